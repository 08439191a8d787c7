/** A saved receiver of a saved shipper, and the last shipment between them. */
export interface LastReceiver {
  id: string
  /** The shipment's id. Renaming this field would lose what computers have stored. */
  shipment: string
  createdAt: string
}

/** The receivers of a saved shipper's last bookings, latest first. Stored on the computer, so only ids and times. */
export interface LastReceivers {
  shipper: string
  receivers: readonly LastReceiver[]
}

/** Receivers remembered for each shipper; those whose last booking is oldest are dropped. */
export const MAX_RECEIVERS = 5

/** The last receivers of a shipper, latest first; none for one that is not saved. */
export const receiversOf = (all: readonly LastReceivers[], shipper: string): readonly LastReceiver[] =>
  all.find((each) => each.shipper === shipper)?.receivers.slice(0, MAX_RECEIVERS) ?? []
