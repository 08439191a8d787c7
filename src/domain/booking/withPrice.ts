import { type Amount, decimal } from '../money/money'
import type { Price } from './pricesSchema'

const MAX_PRICES = 200

/** The prices after a booking, latest first. One without country, service, weight or amount is not remembered. */
export function withPrice(
  prices: readonly Price[],
  { country, service, ...figures }: Pick<Price, 'country' | 'service'> & { kg: Amount | null; rupees: Amount | null },
): Price[] {
  const [kg, rupees] = [Number(decimal(figures.kg)), Number(decimal(figures.rupees))]
  if (country === '' || service === '' || !(kg > 0) || !(rupees > 0)) return [...prices]
  return [{ country, service, kg, rupees }, ...prices].slice(0, MAX_PRICES)
}
