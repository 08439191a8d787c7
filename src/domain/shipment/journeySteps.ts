import {
  DELIVERED,
  journeyStep,
  latestStatus,
  type StatusEntry,
  type StatusType,
  statusTypes,
  type Tracked,
} from './shipmentStatus'

interface ShownStep {
  type: StatusType
  /**
   * A step before the current one is `skipped` if it has no entry. The last step of a delivered shipment is `passed`.
   */
  state: 'passed' | 'skipped' | 'current' | 'ahead'
  /** The step's latest entry; null if there is none. */
  entry: StatusEntry | null
}

/** The seven steps in order; all of them are ahead if the shipment is void. */
export function journeySteps(tracked: Tracked): ShownStep[] {
  const current = journeyStep(tracked)
  return statusTypes.map((type) => {
    const entry = latestStatus({ status: tracked.status.filter((each) => each.type === type) })
    const before = entry ? 'passed' : 'skipped'
    const state = type < current ? before : type > current ? 'ahead' : type === DELIVERED ? 'passed' : 'current'
    return { type, state, entry }
  })
}
