import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/services/createQueryClient'
import { forgetEverything } from '@/session/localTraces'
import { makeRoundTrip, visit, withBackend } from '../../app'

const { server } = withBackend()

const OLD = '4010020001'
const NEW = '4010020002'
const DEAD = '4010020003'
const SEEN = '2026-11-12T06:02:40.000Z'
const NEWER = '2026-11-16T06:15:20.000Z'
const NO_ANSWER = 'Could not reach the server. Check your connection and try again.'

/** The backend's answer for a number. */
const shipmentOf = (airwayBillNo: string, ...steps: string[]) => ({
  airwayBillNo,
  origin: 'Pakistan',
  destination: 'Qatar',
  createdAt: SEEN,
  status: steps.map((createdAt, index) => ({ type: index + 1, createdAt })),
})

/** A number as a visit at noon of November 13, in the tests' time zone, has stored it. */
const storedAnswer = (number: string) => ({
  number,
  shipment: shipmentOf(number, SEEN),
  at: new Date(2026, 10, 13, 12, 0, 5).toISOString(),
  seen: SEEN,
})
const storeRecent = (...recent: object[]) => localStorage.setItem('recent-tracking-numbers', JSON.stringify(recent))
const AS_OF = 'Fri, Nov 13, 2026, 12:00:05 PM'

let asked: string[] = []
let isUnplugged = false
beforeEach(() => {
  asked = []
  isUnplugged = false
  storeRecent(...[OLD, NEW, DEAD].map(storedAnswer))
  server.use(
    http.get('*/api/airwaybill/track/:number', ({ params }) => {
      const number = String(params['number'])
      asked.push(number)
      if (isUnplugged) return HttpResponse.error()
      if (number === DEAD) return HttpResponse.json({}, { status: 404 })
      return HttpResponse.json(shipmentOf(number, SEEN, ...(number === NEW ? [NEWER] : [])))
    }),
  )
})

const marked = { name: `${NEW} has a new step` }
const storedNumbers = () => JSON.parse(localStorage.getItem('recent-tracking-numbers') ?? '[]') as { number: string }[]
const storedNumber = (number: string) => storedNumbers().find((recent) => recent.number === number)
const goOnline = () => {
  isUnplugged = false
  act(() => void window.dispatchEvent(new Event('online')))
}

