/** What may stand between two numbers; a slash also stands inside of one. */
const BETWEEN = /([/,;&،]|\sor\s)/i
/** So many digits are a number of their own. */
const WHOLE = 7

/**
 * A phone number as papers print it, with a 00 prefix (specification 2 and 9). Where somebody typed two of them into
 * one field, each has its own.
 *
 * @param phone the number as it was typed, with or without +, 00, spaces or dashes, in Latin or in Urdu digits
 * @returns `00923001234567`, two as `00923001234567 / 00923217654321`, or '' where there is none (blank, null or zero)
 */
export function printedPhone(phone: string | null | undefined): string {
  return numbersIn(inLatinDigits(phone ?? ''))
    .filter((number) => hasPhone(number))
    .map((number) => `00${number.replace(/[\s()./-]/g, '').replace(/^\+|^00/, '')}`)
    .join(' / ')
}

/**
 * Whether there is a number at all: the second phone is printed only if it is not zero (specification 2; design 2).
 *
 * @param phone as the answer has it: `0`, `"0"`, `""` and null stand for none
 */
export function hasPhone(phone: string | null | undefined): phone is string {
  return /[1-9]/.test(inLatinDigits(phone ?? ''))
}

/** Taken apart only where both sides are whole: `0300/1234567` is one number. */
function numbersIn(text: string): string[] {
  const [first = '', ...rest] = text.split(BETWEEN)
  const numbers = [first]
  for (let at = 0; at < rest.length; at += 2) {
    const [between = '', next = ''] = rest.slice(at, at + 2)
    const last = numbers.pop() ?? ''
    if (isWhole(last) && isWhole(next)) numbers.push(last, next)
    else numbers.push(last + between + next)
  }
  return numbers
}

const isWhole = (text: string) => text.replace(/\D/g, '').length >= WHOLE

/** The Arabic and the Persian digits stand in a row, and the low four bits of each are its value. */
function inLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
}
