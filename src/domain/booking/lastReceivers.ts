import * as z from 'zod/mini'
import { storedList } from '../storedList'

/** A saved receiver of a saved shipper, and the last shipment between them. */
export interface LastReceiver {
  id: string
  shipment: string
  createdAt: string
}

/** Those of a saved shipper's last bookings, latest first. Kept on the computer, so only ids and times. */
export interface LastReceivers {
  shipper: string
  receivers: readonly LastReceiver[]
}

/** Per shipper; and shippers, of whom those who have not come for longest are dropped. */
const MAX_RECEIVERS = 5
const MAX_SHIPPERS = 200

const savedId = z.string().check(z.minLength(1))
const lastReceiver = z.object({ id: savedId, shipment: z.string(), createdAt: z.string() })
const lastReceivers = z.object({ shipper: savedId, receivers: z.array(lastReceiver) })

/** The stored ones; anything else that is stored is ignored. */
export const lastReceiversSchema = storedList<LastReceivers>(lastReceivers)

export const receiversOf = (all: readonly LastReceivers[], shipper: string): readonly LastReceiver[] =>
  all.find((each) => each.shipper === shipper)?.receivers.slice(0, MAX_RECEIVERS) ?? []

/** After a booking. A party that is not saved ('') is not remembered. */
export function withReceiver(all: readonly LastReceivers[], shipper: string, receiver: LastReceiver): LastReceivers[] {
  if (shipper === '' || receiver.id === '') return [...all]
  const others = receiversOf(all, shipper).filter(({ id }) => id !== receiver.id)
  const receivers = [receiver, ...others].slice(0, MAX_RECEIVERS)
  return [{ shipper, receivers }, ...all.filter((each) => each.shipper !== shipper)].slice(0, MAX_SHIPPERS)
}
