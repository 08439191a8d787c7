import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayOf } from '@/domain/dates'
import { formatDateTime } from '@/texts/dates'
import { withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { aShipment } from '../../backend/builders'
import type { CallFault } from '../../backend/callFaults'
import { fail, openLoadedRecords } from '../listScreen'
import { oldRows } from '../oldRows'

const { store } = withBackend()
const now = Date.now()
const today = dayOf(new Date(now))

afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

describe('the day-end sheet', () => {
  afterEach(() => Reflect.deleteProperty(document, 'fonts'))

  it('has one sheet for each center with shipments today, with totals and signature lines', async () => {
    const { tool } = await openLoadedRecords(store)
    await tool('Day-end sheet')
    const sheets = await screen.findAllByRole('article', { hidden: true })
    const own = store.shipments.filter(({ createdAt }) => dayOf(new Date(createdAt)) === today)
    expect(sheets).toHaveLength(new Set(own.map(({ center }) => center)).size)
    const rows = sheets.flatMap((sheet) => [...sheet.querySelectorAll('.p-day-rows tbody tr')])
    expect(rows).toHaveLength(own.length)
    for (const sheet of sheets) {
      expect(within(sheet).getByText(/Prepared by/)).toBeInTheDocument()
      const [count] = [...sheet.querySelectorAll('table:last-of-type tr.total td')].map(({ textContent }) =>
        Number(textContent),
      )
      expect(count).toBe(sheet.querySelectorAll('.p-day-rows tbody tr:not(.void)').length)
    }
  })

  it('lists every row even without ids, and shows a dash for a missing amount', async () => {
    const { tool } = await openLoadedRecords(store)
    fail(store, 'getByToFrom', { status: 200, body: oldRows(), times: 1 })
    await tool('Day-end sheet')
    const sheet = await screen.findByRole('article', { hidden: true })
    const cells = [...sheet.querySelectorAll('.p-day-rows tbody tr')].map((row) => [
      row.firstElementChild?.textContent,
      row.lastElementChild?.textContent,
    ])
    // In the order in which they were booked.
    expect(cells).toEqual([
      ['4900000003', '—'],
      ['4900000002', '250.00'],
      ['4900000001', '100.00'],
    ])
    expect([...sheet.querySelectorAll('table:last-of-type tr.total td')].map(({ textContent }) => textContent)).toEqual(
      ['2 of 3', '350.00'],
    )
  })

  it('opens with the whole day of the filtered center, and says so if nothing was booked', async () => {
    store.shipments = [aShipment({ status: 7 }), aShipment({ status: 1 }), aShipment({ center: centerIds.lahore })]
    const { tool } = await openLoadedRecords(store, `?status=7&center=gujrat&from=${today}&to=${today}`)
    await tool('Day-end sheet')
    const sheet = await screen.findByRole('article', { hidden: true })
    expect(sheet).toHaveTextContent('gujrat')
    expect(sheet.querySelectorAll('.p-day-rows tbody tr')).toHaveLength(2)
    expect(screen.getByLabelText('Branch')).toHaveValue('gujrat')
    expect(screen.getByLabelText('Day')).toHaveValue(today)
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2001-01-01' } })
    expect(await screen.findByText('No shipments were booked on Jan 1, 2001.')).toBeInTheDocument()
  })

  it('of a branch has its rows on one sheet, also those that name no center, whatever the address asks for', async () => {
    const row = { status: [{ type: 1 }], createdAt: new Date(now).toISOString(), amount: 100 }
    const body = [
      { ...row, airwayBillNo: '4900000001' },
      { ...row, airwayBillNo: '4900000002', center: 'gujrat' },
    ]
    fail(store, 'getByToFrom', { status: 200, body, times: 9 })
    const { tool } = await openLoadedRecords(store, `?center=lahore&from=${today}&to=${today}`, 'gujrat')
    await tool('Day-end sheet')
    const sheet = await screen.findByRole('article', { hidden: true, name: 'Day-end sheet of gujrat' })
    expect(screen.getAllByRole('article', { hidden: true })).toEqual([sheet])
    expect(sheet.querySelectorAll('.p-day-rows tbody tr')).toHaveLength(2)
  })

  it('is printed by the browser’s own command too, under the name of its file', async () => {
    store.shipments = [aShipment({})]
    const { tool } = await openLoadedRecords(store)
    await tool('Day-end sheet')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled())
    const ownTitle = document.title
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.title).toBe(`Chenab day-end sheet gujrat ${today}`)
    window.dispatchEvent(new Event('afterprint'))
    expect(document.title).toBe(ownTitle)
  })

  it('shows the chosen branch and day', async () => {
    const yesterday = new Date(now - 24 * 60 * 60_000)
    store.shipments = [
      aShipment({ airwayBillNo: '4900000001' }),
      aShipment({ airwayBillNo: '4900000002', center: centerIds.lahore }),
      aShipment({ airwayBillNo: '4900000003', center: centerIds.lahore, createdAt: yesterday.toISOString() }),
    ]
    const { tool, user } = await openLoadedRecords(store)
    await tool('Day-end sheet')
    expect(await screen.findAllByRole('article', { hidden: true })).toHaveLength(2)
    const rows = () => [...document.querySelectorAll('.p-day-rows tbody th')].map(({ textContent }) => textContent)
    await user.selectOptions(screen.getByLabelText('Branch'), 'lahore')
    await waitFor(() => expect(rows()).toEqual(['4900000002']))
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: dayOf(yesterday) } })
    await waitFor(() => expect(rows()).toEqual(['4900000003']))
    await user.selectOptions(screen.getByLabelText('Branch'), 'All branches')
    await waitFor(() => expect(rows()).toEqual(['4900000003']))
  })

  it('cannot be printed in any way while a font is missing; Try again loads it', async () => {
    const faces: string[] = []
    const load = (font: string) => Promise.resolve(font.includes('Source Sans 3') ? faces : [font])
    Object.defineProperty(document, 'fonts', { value: { load, ready: Promise.resolve() }, configurable: true })
    store.shipments = [aShipment({})]
    const { tool, user } = await openLoadedRecords(store)
    await tool('Day-end sheet')
    expect(await screen.findByText('Not printed, because this is missing: The Latin font.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
    const sheet = screen.getByRole('article', { hidden: true })
    // What Ctrl + P would print.
    expect(sheet.closest('[data-paper]')).toHaveAttribute('data-paper', 'incomplete')
    faces.push('there')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled())
    expect(screen.queryByText(/because this is missing/)).not.toBeInTheDocument()
  })

  it('separates cash, credit and COD, and lists a void shipment without adding it to a sum', async () => {
    store.shipments = [
      aShipment({ amount: 14_500, discount: 500, gst: 16, paymentType: 1, cod: 1, codAmount: 45_000 }),
      aShipment({ amount: 1000, discount: 0, gst: 16, paymentType: 2 }),
      aShipment({ amount: 7000, discount: 0, gst: 16, paymentType: 1, status: 'void' }),
    ]
    const { tool } = await openLoadedRecords(store)
    await tool('Day-end sheet')
    const sheet = await screen.findByRole('article', { hidden: true })
    const rows = [...sheet.querySelectorAll('.p-day-sums tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(' | '),
    )
    expect(rows).toEqual([
      'Payment | Shipments | Net Amount (Rs)',
      'Cash | 1 | 16,240.00',
      'Credit | 1 | 1,160.00',
      'Cash and credit | 2 | 17,400.00',
      'COD Amount, not in the other sums | 1 | 45,000.00',
      'Service | Shipments | Net Amount (Rs)',
      'Express | 2 | 17,400.00',
      'Total | 2 | 17,400.00',
    ])
    expect(within(sheet).getByText('One void shipment is listed but not counted.')).toBeInTheDocument()
    expect(within(sheet).getByText('Page 1 of 1', { exact: false })).toBeInTheDocument()
  })

  it('calls the sum of payments a total if some are neither cash nor credit', async () => {
    store.shipments = [aShipment({ amount: 100, paymentType: 1 }), aShipment({ amount: 250, paymentType: 3 })]
    const { tool } = await openLoadedRecords(store)
    await tool('Day-end sheet')
    const sheet = await screen.findByRole('article', { hidden: true })
    const names = [...sheet.querySelectorAll('.p-day-sums table:first-child tbody th')].map((each) => each.textContent)
    expect(names).toEqual(['Cash', 'Credit', 'Payment not stated', 'Total', 'COD Amount, not in the other sums'])
  })

  it('says when its list was loaded, and that it could not be refreshed since', async () => {
    const loaded = new Date(2026, 10, 20, 15, 14, 15)
    vi.useFakeTimers({ toFake: ['Date'], now: loaded })
    store.shipments = [aShipment()]
    const { tool } = await openLoadedRecords(store, '?from=2026-11-20&to=2026-11-20')
    await screen.findByText(/Loaded/)
    vi.setSystemTime(new Date(2026, 10, 20, 18, 30))
    fail(store, 'getByToFrom', { status: 500, body: {}, times: 9 })
    act(() => {
      focusManager.setFocused(false)
      focusManager.setFocused(true)
    })
    await screen.findByText(/could not be refreshed/)
    await tool('Day-end sheet')
    const dialog = await screen.findByRole('dialog', { name: 'Day-end sheet' })
    const sheet = await within(dialog).findByRole('article', { hidden: true })
    expect(within(sheet).getByText('As of').nextElementSibling).toHaveTextContent(formatDateTime(loaded))
    expect(within(dialog).getByText(/Shipments could not be refreshed\. These are from/)).toBeInTheDocument()
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Print' })).toBeEnabled())
  })
})

