import { Big } from 'big.js'
import { decimal } from '../money/money'
import type { Price } from './pricesSchema'

const MAX_BILLS_COMPARED = 5

/** Lowest and highest price per kg, in whole rupees, of the latest bills to a country by a service; null if none. */
export function priceRange(
  prices: readonly Price[],
  { country, service }: Pick<Price, 'country' | 'service'>,
): { count: number; from: Big; to: Big } | null {
  const perKg = prices
    .filter((price) => price.country === country && price.service === service)
    .slice(0, MAX_BILLS_COMPARED)
    .map(({ kg, rupees }) => decimal(rupees).div(kg).round(0, Big.roundHalfUp))
    .sort((one, other) => one.cmp(other))
  const [from, to] = [perKg[0], perKg.at(-1)]
  return from && to ? { count: perKg.length, from, to } : null
}
