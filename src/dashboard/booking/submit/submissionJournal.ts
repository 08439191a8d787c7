import type { Booking } from '@/domain/forms/bookingForm'
import type { Draft } from '../draft/draft'

/** A booking that was sent, but is neither known to be booked nor refused for good. */
export interface JournalEntry {
  airwayBillNo: string
  /** All sent under this number, the first attempt first. */
  attempts: readonly Booking[]
  /** Looked up and not found: the number may be used again, but only for this draft. */
  isSettled: boolean
}

/** Written before a booking is sent, so that it survives a reload or a power cut in the middle. */
export interface Journal {
  read: () => JournalEntry | null
  /** `read` sees the entry at once; resolves when it is saved, or when saving has failed. */
  write: (entry: JournalEntry) => Promise<void>
  clear: () => void
}

/** Holds the entry in memory too, in case the browser cannot store it. Nothing is written for a closed draft. */
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

export function readJournal(written: unknown): JournalEntry | null {
  if (typeof written !== 'object' || written === null) return null
  const { airwayBillNo, attempts, isSettled } = written as Partial<JournalEntry>
  if (typeof airwayBillNo !== 'string' || !Array.isArray(attempts) || attempts.length === 0) return null
  return { airwayBillNo, attempts, isSettled: isSettled === true }
}
