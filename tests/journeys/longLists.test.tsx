import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dayOf } from '@/domain/dates'
import { MAX_SHIPMENTS_PER_REFRESH } from '@/domain/shipment-index/nextLook'
import { withBackend } from '../app'
import { aShipment } from '../backend/builders'
import { callsTo, fail, numbers, openRecords, row, withMovedTime } from '../shipments/listScreen'

const { store } = withBackend()
const MINUTE = 60_000
const OLD = '4800000001'
const RECENT = '4900000001'

const daysAgo = (days: number) => {
  const moment = new Date()
  moment.setDate(moment.getDate() - days)
  return moment.toISOString()
}
const booked = (airwayBillNo: string, days: number) =>
  aShipment({ airwayBillNo, createdAt: daysAgo(days), updatedAt: daysAgo(days) })

/** Two that are looked at, and more than a few of half a year ago. */
function seedManyOldOnes() {
  const many = Array.from({ length: MAX_SHIPMENTS_PER_REFRESH }, (_, index) =>
    booked(String(4_700_000_000 + index), 180),
  )
  store.shipments = [booked(RECENT, 2), booked(OLD, 90), ...many]
}

const later = withMovedTime()
beforeEach(seedManyOldOnes)

const foot = () => document.querySelector('.cc-table-foot')
/** The list is here, and so are its statistics, which are asked for behind it. */
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
/** What somebody else does. */
const note = (airwayBillNo: string) =>
  Object.assign(find(airwayBillNo), { notes: 'Call first', updatedAt: new Date().toISOString() })

describe('a long list', () => {
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
    expect(look?.fields).toEqual({ from: dayOf(new Date(daysAgo(29))), to: dayOf(new Date()) })
    expect(callsTo(store, 'getAll')).toHaveLength(1)
    // The statistics follow.
    await waitFor(() => expect(callsTo(store, 'getStatistics')).toHaveLength(2))
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
    expect(calls.length).toBeLessThanOrEqual(70)
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

  it('shows its last days while the older rows are loading', async () => {
    fail(store, 'getAll', { delayMs: 10 * MINUTE, times: 1 })
    await openRecords(store)
    await waitFor(() => expect(numbers()).toEqual([RECENT]))
    expect(screen.getByRole('progressbar')).toBeInTheDocument()
    expect(foot()).toHaveTextContent('1 so far')
    await later(10 * MINUTE)
    await whole()
  })
})
