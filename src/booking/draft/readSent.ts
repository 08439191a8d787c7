import * as z from 'zod/mini'
import { storedList } from '@/domain/storedList'
import type { Sent } from '@/session/draftStore'

/** What a tab notes of what it sent. */
export const sentSchema = z.object({
  version: z.string(),
  airwayBillNo: z.string(),
  id: z.nullable(z.string()),
  at: z.number(),
}) satisfies z.ZodMiniType<Sent>

/** What tabs have noted of what they sent, without notes that cannot be read. */
export const readSent = (noted: readonly unknown[]): readonly Sent[] => storedList(sentSchema).parse(noted)
