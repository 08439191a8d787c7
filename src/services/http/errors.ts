import { Refused } from '@/domain/refused'

/** `refused`: an error status. `noAnswer`: no response. `badAnswer`: a success status with an unusable body. */
type FailureKind = 'refused' | 'noAnswer' | 'badAnswer'

/** The message of a call that got no answer (product 8.3). */
export const NO_ANSWER_TEXT = 'Could not reach the server. Check your connection and try again.'
/** The message of a call whose answer cannot be used. */
export const BAD_ANSWER_TEXT = 'The server’s answer could not be read. Try again.'

/** A failed backend call. The message is ready to show. */
export class ServiceError extends Refused {
  /** The name of the call, without the ids and search terms of its path: `airwaybill/track`. */
  readonly call: string
  readonly kind: FailureKind
  /** The HTTP status; null if there was no response. */
  readonly status: number | null
  /** False if the error body was not JSON, and so is probably a proxy's page rather than the backend's answer. */
  readonly isReadable: boolean
  /** All texts of the answer, to be read by rules but never shown; the message if the answer has none. */
  readonly allTexts: string

  constructor(
    call: string,
    failure: { kind: FailureKind; status: number | null; message: string; isReadable?: boolean; allTexts?: string },
  ) {
    super(failure.message)
    this.name = 'ServiceError'
    this.call = call
    this.kind = failure.kind
    this.status = failure.status
    this.isReadable = failure.isReadable ?? true
    this.allTexts = failure.allTexts || failure.message
  }
}

/** Whether an error came from a backend call. */
export function isServiceError(error: unknown): error is ServiceError {
  return error instanceof ServiceError
}

/** Whether a call was refused with 401. That may mean the role too: `checkSession` finds out (product 12.3). */
export function isUnauthorized(error: unknown): error is ServiceError {
  return isServiceError(error) && error.status === 401
}

/** Whether a read is worth retrying: no answer, or 502, 503 or 504. */
export function isTransient(error: unknown): error is ServiceError {
  if (!isServiceError(error)) return false
  return error.kind === 'noAnswer' || error.status === 502 || error.status === 503 || error.status === 504
}

/**
 * Whether a write may have been carried out although it failed: its answer was lost or unreadable, or came from a proxy
 * that gave up waiting (408, or 520 and above, which some proxies use).
 */
export function isAnswerLost(error: ServiceError): boolean {
  const { kind, status, isReadable } = error
  if (kind !== 'refused' || status === null || isTransient(error)) return true
  return status === 408 || status >= 520 || (status >= 500 && !isReadable)
}

/**
 * Whether a change that must not be made twice may have been made although the call failed: its answer was lost, or the
 * backend reports a failure of its own (500 and above), which may have happened after writing.
 */
export function mayBeDone(error: ServiceError): boolean {
  return isAnswerLost(error) || (error.status !== null && error.status >= 500)
}
