import * as z from 'zod/mini'
import { deviceStore, json } from '@/browser/deviceStore'
import { agedBy, isOutdated } from '@/domain/draftAge'
import { storedList } from '@/domain/storedList'
import { type Sent, sentSchema } from '@/session/finishedDrafts'
import { digestIn } from './fileState'

/** Four files of the largest size. */
const MAX_ROWS = 2000

const sentRow = z.extend(sentSchema, { age: z.optional(z.number()), seen: z.optional(z.number()) })

/**
 * Rows of files that were sent, the latest first. A file may be chosen again after a logout, which removes all that is
 * known of drafts: these have only the digests of the rows and the numbers, and stay.
 */
const store = deviceStore('booking-file-rows', json(storedList(sentRow)))

/** What this browser has sent of the user's files in the last days. */
export function sentRows(owner: string): readonly z.infer<typeof sentRow>[] {
  const now = Date.now()
  return store
    .read(owner)
    .map((row) => ({ ...row, ...agedBy(row, now) }))
    .filter((row) => !isOutdated(row))
}

const isOf = (version: string) => (row: Sent) => digestIn(row.version) === digestIn(version)

/** Replaces what was known of the row; but where it is booked, that it is. */
export function noteRow(owner: string, sent: Sent): void {
  const rows = sentRows(owner)
  const isOfRow = isOf(sent.version)
  if (sent.id === null && rows.some((row) => isOfRow(row) && row.id !== null)) return
  store.write(owner, [sent, ...rows.filter((row) => !isOfRow(row))].slice(0, MAX_ROWS))
}

/** For a row of which nothing may be booked any more under the number that it had. What is booked stays known. */
export function forgetRow(owner: string, version: string): void {
  const isOfRow = isOf(version)
  store.write(
    owner,
    sentRows(owner).filter((row) => !isOfRow(row) || row.id !== null),
  )
}
