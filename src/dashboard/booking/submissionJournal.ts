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
 * @param username whose bookings they are
 */
export function openJournal(username: string): Journal {
  let current = readJournal(username)
  return {
    read: () => current,
    write: (entry) => {
      current = entry
      writeEntry('sending', username, entry)
    },
    clear: () => {
      current = null
      removeEntries(username, 'sending')
    },
  }
}

function readJournal(username: string): JournalEntry | null {
  const kept = readEntry('sending', username) as Partial<JournalEntry> | null
  if (typeof kept !== 'object' || kept === null) return null
  const { airwayBillNo, attempts, isSettled } = kept
  if (typeof airwayBillNo !== 'string' || !Array.isArray(attempts) || attempts.length === 0) return null
  return { airwayBillNo, attempts, isSettled: isSettled === true }
}
