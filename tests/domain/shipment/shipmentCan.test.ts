import { describe, expect, it } from 'vitest'
import { isCarriedOut, isMoved, type ShipmentOrder } from '@/domain/shipment/shipmentCan'
import { isOnlyStep, type StatusEntry, type Tracked } from '@/domain/shipment/shipmentStatus'

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`
const entry = (type: number, hour: number, description = 'x'): StatusEntry => ({
  type,
  description,
  trackingLink: '',
  createdAt: at(hour),
})
const tracked = (...status: StatusEntry[]): Tracked => ({ status })

const booked = tracked(entry(1, 9))
const packed = tracked(entry(1, 9), entry(2, 10, 'In the bag'))

describe('detecting a change by somebody else between two checks', () => {
  it.each<[string, Tracked, Tracked, boolean]>([
    ['the same', packed, tracked(...packed.status), false],
    ['one step more', booked, packed, true],
    ['another type', packed, tracked(entry(1, 9), entry(3, 10)), true],
    ['the same type at another time, with other words', packed, tracked(entry(1, 9), entry(2, 11)), true],
    ['the same words at another time', packed, tracked(entry(1, 9), entry(2, 11, 'In the bag')), false],
    ['other words at the same time', packed, tracked(entry(1, 9), entry(2, 10, 'On the shelf')), false],
    ['the same words with another link', tracked(entry(6, 9)), tracked({ ...entry(6, 10), trackingLink: 'x' }), true],
    ['fewer steps, as tracking may not show all', packed, tracked(entry(3, 10)), false],
    ['void since', booked, tracked(), false],
    ['void both times', tracked(), tracked(), false],
    ['no longer void', tracked(), booked, true],
  ])('%s', (_name, one, other, expected) => {
    expect(isMoved(one, other)).toBe(expected)
  })
})

describe('detecting if a change with a lost answer was made', () => {
  const upTrack = (type: string, description: string): ShipmentOrder => ({
    action: 'upTrack',
    form: { type, description, trackingLink: '' },
  })
  it.each<[string, ShipmentOrder, Tracked, Tracked, boolean]>([
    ['Up Track: its step is there', upTrack('2', 'In the bag'), booked, packed, true],
    ['Up Track: nothing is there', upTrack('2', 'In the bag'), booked, booked, false],
    ['Up Track: a step of another type', upTrack('3', 'In the bag'), booked, packed, false],
    ['Up Track: somebody else’s words', upTrack('2', 'Packed'), booked, packed, false],
    ['Up Track: void since', upTrack('2', 'In the bag'), booked, tracked(), false],
    ['Down Track: one step less', { action: 'downTrack' }, packed, booked, true],
    ['Down Track: as it was', { action: 'downTrack' }, packed, packed, false],
    ['Down Track: no step is left', { action: 'downTrack' }, packed, tracked(), true],
    ['Void: tracking never showed a step', { action: 'void' }, tracked(), tracked(), false],
    ['Void: no step', { action: 'void' }, packed, tracked(), true],
    ['Void: as it was', { action: 'void' }, packed, packed, false],
    ['a note to a void one', { action: 'addNote', form: { note: 'x' } }, tracked(), tracked(), false],
    ['a note moves nothing', { action: 'addNote', form: { note: 'x' } }, packed, packed, false],
  ])('%s', (_name, order, before, now, expected) => {
    expect(isCarriedOut(order, before, now)).toBe(expected)
  })
})

it('recognises the only step of a shipment', () => {
  expect([tracked(), booked, packed].map(isOnlyStep)).toEqual([false, true, false])
})
