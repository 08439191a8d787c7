import { receiversOf } from '@/domain/booking/lastReceivers'
import { withReceiver } from '@/domain/booking/withReceiver'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { receiverStore } from './receiverStore'

/**
 * Reads and writes what this computer remembers about the receivers of the form's saved shipper.
 *
 * @param savedIds the ids of the form's saved customers now
 */
export function shipperReceivers(owner: string, savedIds: () => Pick<BookingForm, 'shipperId' | 'recId'>) {
  /** The last receivers, latest first. */
  const last = () => receiversOf(receiverStore.read(owner), savedIds().shipperId)
  return {
    last,
    /** The last shipment that this computer has booked between the two saved customers. */
    lastShipment: () => last().find(({ id }) => id === savedIds().recId),
    /** The receiver of a booking just made: offered first for the same shipper, with the shipment's boxes and lines. */
    remember: (shipmentId: string) => {
      const { shipperId, recId: id } = savedIds()
      const receiver = { id, shipment: shipmentId, createdAt: new Date().toISOString() }
      receiverStore.write(owner, withReceiver(receiverStore.read(owner), shipperId, receiver))
    },
  }
}

export type ShipperReceivers = ReturnType<typeof shipperReceivers>
