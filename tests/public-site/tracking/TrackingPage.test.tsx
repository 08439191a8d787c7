import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { company } from '@/company'
import { addressOf, makeRoundTrip, visit, type Visit, withBackend, withRunningTimers } from '../../app'
import { type Entry, journey, on, trackAnswers } from './trackAnswers'

const { store, server } = withBackend()

const NUMBER = '3047182956'

const { answers, refuses } = trackAnswers(server)

/** The texts of the table's rows; rows of a day have one cell. */
async function rows(): Promise<string[][]> {
  const table = await screen.findByRole('table', { name: 'Tracking history' })
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim()))
}

describe('a shipment without an update for three working days', () => {
  const about = /^No update for \d+ working days$/

  it('explains what that means and whom to ask', async () => {
    answers(journey)
    visit(`/tracking/${NUMBER}`)
    const title = await screen.findByRole('heading', { name: about })
    const note = within(title.closest('div') ?? document.body)
    expect(note.getByRole('link', { name: company.phone })).toHaveAttribute('href', expect.stringMatching(/^tel:/))
    expect(note.getByRole('link', { name: /write to us/ })).toHaveAttribute('href', expect.stringContaining(NUMBER))
  })

  it.each([
    [5, /This is common/],
    [20, /This is longer than usual/],
  ])('calls it usual for ten working days: updated %i days ago', async (daysAgo, meaning) => {
    const createdAt = new Date()
    createdAt.setDate(createdAt.getDate() - daysAgo)
    answers([{ type: 5, description: '', createdAt: createdAt.toISOString() }])
    visit(`/tracking/${NUMBER}`)
    const title = await screen.findByRole('heading', { name: about })
    expect(title.closest('div')).toHaveTextContent(meaning)
  })

  it.each([
    ['was updated today', { type: 5, description: '', createdAt: new Date().toISOString() }],
    ['is delivered', { type: 7, description: '', createdAt: on(18, 17, 0, 0) }],
  ])('shows no such note if it %s', async (_name, entry) => {
    answers([...journey, entry])
    visit(`/tracking/${NUMBER}`)
    await rows()
    expect(screen.queryByRole('heading', { name: about })).toBeNull()
  })
})

