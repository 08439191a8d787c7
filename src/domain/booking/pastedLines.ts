import { visibleText } from '../typedText'

/** Longer texts, in characters and in lines, are no address. */
const MAX_CHARACTERS = 2000
const MAX_LINES = 30

/** Date and sender, which WhatsApp puts before each copied message. */
const STAMP = /^\[[\d\s:/.,\-apm]{6,40}\][^:]{1,60}:/i
const BEFORE = /^[\s*_•·>,،;-]+/u
const BEHIND = /[\s*_,،;-]+$/u
/** Without the marks of lists and of bold text, and the comma at the end. */
export const trimmed = (line: string) => line.replace(BEFORE, '').replace(BEHIND, '')

/** The lines of a pasted text that are not blank. */
export const linesOf = (text: string) =>
  visibleText(text)
    .split(/[\r\n\u2028]+/)
    .map((line) => trimmed(line.replace(STAMP, '')))
    .filter(Boolean)

/** Whether a pasted text has lines, and so few that they can be an address. */
export function isAddressBlock(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false
  const lines = linesOf(text).length
  return lines > 1 && lines <= MAX_LINES
}

/** The lines of a text in one. */
export const inOneLine = (text: string) => linesOf(text).join(', ')
