import { Big } from 'big.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { netAmountOrNone } from '@/domain/money/billing'
import { type DayEnd, dayEnds } from '@/domain/money/dayEnds'
import { sum } from '@/domain/money/money'
import { knownSum } from '@/domain/money/statedSum'
import { isUnreadable, UNREADABLE } from '@/domain/numbers'
import type { Shipment } from '@/domain/shipment/shipment'
import { priceRows } from '@/printing/facts/billFacts'
import { liveBillSchema } from '@/services/wire/billSchemas'
import { readShipment } from '@/services/wire/readShipment'
import type { WireObject } from '@/services/wire/readValues'
import { aRow, at } from '../shipment-index/aRow'

const only = (ends: readonly DayEnd[]) => {
  const [end] = ends
  if (!end || ends.length > 1) throw new Error('not one center')
  return end
}
const plain = ({ shipments, amount }: { shipments: number; amount: unknown }) => [shipments, String(amount)]

/** As the head office is sent them. */
const ends = (shipments: readonly Shipment[]) => dayEnds(shipments, '')

it('a branch has one sheet of its own rows, whatever capitals its username has in them, or if it is not named', () => {
  const centers = ['Gujrat', '', 'gujrat', 'lahore']
  const rows = centers.map((center) => aRow({ center, amount: 100, discount: 0, gst: 0 }))
  expect(dayEnds(rows, 'gujrat').map(({ center, all }) => [center, ...plain(all)])).toEqual([
    ['gujrat', 3, '300'],
    ['lahore', 1, '100'],
  ])
})

describe('a center’s day', () => {
  const day = only(
    ends([
      aRow({ amount: 14_500, discount: 500, gst: 16, paymentType: 1, service: 'Express', codAmount: 45_000 }),
      aRow({ amount: 1000, discount: null, gst: null, paymentType: 2, service: 'Urgent', codAmount: 0 }),
      aRow({ amount: 300, discount: 0, gst: 0, paymentType: null, service: 'Express' }),
      aRow({ amount: null, paymentType: 1, service: 'Express' }),
      aRow({ amount: 9999, paymentType: 1, service: 'Express', codAmount: 700, status: at(0) }),
    ]),
  )

  it('separates cash, credit and unstated payments, and adds neither COD nor voids', () => {
    expect(plain(day.all)).toEqual([4, '17540'])
    expect(plain(day.cash)).toEqual([2, '16240'])
    expect(plain(day.credit)).toEqual([1, '1000'])
    expect(plain(day.unstated)).toEqual([1, '300'])
    expect(plain(day.cod)).toEqual([1, '45000'])
    expect(day.voids).toBe(1)
    expect(day.shipments).toHaveLength(5)
  })

  it('is in order of booking, whatever row has no date', () => {
    const times = ['2026-11-20T12:00:00Z', '', '2026-11-20T09:00:00Z', '', '2026-11-20T10:00:00Z']
    const { shipments } = only(ends(times.map((createdAt) => aRow({ createdAt }))))
    expect(shipments.map(({ createdAt }) => createdAt.slice(11, 13))).toEqual(['09', '10', '12', '', ''])
  })

  it('leaves out unreadable values, and counts them', () => {
    const { all, cash, cod } = only(
      ends([
        aRow({ amount: 100, discount: 0, gst: 0, paymentType: 1, codAmount: UNREADABLE }),
        aRow({ amount: UNREADABLE, discount: 0, gst: 0, paymentType: 1, codAmount: 300 }),
        aRow({ amount: 100, discount: 0, gst: UNREADABLE, paymentType: 2, codAmount: 0 }),
        aRow({ amount: UNREADABLE, paymentType: 1, codAmount: UNREADABLE, status: at(0) }),
      ]),
    )
    expect([...plain(all), all.unreadable, all.missing]).toEqual([3, '100', 2, 0])
    expect([...plain(cash), cash.unreadable]).toEqual([2, '100', 1])
    expect([...plain(cod), cod.unreadable]).toEqual([2, '300', 1])
    // So that the sheet says “1 of 2”.
    expect(cod.stated).toBe(1)
  })

  it.each([
    ['cannot be read', UNREADABLE, 1, UNREADABLE],
    ['is missing', null, 0, null],
    ['is 0', 0, 0, 0],
  ] as const)(
    'sums a COD amount that %s, beside shipments without COD, to no more',
    (_what, codAmount, shipments, known) => {
      const { cod } = only(ends([aRow({ codAmount }), aRow({ codAmount: 0 }), aRow({ codAmount: 0 })]))
      expect(cod.shipments).toBe(shipments)
      const total = knownSum(cod)
      expect(total instanceof Big ? total.toNumber() : total).toBe(known)
    },
  )

  it('counts rows that do not say whether there is COD', () => {
    const { cod } = only(ends([aRow({ codAmount: null }), aRow({ codAmount: 300 }), aRow({ codAmount: 0 })]))
    expect([...plain(cod), cod.missing]).toEqual([1, '300', 1])
  })

  it('counts services without void shipments', () => {
    expect(day.services.map((own) => [own.service, ...plain(own)])).toEqual([
      ['Express', 3, '16540'],
      ['Urgent', 1, '1000'],
    ])
  })

  it('lists shipments by booking time, and centers by name', () => {
    const found = ends([
      aRow({ center: 'sialkot' }),
      aRow({ airwayBillNo: '2', createdAt: '2026-11-20T11:00:00.000Z' }),
      aRow({ airwayBillNo: '1', createdAt: '2026-11-20T09:00:00.000Z' }),
    ])
    expect(found.map(({ center }) => center)).toEqual(['gujrat', 'sialkot'])
    expect(found[0]?.shipments.map(({ airwayBillNo }) => airwayBillNo)).toEqual(['1', '2'])
  })
})

