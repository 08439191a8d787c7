/**
 * Invisible characters that messengers, spreadsheets and keyboards add, placeholders of pictures, and lone surrogates.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cs}\ufff9-\ufffc]/gu
/** Barcode readers frame and divide their data with control characters; copied texts have blanks of other widths. */
const BLANK = /[^\P{Cc}\t\n\r]|[^\P{Zs} ]|\u2800/gu

/**
 * A text as people see it, which is what every text field holds and sends (product 5.12): invisible characters are
 * removed, control characters and blanks of any width become spaces, because they separate words, and line breaks of
 * all kinds become `\n`. Passwords are never passed through this.
 */
export function visibleText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(BLANK, ' ')
    .replace(/[\u2028\u2029]/g, '\n')
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
