import { journeyStep, statusNames, statusTypes, type Tracked } from '@/domain/shipment/shipmentStatus'

interface JourneyStepsProps {
  shipment: Tracked
  /** The step that is being chosen. */
  next?: number | null
}

/** How far a shipment has come, as the popups show it. */
export function JourneySteps({ shipment, next = null }: JourneyStepsProps) {
  const step = journeyStep(shipment)
  const classOf = (type: number) => {
    if (type === step) return 'now'
    if (type === next) return type < step ? 'done next' : 'next'
    return type < step ? 'done' : undefined
  }
  return (
    <ol className="cc-steps" aria-label="Progress">
      {statusTypes.map((type) => (
        <li key={type} className={classOf(type)} aria-current={type === step ? 'step' : undefined}>
          <span>{statusNames[type]}</span>
        </li>
      ))}
    </ol>
  )
}
