/**
 * A number with thousands separators, and without the sign of a negative zero: `14,500.00`.
 *
 * @param plain digits, perhaps with a sign and decimals
 */
export function groupedDigits(plain: string): string {
  const [whole = '0', decimals] = plain.replace('-', '').split('.')
  const sign = plain.startsWith('-') && /[1-9]/.test(plain) ? '-' : ''
  return `${sign}${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}${decimals === undefined ? '' : `.${decimals}`}`
}
