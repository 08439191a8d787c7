import * as z from 'zod/mini'
import { storedList } from '../storedList'

/** The stored towns; anything else that is stored is ignored. */
export const placesSchema = storedList(z.object({ country: z.string(), city: z.string(), postCode: z.string() }))
