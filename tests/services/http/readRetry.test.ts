// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addNote } from '@/services/airwayBill'
import { ServiceError, type FailureKind } from '@/services/http/errors'
import { retried } from '@/services/http/readRetry'

const failure = (status: number | null, kind: FailureKind = 'refused') =>
  new ServiceError('airwaybill/create', { kind, status, message: 'x' })

describe('a call', () => {
  it('that fails by the program’s own fault says so to the program', async () => {
    vi.spyOn(FormData.prototype, 'append').mockImplementation(() => {
      throw new TypeError('a fault')
    })
    await expect(addNote('1', { note: 'a note' })).rejects.toThrow(TypeError)
  })
})

describe('a reading call without a cache', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Fails with the given errors, one after the other, and then answers. */
  const failing = (...errors: Error[]) => {
    const call = vi.fn(() => {
      const error = errors.shift()
      return error ? Promise.reject(error) : Promise.resolve('answer')
    })
    return call
  }

  it('is tried again half a second and a second later', async () => {
    const call = failing(failure(503), failure(null, 'noAnswer'))
    const answer = retried(call)
    await vi.advanceTimersByTimeAsync(499)
    expect(call).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(call).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(call).toHaveBeenCalledTimes(3)
    await expect(answer).resolves.toBe('answer')
  })

  it('gives up after the third try', async () => {
    const last = failure(502)
    const call = failing(failure(503), failure(503), last)
    const answer = retried(call)
    answer.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(2000)
    await expect(answer).rejects.toBe(last)
    expect(call).toHaveBeenCalledTimes(3)
  })

  it('is not tried again where that cannot help', async () => {
    const refusal = failure(404)
    const call = failing(refusal)
    await expect(retried(call)).rejects.toBe(refusal)
    expect(call).toHaveBeenCalledTimes(1)
  })
})
