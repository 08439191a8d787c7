import { describe, expect, it, test } from 'vitest'
import { company } from '@/company'
import { attentionIn } from '@/domain/shipment/attention'
import { attentionRule } from '@/domain/shipment/attentionRule'
import { aRow, at } from '../shipment-index/aRow'
import { entry, moment, now } from './onDays'

const ask = attentionIn(attentionRule(company.services, now))

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
