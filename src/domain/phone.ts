/**
 * A phone number as papers print it, with a 00 prefix (specification 2 and 9).
 *
 * @param phone the number as it was typed, with or without +, 00, spaces or dashes
 * @returns `00923001234567`, or '' where there is no number (blank, null or zero)
 */
export function printedPhone(phone: string | null | undefined): string {
  if (!hasPhone(phone)) return ''
  const digits = phone.replace(/[\s()./-]/g, '').replace(/^\+|^00/, '')
  return `00${digits}`
}

/**
 * Whether there is a number at all: the second phone is printed only if it is not zero (specification 2; design 2).
 *
 * @param phone as the answer has it: `0`, `"0"`, `""` and null stand for none
 */
export function hasPhone(phone: string | null | undefined): phone is string {
  return /[1-9]/.test(phone ?? '')
}