describe('a recent number', () => {
  it('is not stored with an answer about another number', async () => {
    const asked = '4010020009'
    server.use(http.get('*/api/airwaybill/track/:number', () => HttpResponse.json(shipmentOf(OLD, SEEN, NEWER))))
    visit(`/tracking/${asked}`)
    await screen.findByText('The server’s answer could not be read. Try again.')
    expect(localStorage.getItem('recent-tracking-numbers')).not.toContain(asked)
  })

  it('is marked if it has a newer step than last seen, until it is viewed', async () => {
    const site = visit('/tracking')
    const link = await screen.findByRole('link', marked, { timeout: 10_000 })
    expect(screen.getByRole('link', { name: OLD })).toBeVisible()
    expect(screen.getByRole('link', { name: DEAD })).toBeVisible()
    expect(asked.toSorted()).toEqual([OLD, NEW, DEAD])
    expect(storedNumber(NEW)).toMatchObject({ seen: SEEN })

    await site.user.click(link)
    await screen.findByText('Shipment Forwarded')
    await expect.poll(() => storedNumber(NEW)).toMatchObject({ seen: NEWER })
    await site.router.navigate('/tracking')
    expect(await screen.findByRole('link', { name: NEW })).toBeVisible()
    expect(screen.queryByRole('link', marked)).toBeNull()
  })

  it('shows its last known status, and when it was known', async () => {
    isUnplugged = true
    visit('/tracking')
    const link = await screen.findByRole('link', { name: OLD })
    expect(link).toHaveAccessibleDescription('Information Received, as of Nov 13, 12:00 PM')
    await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(3), { timeout: 10_000 })
    goOnline()
    expect(await screen.findByRole('link', marked, { timeout: 10_000 })).toHaveAccessibleDescription(
      /^Packed, as of (?!Nov 13,)/,
    )
  })

  it('is removed together with its stored status', async () => {
    const site = visit('/tracking')
    await site.user.click(await screen.findByRole('button', { name: `Forget ${OLD}` }))
    expect(storedNumbers().map(({ number }) => number)).toEqual([NEW, DEAD])
    await site.user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(localStorage.getItem('recent-tracking-numbers')).toBeNull()
  })

  it('is no longer requested once the page is left', async () => {
    let answer = () => {}
    server.use(
      http.get(`*/api/airwaybill/track/${OLD}`, async () => {
        asked.push(OLD)
        await new Promise<void>((resolve) => (answer = resolve))
        return HttpResponse.json(shipmentOf(OLD, SEEN))
      }),
    )
    const site = visit('/tracking')
    await screen.findByRole('link', { name: OLD })
    goOnline()
    await expect.poll(() => asked).toEqual([OLD])
    await act(() => site.router.navigate('/forgot-password'))
    answer()
    await makeRoundTrip()
    await makeRoundTrip()
    expect(asked).toEqual([OLD])
  })

  it('keeps the answer that the visitor has seen when an earlier request is answered after it', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.use(
      http.get(
        `*/api/airwaybill/track/${NEW}`,
        async () => {
          asked.push(NEW)
          await held
          return HttpResponse.json(shipmentOf(NEW, SEEN))
        },
        { once: true },
      ),
    )
    storeRecent(storedAnswer(NEW))
    const site = visit('/tracking')
    await waitFor(() => expect(asked).toEqual([NEW]), { timeout: 10_000 })
    await act(() => site.router.navigate(`/tracking/${NEW}`))
    await waitFor(() => expect(storedNumber(NEW)).toMatchObject({ seen: NEWER }), { timeout: 10_000 })
    answer()
    await makeRoundTrip()
    expect(storedNumber(NEW)).toMatchObject({ seen: NEWER, shipment: shipmentOf(NEW, SEEN, NEWER) })
  })

  it.each([
    ['a newer answer of another tab stays', -60_000, 2],
    ['one from the future, of a clock that was wrong, does not', 60_000, 1],
  ])('is stored again while a refresh is awaited: %s', async (_which, ahead, steps) => {
    visit(`/tracking/${OLD}`)
    expect(await screen.findByText('Shipment Forwarded')).toBeVisible()
    server.use(http.get('*/api/airwaybill/track/:number', () => HttpResponse.error()))
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: now + 120_000 })
    try {
      const at = new Date(now + 120_000 + ahead).toISOString()
      storeRecent({ number: OLD, shipment: shipmentOf(OLD, SEEN, NEWER), at, seen: SEEN })
      goOnline()
      await screen.findByText(NO_ANSWER)
      expect(storedNumber(OLD)).toHaveProperty('shipment.status.length', steps)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is stored only if it was found', async () => {
    localStorage.clear()
    visit(`/tracking/${DEAD}`)
    await screen.findByText("AirwayBill doesn't exists")
    expect(localStorage.getItem('recent-tracking-numbers')).toBeNull()
  })

  it('is stored with only what the page shows of it', async () => {
    localStorage.clear()
    server.use(
      http.get('*/api/airwaybill/track/:number', () =>
        HttpResponse.json({ ...shipmentOf(NEW, SEEN), consignee: 'Bilal Ahmed', phone: '03001234567' }),
      ),
    )
    visit(`/tracking/${NEW}`)
    await screen.findByText('Shipment Forwarded')
    await expect.poll(() => storedNumber(NEW)).toMatchObject({ seen: SEEN })
    expect(localStorage.getItem('recent-tracking-numbers')).not.toMatch(/Bilal|0300/)
  })

  it('is added first, and the eleventh is dropped', async () => {
    storeRecent(...Array.from({ length: 10 }, (_, index) => storedAnswer(String(4_010_020_010 + index))))
    visit(`/tracking/${NEW}`)
    await screen.findByText('Shipment Forwarded')
    await expect.poll(() => storedNumbers()[0]).toMatchObject({ number: NEW })
    expect(storedNumbers()).toHaveLength(10)
    expect(storedNumber('4010020019')).toBeUndefined()
  })

  it.each(['{', '[{"number":"401","shipment":{},"at":"2026-11-13","seen":""}]'])(
    'is ignored if stored wrongly: %s',
    async (stored) => {
      localStorage.setItem('recent-tracking-numbers', stored)
      visit('/tracking')
      expect(await screen.findByRole('heading', { name: 'Track With Us' })).toBeVisible()
      expect(screen.queryByText('Recent on this device')).toBeNull()
    },
  )

  it('does not take the others with it if it is stored wrongly', async () => {
    storeRecent({ ...storedAnswer(OLD), number: '401' }, storedAnswer(NEW))
    visit('/tracking')
    expect(await screen.findByRole('link', { name: new RegExp(NEW) })).toBeVisible()
  })
})

