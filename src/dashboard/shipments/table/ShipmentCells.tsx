import type { CSSProperties } from 'react'
import type { Shipment } from '@/domain/shipment/shipment'
import {
  DELIVERED,
  isVoid,
  journeyStep,
  latestStatus,
  ownDescription,
  statusBadge,
  statusName,
  stepBehindBadge,
} from '@/domain/shipment/shipmentStatus'
import { Clamped, DASH } from './billColumns'
import { formatWeekday } from '@/domain/dates'
import { deliveryDue, lateText, type AttentionRule } from '@/domain/shipment/attention'

export function StatusCell({ shipment }: { shipment: Shipment }) {
  const { text, variant } = statusBadge(shipment)
  const step = stepBehindBadge(shipment)
  return (
    <>
      <span className={`badge bg-${variant}`}>{text}</span>
      {step !== null && <span className="cc-step">{step}</span>}
      <span
        className={isVoid(shipment) ? 'cc-leg void' : 'cc-leg'}
        style={{ '--travelled': journeyStep(shipment) / DELIVERED } as CSSProperties}
      />
    </>
  )
}

/** The latest step, with its description if it says more than the step's name. */
export function LatestTracking({ shipment }: { shipment: Shipment }) {
  const latest = latestStatus(shipment)
  const name = latest ? statusName(latest.type) : ''
  return <Clamped text={latest && ownDescription(latest) ? `${name}: ${latest.description}` : name} />
}

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
