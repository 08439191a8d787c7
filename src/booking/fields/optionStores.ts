import * as z from 'zod/mini'
import { deviceStore, json } from '@/browser/deviceStore'
import { storedList } from '@/domain/storedList'

const optionSchema = z.object({ id: z.string(), name: z.string(), isGone: z.optional(z.boolean()) })
const readOptions = json(storedList(optionSchema))

/**
 * All services and countries ever offered on this computer; they are the same for every user and not confidential. So
 * the options of the last visit show at once, and drafts and presets, which have only ids, can name options that are
 * gone.
 */
export const serviceStore = deviceStore('booking-services', readOptions)
export const countryStore = deviceStore('booking-countries', readOptions)

/** In place of a user: what is offered is the same for all. Computers have the options stored under this name. */
export const EVERYBODY = 'all'
