/** Milliseconds for which a row that has changed stays marked. */
export const MARK_DURATION_MS = 6000
