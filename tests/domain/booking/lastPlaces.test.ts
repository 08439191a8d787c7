import { describe, expect, it } from 'vitest'
import { isOfPair, lastOfPair } from '@/domain/booking/bookAgain'
import { citiesOffered, type Place, placesSchema, postCodesOffered, withPlace } from '@/domain/booking/lastPlaces'
import { readShipment } from '@/services/wire/readShipment'
import { aBill } from '../../printing/aBill'

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

it('the last bill of two parties has both names, a day and a status', () => {
  const row = (id: string, consignor: string, consignee: string, others: object = {}) =>
    readShipment({
      id,
      consignor: { contactPerson: consignor },
      consignee: { contactPerson: consignee },
      status: [{ type: 1 }],
      createdAt: '2026-11-12',
      ...others,
    })
  const names = { shipperCompany: '', shipperContactPerson: 'Zarqa Bibi', recCompany: '', recContactPerson: 'Kari' }
  const rows = [
    row('', 'Zarqa Bibi', 'Kari'),
    row('1', 'Zarqa Bibi', 'Kari', { createdAt: '' }),
    row('2', 'Zarqa Bibi', 'Kari', { status: [] }),
    row('3', 'Kari', 'Zarqa Bibi'),
    row('4', ' zarqa  BIBI', 'Kari'),
    row('5', 'Zarqa Bibi', 'Kari'),
  ]
  expect(lastOfPair(rows, names)?.id).toBe('4')
  expect(lastOfPair(rows.slice(0, 4), names)).toBeUndefined()
})

it.each([
  [{}, true],
  [{ shipperCompany: '' }, true],
  [{ shipperContactPerson: 'Zarqa Bibi' }, false],
  [{ recContactPerson: 'Kari' }, false],
  [{ recCompany: 'Hallam & Sons' }, false],
])('with %j a bill is between the two parties: %s', (changes, isIt) => {
  const bill = aBill()
  const of = (party: string, { company, contactPerson }: typeof bill.consignee) => ({
    [`${party}Company`]: company,
    [`${party}ContactPerson`]: contactPerson,
  })
  const names = { ...of('shipper', bill.consignor), ...of('rec', bill.consignee), ...changes }
  expect(isOfPair(bill, names as Parameters<typeof isOfPair>[1])).toBe(isIt)
})
