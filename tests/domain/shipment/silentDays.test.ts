import { expect, test } from 'vitest'
import { silentDays } from '@/domain/shipment/silentDays'
import { entry, moment, now } from './onDays'

test.each([
  ['a status of two working days ago', '2026-11-18', null],
  ['a status of three working days ago', '2026-11-17', 3],
])('%s, on %s, means %s days without an update', (_name, day, days) => {
  expect(silentDays({ createdAt: moment('2026-11-02'), status: [entry(2, day)] }, now)).toBe(days)
  expect(silentDays({ createdAt: moment('2026-11-02'), status: [entry(7, day)] }, now)).toBeNull()
})
