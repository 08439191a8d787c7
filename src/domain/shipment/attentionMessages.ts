import type { Message } from '../message'
import type { Attention } from './attention'
import { lateMessage } from './lateMessage'

/** The reasons for attention in words: `2 working days late`, `last update 4 days ago`. */
export function attentionMessages({
  late,
  lastUpdateDays,
}: Attention): Message<'lists.daysLate' | 'lists.daysSilent'>[] {
  return [
    ...(late === null ? [] : [lateMessage(late)]),
    ...(lastUpdateDays === null ? [] : [{ key: 'lists.daysSilent' as const, values: { count: lastUpdateDays } }]),
  ]
}