describe('a shipment', () => {
  it('is not shown if the answer names another number', async () => {
    answers(journey, { airwayBillNo: 3047182957 })
    visit(`/tracking/${NUMBER}`)
    expect(await screen.findByText('The server’s answer could not be read. Try again.')).toBeVisible()
    expect(screen.queryByRole('table', { name: 'Tracking history' })).toBeNull()
  })

  it('shows its number, origin, destination, booking date, status and rows', async () => {
    answers(journey)
    visit(`/tracking/${NUMBER}`)
    expect(await screen.findByText('Shipment Forwarded')).toBeVisible()
    expect(document.title).toBe(`${company.shortName} | Track With Us`)
    for (const text of [NUMBER, 'Pakistan', 'United Kingdom', 'Thu, Nov 12, 2026, 06:02:40 AM']) {
      expect(screen.getAllByText(text)[0]).toBeVisible()
    }
    const facts = [...document.querySelectorAll('.cc-tracked-bill dt')]
    expect(facts.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Airway bill number', NUMBER],
      ['Booking date', 'Thu, Nov 12, 2026, 06:02:40 AM'],
      ['Status', 'Shipment Forwarded'],
    ])
    const [head, ...body] = await rows()
    expect(head).toEqual(['Date Time', 'Status'])
    expect(body.map(([first]) => first)).toEqual([
      'Wed, Nov 18, 2026, 04:26:09 PM',
      'Mon, Nov 16, 2026, 06:15:20 AM',
      'Thursday, November 12, 2026',
      'Thu, Nov 12, 2026, 12:55:01 PM',
      'Thu, Nov 12, 2026, 06:02:40 AM',
    ])
    expect(body.flatMap(([, status]) => status ?? [])).toEqual([
      expect.stringContaining('Handed to Ostrel'),
      'Landed in London',
      'Packed',
      'Information Recieved',
    ])
    expect(screen.getByText(/Times are in your time zone, .+\./)).toBeVisible()
  })

  it('links to the partner’s page under a name that says where it leads', async () => {
    answers(journey)
    visit(`/tracking/${NUMBER}`)
    for (const text of ['click here', 'track.example']) {
      const name = `${text} to follow ${NUMBER} on track.example (new tab)`
      const link = await screen.findByRole('link', { name })
      expect(link).toHaveAttribute('href', 'https://track.example/parcel?id=1')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
    expect(document.querySelector('.cc-answer')).toHaveTextContent(/Follow it on track\.example\. Next: Delivered\.$/)
  })

  it.each(['javascript:alert(1)', ''])('does not link “%s”', async (trackingLink) => {
    answers([{ type: 6, description: 'Handed over', trackingLink, createdAt: on(18, 16, 26, 9) }])
    visit(`/tracking/${NUMBER}`)
    expect(await screen.findByText('Handed over')).toBeVisible()
    expect(screen.queryByText(/Partner’s page|Follow it on/)).toBeNull()
  })

  it.each(['  RB 123 456 789 PK '])('shows “%s”, which is no link, as text', async (trackingLink) => {
    answers([{ type: 6, description: 'Handed over', trackingLink, createdAt: on(18, 16, 26, 9) }])
    visit(`/tracking/${NUMBER}`)
    const [follow = document.body] = await screen.findAllByText(/Partner’s number/)
    expect(follow).toHaveTextContent(`Partner’s number: ${trackingLink.trim()}`)
    expect(within(follow).queryByRole('link')).toBeNull()
  })

  it('shows a partner’s number only with its own step', async () => {
    answers([{ type: 5, description: 'In the air', trackingLink: '1Z999', createdAt: on(18, 16, 26, 9) }])
    visit(`/tracking/${NUMBER}`)
    expect(await screen.findByText('In the air')).toBeVisible()
    expect(screen.queryByText(/1Z999/)).toBeNull()
  })

  it('shows its progress, and what that means', async () => {
    answers(journey)
    visit(`/tracking/${NUMBER}`)
    await screen.findByText('Shipment Forwarded')
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
    expect(steps).toHaveLength(7)
    expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toEqual([steps[5]])
    expect(steps[4]).toHaveTextContent('Proceed (passed)Nov 16')
    expect(steps[3]).toHaveTextContent(/^Manifest \(skipped\)$/)
    expect(steps[5]).toHaveTextContent(/^Tracking Number Update\s?Nov 18$/)
    expect(steps[6]).toHaveTextContent(/^Delivered$/)
    expect(screen.getAllByText(/The delivery partner has your shipment/)[0]).toBeVisible()
  })

  it('can reverse the order of ten or more steps, which the address then says', async () => {
    const half = journey.map((entry) => ({ ...entry, description: entry.description || 'Packed' }))
    answers([...half, ...half, ...half])
    const site = visit(`/tracking/${NUMBER}`)
    await screen.findByText('Shipment Forwarded')
    await site.user.click(screen.getByRole('button', { name: 'Oldest first' }))
    expect((await rows())[1]).toEqual(['Thursday, November 12, 2026'])
    expect(addressOf(site)).toBe(`/tracking/${NUMBER}?order=oldest`)
    await site.user.click(screen.getByRole('button', { name: 'Newest first' }))
    expect((await rows())[1]).toEqual(['Wednesday, November 18, 2026'])
    expect(addressOf(site)).toBe(`/tracking/${NUMBER}`)
  })

  it('has the newest step first, without a choice, if there are few', async () => {
    answers(journey)
    visit(`/tracking/${NUMBER}?order=oldest`)
    await screen.findByText('Shipment Forwarded')
    expect((await rows())[1]?.[0]).toMatch(/^Wed, Nov 18, 2026/)
    expect(screen.queryByRole('button', { name: 'Oldest first' })).toBeNull()
  })

  it.each([
    ['in a line of its own, if no note offers it', journey.slice(-1), 1],
    ['only in the note about a shipment without an update', [{ type: 2, createdAt: '2026-01-05T09:00:00Z' }], 0],
    ['only in the note about a cancelled shipment', [], 0],
  ])('offers the chat %s', async (_where, status, questions) => {
    vi.setSystemTime(new Date(2026, 10, 19, 12))
    answers(status)
    visit(`/tracking/${NUMBER}`)
    await screen.findByRole('heading', { name: 'Tracking history' })
    expect(screen.queryAllByText(/^Questions about/)).toHaveLength(questions)
    expect(within(screen.getByRole('main')).getAllByRole('link', { name: /write to us/i })).toHaveLength(1)
  })

  it.each<[Entry[], string, RegExp]>([
    [
      [{ type: 1, createdAt: on(12, 6, 2, 40) }],
      'Information Received, Thu, Nov 12',
      /^Your booking is recorded\. Next: Packed\.$/,
    ],
    [
      journey.slice(0, 3),
      'Proceed, Mon, Nov 16',
      /^It is on its way to the destination\. Next: Tracking Number Update\.$/,
    ],
    [[{ type: 7, createdAt: on(18, 16, 26, 9) }], 'Delivered, Wed, Nov 18', /^It was delivered to the receiver\.$/],
    [[{ type: 2, createdAt: 'soon' }], 'Packed', /^Your shipment is weighed and packed\. Next: 3rd Party AWB\.$/],
    [[], 'Void', /^This shipment was cancelled\.$/],
  ])('shows its location first: %j', async (status, answer, next) => {
    answers(status)
    visit(`/tracking/${NUMBER}`)
    await screen.findByText('Booking date')
    const leading = () => document.querySelector('.cc-answer strong')
    await waitFor(() => expect(leading()).toHaveTextContent(new RegExp(`^${answer}$`)))
    expect(leading()?.nextElementSibling).toHaveTextContent(next)
  })

  it.each([[[]], [null]])('is void without entries (%j)', async (status) => {
    answers(status)
    visit(`/tracking/${NUMBER}`)
    // In the heading, and as Status in the specification's place.
    expect(await screen.findAllByText('Void', { ignore: '[role=status]' })).toHaveLength(2)
    expect(screen.getByText('Status').nextElementSibling).toHaveTextContent(/^Void$/)
    expect(screen.queryByRole('list', { name: 'Progress' })).toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('shows dashes for missing values', async () => {
    answers([{ type: 1 }], { origin: null, destination: undefined, createdAt: 'soon' })
    visit(`/tracking/${NUMBER}`)
    expect(await screen.findByText('Shipment Forwarded')).toBeVisible()
    expect(screen.getAllByText('—').length).toBeGreaterThanOrEqual(3)
    expect(screen.getByText('Date unknown')).toBeVisible()
  })

  it('offers a chat with a message that names the number', async () => {
    answers(journey)
    visit(`/tracking/${NUMBER}`)
    const link = await screen.findByRole('link', { name: 'Write to us' })
    expect(link.getAttribute('href')).toContain(company.chatUrl)
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toContain(NUMBER)
  })

  it('copies its link, and shares it if the device can', async () => {
    answers(journey)
    const share = vi.fn(() => Promise.resolve())
    Object.assign(navigator, { share })
    const { user } = visit(`/tracking/${NUMBER}`)
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(await screen.findByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied')).toBeVisible()
    const url = `${window.location.origin}/tracking/${NUMBER}`
    expect(write).toHaveBeenCalledExactlyOnceWith(url)
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: `Airway bill ${NUMBER}`, url })
    Reflect.deleteProperty(navigator, 'share')
  })

  it('refetches in place, and shows the last answer if there is no newer one', async () => {
    answers(journey.slice(0, 2))
    const { user } = visit(`/tracking/${NUMBER}`)
    await screen.findByText('Shipment Forwarded')
    const refresh = screen.getByRole('button', { name: 'Refresh' })
    answers(journey)
    await user.click(refresh)
    expect(await screen.findByText('Handed to Ostrel')).toBeVisible()
    for (const [status, problem] of [
      [500, 'Internal Server Error'],
      [404, "AirwayBill doesn't exists"],
    ] as const) {
      refuses(status)
      await user.click(refresh)
      expect(await screen.findByText(problem)).toBeVisible()
      expect(screen.getByText(/^This is the last known status, as of \w{3}, \w{3} \d\d, \d{4}, /)).toBeVisible()
      expect(screen.getByText('Handed to Ostrel')).toBeVisible()
    }
  })

  it.each([
    [
      'its page is',
      async ({ router }: Visit, wait: () => void) => {
        await act(() => router.navigate('/tracking'))
        wait()
        await act(() => router.navigate(`/tracking/${NUMBER}`))
      },
    ],
    [
      'its tab is',
      async (_site: Visit, wait: () => void) => {
        wait()
        await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      },
    ],
  ])('is refetched when %s visible again after half a minute, not earlier', async (_what, comeBack) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      let calls = 0
      answers(journey, {}, () => (calls += 1))
      const site = visit(`/tracking/${NUMBER}`)
      await screen.findByText('Shipment Forwarded')
      const comeBackAfter = async (milliseconds: number) => {
        await comeBack(site, () => void vi.setSystemTime(Date.now() + milliseconds))
        await screen.findByText('Shipment Forwarded')
      }
      await comeBackAfter(20_000)
      expect(calls).toBe(1)
      await comeBackAfter(20_000)
      await waitFor(() => expect(calls).toBe(2))
      await makeRoundTrip()
      // The clock of the device is corrected: the answer is from a time to come.
      await comeBackAfter(-3_600_000)
      await waitFor(() => expect(calls).toBe(3))
    } finally {
      vi.useRealTimers()
    }
  })

  it('is found by the address that the form opens without JavaScript', async () => {
    answers(journey)
    const { router } = visit(`/tracking?airwayBillNo=${NUMBER}`)
    expect(await screen.findByText('Shipment Forwarded')).toBeVisible()
    expect(router.state.location).toMatchObject({ pathname: `/tracking/${NUMBER}`, search: '' })
  })
})

