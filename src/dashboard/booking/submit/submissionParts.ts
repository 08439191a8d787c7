import type { Booking, BookingFiles } from '@/domain/forms/bookingForm'
import type { BookingLedger } from './bookingLedger'
import type { Found } from './findBooking'
import type { Journal } from './submissionJournal'

/** The form as it is now; as it was sent before a change; or either of them, if the lists do not show which. */
export type BookedVersion = 'latest' | 'earlier' | 'either'

export type Outcome =
  | {
      is: 'booked'
      id: string
      airwayBillNo: string
      version: BookedVersion
      /** The form's number, if it went to another shipment. */
      instead: string | null
    }
  | { is: 'refused'; message: string }
  /** The answer was lost, or may hide a booking (`message` is its text), and the lookup failed too. */
  | { is: 'unknown'; airwayBillNo: string; message: string | null }
  /** Another tab is booking. */
  | { is: 'busy' }

export type Doing =
  /** `taken`: the number just refused because another shipment has it. */
  | { is: 'asking'; taken: string | null }
  /** `instead`: as in `Outcome`. */
  | { is: 'booking'; airwayBillNo: string; instead: string | null }
  | { is: 'looking up'; airwayBillNo: string }

export interface SubmissionParts {
  draftId: string
  /** Logging out closes the draft; nothing more is sent for it. */
  isOver: () => boolean
  create: (booking: Booking, files: BookingFiles) => Promise<string>
  find: (attempts: readonly Booking[], looks: number) => Promise<Found>
  nextNumber: () => Promise<string>
  tell: (doing: Doing) => void
  /** Resolves to null if another tab is booking. */
  tryWithLock: <Result>(work: () => Promise<Result>) => Promise<Result | null>
  /** Waits for other tabs' bookings; resolves to null if that takes too long. */
  withLock: <Result>(work: () => Promise<Result>) => Promise<Result | null>
  ledger: BookingLedger
  journal: Journal
}
