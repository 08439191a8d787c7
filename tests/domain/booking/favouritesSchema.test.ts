import { describe, expect, it } from 'vitest'
import { json } from '@/browser/deviceStore'
import { favouritesSchema } from '@/domain/booking/favouritesSchema'

const readFavourites = json(favouritesSchema)

describe('stored favourites', () => {
  const hina = { id: '1', role: 'receiver', company: 'Company', contactPerson: 'Hina' }
  it.each([
    null,
    '',
    '{',
    '{}',
    'null',
    '{"0": 1}',
    '[null, 1, "x", {}, {"id": 1}]',
    '[{"id": "", "role": "shipper"}]',
    '[{"id": 1, "role": "shipper", "isFavourite": true}]',
  ])('are empty if %s is stored', (stored) => {
    expect(readFavourites(stored)).toEqual([])
  })

  it('include all valid entries among invalid ones', () => {
    const stored = JSON.stringify([{ ...hina, role: 'friend' }, { ...hina, company: 7 }, hina, null])
    expect(readFavourites(stored)).toHaveLength(2)
  })
})
