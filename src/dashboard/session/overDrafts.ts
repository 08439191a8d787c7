import * as z from 'zod/mini'
import { deviceStore, EVERYONE, json } from '@/browser/deviceStore'
import { storedList } from '@/domain/storedList'

/** The number that a draft was last sent under. Holds nothing about the customers. */
export const sentSchema = z.object({
  /** Of the draft as it was sent: an unchanged copy of it in another tab has the same. */
  version: z.string(),
  airwayBillNo: z.string(),
  /** The shipment's; null until it is booked. */
  id: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  at: z.number(),
})
export type Sent = z.infer<typeof sentSchema>

/** By its key in the database. */
const overSchema = z.object({ key: z.string(), sent: z.nullable(sentSchema) })
export type OverDraft = z.infer<typeof overSchema>

const store = deviceStore<readonly OverDraft[]>('drafts-over', json(storedList(overSchema)), (list) =>
  list.length === 0 ? null : JSON.stringify(list),
)

/**
 * Drafts that are booked or given up, but may still be on the disk, which can take half a minute or fail. This list is
 * written in the same moment, outlives the tab, and has ids and numbers alone: whatever is in it is not offered.
 */
export const overDrafts = {
  all: () => store.read(EVERYONE),
  find: (key: string): OverDraft | undefined => store.read(EVERYONE).find((draft) => draft.key === key),
  /** What is known to be sent stays known. @returns whether it was stored */
  add: ({ key, sent }: OverDraft): boolean => {
    const before = overDrafts.find(key)
    const others = store.read(EVERYONE).filter((draft) => draft.key !== key)
    return store.write(EVERYONE, [...others, { key, sent: sent ?? before?.sent ?? null }])
  },
  /** Takes it out, unless more has become known of it since. */
  drop: ({ key, sent }: OverDraft): void => {
    const isIt = (draft: OverDraft) => draft.key === key && JSON.stringify(draft.sent) === JSON.stringify(sent)
    store.write(
      EVERYONE,
      store.read(EVERYONE).filter((draft) => !isIt(draft)),
    )
  },
  clear: () => store.write(EVERYONE, []),
}

export const isOver = (key: string): boolean => overDrafts.find(key) !== undefined
