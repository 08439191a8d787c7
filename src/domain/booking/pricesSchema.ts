import * as z from 'zod/mini'
import { storedList } from '../storedList'

/** What a bill cost. Stays on the computer after logging out, so it says nothing about its parties (product 5.20). */
export interface Price {
  country: string
  /** The id of the service. */
  service: string
  /** Chargeable weight. */
  kg: number
  /** The amount, before discount and GST. */
  rupees: number
}

const positive = z.number().check(z.positive())

/** The stored prices, in rupees for a weight in kg; anything else that is stored is ignored. */
export const pricesSchema = storedList(
  z.object({ country: z.string(), service: z.string(), kg: positive, rupees: positive }),
)
