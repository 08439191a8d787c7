import * as z from 'zod/mini'
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

const positive = z.number().check(z.positive())

export const pricesSchema = storedList(
  z.object({ country: z.string(), service: z.string(), kg: positive, rupees: positive }),
)
