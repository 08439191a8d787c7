import type { Shipment } from './shipment'

/**
 * Whether something of a shipment that lists show is no longer as it was.
 *
 * @param before the row of an earlier list
 * @param after the row of the same shipment now
 */
export function hasChanged(before: Shipment, after: Shipment): boolean {
  return (
    before.updatedAt !== after.updatedAt ||
    before.notes !== after.notes ||
    before.status.length !== after.status.length ||
    before.status.at(-1)?.type !== after.status.at(-1)?.type ||
    before.amount !== after.amount ||
    before.discount !== after.discount ||
    before.gst !== after.gst ||
    before.isRemoteArea !== after.isRemoteArea ||
    before.destination !== after.destination ||
    before.service !== after.service ||
    before.consignee !== after.consignee ||
    before.consignor !== after.consignor ||
    before.center !== after.center
  )
}
