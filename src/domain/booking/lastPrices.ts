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
