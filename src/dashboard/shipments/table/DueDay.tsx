import { formatWeekday } from '@/domain/dates'
import { deliveryDue, lateText, type AttentionRule } from '@/domain/shipment/attention'
import type { Shipment } from '@/domain/shipment/shipment'
import { DASH } from './billColumns'

/** When a shipment is due, and how late it is or was delivered (product 4.6). */
export function DueDay({ shipment, rule }: { shipment: Shipment; rule: AttentionRule }) {
  const due = deliveryDue(rule, shipment)
  if (!due) return DASH
  return (
    <>
      <span className="cc-whole">{formatWeekday(due.day)}</span>{' '}
      {due.late > 0 && <span className="cc-whole">{lateText(due.late)}</span>}
    </>
  )
}
