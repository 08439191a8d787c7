import type { Sent } from '@/session/drafts/finishedDrafts'
import type { Sending } from './readSending'

/**
 * The record of a booking's submission. It is part of the draft, and is written before anything is sent, so that it
 * survives a reload or a power cut during the submission, and a duplicated tab does not book the draft again. If the
 * browser cannot store it, it lasts as long as the page.
 */
export interface SubmissionRecord {
  /** The version of the booking as it is now; the same in a duplicated tab until either is edited. */
  version: () => string
  sending: () => Sending | null
  /**
   * Resolves when the record is saved, or saving has failed; `sending()` returns it immediately. Null means that no
   * attempt is open any more.
   */
  save: (sending: Sending | null) => Promise<void>
  /** What all tabs of this browser have sent, the latest first. */
  sent: () => Promise<readonly Sent[]>
  booked: (airwayBillNo: string, id: string) => Promise<void>
}
