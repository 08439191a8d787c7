const digitsOf = (number: string) => number.replace(/\D/g, '')

/**
 * Whether an answer's airway bill number is the one that was asked for. It may be written with spaces, dashes or a
 * piece's number, or without its leading zeros. False for a text without digits.
 */
export function isSameNumber(answered: string, asked: string): boolean {
  const [listed, number] = [digitsOf(answered), digitsOf(asked)]
  if (listed === '') return false
  return listed.replace(/^0+/, '') === number.replace(/^0+/, '') || (number.length > 7 && listed.includes(number))
}

/** Whether an answer may be about this number: it names the number, or none at all. */
export const mayBeAbout = (asked: string, { airwayBillNo }: { airwayBillNo: string }): boolean =>
  digitsOf(airwayBillNo) === '' || isSameNumber(airwayBillNo, asked)
