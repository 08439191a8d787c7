import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dayOf } from '@/domain/dates'
import { MAX_SHIPMENTS_PER_REFRESH } from '@/domain/shipment-index/nextRefresh'
import { paths } from '@/paths'
import { formatBriefly } from '@/texts/dates'
import { heading, visit, withBackend } from '../../app'
import { aCenter, anArchivedBill, aShipment } from '../../backend/builders'
import { callsTo, fail, numbers, openHome, openRecords, records, row, showsNumbers, withFakeClock } from '../listScreen'

const { store, server } = withBackend()
const MINUTE = 60_000

const later = withFakeClock()
/** Waits until the list has loaded: time that is advanced during a call would count as the call's duration. */
const isLoaded = () => screen.findByText(/^Loaded/)

describe('a list', () => {
  it('is refetched every minute while its page is visible, and marks changed rows', async () => {
    const [known, moved] = [aShipment({ airwayBillNo: '4900000001' }), aShipment({ airwayBillNo: '4900000002' })]
    store.shipments = [known, moved]
    await openRecords(store)
    await waitFor(() => expect(numbers()).toHaveLength(2))
    await isLoaded()
    await later(10_000)
    moved.notes = 'Call first'
    moved.updatedAt = new Date(Date.now()).toISOString()
    store.shipments.push(aShipment({ airwayBillNo: '4900000003' }))
    await later(MINUTE - 10_000)
    await waitFor(() => expect(numbers()).toHaveLength(3))
    expect(callsTo(store, 'getAll')).toHaveLength(2)
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(await row('4900000001')).not.toHaveClass('cc-new')
    expect(await row('4900000002')).toHaveClass('cc-new')
    expect(await row('4900000003')).toHaveClass('cc-new')
    await later(7000)
    expect(await row('4900000003')).not.toHaveClass('cc-new')
  })

  it('is not refetched while its page is hidden, and is refetched when the window gets the focus', async () => {
    store.shipments = [aShipment()]
    await openHome(store)
    expect(await screen.findByRole('rowheader')).toBeVisible()
    expect(await screen.findByText('GRAND TOTAL')).toBeVisible()
    act(() => focusManager.setFocused(false))
    await later(5 * MINUTE)
    expect(callsTo(store, 'getAllByToday')).toHaveLength(1)
    act(() => focusManager.setFocused(true))
    await waitFor(() => expect(callsTo(store, 'getAllByToday')).toHaveLength(2))
    await waitFor(() => expect(callsTo(store, 'getStatisticsByToday')).toHaveLength(2))
  })

  it('has the day beside the time of rows and statistics that are not of today', async () => {
    store.shipments = [aShipment({ airwayBillNo: '4900000001' })]
    await openRecords(store)
    await isLoaded()
    await screen.findByRole('region', { name: 'Statistics', busy: false })
    const day = formatBriefly(new Date())
    fail(store, 'getAll', { status: 500, body: {}, times: 99 })
    fail(store, 'getStatistics', { status: 500, body: {}, times: 99 })
    act(() => focusManager.setFocused(false))
    vi.setSystemTime(Date.now() + 24 * 60 * MINUTE)
    act(() => focusManager.setFocused(true))
    expect(await screen.findByText(/^Shipments could not be refreshed\. These are from/)).toHaveTextContent(day)
    expect(screen.getByText(/^Loaded/)).toHaveTextContent(`Loaded ${day}`)
    expect(await screen.findByText(/^Statistics could not be refreshed/)).toHaveTextContent(day)
  })

  it('shows its stale rows if a refetch fails, with their age and a retry', async () => {
    store.shipments = [aShipment({ airwayBillNo: '4900000001' })]
    const { user } = await openRecords(store)
    await showsNumbers('4900000001')
    await isLoaded()
    fail(store, 'getAll', { status: 500, body: { error: 'x' }, times: 1 })
    await later(MINUTE)
    const notice = await screen.findByText(/Shipments could not be refreshed/)
    expect(notice).toHaveTextContent(/These are from \d\d:\d\d:\d\d [AP]M\./)
    expect(numbers()).toEqual(['4900000001'])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/could not be refreshed/)).not.toBeInTheDocument())
  })

  it('shows at once when opened again', async () => {
    store.shipments = [aShipment({ airwayBillNo: '4900000001' })]
    const { router } = await openRecords(store)
    await showsNumbers('4900000001')
    await act(() => router.navigate(paths.screen('settings')))
    await screen.findByRole('heading', { level: 1, name: /Settings/ })
    server.events.removeAllListeners()
    let calls = 0
    server.events.on('request:start', ({ request }) => void (calls += request.url.includes('getAll') ? 1 : 0))
    await act(() => router.navigate(records))
    await screen.findByRole('heading', { level: 1, name: 'View Records' })
    expect(numbers()).toEqual(['4900000001'])
    expect(calls).toBe(0)
  })

  it('of a search is refetched when shown again if it was removed from memory meanwhile', async () => {
    store.shipments = [aShipment({ airwayBillNo: '4900000001', consignee: { contactPerson: 'Ruth Hallam' } })]
    const { search } = await openRecords(store, `${records}?term=ruth`)
    await showsNumbers('4900000001')
    const look = (text: string) => fireEvent.change(search(), { target: { value: text } })
    look('')
    await waitFor(() => expect(callsTo(store, 'getAll')).toHaveLength(1))
    await isLoaded()
    await later(6 * MINUTE)
    for (const shipment of store.shipments) shipment.amount = 70_500
    look('ruth')
    await later(1000)
    expect(callsTo(store, 'search')).toHaveLength(2)
    await waitFor(async () => expect(await row('4900000001')).toHaveTextContent('Rs. 70,001.54'))
  })

  it('shows its rows at once on another screen, in any view, if it is already loaded', async () => {
    const [first, second] = ['4900000001', '4900000002'] as const
    store.shipments = [aShipment({ airwayBillNo: first }), aShipment({ airwayBillNo: second })]
    const { router } = await openHome(store)
    // Waits until all shipments are loaded, in which those that need attention are found.
    await screen.findByText('No late shipments.')
    const drawn: string[][] = []
    const watch = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'View Records') drawn.push(numbers())
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await act(() => router.navigate(`${records}?sort=airwayBillNo`))
    await heading('View Records')
    watch.disconnect()
    expect(drawn[0]).toEqual([first, second])
  })
})

