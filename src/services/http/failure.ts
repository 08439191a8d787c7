import { refusalText } from './errorCatalogue'
import { BAD_ANSWER_TEXT, NO_ANSWER_TEXT, ServiceError, type Call } from './errors'

/** How a call has failed, whoever made it. */

export interface Refusal {
  status: number
  statusText: string
  data: unknown
}

/**
 * The error of a call that was refused.
 *
 * @param response what was answered; undefined where nothing came back
 */
export function failure(call: Call, response?: Refusal): ServiceError {
  if (!response) return new ServiceError(call, { kind: 'noAnswer', status: null, message: NO_ANSWER_TEXT })
  const { status, statusText, data: body } = response
  const isReadable = typeof body === 'object' && body !== null
  const message = refusalText(call, { status, statusText, body })
  return new ServiceError(call, { kind: 'refused', status, message, isReadable })
}

/** The error of a success that is not what it must be. */
export function badAnswer(call: Call, status: number): ServiceError {
  return new ServiceError(call, { kind: 'badAnswer', status, message: BAD_ANSWER_TEXT })
}
