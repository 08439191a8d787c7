import { dayOf } from '../dates'
import type { DeliveryWindow } from './deliveryWindow'

/** Plain data, so that it can be passed to the worker. */
export interface AttentionRule {
  windows: readonly DeliveryWindow[]
  /** `YYYY-MM-DD`. */
  today: string
}

/** The rule for `now`'s day. A service that is not in `windows` has no delivery window. */
export function attentionRule(windows: readonly DeliveryWindow[], now: Date): AttentionRule {
  return { windows: windows.map(({ name, to }) => ({ name, to })), today: dayOf(now) }
}
