import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { dayOf } from '@/domain/dates'
import { paths } from '@/paths'
import { writeDraft } from '@/session/drafts/draftStore'
import { formatLongDate, formatTime } from '@/texts/dates'
import { addressOf, heading, makeRoundTrip, withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { aShipment } from '../../backend/builders'
import { withComputer } from '../../browser/browserStandIns'
import { callsTo, fail, openHome, row, showsNumbers, table } from '../../shipments/listScreen'

const { store, server } = withBackend()
withComputer()
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const statistics = () => screen.findByRole('region', { name: 'Statistics' })

describe('Home of the dashboard', () => {
  it('shows the head office a card for each center today, and the GRAND TOTAL', async () => {
    store.shipments = [
      aShipment({ center: centerIds.sialkot, amount: 1000, discount: 0, gst: 0 }),
      aShipment({ center: centerIds.sialkot, amount: 500.25, discount: 0, gst: 0, shipmentType: 2 }),
      aShipment({ center: centerIds.gujrat, amount: 200, discount: 0, gst: 0 }),
    ]
    await openHome(store)
    expect(document.title).toBe('Chenab | Dashboard')
    expect(screen.getByText(formatLongDate(new Date()))).toBeInTheDocument()
    const cards = within(await statistics()).getAllByRole('listitem')
    expect(cards[0]).toHaveTextContent("sialkotToday'sDocuments1Parcels1CollectionRs. 1,500.25")
    expect(cards[1]).toHaveTextContent("gujratToday'sDocuments0Parcels1CollectionRs. 200.00")
    const total = within(await statistics()).getByRole('heading', { name: /GRAND TOTAL/ }).parentElement
    expect(total).toHaveTextContent("GRAND TOTALToday'sDocuments1Parcels2CollectionRs. 1,700.25")
    expect(screen.queryByRole('link', { name: 'Add Airway Bill' })).not.toBeInTheDocument()
  })

  it('shows a center only its own card, even if the backend sends the cards of all', async () => {
    const of = (username: string) => ({ username, totalDocuments: 1, totalParcels: 2, totalCollection: 300 })
    server.use(
      http.get('*/api/airwaybill/getStatisticsByToday', () => HttpResponse.json([of('lahore'), of('gujrat')])),
      http.post('*/api/airwaybill/getStatisticsByToFrom', () => HttpResponse.json([of('lahore'), of('gujrat')])),
    )
    await openHome(store, 'gujrat')
    const cards = within(await statistics()).getAllByRole('listitem')
    expect(cards.map((card) => card.textContent)).toEqual(["gujratToday'sDocuments1Parcels2CollectionRs. 300.00"])
    expect(await screen.findByRole('link', { name: /^Yesterday/ })).toHaveTextContent('Yesterday3Rs. 300.00')
  })

  it('shows a center without bills zeros, even if the backend sends only the cards of others', async () => {
    const others = [{ username: 'lahore', totalDocuments: 1, totalParcels: 2, totalCollection: 300 }]
    server.use(
      http.get('*/api/airwaybill/getStatisticsByToday', () => HttpResponse.json(others)),
      http.post('*/api/airwaybill/getStatisticsByToFrom', () => HttpResponse.json(others)),
    )
    await openHome(store, 'gujrat')
    const cards = within(await statistics()).getAllByRole('listitem')
    expect(cards.map((card) => card.textContent)).toEqual(["gujratToday'sDocuments0Parcels0CollectionRs. 0.00"])
    expect(await screen.findByRole('link', { name: /^Yesterday/ })).toHaveTextContent('Yesterday0Rs. 0.00')
  })

  it('follows a center whose username the head office changes, when its tab is shown again', async () => {
    store.shipments = [aShipment({ amount: 300, discount: 0, gst: 0 })]
    await openHome(store, 'gujrat')
    const card = async () => within(await statistics()).getByRole('listitem')
    expect(await card()).toHaveTextContent("gujratToday'sDocuments0Parcels1")
    const own = store.centers.find(({ username }) => username === 'gujrat')
    if (own) own.username = 'gujrat-city'
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await waitFor(async () => expect(await card()).toHaveTextContent("gujrat-cityToday'sDocuments0Parcels1"))
    expect(screen.getByText('Welcome, gujrat-city')).toBeVisible()
    vi.useRealTimers()
  })

  it('is not left if the backend sends no ids and another username, which may be the same user’s', async () => {
    let username = 'gujrat'
    let asked = 0
    server.use(
      http.get('*/api/center/getCenterDetails', () => {
        asked += 1
        return HttpResponse.json({ role: 2, username, fullName: 'Sana Khokhar' })
      }),
    )
    await openHome(store, 'gujrat')
    window.history.replaceState(null, '', paths.dashboard())
    const before = asked
    username = 'gujrat-city'
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await waitFor(() => expect(asked).toBeGreaterThan(before))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    // A page that is being left is hidden at once.
    expect(document.documentElement).toBeVisible()
    window.history.replaceState(null, '', '/')
    vi.useRealTimers()
  })

  it('has a button with the number of further branches, which a phone shows only after a press', async () => {
    const busy = [centerIds.sialkot, centerIds.gujrat, centerIds.lahore, centerIds.multan, centerIds.faisalabad]
    store.shipments = busy.map((center) => aShipment({ center }))
    const { user } = await openHome(store)
    // The button exists at every width; the style sheet shows it only on phones.
    const more = within(await statistics()).getByRole('button', { name: '2 more' })
    expect(await statistics()).not.toHaveClass('whole')
    await user.click(more)
    expect(more).not.toBeInTheDocument()
    expect(await statistics()).toHaveClass('whole')
  })

  it('tells the head office that what needs attention could not be refreshed, and from when it is', async () => {
    const { user } = await openHome(store)
    const attention = within(await screen.findByRole('region', { name: /^Needs attention/ }))
    await attention.findByRole('link', { name: 'Show all' })
    fail(store, 'getAll', { status: 400, body: {}, times: 9 })
    fail(store, 'getByToFrom', { status: 400, body: {}, times: 9 })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(await attention.findByText(/^Shipments could not be refreshed/)).toBeVisible()
    vi.useRealTimers()
    store.faults.length = 0
    await user.click(attention.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(attention.queryByText(/could not be refreshed/)).toBeNull())
  })

  it('shows a center only its own card, and a link to a new airway bill in a new tab', async () => {
    store.shipments = [aShipment({ amount: 300, discount: 0, gst: 0 }), aShipment({ center: centerIds.lahore })]
    await openHome(store, 'gujrat')
    const cards = within(await statistics()).getAllByRole('listitem')
    expect(cards).toHaveLength(1)
    expect(cards[0]).toHaveTextContent("gujratToday'sDocuments0Parcels1")
    expect(screen.queryByText('GRAND TOTAL')).not.toBeInTheDocument()
    expect(screen.queryByText('Needs attention')).not.toBeInTheDocument()
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Add Airway Bill' })
    expect(link).toHaveAttribute('href', paths.airwayBill())
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it('shows a center its earlier shipments, each with a link', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString()
    store.shipments = [
      aShipment({ amount: 1000, discount: 0, gst: 0, createdAt: daysAgo(1) }),
      aShipment({ amount: 500, discount: 0, gst: 0, createdAt: daysAgo(1) }),
      aShipment({ amount: 70, discount: 0, gst: 0, createdAt: daysAgo(40) }),
      aShipment({ center: centerIds.lahore, amount: 9, createdAt: daysAgo(1) }),
      // Booked three weeks ago without an update since, so it needs attention.
      aShipment({ amount: 1, createdAt: daysAgo(21) }),
      aShipment({ center: centerIds.lahore, amount: 1, createdAt: daysAgo(21) }),
    ]
    await openHome(store, 'gujrat')
    const before = within(screen.getByRole('list', { name: 'Before today' }))
    const yesterday = await before.findByRole('link', { name: /^Yesterday ?2 ?Rs\. 1,500\.00$/ })
    const day = dayOf(new Date(daysAgo(1)))
    expect(yesterday).toHaveAttribute('href', `/admin/dashboard/records?from=${day}&to=${day}`)
    expect(before.getByRole('link', { name: /^This week/ })).toBeVisible()
    const late = await before.findByRole('link', { name: /^Late or no update ?1 ?Last 30 days$/ })
    expect(late.getAttribute('href')).toMatch(
      new RegExp(`^/admin/dashboard/records\\?from=${dayOf(new Date(daysAgo(29)))}&to=[\\d-]+&attention=yes`),
    )
    const drafts = await before.findByRole('link', { name: /^Drafts ?0 ?None saved$/ })
    expect(drafts).toHaveAttribute('href', paths.airwayBill())
  })

  it('counts the drafts again when its tab is shown again, as they are begun and booked in others', async () => {
    await openHome(store, 'gujrat')
    const before = within(screen.getByRole('list', { name: 'Before today' }))
    await before.findByRole('link', { name: /^Drafts ?0 ?None saved$/ })
    const content = { texts: { recCity: 'Sheffield' } }
    await writeDraft(centerIds.gujrat, { id: 'other-tab', version: '1', sent: null, content }, () => true)
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(await before.findByRole('link', { name: /^Drafts ?1 ?Continue booking$/ })).toBeVisible()
  })

  it('says beside each of today’s takings that it could not be loaded, as nothing else explains its dash', async () => {
    store.faults.push({ method: 'GET', path: '/api/airwaybill/getAllByToday', status: 400, body: {}, times: 9 })
    await openHome(store, 'gujrat')
    await screen.findByText('Shipments could not be loaded')
    const takings = screen.getByRole('region', { name: 'Today’s takings' })
    expect(within(takings).getAllByText('Not loaded')).toHaveLength(3)
    expect(within(takings).queryByText('Net amounts')).toBeNull()
  })

  it('says of earlier shipments if they could not be loaded, and once they could not be refreshed, how old they are', async () => {
    const down = { method: 'POST', path: '/api/airwaybill/getStatisticsByToFrom', status: 500, body: {} } as const
    store.faults.push({ ...down, times: 2 })
    const { user } = await openHome(store, 'gujrat')
    const before = within(screen.getByRole('list', { name: 'Before today' }))
    expect(await before.findByRole('link', { name: /^Yesterday ?— ?Not loaded$/ })).toBeVisible()
    expect(await before.findByRole('link', { name: /^This week ?— ?Not loaded$/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await before.findByRole('link', { name: /^Yesterday ?0 ?Rs\. 0\.00$/ })).toBeVisible()
    store.faults.push({ ...down, times: 2 })
    store.shipments.push(aShipment())
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await before.findByRole('link', { name: /^Yesterday ?0 ?From \d\d:\d\d:\d\d [AP]M$/ })).toBeVisible()
  })

  it('says of late shipments that could not be refreshed when they were last seen, not when they last changed', async () => {
    store.shipments = [aShipment({ createdAt: minutesAgo(15 * 24 * 60) })]
    await openHome(store, 'gujrat')
    const before = within(screen.getByRole('list', { name: 'Before today' }))
    await before.findByRole('link', { name: /^Late or no update ?1 ?Last 30 days$/ })
    const loaded = callsTo(store, 'getByToFrom').length
    vi.useFakeTimers({ toFake: ['Date'] })
    const lookAgain = (at: number) => {
      vi.setSystemTime(at)
      act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    }
    const seenAt = Date.now() + 120_000
    lookAgain(seenAt)
    await waitFor(() => expect(callsTo(store, 'getByToFrom').length).toBeGreaterThan(loaded))
    await makeRoundTrip()
    fail(store, 'getByToFrom', { status: 400, body: {}, times: 9 })
    lookAgain(seenAt + 120_000)
    const time = formatTime(new Date(seenAt))
    expect(await before.findByRole('link', { name: new RegExp(`^Late or no update ?1 ?From ${time}$`) })).toBeVisible()
    vi.useRealTimers()
  })

  it('shows a center what to hand over today, and a dash if a shipment does not say how it was paid', async () => {
    const net = { discount: 0, gst: 16 }
    store.shipments = [
      aShipment({ ...net, amount: 1000, paymentType: 1 }),
      aShipment({ ...net, amount: 200, paymentType: 2, cod: 1, codAmount: 4500 }),
      aShipment({ ...net, amount: 9999, paymentType: 1, status: 'void' }),
      aShipment({ ...net, amount: 5, paymentType: 1, center: centerIds.lahore }),
    ]
    const { user } = await openHome(store, 'gujrat')
    const takings = screen.getByRole('region', { name: 'Today’s takings' })
    await waitFor(() =>
      expect(takings).toHaveTextContent(
        /^Cash todayRs\. 1,160\.00Net amountsCredit todayRs\. 232\.00Net amountsCOD todayRs\. 4,500\.00COD amounts$/,
      ),
    )
    store.shipments.push(aShipment({ ...net, amount: 10, paymentType: 0 }))
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() =>
      expect(takings).toHaveTextContent(
        /^Cash today—Net amountsCredit today—Net amountsCOD todayRs\. 4,500\.00COD amounts1 shipment has no payment type, amount or COD/,
      ),
    )
  })

  it('shows a center only its own takings, even if the backend sends the shipments of all', async () => {
    const cash = { cod: 0, paymentType: 1, discount: 0, gst: 0, isRemoteArea: 0, status: [{ type: 1 }] }
    const sent = [
      { ...cash, _id: 'a1', airwayBillNo: '4900000001', amount: 1000, center: { username: 'gujrat' } },
      { ...cash, _id: 'a2', airwayBillNo: '4900000002', amount: 50, center: { username: 'lahore' } },
      { ...cash, _id: 'a3', airwayBillNo: '4900000003', amount: 200 },
    ]
    server.use(http.get('*/api/airwaybill/getAllByToday', () => HttpResponse.json(sent)))
    await openHome(store, 'gujrat')
    const takings = screen.getByRole('region', { name: 'Today’s takings' })
    await waitFor(() => expect(takings).toHaveTextContent(/^Cash todayRs\. 1,200\.00/))
  })

  it('counts as a center’s late shipments only its own, even if the backend sends those of all', async () => {
    const createdAt = new Date(Date.now() - 21 * 24 * 60 * 60_000).toISOString()
    const late = { createdAt, status: [{ type: 1, createdAt }] }
    const sent = [
      { ...late, _id: 'a1', airwayBillNo: '4900000001', center: { username: 'Gujrat' } },
      { ...late, _id: 'a2', airwayBillNo: '4900000002', center: { username: 'lahore' } },
      { ...late, _id: 'a3', airwayBillNo: '4900000003' },
    ]
    server.use(http.post('*/api/airwaybill/getByToFrom', () => HttpResponse.json(sent)))
    await openHome(store, 'gujrat')
    expect(await screen.findByRole('link', { name: /^Late or no update ?2 ?Last 30 days$/ })).toBeVisible()
  })

  it('lists today’s bookings, newest first', async () => {
    store.shipments = [
      aShipment({ airwayBillNo: '4900000001', createdAt: minutesAgo(3) }),
      aShipment({ airwayBillNo: '4900000002', createdAt: minutesAgo(1) }),
      aShipment({ airwayBillNo: '4900000003', createdAt: '2026-01-05T10:00:00.000Z' }),
      aShipment({ airwayBillNo: '4900000004', createdAt: minutesAgo(2), status: 'void' }),
    ]
    await openHome(store)
    await showsNumbers('4900000002', '4900000004', '4900000001')
    expect(screen.getByRole('heading', { level: 2, name: /Today’s shipments/ })).toHaveTextContent(
      'Today’s shipments2, and 1 void',
    )
    expect(
      within(await table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'AB #',
      'Service',
      'Consignee',
      'Consignor',
      'Origin',
      'Destination',
      'G.Total',
      'Remote Area',
      'Status',
      'Booked By',
      'Booking Date',
      'Actions',
    ])
    const moved = within(await row('4900000002'))
    for (const text of ['Express', 'Ben Osgood', 'Amina Khokhar', 'Pakistan', 'United Kingdom', 'No', 'gujrat'])
      expect(moved.getByText(text)).toBeInTheDocument()
    // 14,500 − 500 + 40 × 40 × 30 / 5000 × 16 / 100
    expect(moved.getByText('Rs. 14,001.54')).toBeInTheDocument()
    expect(moved.getByText('Info Recieved')).toHaveClass('bg-secondary')
    expect(within(await row('4900000004')).getByText('Void')).toHaveClass('bg-dark')
  })

  it('opens the receipt by its number, and offers Void only until it is void', async () => {
    const shipment = aShipment({ airwayBillNo: '4900000010' })
    store.shipments = [shipment, aShipment({ airwayBillNo: '4900000011', status: 'void' })]
    await openHome(store)
    const actions = within(await row('4900000010'))
    const receipt = actions.getByRole('link', { name: '4900000010' })
    expect(receipt).toHaveAttribute('href', paths.receipt(shipment.id))
    expect(receipt).toHaveAttribute('target', '_blank')
    expect(receipt).toHaveAttribute('rel', 'noopener noreferrer')
    expect(actions.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Void'])
    expect(within(await row('4900000011')).queryByRole('button')).not.toBeInTheDocument()
  })

  it('does not say that nothing was booked if the list is refused with 404', async () => {
    fail(store, 'getAllByToday', { status: 404, body: { error: "Center doesn't exists" } })
    await openHome(store)
    expect(await screen.findByRole('heading', { name: 'Shipments could not be loaded' })).toBeVisible()
    expect(screen.queryByText('Nothing has been booked today.')).toBeNull()
  })

  it('says if nothing was booked, and refetches on request', async () => {
    store.shipments = []
    const { user } = await openHome(store)
    expect(await screen.findByRole('heading', { name: 'No shipments' })).toBeInTheDocument()
    store.shipments = [aShipment({ airwayBillNo: '4900000020' })]
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await showsNumbers('4900000020')
  })

  it('shows failed statistics and a failed list each in its own place', async () => {
    fail(store, 'getAllByToday', { status: 500, body: { error: 'x' } })
    fail(store, 'getStatisticsByToday', { status: 404, body: { error: 'x' } })
    store.shipments = [aShipment({ airwayBillNo: '4900000030' })]
    const { user } = await openHome(store)
    expect(await screen.findByRole('heading', { name: 'Shipments could not be loaded' })).toBeInTheDocument()
    expect(await screen.findByText('Statistics could not be loaded.')).toBeInTheDocument()
    const [again] = screen.getAllByRole('button', { name: 'Try again' })
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button)
    expect(again).toBeDefined()
    await showsNumbers('4900000030')
    expect(await statistics()).toBeInTheDocument()
    expect(callsTo(store, 'getAllByToday')).toHaveLength(2)
  })

  it.each(['headoffice', 'gujrat'])('tells %s that the statistics could not be refreshed', async (username) => {
    store.shipments = [aShipment({ airwayBillNo: '4900000031', center: centerIds.gujrat })]
    const { user } = await openHome(store, username)
    expect(await statistics()).toHaveTextContent('Parcels1')
    fail(store, 'getStatisticsByToday', { status: 500, body: {}, times: 9 })
    await user.click(await screen.findByRole('button', { name: 'Void' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Confirm/ }))
    expect(await screen.findByText(/^Statistics could not be refreshed\. These are from/)).toBeVisible()
    store.faults.length = 0
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await statistics()).toHaveTextContent('Parcels0'))
    expect(screen.queryByText(/could not be refreshed/)).toBeNull()
  })

  it('shows the head office what needs attention, one click from its list', async () => {
    const home = await openHome(store)
    const link = await screen.findByText('Show all')
    const section = link.closest('section') ?? document.body
    expect(within(section).getAllByText(/late|last update/).length).toBeGreaterThan(0)
    expect(screen.getByRole('heading', { name: /^Needs attention ?\d+ · Late or no update$/ })).toBeVisible()
    await home.user.click(link)
    await heading('Tracking Management')
    expect(addressOf(home)).toBe(`${paths.screen('trackingManagement')}?attention=yes&sort=-attention`)
  })

  it('shows a card for each center, however many', async () => {
    const more = ['okara', 'daska', 'wazirabad'].map((username, place) => ({
      ...(store.centers[1] ?? Object.create(null)),
      id: `more-${place}`,
      username,
      status: 1,
    }))
    store.centers.push(...more)
    const ids = [centerIds.gujrat, centerIds.sialkot, centerIds.lahore, centerIds.multan, centerIds.faisalabad]
    store.shipments = [...ids, ...more.map(({ id }) => id)].map((center) => aShipment({ center }))
    await openHome(store)
    await waitFor(async () => expect(within(await statistics()).getAllByRole('listitem')).toHaveLength(8))
  })
})
