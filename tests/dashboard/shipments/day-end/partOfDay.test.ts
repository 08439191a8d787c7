// @vitest-environment node
import { expect, test } from 'vitest'
import { partOfDay } from '@/dashboard/shipments/day-end/partOfDay'
import type { ShipmentFilter } from '@/domain/shipment-index/shipmentFilter'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'

const all: ShipmentSource = { kind: 'all' }
const search: ShipmentSource = { kind: 'search', term: ' ruth ' }
const days = { from: '2026-11-20', to: '2026-11-20' }

test.each<[string, ShipmentSource, ShipmentFilter, string | null]>([
  ['nothing', all, {}, null],
  ['days and a center', { kind: 'range', ...days }, { ...days, center: ['gujrat'] }, null],
  ['blanks that are typed', all, { text: '  ' }, null],
  ['what is typed', all, { text: 'ruth' }, '«ruth»'],
  ['what the server has found', search, days, '«ruth»'],
  ['the same, typed and found', search, { text: 'ruth' }, '«ruth»'],
  ['more that is typed meanwhile', search, { text: 'ruth h' }, '«ruth», «ruth h»'],
  ['pasted numbers', all, { numbers: ['3047182971', '3047182972'] }, '2 airway bill numbers'],
  ['a status', all, { status: [7] }, 'Delivered'],
  ['void ones', all, { status: [0] }, 'Void'],
  ['a service', all, { service: ['Express'] }, 'Express'],
  ['a destination', all, { destination: ['Oman'] }, 'Oman'],
  ['remote areas', all, { isRemoteArea: true }, 'Remote Area Yes'],
  ['no remote areas', all, { isRemoteArea: false }, 'Remote Area No'],
  ['what needs attention', all, { attention: { windows: [], today: '2026-11-20' } }, 'Needs attention'],
  ['several', search, { status: [7], destination: ['Oman'] }, '«ruth», Delivered, Oman'],
])('a sheet of %s', (_name, source, filter, words) => {
  const of = (what: string) => (words === null ? null : `Only a part of the ${what}: filtered by ${words}`)
  expect(partOfDay(source, filter, false)).toBe(of('day'))
  expect(partOfDay(source, filter, true)).toBe(of('days'))
})
