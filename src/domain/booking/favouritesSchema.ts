import * as z from 'zod/mini'
import { storedList } from '../storedList'
import type { Favourite } from './rememberedCustomers'

const favourite = z.object({ id: z.string().check(z.minLength(1)), role: z.enum(['shipper', 'receiver']) })

/** The stored favourites, latest first; anything else that is stored is ignored. */
export const favouritesSchema = storedList<Favourite>(favourite)
