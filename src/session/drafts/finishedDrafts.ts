import * as z from 'zod/mini'
import { deviceStore, json } from '@/browser/deviceStore'

/** The number that a draft was last sent under. Contains nothing about the customers. */
export const sentSchema = z.object({
  /** The version of the draft that was sent. An unchanged copy in another tab has the same. */
  version: z.string(),
  airwayBillNo: z.string(),
  /** The shipment's; null until it is booked. */
  id: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  at: z.number(),
})
export type Sent = z.infer<typeof sentSchema>

/** A draft that is booked or discarded, by its key in the database. */
export interface FinishedDraft {
  key: string
  sent: Sent | null
}

/** `sent`: null if nothing was sent, or if it cannot be read. */
const noteSchema = z.object({ sent: z.catch(z.nullable(sentSchema), null) })
const readNote = json(z.catch(noteSchema, { sent: null }))

const STORAGE_NAME = 'drafts-over'
const ENTRY_BEGINNING = `${STORAGE_NAME}:`
/**
 * Each draft has an entry of its own: in a list that all tabs write, one tab could overwrite what another has added.
 */
const store = deviceStore<z.infer<typeof noteSchema> | null>(
  STORAGE_NAME,
  (stored) => (stored === null ? null : readNote(stored)),
  (note) => (note === null ? null : JSON.stringify(note)),
)

/** Keys noted by this page, which are known only here if the browser stores nothing. */
const notedHere = new Set<string>()

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).flatMap((name) =>
      name.startsWith(ENTRY_BEGINNING) ? name.slice(ENTRY_BEGINNING.length) : [],
    )
  } catch {
    return []
  }
}

/**
 * Drafts that are booked or discarded but may still be on the disk, as a removal can take half a minute or fail. They
 * are noted at once in localStorage, which outlives the tab, with ids and numbers only: noted drafts are not offered.
 */
export const finishedDrafts = {
  all: (): readonly FinishedDraft[] =>
    [...new Set([...storedKeys(), ...notedHere])].flatMap((key) => finishedDrafts.find(key) ?? []),
  find: (key: string): FinishedDraft | undefined => {
    const note = store.read(key)
    return note ? { key, sent: note.sent } : undefined
  },
  /** A `sent` of null does not replace an earlier record. @returns whether it was stored */
  add: ({ key, sent }: FinishedDraft): boolean => {
    notedHere.add(key)
    return store.write(key, { sent: sent ?? finishedDrafts.find(key)?.sent ?? null })
  },
  /** Removes the note, unless another tab has added a record of what was sent since. */
  drop: ({ key, sent }: FinishedDraft): void => {
    if (JSON.stringify(finishedDrafts.find(key)?.sent) !== JSON.stringify(sent)) return
    store.write(key, null)
    notedHere.delete(key)
  },
  /** Whether an entry of localStorage says that a draft is over. */
  isNote: (entry: string | null): boolean => entry?.startsWith(ENTRY_BEGINNING) === true,
  clear: (): void => finishedDrafts.all().forEach(finishedDrafts.drop),
}

/** Whether a draft is booked or discarded. @param key in the database */
export const isFinished = (key: string): boolean => finishedDrafts.find(key) !== undefined
