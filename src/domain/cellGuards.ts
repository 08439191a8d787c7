/** What may start a cell, whichever of comma, semicolon and tab an import takes for the separator. */
export const separators = [';', '\t', '\r', '\n'] as const
const SEPARATORS = separators.join('')
/** What imports trim, do not show, or take for quotes. */
const SKIPPED = '\\s\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800"\'`´‘’‚“”„«»'
/** The signs that start a formula, with their small, raised and full-width forms, and all dashes. */
const SIGNS =
  '=+@\\p{Pd}\u2212\u207a\u207b\u207c\u208a\u208b\u208c\u2a75\u2a76\ufb29\ufe62\ufe66\ufe6b\uff0b\uff1d\uff20'
/** The sign is optional, so that a long run of blanks is read only once. */
export const CELL_START = new RegExp(`(^|[${SEPARATORS}])([${SEPARATORS}${SKIPPED}]*)([${SIGNS}]?)`, 'gu')

/** Digits, and the signs between the digits of telephone numbers, ID cards, days and amounts; `1E5`. */
const LIKE_NUMBER = /^'+\s*(?:[\p{Nd}(.][\p{Nd}().,:/+\s-]*|\p{Nd}+E\p{Nd}+)$/iu
/** Characters. */
const LONGEST_NUMBER = 60

/**
 * Whether `withoutGuards` takes an apostrophe off that is none of a formula's. A text that has one of its own there
 * is written with another.
 */
export function looksGuarded(text: string): boolean {
  if (/^'*[\t\r\n]/.test(text)) return true
  return text.length < LONGEST_NUMBER && LIKE_NUMBER.test(text) && /\p{Nd}/u.test(text)
}
