import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
// Loaded by the first lookup otherwise, which would be later than the others.
import '@/services/http/request'

export const SEEN = '2026-11-12T06:02:40.000Z'
export const NEWER = '2026-11-16T06:15:20.000Z'

/** What the backend answers about a number. */
export const shipmentOf = (airwayBillNo: string, ...steps: string[]) => ({
  airwayBillNo,
  origin: 'Pakistan',
  destination: 'Qatar',
  createdAt: SEEN,
  status: steps.map((createdAt, index) => ({ type: index + 1, description: '', trackingLink: '', createdAt })),
})

/** Numbers that are looked up, each answered when the test says so. Time passes as it does, and faster where told. */
export function withHeldLookups() {
  let asked: string[] = []
  let waiting: { number: string; answer: (response: Response) => void }[] = []
  const server = setupServer(
    // Also of a number that is none.
    http.get('*/api/airwaybill/track*', ({ request }) => {
      const number = request.url.split('/').at(-1) ?? ''
      asked.push(number)
      return new Promise<Response>((answer) => waiting.push({ number, answer }))
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    asked = []
    waiting = []
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => void vi.useRealTimers())
  afterAll(() => server.close())

  const answer = async (number: string, response: Response) => {
    const place = () => waiting.findIndex((lookup) => lookup.number === number)
    await waitFor(() => expect(place()).not.toBe(-1))
    const [lookup] = waiting.splice(place(), 1)
    await act(async () => lookup?.answer(response))
  }
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  return {
    /** All numbers that were looked up, in their order. */
    asked: () => asked,
    /** Those that wait for their answer. */
    waiting: () => waiting.map(({ number }) => number),
    finds: (number: string, ...steps: string[]) => answer(number, HttpResponse.json(shipmentOf(number, ...steps))),
    refuses: (number: string, status: number) => answer(number, HttpResponse.json({}, { status })),
    /** Nothing comes back, and the pause before the next try is over. */
    loses: async (number: string) => {
      await answer(number, HttpResponse.error())
      await pass(600)
    },
    pass,
  }
}

export const lineIsBack = () => act(() => void window.dispatchEvent(new Event('online')))
