import { describe, expect, it } from 'vitest'
import type { Place } from '@/domain/booking/lastPlaces'
import { withPlace } from '@/domain/booking/withPlace'

const place = (city: string, postCode = '', country = 'Germany'): Place => ({ country, city, postCode })
const remembered = (...all: Place[]) => all.reduce<Place[]>((places, each) => withPlace(places, each), [])

describe('the towns of bookings', () => {
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

  it('are at most 200', () => {
    const towns = Array.from({ length: 300 }, (_, at) => place('Köln', String(10_000 + at)))
    expect(remembered(...towns)).toHaveLength(200)
  })
})
