/** How old a list's rows are. Times are in milliseconds. */
export interface ListAge {
  /** When the whole list was last requested. */
  wholeAt: number
  /** When the rows booked on or after `since` were received; the others date from `wholeAt`. */
  seenAt: number
  /** `YYYY-MM-DD`; null if all rows date from `seenAt`. */
  since: string | null
}

/** The time, in milliseconds, that a list's rows from a day (`YYYY-MM-DD`) onwards date from. */
export const asOf = ({ since, seenAt, wholeAt }: ListAge, from: string): number =>
  since === null || from >= since ? seenAt : wholeAt
