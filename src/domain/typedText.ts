/** Marks that messengers, spreadsheets and right-to-left keyboards put around a text, and the joiners inside it. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
/** Barcode readers frame and divide their data with these. Tab and line breaks are text. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu

/**
 * A text as people see it, which is what every text field holds and sends (product 5.12): invisible characters are
 * removed, and control characters become spaces, because they divide. Passwords are never passed through this.
 */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').replace(CONTROL, ' ')
}

const DIGIT = /^\p{Nd}$/u

/** Unicode lists the digits of a script from 0 to 9, without a gap. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}

/** Replaces the decimal digits of every script (Urdu, Arabic, Devanagari, full-width …) by Latin ones. */
export function inLatinDigits(text: string): string {
  const known = new Map<string, string>()
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const found = known.get(digit) ?? latinDigit(digit)
    known.set(digit, found)
    return found
  })
}

/** Longer texts are no placeholders. */
const LONGEST_PLACEHOLDER = 20

/** Whether a text only fills a field that may not stay empty: N/A, none, nil, a dash, zeros … (product 11.10). */
export function isPlaceholder(text: string): boolean {
  if (text.length > LONGEST_PLACEHOLDER) return text.trim() === ''
  const plain = text.toLowerCase().replace(/[\s\p{P}\p{S}]/gu, '')
  return /^(na|notapplicable|notavailable|none|nil|null|undefined|unknown|[0٠۰]*|x+)$/.test(plain)
}
