// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { dayOf } from '@/domain/dates'
import type { ShipmentSum } from '@/domain/shipment-index/shipmentIndex'
import { changeText, measureText, measureValue } from '@/shipments/charts/chartMeasures'
import { dailyPoints, largestPoints, statusPoints, totalOf, weeklyPoints } from '@/shipments/charts/chartPoints'

const sum = (key: string, shipments: number, rupees = 0): ShipmentSum => ({
  key,
  shipments,
  voids: 0,
  paisa: rupees * 100,
  missing: 0,
  unreadable: 0,
})
const names = (points: readonly { name: string }[]) => points.map(({ name }) => name)

describe('the days of a chart', () => {
  const some = [sum('', 4), sum('2026-11-01', 1, 10.5), sum('2026-11-03', 2, 20)]

  it('include days without shipments, and no shipments without a date', () => {
    expect(dailyPoints(some, null)).toEqual([
      { name: '2026-11-01', shipments: 1, grossTotal: 10.5 },
      { name: '2026-11-02', shipments: 0, grossTotal: 0 },
      { name: '2026-11-03', shipments: 2, grossTotal: 20 },
    ])
  })

  it('are the requested ones, whatever shipments were returned', () => {
    expect(names(dailyPoints(some, { from: '2026-10-31', to: '2026-11-02' }))).toEqual([
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
    ])
  })

  it('of a range without a beginning start with the first shipment', () => {
    const days = { from: '2000-01-01', to: '2026-11-04' }
    expect(names(dailyPoints(some, days))).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'])
  })

  test.each([
    ['nothing at all', []],
    ['nothing with a date', [sum('', 9)]],
  ])('of %s are empty', (_name, sums) => expect(dailyPoints(sums, null)).toEqual([]))

  it('do not begin at a wrong date a century ago', () => {
    const points = dailyPoints([sum('1900-01-01', 1), sum('2026-11-01', 1)], null)
    expect(points).toHaveLength(3660)
    expect(points.at(-1)).toEqual({ name: '2026-11-01', shipments: 1, grossTotal: 0 })
  })

  it('follow each other across months, leap days and clock changes', () => {
    const day = fc.date({ min: new Date(2020, 0, 1), max: new Date(2035, 0, 1), noInvalidDate: true }).map(dayOf)
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 400 }), (from, length) => {
        const start = new Date(`${from}T00:00:00Z`)
        const at = (days: number) => new Date(start.getTime() + days * 86_400_000).toISOString().slice(0, 10)
        const points = dailyPoints([], { from, to: at(length) })
        expect(names(points)).toEqual(Array.from({ length: length + 1 }, (_, days) => at(days)))
      }),
    )
  })
})

