/** Length of an airway bill number. */
export const TRACKING_NUMBER_LENGTH = 10

/**
 * What is wrong with a tracking number.
 *
 * @param text as typed; blanks around it do not count
 * @returns the message, or null where the number is fine
 */
export function trackingNumberProblem(text: string): string | null {
  const number = text.trim()
  if (number === '') return 'Tracking No cannot be blank'
  return /^\d{10}$/.test(number) ? null : 'Enter a valid tracking no'
}
