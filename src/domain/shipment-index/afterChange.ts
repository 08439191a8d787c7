import { readDate } from '../dates'
import type { Shipment } from '../shipment/shipment'
import type { ShipmentCommand } from '../shipment/shipmentCan'
import { latestStatus, type StatusEntry, TRACKING_NUMBER_UPDATE } from '../shipment/shipmentStatus'

/**
 * What is known about a shipment before its row is fetched again: a command that was carried out, or the status that
 * tracking showed.
 */
export type KnownChange = ShipmentCommand | { action: 'seen'; status: readonly StatusEntry[] }

/** A change of one shipment, by its id. */
export interface ShipmentChange {
  id: string
  change: KnownChange
}

/** A shipment as lists show it after a change, until the backend's own row arrives (product 10.4). */
export function afterChange(shipment: Shipment, change: KnownChange, now: Date): Shipment {
  const updatedAt = now.toISOString()
  switch (change.action) {
    case 'seen':
      return { ...shipment, status: [...change.status] }
    case 'upTrack': {
      const { description, trackingLink } = change.form
      const type = Number(change.form.type)
      const link = type === TRACKING_NUMBER_UPDATE ? trackingLink : ''
      // If this device's clock is behind, the new step must still not come before the latest one.
      const after = readDate(latestStatus(shipment)?.createdAt)
      const createdAt = after !== null && after > now ? after.toISOString() : updatedAt
      const entry = { type, description, trackingLink: link, createdAt }
      return { ...shipment, updatedAt, status: [...shipment.status, entry] }
    }
    case 'downTrack': {
      const latest = latestStatus(shipment)
      return { ...shipment, updatedAt, status: shipment.status.filter((entry) => entry !== latest) }
    }
    case 'addNote':
      return { ...shipment, updatedAt, notes: change.form.note }
    case 'void':
      return { ...shipment, updatedAt, status: [] }
  }
}
