import { visibleText } from '../typedText'

/** Longer texts, in characters and in lines, are no address. */
const MAX_CHARACTERS = 2000
const MAX_LINES = 30

/** Date and sender, which WhatsApp writes before each copied message. */
const STAMP = /^\[[\d\s:/.,\-apm]{6,40}\][^:]{1,60}:/i
const AT_START = /^[\s*_•·>,،;-]+/u
const AT_END = /[\s*_,،;-]+$/u
/** A line without bullets, the marks of bold text, and the comma at its end. */
export const trimmedLine = (line: string) => line.replace(AT_START, '').replace(AT_END, '')

/** The lines of a pasted text that are not blank. */
export const pastedLines = (text: string) =>
  visibleText(text)
    .split(/[\r\n\u2028]+/)
    .map((line) => trimmedLine(line.replace(STAMP, '')))
    .filter(Boolean)

/** Whether a pasted text has lines, and so few that they can be an address. */
export function isAddressBlock(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false
  const lines = pastedLines(text).length
  return lines > 1 && lines <= MAX_LINES
}

/** The lines of a text as a single line, separated by commas. */
export const inOneLine = (text: string) => pastedLines(text).join(', ')
