import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '@/paths'
import { visit, withBackend } from '../app'
import { anArchivedBill, aShipment } from '../backend/builders'
import { fail, openRecords, records, row } from '../shipments/listScreen'

/** Numbers that a backend on MongoDB may send, stated but not readable (product 7.9, 9.5, 11.7). */
const { store } = withBackend()

const ID = '64af0011aa22bb33cc44dd55'
const READ = '4900000001'
const UNREAD = '4900000002'
const decimal = (text: string) => ({ $numberDecimal: text })

const rowOf = (airwayBillNo: string, fields: object) => ({
  _id: { $oid: `64af0011aa22bb33cc${airwayBillNo.slice(-6)}` },
  __v: 0,
  airwayBillNo: Number(airwayBillNo),
  center: { username: 'gujrat' },
  service: ID,
  consignee: { contactPerson: 'Ruth Hallam' },
  discount: decimal('0'),
  gst: decimal('16'),
  paymentType: { $numberInt: '1' },
  cod: true,
  codAmount: decimal('450.00'),
  status: [ID],
  dimensions: [],
  createdAt: { $date: new Date().toISOString() },
  ...fields,
})
const rows = [rowOf(READ, { amount: decimal('100.00') }), rowOf(UNREAD, { amount: [], codAmount: true })]

function answerRows(body: object[] = rows) {
  for (const path of ['getAll', 'getByToFrom', 'getAllByToday']) fail(store, path, { status: 200, body, times: 99 })
}

async function openList(search = '') {
  answerRows()
  const opened = await openRecords(store, records + search, 'headoffice')
  await row(UNREAD)
  return opened
}

describe('a list with an unreadable amount', () => {
  it('shows decimals, and marks unreadable amounts in the row and in the sum', async () => {
    await openList('?center=gujrat')
    expect(await row(READ)).toHaveTextContent('Rs. 100.00')
    expect(await row(UNREAD)).toHaveTextContent('— cannot be read')
    // An id in place of a document is not shown as a name, and does not make the shipment void.
    expect(await row(READ)).not.toHaveTextContent(ID)
    expect(await row(READ)).not.toHaveTextContent('Void')
    expect(await screen.findByText('Amount cannot be read on 1 shipment: not in the totals')).toBeInTheDocument()
  })

  it('says that a sum leaves out shipments without an amount, which is never 0', async () => {
    answerRows([rowOf(READ, { amount: null })])
    await openRecords(store, `${records}?center=gujrat`, 'headoffice')
    await row(READ)
    const note = await screen.findByText('Amount missing on 1 shipment: not in the totals')
    expect(note.parentElement).toHaveTextContent(/^—/)
  })

  it('says so in the exported file, in no number column', async () => {
    const { tool } = await openList()
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:file'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await tool('All columns')
    await screen.findByText('2 shipments exported')
    const text = await (files[0] ?? new Blob([])).text()
    const line = (number: string) => text.split('\r\n').find((each) => each.includes(number))
    expect(line(READ)).toContain(',100,0,16,100,116,')
    expect(line(UNREAD)).toContain(',cannot be read,0,16,cannot be read,cannot be read,')
  })

  it('has a day-end sheet whose sums state what they leave out', async () => {
    const { tool } = await openList()
    await tool('Day-end sheet')
    const sheet = await screen.findByRole('article', { hidden: true })
    const sums = [...sheet.querySelectorAll('.p-day-sums table:first-child tbody tr')].map((each) =>
      [...each.children].map(({ textContent }) => textContent).join(' | '),
    )
    expect(sums).toEqual([
      'Cash | 1 of 2 | 116.00',
      'Credit | 0 | 0.00',
      'Cash and credit | 1 of 2 | 116.00',
      'COD Amount, not in the other sums | 1 of 2 | 450.00',
    ])
    expect(within(sheet).getAllByText('Cash')[0]?.nextElementSibling).toHaveTextContent('Rs. 116.00 (1 of 2)')
    expect(within(sheet).getByText('Net Amount').nextElementSibling).toHaveTextContent(
      'Rs. 116.001 cannot be read: not in it',
    )
    expect(sheet).toHaveTextContent('Net Amount cannot be read (?) on 1 shipment: not in the totals.')
    expect(sheet).toHaveTextContent('COD Amount cannot be read (?) on 1 shipment: not in the totals.')
    const cells = within(sheet).getByText(UNREAD).closest('tr')?.querySelectorAll('.number')
    expect([...(cells ?? [])].map(({ textContent }) => textContent)).toEqual(['?', '?'])
  })
})

