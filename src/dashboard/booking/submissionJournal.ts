import type { Booking } from '@/domain/forms/bookingForm'
import { readEntry, removeEntries, writeEntry } from './tabStorage'

/** What was sent and is not known to be booked, nor to be refused for good. */
export interface JournalEntry {
  airwayBillNo: string
  /** Everything that was sent under this number, the first attempt first. */
  attempts: Booking[]
  /** The number was looked up and was not there; it may still be used for this draft alone. */
  isSettled: boolean
}

/** Written down before a booking is sent, so that a reload in the middle knows of it. */
export interface Journal {
  read: () => JournalEntry | null
  write: (entry: JournalEntry) => void
  clear: () => void
}

/**
 * The journal of this tab. It also holds in memory what storage has no room for.
 *
 * @param owner whose bookings they are
 * @param isOver whether the draft is closed: what is still under way writes nothing down for the next one
 */
export function openJournal(owner: string, isOver: () => boolean): Journal {
  let current = readJournal(owner)
  return {
    read: () => current,
    write: (entry) => {
      current = entry
      if (!isOver()) writeEntry('sending', owner, entry)
    },
    clear: () => {
      current = null
      if (!isOver()) removeEntries(owner, 'sending')
    },
  }
}

function readJournal(owner: string): JournalEntry | null {
  const kept = readEntry('sending', owner) as Partial<JournalEntry> | null
  if (typeof kept !== 'object' || kept === null) return null
  const { airwayBillNo, attempts, isSettled } = kept
  if (typeof airwayBillNo !== 'string' || !Array.isArray(attempts) || attempts.length === 0) return null
  return { airwayBillNo, attempts, isSettled: isSettled === true }
}
