import { describe, expect, it } from 'vitest'
import { HEAD_OFFICE } from '@/domain/roles'
import { checkCommand, type CommandCheck } from '@/domain/shipment/checkCommand'
import type { ShipmentCommand } from '@/domain/shipment/shipmentCan'
import type { Tracked } from '@/domain/shipment/shipmentStatus'

const tracked = (...types: number[]): Tracked => ({
  status: types.map((type, at) => ({
    type,
    description: 'x',
    trackingLink: '',
    createdAt: `2026-11-20T${String(9 + at).padStart(2, '0')}:00:00.000Z`,
  })),
})
const booked = tracked(1)
const packed = tracked(1, 2)
const manifested = tracked(1, 2, 4)

const upTrack = (type: number, description = 'x'): ShipmentCommand => ({
  action: 'upTrack',
  form: { type: String(type), description, trackingLink: '' },
})
const downTrack: ShipmentCommand = { action: 'downTrack' }
const voided: ShipmentCommand = { action: 'void' }
const viewer = { role: HEAD_OFFICE, screen: 'trackingManagement' } as const

interface Case {
  command?: ShipmentCommand
  shown?: Tracked
  isUndo?: boolean
  before?: Tracked | null
  now?: Tracked | null
  unsure?: ShipmentCommand | null
  own?: ShipmentCommand | null
}

function check(given: Case): CommandCheck {
  const { command = upTrack(4), shown = packed, isUndo = false } = given
  const { before = packed, now = packed, unsure = null, own = null } = given
  return checkCommand({ command, shown, isUndo }, { before, now, unsure, own }, viewer)
}

describe('a confirmed command', () => {
  it.each<[string, Case, CommandCheck]>([
    ['is sent if the shipment is as before', {}, 'send'],
    ['is sent if tracking never answers', { before: null, now: null }, 'send'],
    ['is sent if tracking answers only now, with the status shown', { before: null, command: downTrack }, 'send'],
    ['waits if somebody has added a step', { now: tracked(1, 2, 3) }, 'moved'],
    ['waits if somebody has already set its status', { before: null, shown: booked, now: manifested }, 'moved'],
    ['waits if it is no longer allowed', { before: null, now: tracked(1, 2, 7) }, 'moved'],
    [
      'waits if it would remove another step than the one shown',
      { before: null, command: downTrack, now: booked },
      'moved',
    ],
  ])('%s', (_name, given, expected) => {
    expect(check(given)).toBe(expected)
  })
})

describe('a command after one whose answer was lost', () => {
  it.each<[string, Case, CommandCheck]>([
    [
      'counts as done if it is the same, and tracking shows it',
      { unsure: upTrack(4), now: manifested },
      'done already',
    ],
    ['waits if the other one was carried out', { unsure: upTrack(4, ' x '), now: manifested }, 'earlier done'],
    ['waits if tracking cannot tell', { command: downTrack, unsure: downTrack, before: null }, 'earlier unsure'],
    ['is sent if the other one was not carried out', { unsure: upTrack(4) }, 'send'],
    ['waits if tracking does not answer, as a step could be added twice', { unsure: upTrack(4), now: null }, 'unknown'],
    ['waits if tracking does not answer, as two steps could be removed', { unsure: downTrack, now: null }, 'unknown'],
    ['is sent after a Void without an answer, as a second one changes nothing', { unsure: voided, now: null }, 'send'],
  ])('%s', (_name, given, expected) => {
    expect(check(given)).toBe(expected)
  })
})

describe('an Undo', () => {
  const undo: Case = { command: downTrack, isUndo: true, own: upTrack(4), before: manifested, now: manifested }

  it.each<[string, Case, CommandCheck]>([
    ['is sent while the step is the latest', undo, 'send'],
    ['is not sent if tracking does not answer', { ...undo, now: null }, 'undo unknown'],
    ['is not sent if tracking shows fewer steps', { ...undo, now: packed }, 'undo unknown'],
    ['is not sent once another step has followed', { ...undo, now: tracked(1, 2, 4, 5) }, 'moved'],
    [
      'finds a step that has followed by the latest step alone',
      { ...undo, before: null, now: tracked(1, 2, 4, 5) },
      'moved',
    ],
    [
      'is sent if only tracking’s second answer arrives, with the own step as the latest',
      { ...undo, before: null },
      'send',
    ],
  ])('%s', (_name, given, expected) => {
    expect(check(given)).toBe(expected)
  })
})
