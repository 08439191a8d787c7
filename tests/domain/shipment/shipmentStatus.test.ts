import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { CENTER, HEAD_OFFICE, type Role } from '@/domain/roles'
import { archiveStatusBadge, archiveStatusName } from '@/domain/shipment/archiveStatus'
import { type ShipmentAction, shipmentCan, type ShipmentScreen } from '@/domain/shipment/shipmentCan'
import {
  type BadgeVariant,
  englishBadge,
  isVoid,
  journeyStep,
  latestStatus,
  nextStep,
  statusBadge,
  type StatusEntry,
  stepBehindBadge,
} from '@/domain/shipment/shipmentStatus'

function entry(type: number, createdAt = '2026-11-20T10:00:00.000Z', description = ''): StatusEntry {
  return { type, createdAt, description, trackingLink: '' }
}

/** What a date weighs; none weighs least. */
function time(item: StatusEntry): number {
  return Date.parse(item.createdAt) || 0
}

describe('the latest status', () => {
  const early = '2026-11-18T10:00:00.000Z'
  const late = '2026-11-19T10:00:00.000Z'

  test.each<[string, StatusEntry[], number | null]>([
    ['none', [], null],
    ['one without a date', [entry(3, '')], 3],
    ['a lower type that is newer', [entry(5, early), entry(2, late)], 2],
    ['equal dates: the later in the list', [entry(1, late), entry(2, late)], 2],
    ['equal moments written differently', [entry(1, late), entry(2, '2026-11-19T15:00:00+05:00')], 2],
    ['a millisecond decides', [entry(2, '2026-11-19T10:00:00.001Z'), entry(1, late)], 2],
    ['all dates unreadable: the later in the list', [entry(3, 'x'), entry(2, '')], 2],
    ['a date before 1970 still beats none', [entry(4, ''), entry(1, '1960-01-01T00:00:00Z'), entry(5, '')], 1],
  ])('%s', (_name, status, type) => {
    expect(latestStatus({ status })?.type ?? null).toBe(type)
  })

  it('is an entry of the list, and no other is newer', () => {
    const entries = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 7 }), fc.constantFrom(early, late, '', 'x', '2026-11-19T10:00:00.000+00:00')),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(entries, (values) => {
        const status = values.map(([type, createdAt]) => entry(type, createdAt))
        const latest = latestStatus({ status })
        const newest = Math.max(...status.map(time))
        expect(latest).toBe(status.findLast((item) => time(item) === newest))
      }),
    )
  })
})

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

test.each<[number | null, string | null, BadgeVariant | null]>([
  [0, 'Void', 'dark'],
  [1, 'Info Received', 'primary'],
  [2, 'Picked Up', 'danger'],
  [3, 'Processed', 'secondary'],
  [4, 'Forwarded', 'warning'],
  [5, 'Updated', 'success'],
  [6, 'Updated', 'success'],
  [7, 'Updated', 'success'],
  [1000, 'Updated', 'success'],
  [-1, null, null],
  [1.5, null, null],
  [Number.NaN, null, null],
  [null, null, null],
])('the archive badge of status %s is %s in %s', (status, name, variant) => {
  const badge = archiveStatusBadge(status)
  expect(badge && { name: badge.name, variant: badge.variant }).toEqual(name === null ? null : { name, variant })
  expect(archiveStatusName(status)).toBe(name ?? '')
})

describe('the actions allowed on a shipment', () => {
  const moving: StatusEntry[][] = [1, 2, 3, 4, 5, 6].map((type) => [entry(type)])
  const delivered: StatusEntry[][] = [7, 8].map((type) => [entry(type)])
  const voided: StatusEntry[][] = [[]]

  const everything = 'view track upTrack downTrack addNote void'
  const noUpTrack = 'view track downTrack addNote void'

  test.each<[string, Role, ShipmentScreen, string, StatusEntry[][], string]>([
    ['head office', HEAD_OFFICE, 'home', 'moving', moving, 'view track void'],
    ['head office', HEAD_OFFICE, 'home', 'delivered', delivered, 'view track void'],
    ['head office', HEAD_OFFICE, 'home', 'void', voided, 'view track'],
    ['head office', HEAD_OFFICE, 'records', 'moving', moving, everything],
    ['head office', HEAD_OFFICE, 'records', 'delivered', delivered, noUpTrack],
    ['head office', HEAD_OFFICE, 'records', 'void', voided, 'view track addNote'],
    ['head office', HEAD_OFFICE, 'trackingManagement', 'moving', moving, everything],
    ['head office', HEAD_OFFICE, 'trackingManagement', 'delivered', delivered, noUpTrack],
    ['head office', HEAD_OFFICE, 'trackingManagement', 'void', voided, 'view track addNote'],
    ['center', CENTER, 'home', 'moving', moving, 'view track void'],
    ['center', CENTER, 'home', 'delivered', delivered, 'view track void'],
    ['center', CENTER, 'home', 'void', voided, 'view track'],
    ['center', CENTER, 'records', 'moving', moving, 'view track void'],
    ['center', CENTER, 'records', 'delivered', delivered, 'view track void'],
    ['center', CENTER, 'records', 'void', voided, 'view track'],
    ['center', CENTER, 'trackingManagement', 'moving', moving, ''],
    ['center', CENTER, 'trackingManagement', 'delivered', delivered, ''],
    ['center', CENTER, 'trackingManagement', 'void', voided, ''],
  ])('%s (role %s) on %s, %s shipment', (_name, role, screen, _state, shipments, expected) => {
    const actions: ShipmentAction[] = ['view', 'track', 'upTrack', 'downTrack', 'addNote', 'void']
    for (const status of shipments) {
      const allowed = actions.filter((action) => shipmentCan[action]({ status }, { role, screen }))
      expect(allowed.join(' ')).toBe(expected)
    }
  })

  it('depend on the latest entry, not the last or the highest', () => {
    const headOffice = { role: HEAD_OFFICE, screen: 'records' } as const
    const backAgain = [entry(7, '2026-11-18T10:00:00.000Z'), entry(5, '2026-11-19T10:00:00.000Z')]
    expect(shipmentCan.upTrack({ status: backAgain }, headOffice)).toBe(true)
    const done = [entry(7, '2026-11-19T10:00:00.000Z'), entry(5, '2026-11-18T10:00:00.000Z')]
    expect(shipmentCan.upTrack({ status: done }, headOffice)).toBe(false)
  })
})

it('is void without a status', () => {
  expect(isVoid({ status: [] })).toBe(true)
  expect(isVoid({ status: [entry(1)] })).toBe(false)
})

const first = '2026-11-18T05:00:00.000Z'
const second = '2026-11-18T18:59:59.000Z'

test.each<[string, StatusEntry[], number]>([
  ['void', [], 0],
  ['booked', [entry(1, first)], 1],
  ['delivered', [entry(1, first), entry(7, second)], 7],
  ['beyond the last step', [entry(9, first)], 7],
  ['below the first', [entry(0, first)], 1],
  ['between two', [entry(2.5, first)], 1],
  ['taken back', [entry(5, first), entry(3, second)], 3],
])('the step of a shipment: %s', (_name, status, step) => {
  expect(journeyStep({ status })).toBe(step)
})
