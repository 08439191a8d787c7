import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { company } from '@/company'
import { attentionRule } from '@/domain/shipment/attentionRule'
import { deliveryDue } from '@/domain/shipment/deliveryDue'
import { workingDaysBetween } from '@/domain/workingDays'
import { aRow, at } from '../shipment-index/aRow'
import { entry, moment, now } from './onDays'

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
})