describe('the largest groups of a chart', () => {
  const many = Array.from({ length: 13 }, (_, index) => sum(`C${index}`, 20 - index, index))

  it('are ten, with the others summed in one', () => {
    const points = largestPoints(many, 'shipments')
    expect(names(points)).toEqual([...many.slice(0, 10).map(({ key }) => key), '3 more'])
    expect(points.at(-1)).toEqual({ name: '3 more', shipments: 10 + 9 + 8, grossTotal: 10 + 11 + 12 })
  })

  it('are in the order of what they show: void shipments make none longer', () => {
    const sums = [{ ...sum('Economy', 34), voids: 2 }, { ...sum('Attestation', 40), voids: 40 }, sum('Urgent', 33)]
    expect(largestPoints(sums, 'shipments').map(({ name, shipments }) => `${name} ${shipments}`)).toEqual([
      'Urgent 33',
      'Economy 32',
      'Attestation 0',
    ])
  })

  it('are eleven if only one other would be left', () => {
    expect(names(largestPoints(many.slice(0, 11), 'shipments'))).toHaveLength(11)
  })

  it('say how many unreadable amounts are not in the sum', () => {
    expect(totalOf([{ ...sum('a', 3, 5), unreadable: 2 }, sum('b', 1, 1)])).toMatchObject({
      grossTotal: 6,
      unreadable: 2,
    })
  })

  it('say how many amounts are missing, and show a dash where none is known', () => {
    const point = totalOf([
      { ...sum('a', 2, 5), missing: 1 },
      { ...sum('b', 1), missing: 1 },
    ])
    expect(point).toMatchObject({ grossTotal: 5, missing: 2 })
    expect(measureText(point, 'grossTotal')).toBe('Rs. 5.00')
    expect(measureText(totalOf([{ ...sum('b', 2), missing: 1, unreadable: 1 }]), 'grossTotal')).toBe('—')
    expect(measureText(totalOf([]), 'grossTotal')).toBe('Rs. 0.00')
  })

  it('differ by G.Total and by count', () => {
    expect(names(largestPoints(many, 'grossTotal')).slice(0, 2)).toEqual(['C12', 'C11'])
  })

  it('are one group where their names are shown alike', () => {
    const sums = [sum('Economy', 4, 1), sum('Express', 3, 5), sum('express', 2, 6)]
    const shownOf = (value: string) => value.toLowerCase()
    expect(largestPoints(sums, 'shipments', shownOf)).toEqual([
      { name: 'express', shipments: 5, grossTotal: 11 },
      { name: 'economy', shipments: 4, grossTotal: 1 },
    ])
  })

  it('show a dash for a missing name, and lose no shipment', () => {
    expect(largestPoints([sum('', 2, 5)], 'shipments')).toEqual([{ name: '—', shipments: 2, grossTotal: 5 }])
    for (const measure of ['shipments', 'grossTotal'] as const) {
      const points = largestPoints(many, measure)
      expect(points.reduce((total, { shipments }) => total + shipments, 0)).toBe(totalOf(many).shipments)
      expect(points.reduce((total, { grossTotal }) => total + grossTotal, 0)).toBe(totalOf(many).grossTotal)
    }
  })
})

it('every step of the journey has a point, and so has Void', () => {
  const points = statusPoints([sum('7', 3, 30), sum('0', 1)])
  expect(points.map(({ shipments }) => shipments)).toEqual([0, 0, 0, 0, 0, 0, 3, 1])
  expect(names(points).slice(-2)).toEqual(['Delivered', 'Void'])
})

describe('the change since the period before', () => {
  const period = (shipments: number, rupees: number, lacking = {}) =>
    totalOf([{ ...sum('2026-11-20', shipments, rupees), ...lacking }])
  test.each([
    ['in percent', period(2, 300), period(2, 200), '+50 %'],
    ['of nothing', period(2, 300), period(0, 0), 'new'],
    ['a dash where discounts were more than the amounts before', period(2, 300), period(2, -200), '—'],
    ['a dash where an amount of the period is missing', period(2, 300, { missing: 1 }), period(2, 200), '—'],
    ['a dash where one before cannot be read', period(2, 300), period(2, 200, { unreadable: 1 }), '—'],
    ['a dash, not new, where none before can be read', period(2, 300), period(1, 0, { unreadable: 1 }), '—'],
  ])('is %s', (_, now, before, text) => {
    expect(changeText(now, before, 'grossTotal')).toBe(text)
  })

  it('counts shipments whatever their amounts', () => {
    expect(changeText(period(3, 300), period(2, 0, { unreadable: 2 }), 'shipments')).toBe('+50 %')
  })
})

test('weeks are counted back from the last day, keep every shipment, and only the first may be shorter', () => {
  const daily = dailyPoints([sum('2026-11-01', 1, 10.5), sum('2026-11-09', 2, 20), sum('2026-11-10', 3, 0.25)], null)
  expect(weeklyPoints(daily)).toEqual([
    { name: '2026-11-01', until: '2026-11-03', shipments: 1, grossTotal: 10.5 },
    { name: '2026-11-04', until: '2026-11-10', shipments: 5, grossTotal: 20.25 },
  ])
  expect(weeklyPoints([])).toEqual([])
})

test('a week of which no amount is known has no value, and is not drawn as 0', () => {
  const daily = dailyPoints(
    [
      { ...sum('2026-11-09', 1), missing: 1 },
      { ...sum('2026-11-10', 1), unreadable: 1 },
    ],
    null,
  )
  const [week] = weeklyPoints(daily)
  expect(week).toMatchObject({ shipments: 2, missing: 1, unreadable: 1 })
  expect(week && measureValue(week, 'grossTotal')).toBeNull()
  expect(week && measureValue(week, 'shipments')).toBe(2)
})
