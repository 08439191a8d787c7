import * as z from 'zod/mini'
import { deviceStore, json } from '@/browser/deviceStore'
import { storedList } from '@/domain/storedList'

const optionSchema = z.object({ id: z.string(), name: z.string(), isGone: z.optional(z.boolean()) })
const readOptions = json(storedList(optionSchema))

/**
 * All services and countries ever offered on this computer, which are the same for every user and not confidential.
 * They allow the form to show the options of the last visit immediately, and to name options that are gone, of which
 * drafts and presets contain only ids.
 */
export const serviceStore = deviceStore('booking-services', readOptions)
export const countryStore = deviceStore('booking-countries', readOptions)

/**
 * The owner of the stored options, which are the same for all users. Renaming it would lose what computers have stored.
 */
export const EVERYBODY = 'all'
