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
import { Clamped } from './billColumns'

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