it('has statistics with a dash for sums that are missing or unreadable, and says that no total includes them', async () => {
  const statistics = [
    { username: 'gujrat', totalDocuments: 1, totalParcels: 2, totalCollection: decimal('500.50') },
    { username: 'lahore', totalDocuments: [], totalParcels: 2, totalCollection: 'n/a' },
    { username: 'sialkot', totalDocuments: 1 },
  ]
  fail(store, 'getStatisticsByToday', { status: 200, body: statistics, times: 9 })
  visit(paths.dashboard(), { store, username: 'headoffice' })
  const cards = await screen.findByRole('region', { name: 'Statistics' })
  expect(cards).toHaveTextContent('Rs. 500.50')
  expect(cards).toHaveTextContent('Figures of 2 centers are missing or cannot be read: not in the totals')
  const lineOf = (username: string) =>
    within(cards)
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.includes(username))
  expect(lineOf('lahore')?.textContent.match(/— cannot be read/g)).toHaveLength(2)
  expect(lineOf('sialkot')).toHaveTextContent(/Documents1Parcels—Collection—$/)
})

describe('papers', () => {
  const fact = (sheet: HTMLElement, name: string) =>
    within(sheet)
      .getAllByText(name)
      .find((each) => /DT|TH/.test(each.tagName))?.nextElementSibling?.textContent
  const printIsReady = () => waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled())

  it('show a dash for unreadable values and results, and name them, on the screen too', async () => {
    const shipment = aShipment()
    store.shipments.unshift(shipment)
    const bill = {
      ...rowOf(READ, { amount: decimal('100.00'), gst: {}, codAmount: false, weight: 'NaN', pieces: decimal('2') }),
      shipmentType: 1,
      consignor: {},
      dimensions: [ID],
      invoices: [{ description: 'Shirts', quantity: true, price: decimal('2.50') }],
      isInsurance: 1,
      worthOfPackage: decimal('900'),
    }
    fail(store, `receipt/${shipment.id}`, { status: 200, body: bill, times: 9 })
    visit(paths.receipt(shipment.id), { store, username: 'gujrat' })
    const receipt = await screen.findByRole('article', { name: 'Receipt' })
    await printIsReady()
    expect(['Charges', 'GST', 'COD Amount', 'Net Amount', 'Val. Declared'].map((name) => fact(receipt, name))).toEqual([
      'Rs. 100.00',
      '—',
      '—',
      '—',
      'Rs. 900.00',
    ])
    expect(['Pieces', 'Weight', 'Volume'].map((name) => fact(receipt, name))).toEqual([
      '2',
      '—',
      '—Chargeable weight —',
    ])
    const note = 'Cannot be read: GST, COD, weight, dimensions, invoice lines.'
    expect(receipt).toHaveTextContent(note)
    expect(screen.getByRole('article', { name: 'Invoice' })).toHaveTextContent(note)
    expect(screen.getByText(/^This bill has figures that cannot be read: GST, COD, weight/)).toBeInTheDocument()
  })

  it('have no chargeable weight if an archived bill’s dimensions did not load', async () => {
    store.archivedBills = [anArchivedBill({ id: 1009000001 })]
    store.faults.push({
      path: '/api/archive/receipt/getDimensions/1009000001',
      status: 500,
      body: { error: 'No' },
      times: 9,
    })
    const { user } = visit(paths.archiveReceipt('1009000001'), { store, username: 'headoffice' })
    await user.click(await screen.findByRole('button', { name: /Print without/ }))
    const receipt = await screen.findByRole('article', { name: 'Receipt' })
    expect(fact(receipt, 'Weight')).toMatch(/KG$/)
    expect(fact(receipt, 'Volume')).toBe('—Chargeable weight —')
    expect(receipt).toHaveTextContent('Printed without the dimensions, which could not be loaded.')
  })
})
