import { expect, test } from 'vitest'
import { isAnswerLost, mayBeDone, ServiceError } from '@/services/http/errors'

type Failure = Partial<Pick<ServiceError, 'kind' | 'status' | 'isReadable'>>

test.each<[what: string, failure: Failure, isLost: boolean, mayBe: boolean]>([
  ['no answer', { kind: 'noAnswer', status: null }, true, true],
  ['a success that cannot be read', { kind: 'badAnswer', status: 200 }, true, true],
  ['a proxy without a backend', { status: 502 }, true, true],
  ['a proxy that gave up waiting', { status: 408 }, true, true],
  ['a page of a server that failed', { status: 500, isReadable: false }, true, true],
  ['a backend that says it failed, perhaps after writing', { status: 500 }, false, true],
  ['a refusal', { status: 400 }, false, false],
  ['a refusal as a page', { status: 404, isReadable: false }, false, false],
  ['a refusal without a status', { status: null }, true, true],
])('after %s it is known whether the answer was lost, and whether a change may have been made', (...row) => {
  const [what, failure, isLost, mayBe] = row
  const error = new ServiceError('airwaybill/upTrack', { kind: 'refused', status: 400, message: what, ...failure })
  expect([isAnswerLost(error), mayBeDone(error)]).toEqual([isLost, mayBe])
})
