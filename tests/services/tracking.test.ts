// @vitest-environment jsdom
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { trackPath, trackShipment } from '@/services/tracking'

const NUMBER = '4010020001'
const shipment = { airwayBillNo: NUMBER, origin: 'Pakistan', destination: 'Qatar', createdAt: null, status: [] }

let calls = 0
const server = setupServer(
  http.get('*/api/airwaybill/track/:number', () => {
    calls += 1
    return HttpResponse.json({ ...shipment, destination: 'Asked again' })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  calls = 0
  window.askedAhead = undefined
})
afterAll(() => server.close())

/** What public/theme.js stores of the call that it has made. */
function ahead(answer: Promise<Response>, number = NUMBER) {
  answer.catch(() => undefined)
  window.askedAhead = { url: trackPath(number), answer }
}

describe('a tracking call made before the scripts have loaded', () => {
  it('answers the first caller, and is made again only for a second one', async () => {
    ahead(Promise.resolve(Response.json(shipment)))
    expect(await trackShipment(NUMBER)).toMatchObject({ destination: 'Qatar' })
    expect(calls).toBe(0)
    expect(await trackShipment(NUMBER)).toMatchObject({ destination: 'Asked again' })
    expect(calls).toBe(1)
  })

  it('is not used for another number', async () => {
    ahead(Promise.resolve(Response.json(shipment)), '4010020002')
    expect(await trackShipment(NUMBER)).toMatchObject({ destination: 'Asked again' })
    expect(window.askedAhead).toBeDefined()
  })

  it.each([
    ['refused', () => Promise.resolve(Response.json({}, { status: 404 })), "AirwayBill doesn't exists", 404, 'refused'],
    [
      'refused in an answer of success',
      () => Promise.resolve(Response.json({ error: 'Tracking is closed today.' })),
      'Tracking is closed today.',
      200,
      'refused',
    ],
    [
      'refused in an answer of success that has a status',
      () => Promise.resolve(Response.json({ error: 'Tracking is closed today.', status: 503 })),
      'Tracking is closed today.',
      200,
      'refused',
    ],
    [
      'refused by something between',
      () => Promise.resolve(new Response('<html>', { status: 502 })),
      'Bad Gateway',
      502,
      'refused',
    ],
    [
      'without an answer',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Could not reach the server. Check your connection and try again.',
      null,
      'noAnswer',
    ],
    [
      'cut off within its answer',
      () => Promise.resolve(new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) }))),
      'Could not reach the server. Check your connection and try again.',
      null,
      'noAnswer',
    ],
    [
      'answered with a page',
      () => Promise.resolve(new Response('<!doctype html>')),
      'The server’s answer could not be read. Try again.',
      200,
      'badAnswer',
    ],
  ] as const)('is reported like any other if %s', async (_what, answer, message, status, kind) => {
    ahead(answer())
    await expect(trackShipment(NUMBER)).rejects.toMatchObject({ name: 'ServiceError', message, status, kind })
    expect(calls).toBe(0)
  })
})
