import { refusalText } from './errorCatalogue'
import { BAD_ANSWER_TEXT, NO_ANSWER_TEXT, ServiceError, type Call } from './errors'

export interface Refusal {
  status: number
  statusText: string
  data: unknown
}

/** The error for a call refused with an error status or, without a `response`, for one that got no answer. */
export function failure(call: Call, response?: Refusal): ServiceError {
  if (!response) return new ServiceError(call, { kind: 'noAnswer', status: null, message: NO_ANSWER_TEXT })
  const { status, statusText, data: body } = response
  const isReadable = typeof body === 'object' && body !== null
  const message = refusalText(call, { status, statusText, body })
  return new ServiceError(call, { kind: 'refused', status, message, isReadable })
}

/** The error for a success status with an unusable body. */
export function badAnswer(call: Call, status: number): ServiceError {
  return new ServiceError(call, { kind: 'badAnswer', status, message: BAD_ANSWER_TEXT })
}
