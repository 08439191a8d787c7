import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOfPair, lastOfPair } from '@/domain/booking/bookAgain'
import { citiesOffered, type Place, placesSchema, postCodesOffered, withPlace } from '@/domain/booking/lastPlaces'
import { type Price, priceRange, pricesSchema, withPrice } from '@/domain/booking/lastPrices'
import { decimal } from '@/domain/money/money'
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

describe('remembered prices', () => {
  const to = { country: 'Germany', service: 's1' }
  const priced = (...all: [kg: string, rupees: string][]) =>
    all.reduce<Price[]>((prices, [kg, rupees]) => withPrice(prices, { ...to, kg, rupees }), [])

  it('are from the last five bills to the country by the service', () => {
    const bills = [
      ['1', '9999'],
      ['2', '2300.50'],
      ['4', '5000'],
      ['10', '13000'],
      ['1', '1200'],
      ['3', '3700'],
    ] as const
    const others = withPrice(priced(...bills.map(([kg, rupees]): [string, string] => [kg, rupees])), {
      country: 'Norway',
      service: 's1',
      kg: '1',
      rupees: '1',
    })
    const range = priceRange(others, to)
    expect([range?.count, range?.from.toFixed(), range?.to.toFixed()]).toEqual([5, '1150', '1300'])
    expect(priceRange(others, { ...to, service: 's2' })).toBeNull()
  })

  it.each([
    ['0', '100'],
    ['1', '0'],
    ['1', ''],
  ])('of %s kg for %j rupees are not stored', (kg, rupees) => expect(priced([kg, rupees])).toEqual([]))

  it('are read from any stored value without failing', () => {
    const good = { ...to, kg: 1, rupees: 2 }
    const stored = [good, { ...good, kg: 0 }, { ...good, kg: '1' }, { ...good, rupees: null }, 7]
    expect(pricesSchema.parse(stored)).toEqual([good])
    expect(pricesSchema.parse(undefined)).toEqual([])
  })

  it('are within half a rupee of the paid price per kilogram, in any order', () => {
    const bill = record({ kg: integer({ min: 1, max: 99_999 }), paisa: integer({ min: 1, max: 1e12 }) })
    assert(
      property(array(bill, { minLength: 1, maxLength: 5 }), (bills) => {
        const texts = bills.map(({ kg, paisa }): [string, string] => [
          decimal(kg).div(100).toFixed(),
          decimal(paisa).div(100).toFixed(),
        ])
        const range = priceRange(priced(...texts), to)
        const backwards = priceRange(priced(...texts.toReversed()), to)
        if (!range || !backwards) throw new Error('There is no price')
        expect(range).toEqual(backwards)
        const paid = texts.map(([kg, rupees]) => Number(rupees) / Number(kg))
        for (const [shown, exact] of [
          [range.from, Math.min(...paid)],
          [range.to, Math.max(...paid)],
        ] as const) {
          expect(shown.eq(shown.round(0))).toBe(true)
          expect(Math.abs(Number(shown) - exact)).toBeLessThanOrEqual(0.5 + 1e-6 * exact)
        }
      }),
    )
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
