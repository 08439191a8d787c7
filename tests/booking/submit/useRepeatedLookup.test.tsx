import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withBackend } from '../../app'
import { addShipment, booked, CREATE, creations, fill, openBooking, withReceiptTab } from '../bookingScreen'

const { store, server } = withBackend()
withReceiptTab()

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const comeBack = (state: DocumentVisibilityState) => {
  const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  shown.mockRestore()
}
const goOnline = () => act(() => void window.dispatchEvent(new Event('online')))

describe('a booking with an unknown outcome', () => {
  const fail = () => HttpResponse.json({}, { status: 500 })

  /** Books, and loses the answer and those of all lookups, until the question appears. */
  async function openQuestion() {
    const site = await openBooking(store)
    await fill(site)
    let looks = 0
    store.faults.push({ path: CREATE, drop: 'after' })
    server.use(
      http.get('*/api/airwaybill/getAllByToday', fail),
      http.get('*/api/airwaybill/search', () => {
        looks += 1
        return fail()
      }),
    )
    await addShipment(site)
    const popup = await screen.findByRole('dialog', { name: /Is \d{10} booked\?/ })
    return { site, popup, looks: () => looks }
  }

  it('is looked up automatically until it is found, and the dialog says so', async () => {
    const { popup, looks } = await openQuestion()
    expect(popup).toHaveTextContent('looked up again every few seconds')
    expect(popup).toHaveTextContent(/Last checked at \d\d:\d\d:\d\d [AP]M\./)
    for (let times = 0; times < 2; times += 1) {
      const before = looks()
      await pass(5000)
      await waitFor(() => expect(looks()).toBeGreaterThan(before))
      await waitFor(() => expect(popup).toHaveTextContent(/Last checked at/))
    }
    expect(within(popup).getByRole('button', { name: 'Look again' })).toBeVisible()
    expect(popup).toBeVisible()

    server.resetHandlers()
    await pass(5000)
    await booked()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(creations(store)).toHaveLength(1)
    expect(store.shipments.filter(({ consignee }) => consignee?.contactPerson === 'Ruth Hallam')).toHaveLength(1)
    // The lookups have ended.
    const listed = () => store.calls.filter(({ path }) => path === '/api/airwaybill/search').length
    const asked = listed()
    await pass(60_000)
    expect(listed()).toBe(asked)
  })

  it('is looked up at once by Look again, and the same dialog shows that', async () => {
    const { site, popup } = await openQuestion()
    let answer = (): void => undefined
    server.use(
      http.get('*/api/airwaybill/search', async () => {
        await new Promise<void>((resolve) => (answer = resolve))
        return fail()
      }),
    )
    await site.user.click(within(popup).getByRole('button', { name: 'Look again' }))
    expect(popup).toHaveTextContent('Looking…')
    expect(screen.queryByText('Processing your request...')).toBeNull()
    await waitFor(() => answer())
    await waitFor(() => expect(popup).toHaveTextContent(/Last checked at/))
    expect(popup).toBeVisible()
  })

  it('is looked up at once when back online, and when the tab is visible again', async () => {
    const { popup, looks } = await openQuestion()
    const ended = () => waitFor(() => expect(popup).toHaveTextContent(/Last checked at/))
    for (const event of [goOnline, () => comeBack('visible')]) {
      const before = looks()
      event()
      await waitFor(() => expect(looks()).toBe(before + 1))
      await ended()
    }
    const before = looks()
    comeBack('hidden')
    await pass(4000)
    expect(looks()).toBe(before)
    await pass(1000)
    await waitFor(() => expect(looks()).toBe(before + 1))
  })
})
