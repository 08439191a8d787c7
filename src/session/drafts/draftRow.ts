import * as z from 'zod/mini'
import { isFinished, sentSchema, type Sent } from './finishedDrafts'
import type { Sealed } from '../sealing'

/**
 * `bookings` is a file of shipments, which is not a draft of the form; `cleared`, a form of which only defaults have been
 * emptied, which is not work.
 */
const entries = ['texts', 'cleared', 'files', 'filled', 'sending', 'held', 'bookings'] as const
/** A part of a draft that is stored under a name of its own. */
export type DraftEntry = (typeof entries)[number]

/** The contents of a draft, apart from the files themselves. */
export type DraftContent = Partial<Record<DraftEntry, unknown>>

export const contentSchema = z.partialRecord(z.enum(entries), z.unknown())

/** A draft as it is read from the disk. */
export interface StoredDraft {
  id: string
  /** Changes with each edit. */
  version: string
  sent: Sent | null
  content: DraftContent
}

export const sealedSchema = z.object({
  iv: z.custom<Sealed['iv']>((iv) => ArrayBuffer.isView(iv)),
  content: z.custom<ArrayBuffer>((content) => Object.prototype.toString.call(content) === '[object ArrayBuffer]'),
})

/** The key has the ids of owner and draft in plain text; the content is encrypted. */
export const rowSchema = z.object({
  /** When it was last written, in milliseconds since 1970. */
  at: z.number(),
  version: z.string(),
  sent: z.nullable(sentSchema),
  /**
   * Null once the draft is booked or discarded. The record of what was sent is stored longer, for copies of the draft.
   */
  sealed: z.nullable(sealedSchema),
  /** How old it was, in milliseconds, when it was last looked at, and when that was (`currentAge`). */
  age: z.optional(z.number()),
  seen: z.optional(z.number()),
})
export type StoredRow = z.infer<typeof rowSchema>

/**
 * Reads a stored draft; null if it is not one. A draft that was booked without later edits has no content, as it is
 * being removed.
 */
export function readRow(key: string, stored: unknown): StoredRow | null {
  const row = rowSchema.safeParse(stored).data
  if (!row) return null
  const { sent, version } = row
  const isBooked = sent !== null && sent.id !== null && sent.version === version
  return isBooked || isFinished(key) ? { ...row, sealed: null } : row
}

export const keyPrefixOf = (owner: string) => `${encodeURIComponent(owner)}/`
export const keyOf = (owner: string, id: string) => keyPrefixOf(owner) + id
export const fileKeyOf = (owner: string, id: string, file: string) => `${keyOf(owner, id)}/${file}`
export const isOfDraft = (key: string, draft: string) => key === draft || key.startsWith(`${draft}/`)
