import { Big } from 'big.js'
import * as z from 'zod/mini'
import { type Amount, decimal } from '../money/money'
import { storedList } from '../storedList'

/** What a bill cost. Outlives logging out, and says nothing of its parties (product 5.20). */
export interface Price {
  country: string
  /** Its id. */
  service: string
  /** Chargeable weight. */
  kg: number
  /** The amount, before discount and GST. */
  rupees: number
}

const MAX_PRICES = 200

/** So many of the latest are looked at. */
const MAX_BILLS_COMPARED = 5

const positive = z.number().check(z.positive())

export const pricesSchema = storedList(
  z.object({ country: z.string(), service: z.string(), kg: positive, rupees: positive }),
)

/** After a booking, the latest first. One without country, service, weight or amount is not remembered. */
export function withPrice(
  prices: readonly Price[],
  { country, service, ...figures }: Pick<Price, 'country' | 'service'> & { kg: Amount | null; rupees: Amount | null },
): Price[] {
  const [kg, rupees] = [Number(decimal(figures.kg)), Number(decimal(figures.rupees))]
  if (country === '' || service === '' || !(kg > 0) || !(rupees > 0)) return [...prices]
  return [{ country, service, kg, rupees }, ...prices].slice(0, MAX_PRICES)
}

/** The lowest and the highest price per kg, in whole rupees, of the latest bills to a country by a service; null if none. */
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
