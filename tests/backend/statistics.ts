import { netAmount } from '@/domain/money/billing'
import { round2 } from '@/domain/money/money'
import { readNumber, type Unreadable } from '@/domain/numbers'
import { HEAD_OFFICE } from '@/domain/roles'
import type { CenterStatistics } from '@/domain/shipment/shipment'
import { shipmentType } from '@/domain/shipment/shipmentType'
import type { StoredCenter, StoredShipment } from './records'
import type { Store } from './store'

const NO_CENTER = ''

/** The figures of the stand-in are never missing or unreadable. */
type Totals = { [Name in keyof CenterStatistics]: Exclude<CenterStatistics[Name], Unreadable | null> }

/**
 * Totals per center: every active branch, any other center with shipments, and a row without a name for the shipments
 * of no center; a branch gets only its own. Void shipments do not count. The collection is the sum of what customers
 * paid, the net amounts of the receipts.
 */
export function statistics(store: Store, user: StoredCenter, shipments: readonly StoredShipment[]): CenterStatistics[] {
  const totals = new Map<string, Totals>()
  for (const center of user.role === HEAD_OFFICE ? store.centers : [user]) {
    const { id, username } = center
    totals.set(id, { username, totalDocuments: 0, totalParcels: 0, totalCollection: 0 })
  }
  if (user.role === HEAD_OFFICE)
    totals.set(NO_CENTER, { username: '', totalDocuments: 0, totalParcels: 0, totalCollection: 0 })
  for (const shipment of shipments) {
    const total = totals.get(shipment.center ?? NO_CENTER)
    if (!total || !shipment.status?.length) continue
    const kind = shipmentType('live', readNumber(shipment.shipmentType))?.contents
    if (kind === 'documents') total.totalDocuments += 1
    if (kind === 'parcels') total.totalParcels += 1
    total.totalCollection += net(shipment)
  }
  return [...totals]
    .filter(([id, total]) => isListed(store, id) || total.totalDocuments + total.totalParcels > 0)
    .map(([, total]) => ({ ...total, totalCollection: Number(round2(total.totalCollection)) }))
}

function net({ amount, discount, gst }: StoredShipment): number {
  return Number(netAmount({ amount: readNumber(amount), discount: readNumber(discount), gst: readNumber(gst) }))
}

function isListed(store: Store, id: string): boolean {
  const center = store.centers.find((each) => each.id === id)
  return center?.status === 1 && center.role !== HEAD_OFFICE
}
