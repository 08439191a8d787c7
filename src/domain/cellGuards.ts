/**
 * Characters at which an import may begin another cell within one of ours. Commas are safe, because a cell with one is
 * quoted.
 */
export const separators = [';', '\t', '\r', '\n'] as const
const SEPARATORS = separators.join('')
/** Characters that imports trim, hide, or treat as quotes. */
const SKIPPED = '\\s\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800"\'`´‘’‚“”„«»'
/** The signs that start a formula, with their small, raised and full-width forms, and all dashes. */
const SIGNS =
  '=+@\\p{Pd}\u2212\u207a\u207b\u207c\u208a\u208b\u208c\u2a75\u2a76\ufb29\ufe62\ufe66\ufe6b\uff0b\uff1d\uff20'
/** The start of a cell, up to a sign. The sign is optional, so that a long run of blanks is read only once. */
export const CELL_START = new RegExp(`(^|[${SEPARATORS}])([${SEPARATORS}${SKIPPED}]*)([${SIGNS}]?)`, 'gu')

/** Digits, and the signs between the digits of telephone numbers, ID cards, days and amounts; `1E5`. */
const LIKE_NUMBER = /^'+\s*(?:[\p{Nd}(.][\p{Nd}().,:/+\s-]*|\p{Nd}+E\p{Nd}+)$/iu
const MAX_NUMBER_CHARACTERS = 60

/**
 * Whether `csvCell` writes a text, apart from formulas, with one more leading apostrophe, and `withoutGuards` removes
 * one from it: it starts with a tab or line break, or is a number after an apostrophe.
 */
export function looksGuarded(text: string): boolean {
  if (/^'*[\t\r\n]/.test(text)) return true
  return text.length < MAX_NUMBER_CHARACTERS && LIKE_NUMBER.test(text) && /\p{Nd}/u.test(text)
}
