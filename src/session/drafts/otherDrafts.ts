import { inTime } from '@/browser/browserDatabase'
import type { DraftContent, StoredDraft } from './draftRow'
import { readRows, unsealDraft } from './draftStore'
import { openDrafts, openHere } from './openDrafts'

/** Whether a draft contains work: not if only a customer was picked, or all text was deleted again. */
export const hasWork = ({ texts, files, sending }: DraftContent) =>
  [texts, files, sending].some((entry) => entry !== undefined)

/** Whether a draft is a file of shipments. */
export const isShipmentFile = ({ bookings }: DraftContent) => bookings !== undefined

/**
 * The user's drafts except those of this page, newest first; `isOpen` means in another tab. Rejects if the database or
 * the locks cannot be read.
 */
export async function otherDrafts(
  owner: string,
  isMeant = hasWork,
): Promise<(StoredDraft & { at: number; isOpen: boolean })[]> {
  const others = (await inTime(readRows(owner))).filter(([id]) => !openHere.has(id))
  const open = await openDrafts()
  const drafts = await Promise.all(
    others.map(async ([id, row]) => {
      const draft = await unsealDraft(owner, id, row)
      return draft && isMeant(draft.content) ? [{ ...draft, at: row.at, isOpen: open.has(id) }] : []
    }),
  )
  return drafts.flat().sort((one, other) => other.at - one.at)
}
