import * as z from 'zod/mini'
import { deviceStore, json } from '@/browser/deviceStore'
import { currentAge, isOutdated } from '@/domain/booking/draftAge'
import { storedList } from '@/domain/storedList'
import { type Sent, sentSchema } from '@/session/drafts/finishedDrafts'
import { digestIn } from './fileState'

/** Four files of the largest size. */
const MAX_ROWS = 2000

const sentRow = z.extend(sentSchema, { age: z.optional(z.number()), seen: z.optional(z.number()) })

/**
 * Rows of files that were sent, latest first. Logging out does not remove them, because a file may be chosen again
 * afterwards; they contain only digests of rows, and numbers.
 */
const store = deviceStore('booking-file-rows', json(storedList(sentRow)))

/** What this browser has sent of the user's files in the last days. */
export function sentRows(owner: string): readonly z.infer<typeof sentRow>[] {
  const now = Date.now()
  return store
    .read(owner)
    .map((row) => ({ ...row, ...currentAge(row, now) }))
    .filter((row) => !isOutdated(row))
}

const isOf = (version: string) => (row: Sent) => digestIn(row.version) === digestIn(version)

/** Replaces the record of a row, unless that says that the row is booked and the new one does not. */
export function noteRow(owner: string, sent: Sent): void {
  const rows = sentRows(owner)
  const isOfRow = isOf(sent.version)
  if (sent.id === null && rows.some((row) => isOfRow(row) && row.id !== null)) return
  store.write(owner, [sent, ...rows.filter((row) => !isOfRow(row))].slice(0, MAX_ROWS))
}

/**
 * Removes the record of a row once nothing can be booked under its number any more. The record of a booked row stays.
 */
export function forgetRow(owner: string, version: string): void {
  const isOfRow = isOf(version)
  store.write(
    owner,
    sentRows(owner).filter((row) => !isOfRow(row) || row.id !== null),
  )
}
