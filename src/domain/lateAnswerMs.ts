/** Milliseconds without an answer after which the screen says so and offers a way out (product 8.5). */
export const LATE_ANSWER_MS = 10_000