describe('a number as people type it', () => {
  it.each([
    ['as it is written on papers', 'AWB: 304 718 2956.'],
    ['in a link', `https://chenab.example:8443/tracking/${NUMBER}?from=chat`],
    ['at the end of a long message', `${'Thank you. '.repeat(600)}${NUMBER}`],
  ])('is tracked from the box %s', async (_, text) => {
    answers(journey)
    const site = visit('/tracking')
    await site.user.click(await screen.findByLabelText('Airway bill number'))
    await site.user.paste(text)
    await site.user.keyboard('{Enter}')
    await waitFor(() => expect(addressOf(site)).toBe(`/tracking/${NUMBER}`))
    expect(await screen.findByText('Shipment Forwarded')).toBeVisible()
  })

  it('stays in the address beside a valid one if it is too short', async () => {
    answers(journey)
    visit(`/tracking/${NUMBER}%20304718295`)
    expect(await screen.findByText('Enter a valid tracking no: 304718295', { selector: 'p' })).toBeVisible()
    expect(await screen.findByRole('link', { name: NUMBER })).toBeVisible()
  })
})

describe('a number that is refused', () => {
  it('stays in its field, with help', async () => {
    const { user } = visit('/tracking/0000000000')
    expect(await screen.findByText("AirwayBill doesn't exists")).toBeVisible()
    expect(screen.getByText("AirwayBill doesn't exists").closest('[role=alert]')).not.toBeNull()
    const field = screen.getByLabelText('Airway bill number')
    expect(field).toHaveValue('0000000000')
    expect(screen.getByText('Look under the barcode')).toBeVisible()
    expect(screen.getByRole('link', { name: company.phone })).toBeVisible()

    const known = store.shipments[0]?.airwayBillNo ?? ''
    await user.clear(field)
    await user.type(field, `${known}{Enter}`)
    expect((await screen.findAllByText(known))[0]).toBeVisible()
  })

  it('is looked up again on each request', async () => {
    let calls = 0
    refuses(404, {}, () => (calls += 1))
    const { user } = visit(`/tracking/${NUMBER}`)
    await screen.findByText("AirwayBill doesn't exists")
    await user.type(screen.getByLabelText('Airway bill number'), '{Enter}')
    await waitFor(() => expect(calls).toBe(2))
    expect(await screen.findByText("AirwayBill doesn't exists")).toBeVisible()
  })

  it('shows its refusal text, and is not retried', async () => {
    let calls = 0
    refuses(500, {}, () => (calls += 1))
    visit(`/tracking/${NUMBER}`)
    expect(await screen.findByText('Internal Server Error')).toBeVisible()
    expect(calls).toBe(1)
  })

  it('is tried three times without an answer, and again on request', async () => {
    let calls = 0
    server.use(
      http.get('*/api/airwaybill/track/:number', () => {
        calls += 1
        return HttpResponse.error()
      }),
    )
    const { user } = visit(`/tracking/${NUMBER}`)
    expect(await screen.findByText('Could not reach the server. Check your connection and try again.')).toBeVisible()
    expect(calls).toBe(3)
    answers(journey)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Shipment Forwarded')).toBeVisible()
  })

  it.each(['123', 'abcdefghij'])('is not looked up if it is impossible: %s', async (number) => {
    visit(`/tracking/${number}`)
    expect(await screen.findByText('Enter a valid tracking no')).toBeVisible()
    expect(screen.getByLabelText('Airway bill number')).toHaveValue(number)
    expect(store.calls).toEqual([])
  })

  it('suggests a recent number that differs by a typo', async () => {
    const recent = ['0000000001', '9999999999'].map((number) => ({
      number,
      shipment: {},
      at: on(12, 6, 2, 40),
      seen: '',
    }))
    localStorage.setItem('recent-tracking-numbers', JSON.stringify(recent))
    visit('/tracking/0000000010')
    expect(await screen.findByText(/Did you mean/)).toBeVisible()
    expect(screen.getByRole('link', { name: '0000000001' })).toHaveAttribute('href', '/tracking/0000000001')
    expect(screen.queryByRole('link', { name: '9999999999' })).toBeNull()
  })
})

