import { describe, expect, it, test } from 'vitest'
import { CENTER, HEAD_OFFICE, type Role } from '@/domain/roles'
import {
  isAhead,
  isCarriedOut,
  isMoved,
  isPast,
  type ShipmentAction,
  shipmentCan,
  type ShipmentCommand,
  type ShipmentScreen,
} from '@/domain/shipment/shipmentCan'
import { isOnlyStep, type StatusEntry, type Tracked } from '@/domain/shipment/shipmentStatus'

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
    expect(isPast(command, now, viewer)).toBe(expected)
  })
})

it.each<[string, ShipmentCommand, Tracked, Tracked, boolean]>([
  ['further', { action: 'upTrack', form: stepForm }, booked, tracked(entry(1, 9), entry(4, 10)), true],
  ['as far', { action: 'upTrack', form: stepForm }, booked, tracked(entry(1, 9), entry(3, 10)), true],
  ['less far than the step', { action: 'upTrack', form: stepForm }, booked, packed, false],
  ['to where it was shown', { action: 'upTrack', form: { ...stepForm, type: '2' } }, packed, packed, false],
  ['further, but with no more steps', { action: 'upTrack', form: stepForm }, packed, tracked(entry(4, 10)), false],
  ['further, but another command follows', { action: 'downTrack' }, booked, packed, false],
])('an Up Track finds that others have moved the shipment %s', (_name, command, shown, now, expected) => {
  expect(isAhead(command, shown, now)).toBe(expected)
})

it('a status is the only step of a shipment if it has no other', () => {
  expect([tracked(), booked, packed].map(isOnlyStep)).toEqual([false, true, false])
})

describe('the actions allowed on a shipment', () => {
  const step = (type: number, createdAt = at(10)): StatusEntry => ({ ...entry(type, 10), createdAt })
  const moving: StatusEntry[][] = [1, 2, 3, 4, 5, 6].map((type) => [step(type)])
  const delivered: StatusEntry[][] = [7, 8].map((type) => [step(type)])
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
  ])('for the %s (role %s), on %s, if it is %s', (_name, role, screen, _state, shipments, expected) => {
    const actions: ShipmentAction[] = ['view', 'track', 'upTrack', 'downTrack', 'addNote', 'void']
    for (const status of shipments) {
      const allowed = actions.filter((action) => shipmentCan[action]({ status }, { role, screen }))
      expect(allowed.join(' ')).toBe(expected)
    }
  })

  it('depend on the latest entry, not the last or the highest', () => {
    const headOffice = { role: HEAD_OFFICE, screen: 'records' } as const
    const backAgain = [step(7, '2026-11-18T10:00:00.000Z'), step(5, '2026-11-19T10:00:00.000Z')]
    expect(shipmentCan.upTrack({ status: backAgain }, headOffice)).toBe(true)
    const done = [step(7, '2026-11-19T10:00:00.000Z'), step(5, '2026-11-18T10:00:00.000Z')]
    expect(shipmentCan.upTrack({ status: done }, headOffice)).toBe(false)
  })
})