describe('a short list', () => {
  const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

  it.each([
    {
      screen: 'archives' as const,
      title: "Archive's Data",
      arrange: () => {
        store.archivedBills = [1, 2].map((id) => anArchivedBill({ id: 1_009_000_000 + id }))
      },
      change: () => {
        store.archivedBills = store.archivedBills.map((bill, index) =>
          index === 0 ? { ...bill, discount: 777 } : bill,
        )
        store.archivedBills.push(anArchivedBill({ id: 1_009_000_003 }))
      },
      names: ['1009000001', '1009000002', '1009000003'],
    },
    {
      screen: 'centers' as const,
      title: 'Centers',
      arrange: () => {
        store.centers = store.centers.slice(0, 4)
      },
      change: () => {
        const [, first] = store.centers
        if (first) Object.assign(first, { fullName: 'Somebody Else' })
        store.centers.push(aCenter({ centerName: 'Chenab Quetta' }))
      },
      // The head office itself is not listed.
      names: ['1', '2', 'Chenab Quetta'],
    },
  ])('is refetched every minute, and marks changed rows: $title', async ({ screen: name, title, ...list }) => {
    list.arrange()
    const names = list.names.map((each) => store.centers[Number(each)]?.centerName ?? each)
    visit(paths.screen(name), { store, username: 'headoffice' })
    await heading(title)
    await rowOf(names[0] ?? '')
    list.change()
    await later(MINUTE)
    expect(await rowOf(names[2] ?? '')).toHaveClass('cc-new')
    expect(await rowOf(names[0] ?? '')).toHaveClass('cc-new')
    expect(await rowOf(names[1] ?? '')).not.toHaveClass('cc-new')
    await later(7000)
    expect(await rowOf(names[0] ?? '')).not.toHaveClass('cc-new')
  })
})

it('an answer that is not a list of shipments shows a failed list, with its search beside it', async () => {
  fail(store, 'getAll', { status: 200, body: '<!doctype html><title>Gateway</title>' })
  await openRecords(store)
  expect(await screen.findByRole('heading', { name: 'Shipments could not be loaded' })).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toBeInTheDocument()
})

describe('rows with missing values', () => {
  it('are shown with dashes, and never hide the others', async () => {
    const holes = [
      null,
      7,
      'row',
      {},
      {
        _id: 'x',
        airwayBillNo: 4_900_000_009,
        status: null,
        service: null,
        consignee: null,
        center: null,
        amount: 'x',
        discount: 500,
      },
      { _id: 'y', airwayBillNo: '4900000008', status: [{}], createdAt: 'no date', amount: '100.5' },
    ]
    fail(store, 'getAll', { status: 200, body: holes })
    await openRecords(store)
    const bare = within(await row('4900000009'))
    expect(bare.queryByText(/^Rs\./)).not.toBeInTheDocument()
    expect(bare.getAllByText('—').length).toBeGreaterThan(5)
    expect(bare.getByText('Void', { selector: '.badge' })).toBeInTheDocument()
    const other = within(await row('4900000008'))
    expect(other.getByText('Rs. 100.50')).toBeInTheDocument()
    expect(other.getByText('Info Recieved')).toBeInTheDocument()
    expect(numbers()).toHaveLength(3)
  })
})

const OLD = '4800000001'
const RECENT = '4900000001'

const daysAgo = (days: number) => {
  const moment = new Date()
  moment.setDate(moment.getDate() - days)
  return moment.toISOString()
}
const booked = (airwayBillNo: string, days: number) =>
  aShipment({ airwayBillNo, createdAt: daysAgo(days), updatedAt: daysAgo(days) })

