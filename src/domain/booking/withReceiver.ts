import { type LastReceiver, type LastReceivers, MAX_RECEIVERS, receiversOf } from './lastReceivers'

/** Shippers whose last booking is oldest are dropped. */
const MAX_SHIPPERS = 200

/** The last receivers after a booking. A party that is not saved ('') is not remembered. */
export function withReceiver(all: readonly LastReceivers[], shipper: string, receiver: LastReceiver): LastReceivers[] {
  if (shipper === '' || receiver.id === '') return [...all]
  const others = receiversOf(all, shipper).filter(({ id }) => id !== receiver.id)
  const receivers = [receiver, ...others].slice(0, MAX_RECEIVERS)
  return [{ shipper, receivers }, ...all.filter((each) => each.shipper !== shipper)].slice(0, MAX_SHIPPERS)
}
