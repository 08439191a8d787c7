/** Whether the newest step's time ('' for none) is later than the one last seen. */
export function isNewStep(newest: string, seen: string): boolean {
  if (Number.isNaN(Date.parse(newest))) return false
  return seen === '' || Date.parse(newest) > Date.parse(seen)
}
