import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayOf } from '@/domain/dates'
import { paths } from '@/paths'
import { formatDateTime } from '@/texts/dates'
import { addressOf, heading, visit, withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { aShipment } from '../../backend/builders'
import type { CallFault } from '../../backend/callFaults'
import { fail, openRecords, records } from '../listScreen'

const { store, server } = withBackend()
const today = dayOf(new Date())

const now = Date.now()

/** Rows without ids, as from the old system: booked just now, a millisecond apart, the last one without an amount. */
const oldRows = [
  { airwayBillNo: '4900000001', amount: 100 },
  { airwayBillNo: '4900000002', amount: 250 },
  { airwayBillNo: '4900000003', discount: 50 },
].map((row, index) => ({
  ...row,
  center: 'gujrat',
  status: [{ type: 1 }],
  createdAt: new Date(now - index).toISOString(),
}))
const answerOldRows = (path: string, times = 1) => fail(store, path, { status: 200, body: oldRows, times })

afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

async function open(search = '', username = 'headoffice') {
  const opened = await openRecords(store, records + search, username)
  await waitFor(() => expect(document.querySelector('.cc-table-foot .wide-only, .cc-no-rows')).not.toBeNull())
  return opened
}

/** Exports the list, and returns the lines of the file. */
async function exported({ tool }: Awaited<ReturnType<typeof open>>, columns: string): Promise<string[]> {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await tool(columns)
  await screen.findByText(/shipments? exported$/)
  expect(click).toHaveBeenCalledOnce()
  const bytes = Buffer.from(await (files[0] ?? new Blob([])).arrayBuffer())
  const text = bytes.toString('utf8')
  expect(text.charCodeAt(0)).toBe(0xfeff)
  return text.slice(1).trimEnd().split('\r\n')
}

describe('the CSV file of a list', () => {
  it('contains all filtered rows with all columns', async () => {
    const screen = await open('?status=1')
    const [head = '', ...rows] = await exported(screen, 'All columns')
    const expected = store.shipments.filter(({ status }) => status?.length === 1)
    expect(head).toContain('Amount,Discount,GST %,G.Total,Net Amount,Remote Area')
    expect(head.split(',')).toHaveLength(22)
    expect(rows).toHaveLength(expected.length)
    expect(rows[0]).toMatch(/,\d{4}-\d{2}-\d{2}T\d\d:\d\d:\d\d[+-]\d\d:\d\d,\d{4}-\d\d-\d\d,\d+$/)
    expect(rows.join('')).not.toContain('Rs.')
  })

  it('contains only the visible columns, in screen order', async () => {
    const opened = await open('?columns=airwayBillNo,destination,grossTotal')
    const [head, first = ''] = await exported(opened, 'Visible columns')
    expect(head).toBe('AB #,Destination,G.Total')
    expect(first).toMatch(/^\d{10},[^,]+,\d+(\.\d+)?$/)
  })

  it('contains every row even without ids, and an empty cell for a missing amount', async () => {
    answerOldRows('getAll')
    const opened = await open('?columns=airwayBillNo,grossTotal')
    const [, ...rows] = await exported(opened, 'Visible columns')
    expect(rows).toEqual(['4900000001,100', '4900000002,250', '4900000003,'])
  })
})

describe('the day-end sheet', () => {
  afterEach(() => Reflect.deleteProperty(document, 'fonts'))

  it('has one sheet for each center with shipments today, with totals and signature lines', async () => {
    const { tool } = await open()
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
    const { tool } = await open()
    answerOldRows('getByToFrom')
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
    const { tool } = await open(`?status=7&center=gujrat&from=${today}&to=${today}`)
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
    const { tool } = await open(`?center=lahore&from=${today}&to=${today}`, 'gujrat')
    await tool('Day-end sheet')
    const sheet = await screen.findByRole('article', { hidden: true, name: 'Day-end sheet of gujrat' })
    expect(screen.getAllByRole('article', { hidden: true })).toEqual([sheet])
    expect(sheet.querySelectorAll('.p-day-rows tbody tr')).toHaveLength(2)
  })

  it('is printed by the browser’s own command too, under the name of its file', async () => {
    store.shipments = [aShipment({})]
    const { tool } = await open()
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
    const { tool, user } = await open()
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
    const { tool, user } = await open()
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
    const { tool } = await open()
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
    const { tool } = await open()
    await tool('Day-end sheet')
    const sheet = await screen.findByRole('article', { hidden: true })
    const names = [...sheet.querySelectorAll('.p-day-sums table:first-child tbody th')].map((each) => each.textContent)
    expect(names).toEqual(['Cash', 'Credit', 'Payment not stated', 'Total', 'COD Amount, not in the other sums'])
  })

  it('says when its list was loaded, and that it could not be refreshed since', async () => {
    const loaded = new Date(2026, 10, 20, 15, 14, 15)
    vi.useFakeTimers({ toFake: ['Date'], now: loaded })
    store.shipments = [aShipment()]
    const { tool } = await open('?from=2026-11-20&to=2026-11-20')
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

describe('the day-end sheet of shipments that are not loaded', () => {
  const openSheet = async (fault: Omit<CallFault, 'path'>) => {
    const { tool, user } = await open()
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

describe('charts of a list', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => undefined
        unobserve = () => undefined
        disconnect = () => undefined
      },
    )
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('show their numbers as tables, and compare with the previous period', async () => {
    const { tool } = await open()
    await tool('Charts')
    const table = await screen.findByText('By status', { selector: 'caption' })
    const numbers = [...(table.parentElement?.querySelectorAll('tbody td:nth-child(2)') ?? [])]
    const sum = numbers.reduce((total, { textContent }) => total + Number(textContent?.replaceAll(',', '')), 0)
    expect(sum).toBe(store.shipments.length)
    for (const title of ['Per day', 'By center', 'By destination', 'By service']) {
      expect(screen.getByText(title, { selector: 'caption' })).toBeInTheDocument()
    }
    expect(await screen.findByText('This period and the one before')).toBeInTheDocument()
  })

  it('say that the period before could not be loaded, and load it again', async () => {
    const asked: unknown[] = []
    server.use(
      http.post('*/api/airwaybill/getByToFrom', async ({ request }) => {
        const from = (await request.formData()).get('from') as string
        asked.push(from)
        return from === '2026-11-19' && asked.filter((each) => each === from).length === 1
          ? HttpResponse.json({}, { status: 400 })
          : HttpResponse.json([{ _id: from, amount: 300, status: [{ type: 1 }], createdAt: `${from}T10:00:00` }])
      }),
    )
    const { tool, user } = await open('?from=2026-11-20&to=2026-11-20')
    await tool('Charts')
    const told = await screen.findByText(/^The period before could not be loaded\./)
    expect(screen.queryByRole('table', { name: 'This period and the one before' })).toBeNull()
    await user.click(within(told).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'This period and the one before' })).toBeInTheDocument()
    expect(told).not.toBeInTheDocument()
  })

  it('do not compare with amounts of the period before that cannot be read, and say so', async () => {
    server.use(
      http.post('*/api/airwaybill/getByToFrom', async ({ request }) => {
        const isAsked = (await request.formData()).get('from') === '2026-11-20'
        const day = isAsked ? '2026-11-20' : '2026-11-19'
        const rowOf = (_id: string, amount: unknown) => ({
          _id,
          amount,
          status: [{ type: 1 }],
          createdAt: `${day}T10:00:00`,
        })
        return HttpResponse.json([rowOf('1', 300), rowOf('2', isAsked ? 100 : 'abc')])
      }),
    )
    const { tool } = await open('?from=2026-11-20&to=2026-11-20')
    await tool('Charts')
    const compared = await screen.findByRole('table', { name: 'This period and the one before' })
    const line = within(compared).getByRole('row', { name: /^G\.Total/ })
    expect(
      within(line)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Rs. 400.00', 'Rs. 300.00', '—'])
    expect(screen.getByText('Amount cannot be read on 1 shipment: not in the totals')).toBeInTheDocument()
  })
})

describe('the Needs attention section', () => {
  it('is on the head office’s Home, one click from its list', async () => {
    const visited = visit(paths.dashboard(), { store, username: 'headoffice' })
    const link = await screen.findByText('Show all')
    const section = link.closest('section')
    expect(within(section ?? document.body).getAllByText(/late|last update/).length).toBeGreaterThan(0)
    expect(screen.getByRole('heading', { name: /^Needs attention ?\d+ · Late or no update$/ })).toBeVisible()
    await visited.user.click(link)
    await heading('Tracking Management')
    expect(addressOf(visited)).toBe(`${paths.screen('trackingManagement')}?attention=yes&sort=-attention`)
  })
})

describe('Book again in Records', () => {
  it('is offered to a center in the records, and links to a booking filled from the row', async () => {
    await open('', 'gujrat')
    const [link] = screen.getAllByRole('link', { name: /^Book again/ })
    const id = store.shipments.find(
      ({ center }) => center === store.centers.find((each) => each.username === 'gujrat')?.id,
    )?.id
    expect(link).toHaveAttribute('href', paths.airwayBill({ from: id ?? '' }))
  })
})
