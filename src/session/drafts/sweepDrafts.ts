import { browserDatabase, type Change } from '@/browser/browserDatabase'
import { currentAge, isOutdated } from '@/domain/booking/draftAge'
import { isOfDraft, keyPrefixOf, readRow, rowSchema } from './draftRow'
import { openDrafts } from './openDrafts'
import { removeFinishedDrafts } from './removeDraft'

/**
 * Removes drafts that are more than a week old, unless a tab has them open, and entries that cannot be read any more.
 */
export async function sweepDrafts(now = Date.now()): Promise<void> {
  removeFinishedDrafts()
  const open = await openDrafts()
  await browserDatabase.revise(({ files, keys }, drafts) => {
    const remaining: string[] = []
    const changes: Change[] = []
    for (const [key, stored] of drafts) {
      const [owner = '', id = ''] = key.split('/')
      const row = readRow(key, stored)
      const isReadable = row !== null && (row.sealed === null || keys.some((name) => keyPrefixOf(name) === `${owner}/`))
      const aged = row && { ...row, ...currentAge(row, now) }
      if (!isReadable || !aged || (isOutdated(aged) && !open.has(id))) changes.push({ store: 'drafts', key })
      else {
        // The files of a finished draft are removed with it.
        if (row.sealed) remaining.push(key)
        const isStripped = row.sealed === null && rowSchema.safeParse(stored).data?.sealed
        if (aged.seen !== row.seen || isStripped) changes.push({ store: 'drafts', key, value: aged })
      }
    }
    const isOrphan = (file: string) => !remaining.some((draft) => isOfDraft(file, draft))
    return [...changes, ...files.filter(isOrphan).map((key) => ({ store: 'files' as const, key }))]
  })
}
