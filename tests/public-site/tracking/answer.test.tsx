import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { visit, withBackend } from '../../app'

const { server } = withBackend()
const NUMBER = '3047182956'

it.each<[object[], string, RegExp]>([
  [
    [{ type: 1, createdAt: '2026-09-10T08:00:00.000Z' }],
    'Information Received, Thu, Sep 10',
    /^Next: Packed, on the way to /,
  ],
  [
    [
      { type: 1, createdAt: '2026-09-10T08:00:00.000Z' },
      { type: 4, createdAt: '2026-09-14T08:00:00.000Z' },
    ],
    'Manifest, Mon, Sep 14',
    /^Next: Proceed, on the way to /,
  ],
  [[{ type: 7, createdAt: '2026-09-15T08:00:00.000Z' }], 'Delivered, Tue, Sep 15', /^Handed over in /],
  [[{ type: 2, createdAt: 'soon' }], 'Packed', /^Next: 3rd Party AWB, on the way to /],
  [[], 'Void', /nothing to follow/],
])('says first where it is: %j', async (status, answer, next) => {
  server.use(
    http.get('*/api/airwaybill/track/:number', ({ params }) =>
      HttpResponse.json({ airwayBillNo: params.number, origin: 'Pakistan', destination: 'Qatar', status }),
    ),
  )
  visit(`/tracking/${NUMBER}`)
  await screen.findByText('Booking date')
  const leading = () => document.querySelector('.cc-answer strong')
  await waitFor(() => expect(leading()).toHaveTextContent(new RegExp(`^${answer}$`)))
  expect(leading()?.nextElementSibling).toHaveTextContent(next)
})
