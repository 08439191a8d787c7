import * as z from 'zod/mini'
import { deviceStore, json } from '@/browser/deviceStore'
import { storedList } from '@/domain/storedList'

export const MAX_VIEWS = 12

export const MAX_NAME_LENGTH = 40

const schema = storedList(z.object({ screen: z.string(), name: z.string(), address: z.string() }))

export type NamedView = z.infer<typeof schema>[number]

/** The saved views of a user. No view contains a search text, so nothing here is about a customer. */
export const namedViews = deviceStore('named-views', json(schema))
