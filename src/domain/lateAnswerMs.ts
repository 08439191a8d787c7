/** Milliseconds to wait for an answer before the screen says that it is late and lets the user go on (product 8.5). */
export const LATE_ANSWER_MS = 10_000
