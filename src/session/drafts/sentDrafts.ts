import { inTime } from '@/browser/browserDatabase'
import { keyOf, keyPrefixOf } from './draftRow'
import { readRows } from './draftStore'
import { finishedDrafts, type Sent } from './finishedDrafts'

/**
 * Records immediately, however slow the disk is, that a draft has been booked: from now on no tab offers or opens it.
 *
 * @returns false if the record lasts only as long as this page
 */
export const noteBooked = (owner: string, id: string, sent: Sent): boolean =>
  finishedDrafts.add({ key: keyOf(owner, id), sent })

/** What all tabs of this browser have sent of the user's drafts in the last days, latest first. */
export async function sentDrafts(owner: string): Promise<readonly Sent[]> {
  const beginning = keyPrefixOf(owner)
  const finished = finishedDrafts.all().flatMap(({ key, sent }) => (sent && key.startsWith(beginning) ? sent : []))
  // Without a database, only the noted ones are known.
  const stored = await inTime(readRows(owner)).catch(() => [])
  return [...finished, ...stored.flatMap(([, { sent }]) => sent ?? [])].sort((one, other) => other.at - one.at)
}
