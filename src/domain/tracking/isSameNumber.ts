const digitsOf = (number: string) => number.replace(/\D/g, '')

/**
 * Whether an answer's airway bill number is the one that was asked for. Answers may have it with spaces, dashes or a
 * piece behind it, or without its leading zeros; one without digits says nothing, and is not it.
 */
export function isSameNumber(answered: string, asked: string): boolean {
  const [listed, number] = [digitsOf(answered), digitsOf(asked)]
  if (listed === '') return false
  return listed.replace(/^0+/, '') === number.replace(/^0+/, '') || (number.length > 7 && listed.includes(number))
}

/** Whether an answer may be about this number: it has it, or none. */
export const mayBeAbout = (asked: string, { airwayBillNo }: { airwayBillNo: string }): boolean =>
  digitsOf(airwayBillNo) === '' || isSameNumber(airwayBillNo, asked)
