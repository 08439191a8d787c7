import { trackingNumberProblem } from './trackingNumber'

/** By airway bill number the moment of the newest step that somebody has seen on this device; '' where there was none. */
export type SeenSteps = Readonly<Record<string, string>>

/**
 * The steps that a device remembers, as it has stored them; whatever else may stand there is passed over.
 *
 * @param stored the stored text
 */
export function readSeenSteps(stored: string | null): SeenSteps {
  if (stored === null) return {}
  try {
    const steps: unknown = JSON.parse(stored)
    if (typeof steps !== 'object' || steps === null) return {}
    const valid = Object.entries(steps).filter(
      (entry): entry is [string, string] => trackingNumberProblem(entry[0]) === null && typeof entry[1] === 'string',
    )
    return Object.fromEntries(valid)
  } catch {
    return {}
  }
}

/**
 * Whether a step has been added since somebody last looked.
 *
 * @param newest moment of the newest step; '' where there is none
 * @param seen what was seen then; undefined where nobody has looked yet
 */
export function isNewStep(newest: string, seen: string | undefined): boolean {
  if (seen === undefined || Number.isNaN(Date.parse(newest))) return false
  return seen === '' || Date.parse(newest) > Date.parse(seen)
}
