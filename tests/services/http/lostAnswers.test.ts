// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addNote, downTrack } from '@/services/airwayBill'
import { isLost, isServiceError, ServiceError, type FailureKind } from '@/services/http/errors'
import { retried } from '@/services/http/readRetry'
import { aBackend, json } from '../backend'

const failure = (status: number | null, kind: FailureKind = 'refused', isReadable = true) =>
  new ServiceError('createAirwayBill', { kind, status, message: 'x', isReadable })

describe('whether a writing call may have been carried out although it failed', () => {
  it.each<[string, ServiceError, boolean]>([
    ['no answer', failure(null, 'noAnswer'), true],
    ['a success that cannot be read', failure(200, 'badAnswer'), true],
    ['400', failure(400), false],
    ['400, a page', failure(400, 'refused', false), false],
    ['408', failure(408), true],
    ['409', failure(409), false],
    ['500', failure(500), false],
    ['500, a page', failure(500, 'refused', false), true],
    ['501', failure(501), false],
    ['502', failure(502), true],
    ['503', failure(503), true],
    ['504', failure(504), true],
    ['505', failure(505), false],
    ['520', failure(520), true],
    ['524', failure(524), true],
  ])('%s', (_name, error, expected) => {
    expect(isLost(error)).toBe(expected)
  })
})

describe('a 500 of a writing call', () => {
  const backend = aBackend()

  it.each<[string, () => Response, boolean]>([
    ['that is the backend’s own is a refusal', () => json({ error: 'no' }, { status: 500 }), false],
    ['that is a list is its own as well', () => json([], { status: 500 }), false],
    ['that is a page may hide a success', () => new Response('<!doctype html>', { status: 500 }), true],
    ['that says nothing may hide one', () => json(null, { status: 500 }), true],
    ['that is a number may hide one', () => json(5, { status: 500 }), true],
  ])('%s', async (_name, answer, expected) => {
    backend.answerWith(answer)
    const error: unknown = await downTrack('1').catch((reason: unknown) => reason)
    if (!isServiceError(error)) throw new Error(String(error))
    expect(isLost(error)).toBe(expected)
  })
})

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
