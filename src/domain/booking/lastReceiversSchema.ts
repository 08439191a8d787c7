import * as z from 'zod/mini'
import { storedList } from '../storedList'
import type { LastReceivers } from './lastReceivers'

const savedId = z.string().check(z.minLength(1))
const lastReceiver = z.object({ id: savedId, shipment: z.string(), createdAt: z.string() })
const lastReceivers = z.object({ shipper: savedId, receivers: z.array(lastReceiver) })

/** The stored last receivers; anything else that is stored is ignored. */
export const lastReceiversSchema = storedList<LastReceivers>(lastReceivers)