it('a number to try is offered only on demo data', async () => {
  visit('/tracking')
  expect(await screen.findByText('Ten digits, under the barcode on your receipt.')).toBeVisible()
  expect(screen.queryByText(/^Demo data/)).toBeNull()
  cleanup()
  const meta = Object.assign(document.createElement('meta'), { name: 'demo-number', content: NUMBER })
  document.head.append(meta)
  try {
    for (const path of ['/', '/tracking']) {
      visit(path)
      expect(await screen.findByText(/^Demo data: try/)).toBeVisible()
      expect(screen.getByRole('link', { name: NUMBER })).toHaveAttribute('href', `/tracking/${NUMBER}`)
      cleanup()
    }
  } finally {
    meta.remove()
  }
})

describe('a number that is not answered', () => {
  const { pass } = withRunningTimers()
  const waiting = 'Still waiting for an answer.'

  it('gives the page back after ten seconds, and shows its answer once it comes', async () => {
    const number = String(store.shipments[0]?.airwayBillNo)
    store.faults.push({ path: `/api/airwaybill/track/${number}`, isHeld: true })
    visit(`/tracking/${number}`)
    await waitFor(() => expect(store.held).toHaveLength(1))
    await pass(9000)
    expect(screen.getByText('Tracking your shipment...')).toBeVisible()
    expect(screen.queryByText(waiting)).toBeNull()
    await pass(1500)
    expect(screen.getByText(waiting)).toBeVisible()
    expect(screen.queryByText('Tracking your shipment...')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Airway bill number' })).toHaveValue(number)
    store.held.pop()?.()
    expect(await screen.findByText('Shipment Forwarded')).toBeVisible()
    expect(screen.queryByText(waiting)).toBeNull()
  })

  it('can be asked for again', async () => {
    const number = String(store.shipments[0]?.airwayBillNo)
    store.faults.push({ path: `/api/airwaybill/track/${number}`, isHeld: true, status: 404, body: {} })
    const { user } = visit(`/tracking/${number}`)
    await waitFor(() => expect(store.held).toHaveLength(1))
    await pass(10_500)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Shipment Forwarded')).toBeVisible()
    // The first call fails at last.
    store.held.pop()?.()
    await makeRoundTrip()
    expect(screen.getByText('Shipment Forwarded')).toBeVisible()
    expect(screen.queryByText("AirwayBill doesn't exists")).toBeNull()
  })

  it('says so beside a status that is known already, which can be refreshed again', async () => {
    const number = String(store.shipments[0]?.airwayBillNo)
    const { user } = visit(`/tracking/${number}`)
    expect(await screen.findByText('Shipment Forwarded')).toBeVisible()
    const calls = () => store.calls.filter(({ path }) => path.includes(`/track/${number}`))
    store.faults.push({ path: `/api/airwaybill/track/${number}`, isHeld: true })
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(store.held).toHaveLength(1))
    await pass(10_500)
    expect(screen.getByText('Shipment Forwarded')).toBeVisible()
    expect(screen.getByText(waiting)).toBeVisible()
    expect(screen.getByText(/^This is the last known status, as of \w{3}, \w{3} \d\d, \d{4}, /)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(screen.queryByText(waiting)).toBeNull())
    expect(calls()).toHaveLength(3)
    store.held.pop()?.()
  })

  it('keeps the newest answer, whichever of two calls is answered or fails last', async () => {
    const number = String(store.shipments[0]?.airwayBillNo)
    const waits: ((answer: Response) => void)[] = []
    server.use(http.get('*/api/airwaybill/track/*', () => new Promise<Response>((resolve) => void waits.push(resolve))))
    const found = (...types: number[]) =>
      HttpResponse.json({ airwayBillNo: number, status: types.map((type) => ({ type })) })
    const { user } = visit(`/tracking/${number}`)
    const giveUp = async (calls: number, button: string) => {
      await waitFor(() => expect(waits).toHaveLength(calls))
      await pass(10_500)
      await user.click(screen.getByRole('button', { name: button }))
      await waitFor(() => expect(waits).toHaveLength(calls + 1))
    }
    await giveUp(1, 'Try again')
    waits[0]?.(found(1, 2))
    expect(await screen.findByText('Packed', { selector: 'strong' })).toBeVisible()
    waits[1]?.(HttpResponse.json({}, { status: 400 }))
    expect(await screen.findByText(/This is the last known status/)).toBeVisible()
    expect(screen.getByText('Packed', { selector: 'strong' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await giveUp(3, 'Refresh')
    waits[3]?.(found(1, 2, 3))
    expect(await screen.findByText('3rd Party AWB', { selector: 'strong' })).toBeVisible()
    waits[2]?.(found(1, 2))
    await makeRoundTrip()
    expect(screen.getByText('3rd Party AWB', { selector: 'strong' })).toBeVisible()
  })

  it.each([
    ['nothing was known before', false],
    ['an older status was known', true],
  ])('keeps a late answer while a second call stays silent: %s', async (_what, isKnown) => {
    const number = String(store.shipments[0]?.airwayBillNo)
    const waits: ((answer: Response) => void)[] = []
    server.use(http.get('*/api/airwaybill/track/*', () => new Promise<Response>((resolve) => void waits.push(resolve))))
    if (isKnown) {
      const shipment = { airwayBillNo: number, status: [{ type: 1, description: '', trackingLink: '', createdAt: '' }] }
      const recent = [{ number, shipment, at: on(12, 6, 2, 40), seen: '' }]
      localStorage.setItem('recent-tracking-numbers', JSON.stringify(recent))
    }
    const { user } = visit(`/tracking/${number}`)
    await waitFor(() => expect(waits).toHaveLength(1))
    await pass(10_500)
    await user.click(screen.getByRole('button', { name: isKnown ? 'Refresh' : 'Try again' }))
    await waitFor(() => expect(waits).toHaveLength(2))
    waits[0]?.(HttpResponse.json({ airwayBillNo: number, status: [{ type: 1 }, { type: 2 }] }))
    expect(await screen.findByText('Packed', { selector: 'strong' })).toBeVisible()
    for (let second = 0; second < 11; second += 1) {
      await pass(1000)
      expect(screen.getByText('Packed', { selector: 'strong' })).toBeVisible()
    }
    expect(screen.queryByText(/^This is the last known status/)).toBeNull()
  })
})
