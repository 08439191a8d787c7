import { http, HttpResponse } from 'msw'
import type { SetupServer } from 'msw/node'

export interface Entry {
  type: number
  description?: string
  trackingLink?: string
  createdAt?: string
}

/** A time in November 2026, in the time zone of the test, in which the page shows it. */
export const on = (day: number, hour: number, minute: number, second: number) =>
  new Date(2026, 10, day, hour, minute, second).toISOString()

export const journey: Entry[] = [
  { type: 1, description: 'Information Received', createdAt: on(12, 6, 2, 40) },
  { type: 2, description: '', createdAt: on(12, 12, 55, 1) },
  { type: 5, description: 'Landed in London', createdAt: on(16, 6, 15, 20) },
  {
    type: 6,
    description: 'Handed to Ostrel',
    trackingLink: 'https://track.example/parcel?id=1',
    createdAt: on(18, 16, 26, 9),
  },
]

export function trackAnswers(server: SetupServer) {
  /** Answers every number with this shipment. */
  function answers(status: Entry[] | null, fields: object = {}, hear: () => unknown = () => {}) {
    server.use(
      http.get('*/api/airwaybill/track/:number', async ({ params }) => {
        await hear()
        return HttpResponse.json({
          airwayBillNo: params.number,
          origin: 'Pakistan',
          destination: 'United Kingdom',
          createdAt: on(12, 6, 2, 40),
          status,
          ...fields,
        })
      }),
    )
  }

  function refuses(status: number, body: object = {}, hear = () => {}) {
    server.use(
      http.get('*/api/airwaybill/track/:number', () => {
        hear()
        return HttpResponse.json(body, { status })
      }),
    )
  }
  return { answers, refuses }
}
