import type { Booking, BookingFiles } from '@/domain/forms/bookingForm'
import type { BookingLedger } from './bookingLedger'
import type { Found } from './findBooking'
import type { Journal } from './submissionJournal'

/**
 * What was booked: the form as it stands, an attempt before it was changed, or either, where the lists do not show what was
 * changed.
 */
export type BookedVersion = 'latest' | 'earlier' | 'either'

/** How a submission has ended. */
export type Outcome =
  | {
      is: 'booked'
      id: string
      airwayBillNo: string
      version: BookedVersion
      /** The number that stood in the form and went to another shipment meanwhile. */
      instead: string | null
    }
  | { is: 'refused'; message: string }
  /** The answer was lost, or may hide a booking (its text is `message`), and looking the number up failed as well. */
  | { is: 'unknown'; airwayBillNo: string; message: string | null }
  /** Another tab is booking. */
  | { is: 'busy' }

/** What a submission is at, for whoever waits for it. */
export type Doing =
  /** `taken`: the number that has just been refused because another shipment has it. */
  | { is: 'asking'; taken: string | null }
  /** `instead`: as above. */
  | { is: 'booking'; airwayBillNo: string; instead: string | null }
  | { is: 'looking up'; airwayBillNo: string }

/** What a submission rests on. */
export interface SubmissionParts {
  draftId: string
  /** The draft is closed, because somebody has logged out: nothing is sent for it any more. */
  isOver: () => boolean
  create: (booking: Booking, files: BookingFiles) => Promise<string>
  find: (attempts: readonly Booking[], looks: number) => Promise<Found>
  /** The number that the next booking gets. */
  nextNumber: () => Promise<string>
  /** Hears how far it is. */
  tell: (doing: Doing) => void
  /** Does something unless another tab is booking. */
  tryWithLock: <Result>(work: () => Promise<Result>) => Promise<Result | null>
  /** Does something once no other tab is booking; null where that takes too long. */
  withLock: <Result>(work: () => Promise<Result>) => Promise<Result | null>
  ledger: BookingLedger
  journal: Journal
}
