import type { LastReceiver, LastReceivers } from './lastReceivers'

/** Receivers remembered for each shipper, and shippers; those whose last booking is oldest are dropped. */
const MAX_RECEIVERS = 5
const MAX_SHIPPERS = 200

/** The last receivers of a shipper, latest first; none for one that is not saved. */
export const receiversOf = (all: readonly LastReceivers[], shipper: string): readonly LastReceiver[] =>
  all.find((each) => each.shipper === shipper)?.receivers.slice(0, MAX_RECEIVERS) ?? []

/** The last receivers after a booking. A party that is not saved ('') is not remembered. */
export function withReceiver(all: readonly LastReceivers[], shipper: string, receiver: LastReceiver): LastReceivers[] {
  if (shipper === '' || receiver.id === '') return [...all]
  const others = receiversOf(all, shipper).filter(({ id }) => id !== receiver.id)
  const receivers = [receiver, ...others].slice(0, MAX_RECEIVERS)
  return [{ shipper, receivers }, ...all.filter((each) => each.shipper !== shipper)].slice(0, MAX_SHIPPERS)
}
