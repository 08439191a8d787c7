import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { company } from '@/company'
import type { ShipmentFilter } from '@/domain/shipment-index/shipmentFilter'
import { ShipmentIndex } from '@/domain/shipment-index/shipmentIndex'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import {
  attentionIn,
  attentionMessages,
  attentionRule,
  deliveryDue,
  lastUpdateMessage,
  silentDays,
  urgencyOf,
} from '@/domain/shipment/attention'
import { workingDaysBetween } from '@/domain/workingDays'
import { aRow, at } from '../shipment-index/aRow'

/** A Friday. */
const now = new Date(2026, 10, 20, 15, 14)
const ask = attentionIn(attentionRule(company.services, now))
const moment = (day: string, hour = 10) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00`).toISOString()
const entry = (type: number, day: string) => ({
  type,
  description: '',
  trackingLink: '',
  createdAt: day && moment(day),
})

describe('a shipment after its service’s delivery window', () => {
  test.each<[string, string, number | null]>([
    ['Urgent', '2026-11-17', null],
    ['Urgent', '2026-11-16', 1],
    ['Urgent', '2026-11-13', 2],
    // Booked on a Saturday, so the weekend does not count.
    ['Urgent', '2026-11-14', 2],
    ['urgent ', '2026-11-13', 2],
    ['Express', '2026-11-11', null],
    ['Express', '2026-11-10', 1],
    ['Standard', '2026-11-06', null],
    ['Standard', '2026-11-05', 1],
    ['Economy', '2026-10-30', null],
    ['Economy', '2026-10-29', 1],
    ['Air Cargo', '2026-01-05', null],
    ['', '2026-01-05', null],
  ])('has for %s, booked on %s, the days of delay: %s', (service, day, late) => {
    const shipment = aRow({ service, createdAt: moment(day), status: [entry(1, day), entry(5, '2026-11-20')] })
    expect(ask(shipment)?.late ?? null).toBe(late)
  })
})

describe('a shipment without a new status for 3 working days', () => {
  test.each<[string, number | null, number | null]>([
    ['2026-11-20', null, null],
    ['2026-11-18', null, null],
    ['2026-11-17', 3, 3],
    ['2026-11-16', 4, 4],
    ['2026-11-15', 5, 5],
    ['2026-11-14', 5, 6],
    ['2026-11-13', 5, 7],
  ])('has for the latest status of %s the silent working days: %s, and calendar days: %s', (day, silent, days) => {
    const shipment = aRow({ service: 'Air Cargo', createdAt: moment('2026-11-02'), status: [entry(2, day)] })
    const { silent: workingDays, lastUpdateDays } = ask(shipment) ?? { silent: null, lastUpdateDays: null }
    expect([workingDays, lastUpdateDays]).toEqual([silent, days])
  })

  it('uses the newest entry, wherever it is in the list', () => {
    const status = [entry(3, '2026-11-19'), entry(1, '2026-11-02')]
    expect(ask(aRow({ service: '', createdAt: moment('2026-11-02'), status }))).toBeNull()
  })

  it('uses the booking date if the entry has no date', () => {
    const status = [{ ...entry(1, '2026-11-19'), createdAt: '' }]
    expect(ask(aRow({ service: '', createdAt: moment('2026-11-12'), status }))).toEqual({
      late: null,
      silent: 6,
      lastUpdateDays: 8,
    })
  })
})

describe('a shipment that needs no attention', () => {
  test.each([
    ['delivered', aRow({ createdAt: moment('2026-01-05'), status: [entry(1, '2026-01-05'), entry(7, '2026-01-30')] })],
    ['past delivered', aRow({ createdAt: moment('2026-01-05'), status: [entry(9, '2026-01-05')] })],
    ['void', aRow({ createdAt: moment('2026-01-05'), status: at(0) })],
    ['without any date', aRow({ createdAt: '', status: [{ ...entry(1, '2026-01-05'), createdAt: '' }] })],
    ['dated tomorrow', aRow({ service: 'Urgent', createdAt: moment('2026-11-21'), status: [entry(1, '2026-11-21')] })],
  ])('is one that is %s', (_name, shipment) => {
    expect(ask(shipment)).toBeNull()
  })
})

test.each([
  [{ late: 1, silent: null, lastUpdateDays: null }, [{ key: 'lists.daysLate', values: { count: 1 } }]],
  [{ late: null, silent: 3, lastUpdateDays: 5 }, [{ key: 'lists.daysSilent', values: { count: 5 } }]],
  [
    { late: 12, silent: 4, lastUpdateDays: 6 },
    [
      { key: 'lists.daysLate', values: { count: 12 } },
      { key: 'lists.daysSilent', values: { count: 6 } },
    ],
  ],
])('%o is worded by %j', (attention, messages) => {
  expect(attentionMessages(attention)).toEqual(messages)
})

describe('the last update of a shipment that needs no attention', () => {
  const rule = attentionRule(company.services, now)
  const messageOf = (status: Parameters<typeof entry>[], booked = '2026-11-02') =>
    lastUpdateMessage(rule, { createdAt: booked && moment(booked), status: status.map((each) => entry(...each)) })

  test.each<[string, Parameters<typeof entry>[], ReturnType<typeof messageOf>]>([
    ['today', [[1, '2026-11-20']], { key: 'lists.updatedToday' }],
    ['by a clock that is a day ahead', [[1, '2026-11-21']], { key: 'lists.updatedToday' }],
    ['two days ago', [[1, '2026-11-18']], { key: 'lists.daysSilent', values: { count: 2 } }],
    ['when it was booked, if no step has a date', [[1, '']], { key: 'lists.daysSilent', values: { count: 18 } }],
    ['of no interest once it is delivered', [[7, '2026-11-18']], null],
    ['of no interest once it is void', [], null],
  ])('was %s', (_name, status, wanted) => {
    expect(messageOf(status)).toEqual(wanted)
  })

  it('is unknown without any date', () => {
    expect(messageOf([[1, '']], '')).toBeNull()
  })
})

describe('the due day of a shipment, and its delay', () => {
  const rule = attentionRule(company.services, now)
  const due = (service: string, day: string, status = [entry(1, day)]) =>
    deliveryDue(rule, aRow({ service, createdAt: day && moment(day), status }))

  test.each([
    ['still in time', 'Urgent', '2026-11-18', [entry(1, '2026-11-18')], { day: '2026-11-23', late: 0 }],
    ['booked before a weekend', 'Urgent', '2026-11-12', [entry(1, '2026-11-12')], { day: '2026-11-17', late: 3 }],
    ['booked on a Saturday', 'Urgent', '2026-11-14', [entry(1, '2026-11-14')], { day: '2026-11-18', late: 2 }],
    ['delivered late', 'Urgent', '2026-11-02', [entry(7, '2026-11-06')], { day: '2026-11-05', late: 1 }],
    ['delivered, nobody knows when', 'Urgent', '2026-11-02', [entry(7, '')], { day: '2026-11-05', late: null }],
    ['delivered in time', 'Express', '2026-11-02', [entry(7, '2026-11-06')], { day: '2026-11-11', late: 0 }],
  ])('are known if it is %s', (_name, service, day, status, wanted) => {
    expect(due(service, day, status)).toEqual(wanted)
  })

  test.each([
    ['a void shipment', 'Urgent', '2026-11-02', []],
    ['a service without a window', 'Air Cargo', '2026-11-02', [entry(1, '2026-11-02')]],
    ['a row without a date', 'Urgent', '', [entry(1, '2026-11-02')]],
  ])('%s has no due day', (_name, service, day, status) => {
    expect(due(service, day, status)).toBeNull()
  })

  it('is a working day, as many after the booking as the delivery window has', () => {
    const days = fc.integer({ min: 0, max: 800 }).map((count) => new Date(2026, 0, 1 + count, 23, 59))
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 40 }), (booked, to) => {
        const found = deliveryDue(
          { windows: [{ name: 'Any', to }], today: '2026-01-01' },
          aRow({ service: 'Any', createdAt: booked.toISOString(), status: at(1) }),
        )
        const day = new Date(`${found?.day}T12:00:00`)
        expect(workingDaysBetween(booked, day)).toBe(to)
        expect([0, 6]).not.toContain(day.getDay())
      }),
    )
  })

  it('sorts a list, with shipments without a due day last', () => {
    const index = new ShipmentIndex()
    const booked = (consignee: string, service: string) =>
      aRow({ consignee, service, createdAt: moment('2026-11-12'), status: at(1) })
    index.add([booked('None', 'Air Cargo'), booked('Second', 'Express'), booked('First', 'Urgent')])
    const found = index.find({ filter: {}, sort: { column: 'due', rule, isDescending: false } })
    expect(index.window(found).map(({ consignee }) => consignee)).toEqual(['First', 'Second', 'None'])
  })
})

test.each([
  ['a status of two working days ago', '2026-11-18', null],
  ['a status of three working days ago', '2026-11-17', 3],
])('%s, on %s, means %s days without an update', (_name, day, days) => {
  expect(silentDays({ createdAt: moment('2026-11-02'), status: [entry(2, day)] }, now)).toBe(days)
  expect(silentDays({ createdAt: moment('2026-11-02'), status: [entry(7, day)] }, now)).toBeNull()
})

describe('a list sorted by attention', () => {
  it('has the most urgent first, and those that need none last in either direction', () => {
    const index = new ShipmentIndex()
    const booked = (consignee: string, day: string) =>
      aRow({ consignee, service: 'Urgent', createdAt: moment(day), status: [entry(1, '2026-11-20')] })
    index.add([booked('Late', '2026-11-12'), booked('Well', '2026-11-20'), booked('Later', '2026-11-02')])
    const rule = attentionRule(company.services, now)
    const sorted = (isDescending: boolean) =>
      index
        .window(index.find({ filter: {}, sort: { column: 'attention', rule, isDescending } }))
        .map(({ consignee }) => consignee)
    expect(sorted(true)).toEqual(['Later', 'Late', 'Well'])
    expect(sorted(false)).toEqual(['Late', 'Later', 'Well'])
  })
})

describe('a list filtered by attention', () => {
  it('has the shipments that need attention and match the other filters', () => {
    const index = new ShipmentIndex()
    const late = { service: 'Urgent', createdAt: moment('2026-11-02'), status: [entry(1, '2026-11-20')] }
    index.add([
      aRow({ ...late, consignee: 'Late' }),
      aRow({ ...late, consignee: 'Late and remote', isRemoteArea: true }),
      aRow({ service: 'Urgent', createdAt: moment('2026-11-20'), status: [entry(1, '2026-11-20')] }),
      aRow({ ...late, status: [] }),
    ])
    const attention = attentionRule(company.services, now)
    const found = (filter: ShipmentFilter) =>
      index.window(index.find({ filter, sort: newestFirst })).map(({ consignee }) => consignee)
    expect(found({ attention }).sort()).toEqual(['Late', 'Late and remote'])
    expect(found({ attention, isRemoteArea: true })).toEqual(['Late and remote'])
    // Both were moved today, so they are late but wait for no step.
    expect(found({ needsStep: attention })).toEqual([])
    index.add([aRow({ ...late, consignee: 'No update', status: [entry(1, '2026-11-10')] })])
    expect(found({ needsStep: attention })).toEqual(['No update'])
  })
})

describe('the urgency', () => {
  const rule = attentionRule([{ name: 'Express', to: 7 }], new Date('2026-11-20T12:00:00'))
  const weigh = (service: string, createdAt: string, news: string) =>
    urgencyOf(
      attentionIn(rule)({
        service,
        createdAt,
        status: [{ type: 2, description: '', trackingLink: '', createdAt: news }],
      }),
    )

  it.each([
    ['days late, then days without an update', 'Express', '2026-11-02T10:00:00', '2026-11-12T10:00:00', 700_006],
    ['being late alone', 'Express', '2026-11-02T10:00:00', '2026-11-20T10:00:00', 700_000],
    ['having no update alone', 'Nothing known', '2026-11-02T10:00:00', '2026-11-12T10:00:00', 6],
    ['nothing without either', 'Express', '2026-11-19T10:00:00', '2026-11-19T10:00:00', null],
  ])('counts %s', (_, service, booked, news, weight) => {
    expect(weigh(service, booked, news)).toBe(weight)
  })
})
