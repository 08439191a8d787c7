import type { Booking } from '@/domain/forms/bookingForm'
import type { Draft } from '../draft/draft'

/** What was sent and is not known to be booked, nor to be refused for good. */
export interface JournalEntry {
  airwayBillNo: string
  /** Everything that was sent under this number, the first attempt first. */
  attempts: Booking[]
  /** The number was looked up and was not there; it may still be used for this draft alone. */
  isSettled: boolean
}

/** Written down before a booking is sent, so that a reload in the middle, or a power cut, knows of it. */
export interface Journal {
  read: () => JournalEntry | null
  /** Known at once; resolves when it is on the disk, or where it cannot be. */
  write: (entry: JournalEntry) => Promise<void>
  clear: () => void
}

/**
 * The journal of a draft. It also holds in memory what the browser cannot keep. Of a closed draft nothing is written down.
 *
 * @param draft the booking that is sent
 */
export function openJournal(draft: Pick<Draft, 'read' | 'keep'>): Journal {
  let current = readJournal(draft.read('sending'))
  return {
    read: () => current,
    write: async (entry) => {
      current = entry
      await draft.keep('sending', entry)
    },
    clear: () => {
      current = null
      void draft.keep('sending', undefined)
    },
  }
}

/** @returns the entry as it was written down; null where there is none */
export function readJournal(written: unknown): JournalEntry | null {
  if (typeof written !== 'object' || written === null) return null
  const { airwayBillNo, attempts, isSettled } = written as Partial<JournalEntry>
  if (typeof airwayBillNo !== 'string' || !Array.isArray(attempts) || attempts.length === 0) return null
  return { airwayBillNo, attempts, isSettled: isSettled === true }
}
