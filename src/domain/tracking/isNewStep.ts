import { readDate } from '../dates'

/** Whether the newest step's time ('' for none) is later than the one last seen. */
export function isNewStep(newest: string, seen: string): boolean {
  const newestAt = readDate(newest)
  const seenAt = readDate(seen)
  if (newestAt === null) return false
  return seen === '' || (seenAt !== null && newestAt > seenAt)
}