it.each([
  ['from some minutes ago', 17],
  ['from a time to come, as the clock was set back,', 1],
])('is not printed from rows %s while newer ones are on their way', async (_age, minute) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 15, 14, 15) })
  store.shipments = [aShipment()]
  const { tool } = await openLoadedRecords(store, '?from=2026-11-20&to=2026-11-20')
  await screen.findByText(/Loaded/)
  vi.setSystemTime(new Date(2026, 10, 20, 15, minute))
  store.shipments.push(aShipment())
  fail(store, 'getByToFrom', { isHeld: true })
  await tool('Day-end sheet')
  const dialog = within(await screen.findByRole('dialog', { name: 'Day-end sheet' }))
  expect(dialog.getByText('Loading shipments…')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Print' })).toBeDisabled()
  act(() => store.held.splice(0).forEach((go) => go()))
  const sheet = await dialog.findByRole('article', { hidden: true })
  expect(sheet.querySelectorAll('.p-day-rows tbody tr')).toHaveLength(2)
})

describe('the day-end sheet of shipments that are not loaded', () => {
  const openSheet = async (fault: Omit<CallFault, 'path'>) => {
    const { tool, user } = await openLoadedRecords(store)
    fail(store, 'getByToFrom', fault)
    await tool('Day-end sheet')
    return { user, dialog: await screen.findByRole('dialog', { name: 'Day-end sheet' }) }
  }

  it('cannot be printed before all shipments are loaded', async () => {
    const { dialog } = await openSheet({ isHeld: true })
    expect(within(dialog).getByText('Loading shipments…')).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: 'Print' })).toBeDisabled()
    store.held.splice(0).forEach((go) => go())
    expect((await within(dialog).findAllByRole('article', { hidden: true })).length).toBeGreaterThan(0)
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Print' })).toBeEnabled())
  })

  it('does not say that nothing was booked if loading failed', async () => {
    const { dialog, user } = await openSheet({ status: 400, body: {} })
    expect(await within(dialog).findByText('Shipments could not be loaded.')).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: 'Print' })).toBeDisabled()
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    expect((await within(dialog).findAllByRole('article', { hidden: true })).length).toBeGreaterThan(0)
  })
})
