import { expect, it, test } from 'vitest'
import { nextStep, type StatusEntry } from '@/domain/shipment/shipmentStatus'
import { type BadgeVariant, englishBadge, statusBadge, stepBehindBadge } from '@/domain/shipment/statusBadge'

function entry(type: number): StatusEntry {
  return { type, createdAt: '2026-11-20T10:00:00.000Z', description: '', trackingLink: '' }
}

test.each<[number, string, BadgeVariant, number | null, number | null]>([
  [1, 'Info Recieved', 'secondary', null, 2],
  [2, 'Packed', 'danger', null, 3],
  [3, '3rd Party AWB', 'primary', null, 4],
  [4, 'Mainfiest', 'warning', null, 5],
  [5, 'Tracking No Update', 'success', 5, 6],
  [6, 'Tracking No Update', 'success', 6, 7],
  [7, 'Tracking No Update', 'success', 7, null],
  [8, 'Tracking No Update', 'success', 7, null],
  [99, 'Tracking No Update', 'success', 7, null],
  [0, 'Info Recieved', 'secondary', null, 2],
  [-1, 'Info Recieved', 'secondary', null, 2],
  [Number.NaN, 'Info Recieved', 'secondary', null, 2],
])('type %s has the badge %s in %s, the step %s behind it, and the next step %s', (type, name, variant, step, next) => {
  const shipment = { status: [entry(type)] }
  expect(statusBadge(shipment)).toMatchObject({ name, variant })
  expect(englishBadge(shipment)).toBe(name)
  expect(stepBehindBadge(shipment)).toBe(step)
  expect(nextStep(shipment)).toBe(next)
})

it('the badge of a void shipment is Void, with no step behind it and no next step', () => {
  expect(statusBadge({ status: [] })).toEqual({ name: 'Void', key: 'common.void', variant: 'dark' })
  expect(stepBehindBadge({ status: [] })).toBeNull()
  expect(nextStep({ status: [] })).toBeNull()
})
