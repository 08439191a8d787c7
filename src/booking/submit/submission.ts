import type { Booking, BookingFiles } from '@/domain/forms/bookingForm'
import type { Shipment } from '@/domain/shipment/shipment'
import type { SubmissionRecord } from '../draft/submissionRecord'
import type { BookedVersion } from './bookedVersion'
import type { Found } from './findBooking'

/** The form, with the number it shows; '' if none has arrived yet. */
export interface Submission {
  booking: Booking
  files: BookingFiles
}

export type Outcome =
  | {
      kind: 'booked'
      id: string
      airwayBillNo: string
      version: BookedVersion
      /** The form's number, if it went to another shipment. */
      instead: string | null
    }
  /** `isUnauthorized`: nobody is signed in, or the user may not book. */
  | { kind: 'refused'; message: string; isUnauthorized?: true }
  /** The answer was lost, or may hide a booking (`message` is its text), and the lookup failed too. */
  | { kind: 'unknown'; airwayBillNo: string; message: string | null }
  /** A shipment has the number, and only the clerk can tell whether it is this booking. */
  | Doubtful
  /** Another tab is booking. */
  | { kind: 'busy' }

export interface Doubtful {
  kind: 'doubtful'
  airwayBillNo: string
  /** As a list shows it; null if no list shows it. */
  shipment: Shipment | null
  /** Why the clerk is asked: a shipment has the number, or a bug in our code prevented the lookup. */
  why: 'exists' | 'not looked up'
  /** The attempt that resembles the shipment most. */
  attempt: Booking
  version: BookedVersion
}

/** A number that certainly belongs to another shipment. `message` is shown if no other number can be obtained. */
export interface Taken {
  airwayBillNo: string
  message: string
}

export interface NotLookedUp {
  kind: 'not looked up'
}

export type SubmissionProgress =
  /** `taken`: the number just refused because another shipment has it. */
  | { kind: 'asking'; taken: string | null }
  /** `instead`: the form's number, if it went to another shipment. */
  | { kind: 'booking'; airwayBillNo: string; instead: string | null }
  | { kind: 'looking up'; airwayBillNo: string }
  /** Waiting for another tab that is booking. */
  | { kind: 'queued' }

/** What a submission needs from the page, the browser and the backend. */
export interface SubmissionParts {
  record: SubmissionRecord
  /** Logging out closes the draft; nothing more is sent for it. */
  isClosed: () => boolean
  create: (booking: Booking, files: BookingFiles) => Promise<string>
  find: (attempts: readonly Booking[], looks: number) => Promise<Found>
  nextNumber: () => Promise<string>
  tell: (doing: SubmissionProgress) => void
  /**
   * Does the work while no other tab of this browser sends. Resolves to null if another one is still sending after
   * `timeoutMs` milliseconds.
   */
  withLock: <Result>(timeoutMs: number, work: () => Promise<Result>) => Promise<Result | null>
}
