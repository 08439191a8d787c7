import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '@/paths'
import { visit, withBackend } from '../app'
import { aShipment } from '../backend/builders'

const { store, server } = withBackend()
const center = { store, username: 'gujrat' }

const sides = ['front', 'back'] as const
type Side = (typeof sides)[number]

/** How often each picture was requested. */
let requests: Record<Side, number>
/** Answers the request of a picture: with the picture, or that there is none. */
let answer: Record<Side, (status: 200 | 404) => void>
beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
  requests = { front: 0, back: 0 }
  answer = { front: () => undefined, back: () => undefined }
  for (const side of sides) {
    server.use(
      http.get(`*/uploads/slow-${side}.png`, async () => {
        requests[side] += 1
        const status = await new Promise<200 | 404>((resolve) => (answer[side] = resolve))
        return new HttpResponse('picture', { status, headers: { 'Content-Type': 'image/png' } })
      }),
    )
  }
})
afterEach(() => vi.useRealTimers())

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const missing = (...parts: string[]) => `Not printed, because this is missing: ${parts.join('; ')}.`
const bothMissing = missing('ID card, front', 'ID card, back')
const print = () => screen.findByRole('button', { name: 'Print' })
const tryAgain = () => screen.getByRole('button', { name: 'Try again' })

/** Opens the papers, and waits until both pictures have been requested. */
async function open(changes: object = {}) {
  const shipment = aShipment({ consignor: { idFront: '/uploads/slow-front.png', idBack: '/uploads/slow-back.png' } })
  Object.assign(shipment, changes)
  store.shipments.unshift(shipment)
  const { user } = visit(paths.receipt(shipment.id), center)
  await waitFor(() => expect(requests).toEqual({ front: 1, back: 1 }))
  return { user, shipment }
}

/** Answers with the picture, and lets the browser show it. */
async function come(side: Side) {
  answer[side](200)
  const image = await screen.findByRole('img', { name: `ID card, ${side}` })
  await waitFor(() => expect(image).toHaveAttribute('src', 'blob:preview'))
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 1 } })
  fireEvent.load(image)
}

describe('pictures of an ID card that take longer than 20 s', () => {
  it('are named as missing, and printing is possible as soon as they have loaded', async () => {
    await open()
    await pass(22)
    expect(await screen.findByText(bothMissing)).toBeVisible()
    expect(await print()).toBeDisabled()
    await come('front')
    expect(await screen.findByText(missing('ID card, back'))).toBeVisible()
    expect(await print()).toBeDisabled()
    await come('back')
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(screen.queryByText(missing('ID card, back'))).toBeNull()
    expect(requests).toEqual({ front: 1, back: 1 })
  })

  it('are not requested again by Try again while they are loading', async () => {
    const { user } = await open()
    await pass(22)
    await screen.findByText(bothMissing)
    await user.click(tryAgain())
    await waitFor(() => expect(screen.queryByText(bothMissing)).toBeNull())
    await pass(22)
    await screen.findByText(bothMissing)
    for (const side of sides) await come(side)
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(requests).toEqual({ front: 1, back: 1 })
  })

  it('are requested again by Try again after a minute without a byte', async () => {
    const { user } = await open()
    await pass(61)
    for (const image of screen.queryAllByRole('img', { name: /^ID card/ })) fireEvent.error(image)
    await screen.findByText(bothMissing)
    await user.click(tryAgain())
    await waitFor(() => expect(requests).toEqual({ front: 2, back: 2 }))
    for (const side of sides) await come(side)
    await waitFor(async () => expect(await print()).toBeEnabled())
  })
})

describe('Try again', () => {
  it('requests a picture that failed, and not one that has loaded', async () => {
    const { user } = await open()
    await come('front')
    answer.back(404)
    const image = await screen.findByRole('img', { name: 'ID card, back' })
    await waitFor(() => expect(image).toHaveAttribute('src', 'data:,'))
    fireEvent.error(image)
    await screen.findByText(missing('ID card, back'))
    await user.click(tryAgain())
    await waitFor(() => expect(requests).toEqual({ front: 1, back: 2 }))
    await come('back')
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(requests).toEqual({ front: 1, back: 2 })
  })

  it('after another failure does not request pictures that are loading', async () => {
    store.faults.push({ method: 'GET', path: '/api/airwaybill/track/*', status: 500, body: { error: 'No' } })
    server.use(
      http.get('*/api/airwaybill/receipt/:id', ({ params }) => {
        const { status: _status, ...bill } = store.shipments.find(({ id }) => id === params['id']) ?? {}
        return HttpResponse.json(bill)
      }),
    )
    const { user } = await open()
    await screen.findByText(/^It could not be checked whether this bill is void/)
    await user.click(tryAgain())
    await waitFor(() => expect(screen.queryByText(/could not be checked/)).toBeNull())
    for (const side of sides) await come(side)
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(requests).toEqual({ front: 1, back: 1 })
  })
})
