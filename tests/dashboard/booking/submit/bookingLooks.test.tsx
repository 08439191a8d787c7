import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLooksAgain } from '@/dashboard/booking/submit/useLooksAgain'
import { withBackend } from '../../../app'
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

describe('looking again', () => {
  /** Counts the looks; each takes as long as the test says. */
  function waiting() {
    vi.useFakeTimers()
    const onLook = vi.fn()
    type Unknown = Parameters<typeof useLooksAgain>[0]
    const lookedAt = new Date()
    const initialProps: { unknown: Unknown } = { unknown: { isLooking: false, lookedAt } }
    const { rerender, unmount } = renderHook(
      ({ unknown }: { unknown: Unknown }) =>
        useLooksAgain(unknown, () => {
          onLook()
          rerender({ unknown: { isLooking: true, lookedAt } })
        }),
      { initialProps },
    )
    const ends = (isKnown = false) => rerender({ unknown: isKnown ? null : { isLooking: false, lookedAt: new Date() } })
    return { onLook, ends, unmount }
  }

  it('comes after 3, 5 and 10 seconds, and then every 15', async () => {
    const { onLook, ends } = waiting()
    for (const [index, seconds] of [3, 5, 10, 15, 15, 15].entries()) {
      await pass(seconds * 1000 - 1)
      expect(onLook, `look ${index + 1}`).toHaveBeenCalledTimes(index)
      await pass(1)
      expect(onLook, `look ${index + 1}`).toHaveBeenCalledTimes(index + 1)
      ends()
    }
  })

  it('never begins while a look is under way, however long that takes', async () => {
    const { onLook, ends } = waiting()
    await pass(3000)
    await pass(600_000)
    goOnline()
    comeBack('visible')
    expect(onLook).toHaveBeenCalledTimes(1)
    // What came meanwhile follows at once, and once.
    ends()
    await pass(0)
    expect(onLook).toHaveBeenCalledTimes(2)
    ends()
    await pass(4999)
    expect(onLook).toHaveBeenCalledTimes(2)
  })

  it('is done at once when the line is back, and when the tab shows again', async () => {
    const { onLook, ends } = waiting()
    goOnline()
    expect(onLook).toHaveBeenCalledTimes(1)
    ends()
    comeBack('hidden')
    expect(onLook).toHaveBeenCalledTimes(1)
    comeBack('visible')
    expect(onLook).toHaveBeenCalledTimes(2)
    ends()
    // The pause begins anew with the end of a look.
    await pass(2999)
    expect(onLook).toHaveBeenCalledTimes(2)
    await pass(1)
    expect(onLook).toHaveBeenCalledTimes(3)
  })

  it('stops when it is known, and when the page goes', async () => {
    const { onLook, ends, unmount } = waiting()
    await pass(3000)
    ends(true)
    await pass(600_000)
    goOnline()
    comeBack('visible')
    expect(onLook).toHaveBeenCalledTimes(1)
    // The next question begins with short pauses again.
    ends()
    await pass(2999)
    expect(onLook).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(onLook).toHaveBeenCalledTimes(2)
    ends()
    unmount()
    await pass(600_000)
    goOnline()
    expect(onLook).toHaveBeenCalledTimes(2)
  })
})

describe('a booking of which nobody knows', () => {
  const fail = () => HttpResponse.json({}, { status: 500 })

  /** Books over a line that loses the answer and all lookups. */
  async function openQuestion() {
    const site = await openBooking(store)
    await fill(site)
    let looks = 0
    server.use(
      http.post(
        `*${CREATE}`,
        async ({ request }) => {
          await fetch(request.clone())
          return HttpResponse.error()
        },
        { once: true },
      ),
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

  it('is looked up by itself until it is found, and the dialog says so', async () => {
    const { popup, looks } = await openQuestion()
    expect(popup).toHaveTextContent('looked up again by itself every few seconds')
    expect(popup).toHaveTextContent(/Last looked at \d\d:\d\d:\d\d [AP]M\. This goes on by itself\./)
    for (const pause of [3000, 5000]) {
      const before = looks()
      await pass(pause)
      await waitFor(() => expect(looks()).toBeGreaterThan(before))
      await waitFor(() => expect(popup).toHaveTextContent(/Last looked at/))
    }
    expect(within(popup).getByRole('button', { name: 'Look again' })).toBeVisible()
    expect(popup).toBeVisible()

    server.resetHandlers()
    await pass(10_000)
    await booked()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(creations(store)).toHaveLength(1)
    expect(store.shipments.filter(({ consignee }) => consignee?.contactPerson === 'Ruth Hallam')).toHaveLength(1)
    // Nothing looks any more.
    const listed = () => store.calls.filter(({ path }) => path === '/api/airwaybill/search').length
    const asked = listed()
    await pass(60_000)
    expect(listed()).toBe(asked)
  })

  it('says while it looks, in the same dialog, and Look again looks at once', async () => {
    const { site, popup } = await openQuestion()
    let answer = (): void => undefined
    server.use(
      http.get('*/api/airwaybill/search', async () => {
        await new Promise<void>((resolve) => (answer = resolve))
        return fail()
      }),
    )
    await site.user.click(within(popup).getByRole('button', { name: 'Look again' }))
    expect(popup).toHaveTextContent('Looking now…')
    expect(screen.queryByText('Processing your request...')).toBeNull()
    await waitFor(() => answer())
    await waitFor(() => expect(popup).toHaveTextContent(/Last looked at/))
    expect(popup).toBeVisible()
  })
})
