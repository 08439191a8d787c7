/** `YYYY-MM-DD`; both days are included. */
export interface Days {
  from: string
  to: string
}

/** The first day of a range without a start. */
export const FIRST_DAY = '2000-01-01'

/** Whether a range has no start. */
export const isFromTheBeginning = ({ from }: Days): boolean => from === FIRST_DAY
