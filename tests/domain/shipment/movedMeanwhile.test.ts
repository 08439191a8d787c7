import { describe, expect, it } from 'vitest'
import { HEAD_OFFICE } from '@/domain/roles'
import { isCarriedOut, isMoved, isNoLongerAllowed, isOvertaken } from '@/domain/shipment/movedMeanwhile'
import type { ShipmentCommand } from '@/domain/shipment/shipmentCan'
import type { StatusEntry, Tracked } from '@/domain/shipment/shipmentStatus'

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`
const entry = (type: number, hour: number, description = 'x'): StatusEntry => ({
  type,
  description,
  trackingLink: '',
  createdAt: at(hour),
})
const tracked = (...status: StatusEntry[]): Tracked => ({ status })

const stepForm = { type: '3', description: 'x', trackingLink: '' }
const booked = tracked(entry(1, 9))
const packed = tracked(entry(1, 9), entry(2, 10, 'In the bag'))

describe('detecting a change by somebody else between two checks', () => {
  it.each<[string, Tracked, Tracked, boolean]>([
    ['is not misled by the same status', packed, tracked(...packed.status), false],
    ['finds one more step', booked, packed, true],
    ['finds another type', packed, tracked(entry(1, 9), entry(3, 10)), true],
    ['finds the same type at another time with another description', packed, tracked(entry(1, 9), entry(2, 11)), true],
    [
      'is not misled by another time with the same description',
      packed,
      tracked(entry(1, 9), entry(2, 11, 'In the bag')),
      false,
    ],
    [
      'is not misled by another description at the same time',
      packed,
      tracked(entry(1, 9), entry(2, 10, 'On the shelf')),
      false,
    ],
    [
      'finds the same description with another link',
      tracked(entry(6, 9)),
      tracked({ ...entry(6, 10), trackingLink: 'x' }),
      true,
    ],
    ['is not misled by fewer steps, as tracking may not show all', packed, tracked(entry(3, 10)), false],
    ['finds that it is void now', packed, tracked(), true],
    ['is not misled by void both times', tracked(), tracked(), false],
    ['finds that it is no longer void', tracked(), booked, true],
  ])('%s', (_name, one, other, expected) => {
    expect(isMoved(one, other)).toBe(expected)
  })
})

describe('detecting if a change with a lost answer was made', () => {
  const upTrack = (type: string, description: string): ShipmentCommand => ({
    action: 'upTrack',
    form: { type, description, trackingLink: '' },
  })
  it.each<[string, ShipmentCommand, Tracked | null, Tracked, boolean | null]>([
    ['finds the step of Up Track', upTrack('2', 'In the bag'), booked, packed, true],
    ['does not find Up Track made if the shipment is as before', upTrack('2', 'In the bag'), booked, booked, false],
    ['does not take a step of another type for Up Track', upTrack('3', 'In the bag'), booked, packed, false],
    ['does not take a step with another description for Up Track', upTrack('2', 'Packed'), booked, packed, false],
    ['does not take a void shipment for Up Track', upTrack('2', 'In the bag'), booked, tracked(), false],
    ['finds the step removed by Down Track', { action: 'downTrack' }, packed, booked, true],
    ['does not find Down Track made if the shipment is as before', { action: 'downTrack' }, packed, packed, false],
    ['finds the only step removed by Down Track', { action: 'downTrack' }, packed, tracked(), true],
    ['cannot tell Void if tracking never showed a step', { action: 'void' }, tracked(), tracked(), false],
    ['finds Void made if the shipment is void', { action: 'void' }, packed, tracked(), true],
    ['does not find Void made if the shipment is as before', { action: 'void' }, packed, packed, false],
    ['finds the step of Up Track without the steps before it', upTrack('2', 'In the bag'), null, packed, true],
    ['does not take another step for it', upTrack('3', 'In the bag'), null, packed, false],
    ['finds Void without the steps before it', { action: 'void' }, null, tracked(), true],
    ['cannot tell Down Track without the steps before it', { action: 'downTrack' }, null, booked, null],
    [
      'cannot tell whether a note was stored, even of a void shipment',
      { action: 'addNote', form: { note: 'x' } },
      tracked(),
      tracked(),
      false,
    ],
    ['cannot tell whether a note was stored', { action: 'addNote', form: { note: 'x' } }, packed, packed, false],
  ])('%s', (_name, command, before, now, expected) => {
    expect(isCarriedOut(command, before, now)).toBe(expected)
  })
})

describe('what tracking shows when a change is confirmed', () => {
  const viewer = { role: HEAD_OFFICE, screen: 'records' } as const
  const delivered = tracked(entry(1, 9), entry(7, 10))
  it.each<[string, ShipmentCommand, Tracked, boolean]>([
    ['rules out a step after the delivery', { action: 'upTrack', form: stepForm }, delivered, true],
    ['rules out a step of a void shipment', { action: 'upTrack', form: stepForm }, tracked(), true],
    ['rules out removing a step of a void shipment', { action: 'downTrack' }, tracked(), true],
    ['allows removing the delivery', { action: 'downTrack' }, delivered, false],
    ['allows a step under way', { action: 'upTrack', form: stepForm }, packed, false],
    ['never prevents Void', { action: 'void' }, tracked(), false],
  ])('%s', (_name, command, now, expected) => {
    expect(isNoLongerAllowed(command, now, viewer)).toBe(expected)
  })
})

it.each<[string, boolean, ShipmentCommand, Tracked, Tracked]>([
  ['further than the step', true, { action: 'upTrack', form: stepForm }, booked, tracked(entry(1, 9), entry(4, 10))],
  ['as far as the step', true, { action: 'upTrack', form: stepForm }, booked, tracked(entry(1, 9), entry(3, 10))],
  ['less far than the step', false, { action: 'upTrack', form: stepForm }, booked, packed],
  ['to where it was shown', false, { action: 'upTrack', form: { ...stepForm, type: '2' } }, packed, packed],
  [
    'further, by as many steps',
    true,
    { action: 'upTrack', form: stepForm },
    packed,
    tracked(entry(1, 9), entry(4, 10)),
  ],
  ['further, but with fewer steps', false, { action: 'upTrack', form: stepForm }, packed, tracked(entry(4, 10))],
  ['further, but a Down Track follows', false, { action: 'downTrack' }, booked, packed],
])('if others have moved the shipment %s, the command is overtaken: %s', (_name, expected, command, shown, now) => {
  expect(isOvertaken(command, shown, now)).toBe(expected)
})