/** Two recent shipments, and more of half a year ago than a refresh checks. */
function seedManyOldOnes() {
  const many = Array.from({ length: MAX_SHIPMENTS_PER_REFRESH }, (_, index) =>
    booked(String(4_700_000_000 + index), 180),
  )
  store.shipments = [booked(RECENT, 2), booked(OLD, 90), ...many]
}

const foot = () => document.querySelector('.cc-table-foot')
/** Waits until the list and its statistics, which are requested after it, have loaded. */
const whole = async () =>
  waitFor(() => {
    expect(foot()).toHaveTextContent(`of ${MAX_SHIPMENTS_PER_REFRESH + 2}`)
    expect(document.querySelector('.cc-statistics')).toHaveAttribute('aria-busy', 'false')
  })
const find = (airwayBillNo: string) => {
  const shipment = store.shipments.find((each) => each.airwayBillNo === airwayBillNo)
  if (!shipment) throw new Error(`No ${airwayBillNo}`)
  return shipment
}
/** Adds a note as somebody else would. */
const note = (airwayBillNo: string) =>
  Object.assign(find(airwayBillNo), { notes: 'Call first', updatedAt: new Date().toISOString() })

describe('a long list', () => {
  beforeEach(seedManyOldOnes)

  it('refetches its last days each minute, and marks what others have changed there', async () => {
    await openRecords(store)
    await whole()
    note(RECENT)
    store.shipments = [booked('4900000002', 0), ...store.shipments]
    await later(MINUTE)
    expect(await row(RECENT)).toHaveClass('cc-new')
    expect(await row('4900000002')).toHaveClass('cc-new')
    expect(await row(OLD)).not.toHaveClass('cc-new')
    const [, look] = callsTo(store, 'getByToFrom')
    expect(look?.fields).toMatchObject({ from: dayOf(new Date(daysAgo(29))) })
    expect(callsTo(store, 'getAll')).toHaveLength(1)
    // The statistics are requested after the list.
    await waitFor(() => expect(callsTo(store, 'getStatistics')).toHaveLength(2))
  })

  it.each([1, 3])('shows bookings that the server, whose clock is ahead, dates in %i days', async (days) => {
    await openRecords(store)
    await whole()
    store.shipments = [booked('4900000003', -days), ...store.shipments]
    await later(MINUTE)
    expect(await row('4900000003')).toHaveClass('cc-new')
  })

  it('shows the age of the older rows, and refetches them on Refresh', async () => {
    const { user } = await openRecords(store)
    await whole()
    expect(foot()).toHaveTextContent(/Loaded \d\d:\d\d:\d\d [AP]M/)
    note(OLD)
    await later(2 * MINUTE)
    expect(foot()).toHaveTextContent(/Booked since \w{3} \d+: as of .+ · older: as of \d\d:\d\d:\d\d [AP]M/)
    expect(await row(OLD)).not.toHaveTextContent('Call first')
    await user.click(within(foot() as HTMLElement).getByRole('button', { name: 'Refresh' }))
    await waitFor(async () => expect(await row(OLD)).toHaveClass('cc-new'))
    expect(callsTo(store, 'getAll')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument()
  })

  it('requests nothing else in an hour without changes', async () => {
    await openRecords(store)
    await whole()
    const before = store.calls.length
    for (let minute = 0; minute < 60; minute += 1) await later(MINUTE)
    const calls = store.calls.slice(before).map(({ path }) => path)
    expect(calls.filter((path) => path.endsWith('getByToFrom'))).toHaveLength(60)
    expect(calls.filter((path) => path.endsWith('getAll'))).toHaveLength(0)
    // the statistics and the user, every ten minutes
    expect(calls.length).toBeLessThanOrEqual(72)
  })

  it('is refetched whole once on a new day', async () => {
    await openRecords(store)
    await whole()
    vi.setSystemTime(new Date().setHours(23, 58, 0, 0))
    await later(MINUTE)
    expect(callsTo(store, 'getAll')).toHaveLength(1)
    for (let minute = 0; minute < 5; minute += 1) await later(MINUTE)
    expect(callsTo(store, 'getAll')).toHaveLength(2)
  })

  it('shows a change to an old shipment at once, without refetching a list', async () => {
    const { open, press } = await openRecords(store)
    await whole()
    const dialog = await open(OLD, 'Add Note', 'Add Note')
    const field = within(dialog).getByLabelText('Note')
    fireEvent.change(field, { target: { value: 'Handed to the neighbour' } })
    fail(store, 'getByToFrom', { delayMs: 5000 })
    await press('Confirm')
    await waitFor(async () => expect(await row(OLD)).toHaveClass('cc-new'))
    expect(callsTo(store, 'getAll')).toHaveLength(1)
  })

  it('shows the shipments of its last days while the older ones are loading', async () => {
    fail(store, 'getAll', { delayMs: 10 * MINUTE, times: 1 })
    await openRecords(store)
    await waitFor(() => expect(numbers()).toEqual([RECENT]))
    expect(screen.getByRole('progressbar')).toBeInTheDocument()
    expect(foot()).toHaveTextContent('1 so far')
    await later(10 * MINUTE)
    await whole()
  })
})
