import { describe, expect, it, test } from 'vitest'
import { CENTER, HEAD_OFFICE, type Role } from '@/domain/roles'
import { type ShipmentAction, shipmentCan, type ShipmentScreen } from '@/domain/shipment/shipmentCan'
import type { StatusEntry } from '@/domain/shipment/shipmentStatus'

describe('the actions allowed on a shipment', () => {
  const step = (type: number, createdAt = '2026-11-20T10:00:00.000Z'): StatusEntry => ({
    type,
    description: 'x',
    trackingLink: '',
    createdAt,
  })
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
