/** Shown and printed in place of what is missing or cannot be read: never “undefined” or an empty cell. */
export const DASH = '—'
