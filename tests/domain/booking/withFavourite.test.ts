import { describe, expect, it } from 'vitest'
import { withFavourite } from '@/domain/booking/withFavourite'

describe('favourites', () => {
  it('are unmarked only for the role in question', () => {
    const favourites = withFavourite([], { id: '1', role: 'shipper' }, true)
    const both = withFavourite(favourites, { id: '1', role: 'receiver' }, true)
    expect(withFavourite(both, { id: '1', role: 'shipper' }, false)).toEqual([{ id: '1', role: 'receiver' }])
    expect(withFavourite(both, { id: '1', role: 'receiver' }, true)).toHaveLength(2)
  })

  it('are stored by id only, whatever else was passed', () => {
    const whole = { id: '1', role: 'shipper' as const, company: 'Company', ntnCnic: '3420100000007' }
    expect(withFavourite([], whole, true)).toEqual([{ id: '1', role: 'shipper' }])
  })
})
