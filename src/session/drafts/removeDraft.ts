import { browserDatabase, inTime } from '@/browser/browserDatabase'
import { isOfDraft, keyOf, type StoredRow } from './draftRow'
import { tracked } from './draftWrites'
import { type FinishedDraft, finishedDrafts, type Sent } from './finishedDrafts'

/**
 * Removes a draft with its files; the record of what was sent stays. From this call on no tab finds the draft, even
 * after a crash, and the removal is repeated until it has succeeded.
 */
export function removeDraft(owner: string, id: string, sent: Sent | null = null): void {
  finishedDrafts.add({ key: keyOf(owner, id), sent })
  removeFinishedDrafts()
}

/** Pauses after failed removals, in milliseconds: each is twice as long as the one before. */
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/**
 * Milliseconds before a removal that is not answered is repeated; long, so that a slow disk does not get more and more
 * work.
 */
const REMOVAL_TIMEOUT_MS = 300_000

let isRemoving = false
let tryNow = () => {}

/** Removes finished drafts, also those left by a crash: all of them in one transaction. */
export function removeFinishedDrafts(): void {
  if (isRemoving) tryNow()
  else void removeUntilGone()
}

async function removeUntilGone(): Promise<void> {
  isRemoving = true
  for (let pause = FIRST_PAUSE_MS; finishedDrafts.all().length > 0;) {
    const finished = finishedDrafts.all()
    try {
      await inTime(tracked(remove(finished)), REMOVAL_TIMEOUT_MS)
      finished.forEach(finishedDrafts.drop)
      pause = FIRST_PAUSE_MS
    } catch {
      const wait = pause
      await new Promise<void>((resolve) => {
        tryNow = resolve
        setTimeout(resolve, wait)
      })
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
    }
  }
  isRemoving = false
}

async function remove(finished: readonly FinishedDraft[]): Promise<void> {
  // Without a database, nothing was stored.
  if (typeof indexedDB === 'undefined') return
  const at = Date.now()
  const remembered = (sent: Sent | null): StoredRow | undefined =>
    sent ? { at, version: sent.version, sent, sealed: null } : undefined
  await browserDatabase.revise(({ files }) => [
    ...files
      .filter((file) => finished.some(({ key }) => isOfDraft(file, key)))
      .map((key) => ({ store: 'files' as const, key })),
    ...finished.map(({ key, sent }) => ({ store: 'drafts' as const, key, value: remembered(sent) })),
  ])
}
