import { describe, expect, it } from 'vitest'
import { citiesOffered, type Place, placesSchema, postCodesOffered } from '@/domain/booking/lastPlaces'
import { withPlace } from '@/domain/booking/withPlace'

const place = (city: string, postCode = '', country = 'Germany'): Place => ({ country, city, postCode })
const remembered = (...all: Place[]) => all.reduce<Place[]>((places, each) => withPlace(places, each), [])

describe('remembered towns', () => {
  it.each<[Place, Place[]]>([
    [place(' Köln ', '50 667'), [place('Köln', '50667')]],
    [place('Köln', '۵۰۶۶۷'), [place('Köln', '50667')]],
    [place('لاہور', '54000', 'Pakistan'), [place('لاہور', '54000', 'Pakistan')]],
    [place('London', 'SW1A 2AA'), [place('London')]],
    [place('Singapore', '238823'), [place('Singapore')]],
    [place('New York', '10001-1234'), [place('New York')]],
    [place('Köln, c/o Aslam'), []],
    [place('Gujrat 0300 1234567'), []],
    [place('K'), []],
    [place('Köln', '50667', ''), []],
  ])('%j are stored as %j', (booked, stands) => {
    expect(remembered(booked)).toEqual(stands)
  })

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

  it('are at most 200, without invalid ones', () => {
    const towns = Array.from({ length: 300 }, (_, at) => place('Köln', String(10_000 + at)))
    expect(remembered(...towns)).toHaveLength(200)
    expect(placesSchema.parse([null, 'x', { city: 'Köln' }, place('Bonn')])).toEqual([place('Bonn')])
    expect(placesSchema.parse({ city: 'Köln' })).toEqual([])
  })
})