const money = fc.oneof(
  fc.integer({ min: 0, max: 10 ** 8 }).map((paisa) => paisa / 100),
  fc.integer({ min: 0, max: 10 ** 8 }).map((paisa) => String(paisa / 100)),
  fc.constantFrom(null, '', '1,25,000', 'free', undefined, true, [], {}, { $numberDecimal: '12.50' }),
)
const answer = fc.record({
  _id: fc.uuid(),
  airwayBillNo: fc.integer({ min: 10 ** 9, max: 10 ** 10 - 1 }).map(String),
  center: fc.constant({ username: 'gujrat' }),
  service: fc.constantFrom({ name: 'Express' }, { name: 'Urgent' }, null),
  amount: money,
  discount: money,
  gst: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.constantFrom(17.5, '16', null, 'none')),
  paymentType: fc.constantFrom(1, 2, '1', null),
  status: fc.constantFrom([], [{ type: 1 }], [{ type: 7 }]),
})

it('a day-end sheet equals the sum of its receipts, to the paisa', () => {
  /** The net amount that the receipt prints; null for a dash. */
  const onReceipt = (body: unknown) => {
    const text = priceRows(liveBillSchema.parse(body)).at(-1)?.value ?? ''
    return text === '—' ? null : new Big(text.replace(/^Rs\. |,/g, ''))
  }
  const inList = (body: WireObject) => {
    const net = netAmountOrNone(readShipment(body))
    return net === null || isUnreadable(net) ? undefined : net.toFixed(2)
  }
  fc.assert(
    fc.property(fc.array(answer, { minLength: 1, maxLength: 30 }), (answers) => {
      const day = only(ends(answers.map((body) => readShipment(body))))
      for (const body of answers) {
        expect(inList(body)).toBe(onReceipt(body)?.toFixed(2))
      }
      const counted = answers.filter(({ status }) => status.length > 0)
      const sumOf = (bodies: readonly unknown[]) => sum(bodies.map(onReceipt)).toFixed(2)
      const paid = (type: number) => counted.filter(({ paymentType }) => Number(paymentType) === type)
      expect(sum([day.all.amount]).toFixed(2)).toBe(sumOf(counted))
      expect(sum([day.cash.amount]).toFixed(2)).toBe(sumOf(paid(1)))
      expect(sum([day.credit.amount]).toFixed(2)).toBe(sumOf(paid(2)))
      expect(sum([day.cash.amount, day.credit.amount, day.unstated.amount]).toFixed(2)).toBe(sumOf(counted))
      expect(sum(day.services.map(({ amount }) => amount)).toFixed(2)).toBe(sumOf(counted))
      const { shipments, stated, missing, unreadable } = day.all
      expect(stated + missing + unreadable).toBe(shipments)
      expect(shipments + day.voids).toBe(answers.length)
    }),
  )
})
