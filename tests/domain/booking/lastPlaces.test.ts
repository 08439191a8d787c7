import { describe, expect, it } from 'vitest'
import { citiesOffered, type Place, postCodesOffered } from '@/domain/booking/lastPlaces'
import { withPlace } from '@/domain/booking/withPlace'

const place = (city: string, postCode = '', country = 'Germany'): Place => ({ country, city, postCode })
const remembered = (...all: Place[]) => all.reduce<Place[]>((places, each) => withPlace(places, each), [])

describe('remembered towns', () => {
  it('are offered by prefix, latest first, without duplicates', () => {
    const places = remembered(
      place('Bonn'),
      place('Köln', '50667'),
      place('Bern', '3000', 'Switzerland'),
      place('koln'),
    )
    expect(citiesOffered(places, 'Germany', '')).toEqual(['koln', 'Bonn'])
    expect(citiesOffered(places, 'Germany', 'KÖ')).toEqual(['koln'])
    expect(citiesOffered(places, 'Germany', 'köln')).toEqual([])
    expect(postCodesOffered(places, { country: 'Germany', city: 'KÖLN' }, '50')).toEqual(['50667'])
    expect(postCodesOffered(places, { country: 'Germany', city: 'Köln' }, '50667')).toEqual([])
    expect(postCodesOffered(places, { country: 'Germany', city: 'Bonn' }, '')).toEqual([])
  })
})
