import type { Booking, BookingFiles } from '@/domain/forms/bookingForm'
import type { BookingLedger } from './bookingLedger'
import type { Found } from './findBooking'
import type { Journal } from './submissionJournal'

/** The form as it stands, an attempt before it was changed, or either, where the lists do not show the difference. */
export type BookedVersion = 'latest' | 'earlier' | 'either'

export type Outcome =
  | {
      is: 'booked'
      id: string
      airwayBillNo: string
      version: BookedVersion
      /** The form's number, where it went to another shipment. */
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
  /** Null where another tab is booking. */
  tryWithLock: <Result>(work: () => Promise<Result>) => Promise<Result | null>
  /** Waits for other tabs' bookings; null where that takes too long. */
  withLock: <Result>(work: () => Promise<Result>) => Promise<Result | null>
  ledger: BookingLedger
  journal: Journal
}
