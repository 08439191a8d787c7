const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS
const MAX_DRAFT_AGE_MS = WEEK_MS

/** When something was written (`at`), and its age when it was last looked at (`seen`), all in milliseconds. */
interface Aging {
  at: number
  age?: number | undefined
  seen?: number | undefined
}

/**
 * How old a draft is now (product 5.10), to be stored with it. A counter's clock may be wrong: if it goes back, nothing
 * gets older, and if it jumps forward by more than a week, the draft gets only a day older, because nobody knows how
 * much time has really passed. Calls within an hour count as one.
 *
 * @param now milliseconds since 1970
 */
export function currentAge({ at, age = 0, seen }: Aging, now: number): Pick<Aging, 'age' | 'seen'> {
  const passed = now - (seen ?? at)
  if (Math.abs(passed) < HOUR_MS) return { age, seen }
  if (passed < 0) return { age, seen: now }
  return { age: age + (passed > WEEK_MS ? DAY_MS : passed), seen: now }
}

/** Whether it is more than a week old, and so to be removed. */
export const isOutdated = ({ age = 0 }: Pick<Aging, 'age'>): boolean => age > MAX_DRAFT_AGE_MS