describe('offline', () => {
  it('a new step that was stored earlier counts as viewed once it was shown', async () => {
    isUnplugged = true
    const known = { ...storedAnswer(NEW), shipment: shipmentOf(NEW, SEEN, NEWER) }
    storeRecent(known)
    visit(`/tracking/${NEW}`)
    expect(await screen.findByText('Packed,')).toBeVisible()
    await expect.poll(() => storedNumber(NEW)).toMatchObject({ seen: NEWER, at: known.at })
  })

  it('the last known status is shown with its time, and refetched when back online', async () => {
    isUnplugged = true
    visit(`/tracking/${NEW}`)
    const alert = await screen.findByText(NO_ANSWER)
    expect(alert).toHaveTextContent(`${NO_ANSWER} This is the last known status, as of ${AS_OF}.`)
    expect(screen.getByText('Shipment Forwarded')).toBeVisible()
    expect(storedNumber(NEW)).toMatchObject({ seen: SEEN, at: storedAnswer(NEW).at })

    goOnline()
    await waitFor(() => expect(screen.queryByText(/This is the last known status/)).toBeNull())
    expect(await screen.findByText('Packed,')).toBeVisible()
    expect(storedNumber(NEW)).toMatchObject({ seen: NEWER })
  })

  it('a number that nobody has opened is refetched when back online', async () => {
    isUnplugged = true
    visit('/tracking/4010020009')
    expect(await screen.findByText(NO_ANSWER)).toBeVisible()
    goOnline()
    expect(await screen.findByText('Shipment Forwarded')).toBeVisible()
  })

  it('a number that no longer exists is neither shown nor refetched', async () => {
    visit(`/tracking/${DEAD}`)
    expect(await screen.findByText("AirwayBill doesn't exists")).toBeVisible()
    goOnline()
    expect(asked.filter((number) => number === DEAD)).toHaveLength(1)
    expect(screen.getByText("AirwayBill doesn't exists")).toBeVisible()
  })

  it('numbers that failed are refetched when back online, answered ones are not', async () => {
    let isDown = true
    server.use(
      http.get(`*/api/airwaybill/track/${OLD}`, () => {
        asked.push(OLD)
        return isDown ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json(shipmentOf(OLD, SEEN))
      }),
    )
    localStorage.clear()
    visit(`/tracking/${NEW}-${OLD}-${DEAD}`)
    expect(await screen.findByText('Internal Server Error')).toBeVisible()
    expect(await screen.findByText("AirwayBill doesn't exists")).toBeVisible()
    await screen.findByRole('link', { name: NEW })
    isDown = false
    goOnline()
    expect(await screen.findByRole('link', { name: OLD })).toBeVisible()
    expect(asked.toSorted()).toEqual([OLD, OLD, NEW, DEAD])
  })

  it('each of many numbers has the time of its status, or says that there is no answer', async () => {
    isUnplugged = true
    visit(`/tracking/${OLD}-4010020009`)
    const link = await screen.findByRole('link', { name: OLD })
    const card = link.closest('li') ?? document.body
    expect(await within(card).findByText(`As of ${AS_OF}`)).toBeVisible()
    expect(within(card).getByText(NO_ANSWER)).toBeVisible()
  })

  it('the stored status is shown while an answer is slow, and then replaced', async () => {
    let answer = () => {}
    server.use(
      http.get(`*/api/airwaybill/track/${NEW}`, async () => {
        await new Promise<void>((resolve) => (answer = resolve))
        return HttpResponse.json(shipmentOf(NEW, SEEN, NEWER))
      }),
    )
    visit(`/tracking/${NEW}`)
    expect(await screen.findByText(`As of ${AS_OF}. Checking for updates…`, {}, { timeout: 10_000 })).toBeVisible()
    expect(screen.getByText('Information Received,')).toBeVisible()
    answer()
    expect(await screen.findByText('Packed,')).toBeVisible()
    expect(screen.queryByText(/Checking for/)).toBeNull()
  })
})

it('removes recent numbers, even from the screen, when staff log out', async () => {
  visit('/tracking')
  expect(await screen.findByRole('link', { name: OLD })).toBeVisible()
  act(() => void forgetEverything(createQueryClient()))
  await waitFor(() => expect(screen.queryByRole('link', { name: OLD })).not.toBeInTheDocument())
  expect(JSON.stringify({ ...localStorage })).not.toContain(OLD)
})
