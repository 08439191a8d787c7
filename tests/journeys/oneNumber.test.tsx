import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Big } from 'big.js'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it, test } from 'vitest'
import { bookingShown } from '@/booking/customer-screen/ShowToCustomer'
import type { Row } from '@/booking/customer-screen/customerScreenMessage'
import { totalText, volumetricText } from '@/booking/summary/bookingTotals'
import { company } from '@/company'
import { csvCell } from '@/domain/csv'
import { DASH } from '@/domain/dash'
import { type BookingForm, bookingFormSchema, emptyDimensionRow, noFiles, YES } from '@/domain/forms/bookingForm'
import { grossTotal, netAmountOrNone } from '@/domain/money/billing'
import { dayEnds } from '@/domain/money/dayEnds'
import { decimal, formatRupees, rupeesText } from '@/domain/money/money'
import { takingsOf } from '@/domain/money/takingsOf'
import { type Figure, UNREADABLE } from '@/domain/numbers'
import { paymentTypes } from '@/domain/paymentTypes'
import { attentionRule } from '@/domain/shipment/attentionRule'
import type { Bill } from '@/domain/shipment/bill'
import { codOfBill } from '@/domain/shipment/codOfBill'
import { handOver } from '@/domain/shipment/handOver'
import type { Shipment } from '@/domain/shipment/shipment'
import { shipmentMessage } from '@/domain/shipment/shipmentMessage'
import { indexedRow } from '@/domain/shipment-index/indexedRow'
import { sumsOf, totalsOf } from '@/domain/shipment-index/shipmentIndex'
import { shipmentTypes } from '@/domain/shipment/shipmentType'
import { standardChoices } from '@/printing/choices/printChoices'
import { DayEndView } from '@/printing/day-end/DayEndView'
import { HandOverView } from '@/printing/day-end/HandOverView'
import * as facts from '@/printing/facts/billFacts'
import { BillSheets } from '@/printing/papers/BillSheets'
import { Labels } from '@/printing/papers/Labels'
import { billOfQuery } from '@/services/airwayBill.queries'
import { createAirwayBill, getReceipt, getShipmentsByToday } from '@/services/airwayBill'
import { archivedReceiptSchema, liveBillSchema } from '@/services/wire/billSchemas'
import { readArchivedShipment } from '@/services/wire/readArchivedShipment'
import { readShipment } from '@/services/wire/readShipment'
import { totalOf } from '@/shipments/charts/chartPoints'
import { csvColumns } from '@/shipments/export/csvColumns'
import { PanelFacts } from '@/shipments/panel/PanelFacts'
import { knownColumns } from '@/shipments/table/shipmentColumns'
import { providersOf, withBackend } from '../app'
import { serviceIds } from '../backend/branches'
import { signIn } from '../backend/session'
import { receiptAnswer, shipmentRows } from '../backend/shipmentAnswers'
import { filledBookingForm } from '../domain/forms/filledBookingForm'

/** A figure has one value on all screens, papers and files, whichever of them asks which rule. */
const { store } = withBackend()
afterEach(cleanup)

const NUMBER = '4900000777'
const rule = attentionRule(company.services, new Date())

/** What every surface says of a booking. */
interface Said {
  charges: string
  /** On the receipt; the form and the customer's screen put a minus before it, or show 0. */
  discount: string
  gst: string
  gstRupees: string
  net: string
  words: string
  /** G.Total of lists, which is another formula. */
  gross: string
  /** Null without COD. */
  cod: string | null
  worth: string
  pieces: string
  weight: string
  volume: string
  chargeable: string
  declared: string
}

const box = { length: '48', width: '36', height: '30' }
const line = (description: string, quantity: string, price: string) => ({ description, quantity, price })

const cases: readonly (readonly [string, Partial<BookingForm>, Said])[] = [
  [
    'a parcel paid in cash, with discount and GST',
    { amount: '14,500.00', discount: '500', gst: '16', dimValues: [box] },
    {
      charges: 'Rs. 14,500.00',
      discount: 'Rs. 500.00',
      gst: '16 %',
      gstRupees: 'Rs. 2,240.00',
      net: 'Rs. 16,240.00',
      words: 'Rupees sixteen thousand two hundred and forty only',
      gross: 'Rs. 14,002.65',
      cod: null,
      worth: 'N/A',
      pieces: '2',
      weight: '12.5 KG',
      volume: '10.37 KG',
      chargeable: '12.5 KG',
      declared: '$ 180.00',
    },
  ],
  [
    'documents on credit, of a large sum',
    {
      paymentType: paymentTypes.credit,
      shipmentType: shipmentTypes.document,
      amount: '123456789.50',
      pieces: '12',
      weight: '1250.125',
      invoiceValues: [line('Documents', '', '')],
    },
    {
      charges: 'Rs. 123,456,789.50',
      discount: 'N/A',
      gst: 'N/A',
      gstRupees: DASH,
      net: 'Rs. 123,456,789.50',
      words:
        'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred and eighty-nine and paisa fifty only',
      gross: 'Rs. 123,456,789.50',
      cod: null,
      worth: 'N/A',
      pieces: '12',
      weight: '1,250.125 KG',
      volume: DASH,
      chargeable: DASH,
      declared: '$ 0.00',
    },
  ],
  [
    'fractions that are rounded half up, in several lines',
    {
      amount: '100.005',
      discount: '0.005',
      gst: '17.5',
      dimValues: [box],
      weight: '10.368',
      invoiceValues: [line('Beads', '3', '1.005'), line('Thread', '7', '0.005')],
    },
    {
      charges: 'Rs. 100.01',
      discount: 'Rs. 0.01',
      gst: '17.5 %',
      gstRupees: 'Rs. 17.50',
      net: 'Rs. 117.50',
      words: 'Rupees one hundred and seventeen and paisa fifty only',
      gross: 'Rs. 102.90',
      cod: null,
      worth: 'N/A',
      pieces: '2',
      weight: '10.368 KG',
      volume: '10.37 KG',
      chargeable: '10.37 KG',
      declared: '$ 3.06',
    },
  ],
  [
    'COD, insurance and a remote area',
    {
      amount: '1.005',
      discount: '0.005',
      cod: YES,
      codAmount: '45,000.50',
      insurance: YES,
      worthOfPackage: '90000',
      insuranceValue: '90000',
      remArea: YES,
      dimValues: [box, emptyDimensionRow],
    },
    {
      charges: 'Rs. 1.01',
      discount: 'Rs. 0.01',
      gst: 'N/A',
      gstRupees: DASH,
      net: 'Rs. 1.00',
      words: 'Rupees one only',
      gross: 'Rs. 1.00',
      cod: 'Rs. 45,000.50',
      worth: 'Rs. 90,000.00',
      pieces: '2',
      weight: '12.5 KG',
      volume: '10.37 KG',
      chargeable: '12.5 KG',
      declared: '$ 180.00',
    },
  ],
  [
    'a side that is missing, zeros, and a quantity that is not given',
    {
      amount: '1000',
      discount: '0',
      gst: '12.375',
      cod: YES,
      codAmount: '0',
      pieces: '2.5',
      weight: '2.750',
      dimValues: [{ length: '30', width: '20', height: '' }, box],
      invoiceValues: [line('Shawl', '', '4')],
    },
    {
      charges: 'Rs. 1,000.00',
      discount: 'N/A',
      gst: '12.375 %',
      gstRupees: 'Rs. 123.75',
      net: 'Rs. 1,123.75',
      words: 'Rupees one thousand one hundred and twenty-three and paisa seventy-five only',
      gross: 'Rs. 1,002.50',
      cod: null,
      worth: 'N/A',
      pieces: '2.5',
      weight: '2.75 KG',
      volume: DASH,
      chargeable: DASH,
      declared: '$ 4.00',
    },
  ],
  [
    'a discount above the amount',
    { amount: '100', discount: '500', gst: '16' },
    {
      charges: 'Rs. 100.00',
      discount: 'Rs. 500.00',
      gst: '16 %',
      gstRupees: 'Rs. -64.00',
      net: 'Rs. -464.00',
      words: 'Minus rupees four hundred and sixty-four only',
      gross: 'Rs. -400.00',
      cod: null,
      worth: 'N/A',
      pieces: '2',
      weight: '12.5 KG',
      volume: DASH,
      chargeable: DASH,
      declared: '$ 180.00',
    },
  ],
]

const formOf = (changes: Partial<BookingForm>) =>
  filledBookingForm({ service: serviceIds.Express, airwayBillNo: NUMBER, ...changes })

/** Books a form, and reads its bill and its row of the lists as they come back. */
async function booked(form: BookingForm): Promise<{ bill: Bill; row: Shipment }> {
  signIn(store, 'gujrat')
  const { id } = await createAirwayBill(bookingFormSchema.parse(form), noFiles)
  const row = (await getShipmentsByToday()).find((each) => each.id === id)
  if (!row) throw new Error('The booking is in no list')
  return { bill: await getReceipt(id), row }
}

/** What the customer's screen shows of a form; the summary beside the form asks the same functions. */
function shownOf(form: BookingForm) {
  const shown = bookingShown(form, 'Express')
  if (shown?.kind !== 'booking') throw new Error('No booking is shown')
  const { charges, goods, netAmount } = shown
  return { rowOf: (name: Row['text']) => [...charges, ...goods].find(({ text }) => text === name), netAmount }
}

/** The value beside a name, without its small print. */
function valueOf(within: ParentNode, name: string): string | undefined {
  const term = [...within.querySelectorAll('dt, th')].find(({ textContent }) => textContent.trim() === name)
  const value = term?.nextElementSibling?.cloneNode(true) as HTMLElement | undefined
  for (const small of value?.querySelectorAll('small') ?? []) small.remove()
  return value?.textContent.trim()
}

const plain = (rupees: string) => rupees.replace('Rs. ', '')
/** A weight of a paper as the form writes it. */
const kg = (weight: string) => weight.replace(' KG', ' kg').replaceAll(',', '')

function expectPapers(bill: Bill, said: Said): void {
  const choices = { ...standardChoices, hasLabels: true }
  render(
    <>
      <BillSheets bill={bill} choices={choices} printedBy="gujrat" printedAt={new Date()} />
      <Labels bills={[bill]} paper="A4" fits={null} />
    </>,
  )
  const receipt = screen.getByRole('article', { name: 'Receipt' })
  const names = ['Charges', 'Discount', 'GST', 'Net Amount', 'COD Amount', 'Val. Declared']
  expect(names.map((name) => valueOf(receipt, name))).toEqual([
    said.charges,
    said.discount,
    said.gst,
    said.net,
    said.cod ?? undefined,
    said.worth,
  ])
  expect(['Pieces', 'Weight', 'Volume', 'Declared value'].map((name) => valueOf(receipt, name))).toEqual([
    said.pieces,
    said.weight,
    said.volume,
    said.declared,
  ])
  expect(receipt).toHaveTextContent(`Chargeable weight ${said.chargeable}`)
  expect(receipt).toHaveTextContent(`Net Amount in words ${said.words}`)
  expect(receipt).toHaveTextContent(said.gstRupees === DASH ? 'GSTN/A' : `GST${said.gst} ${said.gstRupees}`)

  const invoice = screen.getByRole('article', { name: 'Invoice' })
  expect(valueOf(invoice, 'Total gross weight')).toBe(said.weight)
  expect(valueOf(invoice, 'Pieces')).toBe(said.pieces)
  expect(invoice.querySelector('tfoot td:last-child')).toHaveTextContent(said.declared.replace('$', 'USD'))
  expect(valueOf(screen.getByRole('article', { name: 'CNIC consent form' }), 'AWB number')).toBe(NUMBER)

  const labels = document.querySelectorAll('.p-label')
  const label = labels[0] as HTMLElement
  expect(valueOf(label, 'Total weight')).toBe(said.weight)
  expect(valueOf(label, 'Chargeable')).toBe(said.chargeable)
  expect(label.querySelector('.l-cod b')?.textContent ?? null).toBe(said.cod)
  cleanup()
}

function expectList(row: Shipment, said: Said): void {
  const context = { viewer: { role: 2, screen: 'records' }, onAction: () => undefined, rule, attentionOf: () => null }
  const cellOf = (id: string) => {
    const column = knownColumns.find((each) => each.id === id)
    const { container } = render(<>{column?.cell(row, context as never)}</>)
    return container.textContent
  }
  expect([cellOf('amount'), cellOf('grossTotal'), cellOf('airwayBillNo')]).toEqual([said.charges, said.gross, NUMBER])
  expect([cellOf('discount'), `${cellOf('gst')} %`]).toEqual([
    said.discount === 'N/A' ? 'Rs. 0.00' : said.discount,
    said.gst === 'N/A' ? '0 %' : said.gst,
  ])
  cleanup()

  const file = Object.fromEntries(csvColumns(null, false).map(({ head, csv }) => [head, csvCell(csv(row, rule))]))
  expect(formatRupees(file['Net Amount'] ?? '')).toBe(said.net)
  expect(formatRupees(file['G.Total'] ?? '')).toBe(said.gross)
  expect(formatRupees(file['Amount'] ?? '')).toBe(said.charges)
  expect(file['AB #']).toBe(NUMBER)

  // The sum above filtered rows, and of charts.
  const indexed = indexedRow(row)
  expect(formatRupees(decimal(totalsOf([indexed]).paisa).div(100))).toBe(said.gross)
  expect(formatRupees(totalOf(sumsOf([indexed], 'center')).grossTotal)).toBe(said.gross)
}

async function expectPanel(row: Shipment, bill: Bill, said: Said): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(billOfQuery(row).queryKey, bill)
  const { container } = render(<PanelFacts shipment={row} />, { wrapper: providersOf(client) })
  const names = ['Amount', 'Net Amount', 'G.Total', 'Weight', 'Pieces']
  expect(names.map((name) => valueOf(container, name))).toEqual([
    said.charges,
    said.net,
    said.gross,
    said.weight.replace('KG', 'kg'),
    said.pieces,
  ])
  expect(valueOf(container, 'COD Amount') ?? null).toBe(said.cod)
  expect(valueOf(container, 'GST')).toBe(said.gst === 'N/A' ? '0 %' : said.gst)
  await screen.findByRole('button', { name: /WhatsApp/ })
  cleanup()
}

function expectSheets(row: Shipment, bill: Bill, said: Said): void {
  const [day, ...others] = dayEnds([row], 'gujrat')
  expect(others).toEqual([])
  render(
    <DayEndView days={day ? [day] : []} time="today" loadedAt={null} printedBy="gujrat" onReady={() => undefined} />,
  )
  const dayEnd = screen.getByRole('article')
  const cells = [...dayEnd.querySelectorAll('.p-day-rows tbody td.number')].map(({ textContent }) => textContent)
  expect(cells).toEqual([plain(said.cod ?? ''), plain(said.net)])
  expect(valueOf(dayEnd, 'Net Amount')).toBe(said.net)
  expect(valueOf(dayEnd, row.paymentType === 1 ? 'Cash' : 'Credit')).toBe(`${said.net} (1)`)
  cleanup()

  const { cash, credit, cod } = takingsOf([row])
  expect(rupeesText(row.paymentType === 1 ? cash : credit)).toBe(said.net)
  expect(rupeesText(cod)).toBe(said.cod ?? 'Rs. 0.00')

  const list = handOver([row], new Map([[row.id, bill]]))
  render(<HandOverView list={list} branch="gujrat" at={new Date()} printedBy="gujrat" onReady={() => undefined} />)
  const sheet = screen.getByRole('article')
  const handed = [...sheet.querySelectorAll('tbody td.number')].map(({ textContent }) => textContent)
  expect(handed).toEqual([said.pieces, said.weight.replace(' KG', ''), plain(said.cod ?? '')])
  cleanup()
}

describe.each(cases)('the booking with %s', (_, changes, said) => {
  const form = formOf(changes)

  it('is shown to the clerk and the customer as its receipt states it', () => {
    const { rowOf, netAmount } = shownOf(form)
    const discount = said.discount === 'N/A' ? 'Rs. 0.00' : `− ${said.discount}`
    const gst = { value: said.gstRupees, more: said.gst.replace(' ', '\u00a0') }
    expect(rowOf('amount')?.value).toBe(said.charges)
    expect(rowOf('discount')?.value).toBe(form.discount === '' ? undefined : discount)
    expect(rowOf('gst')).toEqual(form.gst === '' ? undefined : { text: 'gst', ...gst })
    expect(rowOf('codAmount')?.value).toBe(form.cod === YES ? (said.cod ?? 'Rs. 0.00') : undefined)
    expect([netAmount, `Rs. ${totalText(form)}`]).toEqual([said.net, said.net])
    // Weights and pieces stay as typed: 2.750 is 2.75 on paper.
    expect(parseFloat(rowOf('weight')?.value ?? '')).toBe(parseFloat(kg(said.weight)))
    expect(rowOf('pieces')?.value).toBe(said.pieces)
  })

  it('has the chargeable weight of its receipt, or without sizes its weight', () => {
    const hasSizes = form.dimValues.some(({ length }) => length !== '')
    expect(shownOf(form).rowOf('chargeable')?.value).toBe(kg(hasSizes ? said.chargeable : said.weight))
    expect(volumetricText(form.dimValues)).toBe(hasSizes ? said.volume.replace(' KG', '') : '0.00')
  })

  it('comes back as it was sent, to lists, panel, sheets and papers', async () => {
    const { bill, row } = await booked(form)
    expectPapers(bill, said)
    expectList(row, said)
    await expectPanel(row, bill, said)
    expectSheets(row, bill, said)
  })

  it.each([
    ['texts', (value: number) => String(value)],
    ['texts with thousands separators', (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 3 })],
    ['MongoDB’s decimals', (value: number) => ({ $numberDecimal: String(value) })],
  ])('says the same of figures that are sent as %s', async (__, written) => {
    await booked(form)
    const [stored] = store.shipments
    if (!stored) throw new Error('Nothing is stored')
    const rewritten = (body: unknown): unknown =>
      JSON.parse(JSON.stringify(body), (name, value: unknown) =>
        typeof value === 'number' && name !== 'type' ? written(value) : value,
      )
    const bill = liveBillSchema.parse(rewritten(receiptAnswer(store, stored)))
    expectPapers(bill, said)
    const [row] = rewritten(shipmentRows(store, [stored])) as Record<string, unknown>[]
    expectList(readShipment(row ?? {}), said)
  })

  it('has the same money in the archive, without a volumetric part', async () => {
    const { bill } = await booked(form)
    const { amount: shipAmount, discount, gst, pieces, weight, codAmount } = bill
    const flat = { id: NUMBER, shipAmount, discount, gst, pieces, weight, cod: bill.isCod ? 1 : 0, codAmount }
    const archived = archivedReceiptSchema.parse(flat)
    const papers = { ...archived, dimensions: bill.dimensions, invoices: bill.invoices, isInvoiceStated: true }
    const whole: Bill = { ...papers, missing: [] }
    expect(facts.net(whole)).toBe(said.net)
    expect(facts.cashOnDelivery(whole)).toBe(said.cod)
    expect([facts.weight(whole), facts.chargeable(whole)]).toEqual([said.weight, said.chargeable])
    const listed = readArchivedShipment(flat)
    const gross = grossTotal({ amount: listed.shipAmount, discount: listed.discount, gst: listed.gst })
    expect(rupeesText(gross)).toBe(rupeesText(netAmountOrNone({ amount: shipAmount, discount, gst: 0 })))
  })
})

it('the parties have the same names in the form, the lists, the papers and the message', async () => {
  const form = formOf({})
  const { bill, row } = await booked(form)
  expect([row.consignor, row.consignee]).toEqual([form.shipperContactPerson, form.recContactPerson])
  render(<BillSheets bill={bill} choices={standardChoices} printedBy="gujrat" printedAt={new Date()} />)
  for (const name of ['Receipt', 'Invoice']) {
    const sheet = within(screen.getByRole('article', { name }))
    for (const text of [form.shipperCompany, form.shipperContactPerson, form.recCompany, form.recContactPerson])
      expect(sheet.getByText(text)).toBeInTheDocument()
  }
  const [handed] = handOver([row], new Map([[row.id, bill]])).rows
  expect(handed).toMatchObject({ airwayBillNo: NUMBER, consignee: form.recContactPerson, service: 'Express' })
  const [sentence] = shipmentMessage('receiver', {
    company: company.name,
    airwayBillNo: bill.airwayBillNo,
    service: bill.serviceName,
    windows: company.services,
    shipper: bill.consignor,
    trackingUrl: '',
  })
  expect(sentence?.values).toMatchObject({ number: NUMBER, shipper: form.shipperContactPerson })
})

/** A number as people type it, with up to three decimals. */
const typed = (most: number, decimals: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 0, max: decimals }))
    .map(([whole, places]) => new Big(whole).div(10 ** places).toFixed())
const side = fc.oneof(typed(200_000, 3), fc.constantFrom('', '48', '36', '30'))
const size = fc.record({ length: side, width: side, height: side })
const typedForm = fc.record({
  amount: typed(2_000_000_000, 3).filter((amount) => Number(amount) >= 1),
  discount: fc.oneof(typed(90_000, 3), fc.constantFrom('', '0')),
  gst: fc.oneof(typed(20_000, 3), fc.constantFrom('', '0', '16')),
  weight: fc.oneof(typed(50_000, 3), fc.constant('10.368')),
  dimValues: fc.array(size, { minLength: 1, maxLength: 4 }),
})
const number = (text: number | string) => (text === '' ? null : Number(text))

test('whatever is typed, the receipt has the totals and weights of the form', () => {
  fc.assert(
    fc.property(typedForm, (changes) => {
      const form = formOf(changes)
      const booking = bookingFormSchema.parse(form)
      const { amount, discount, gst, weight, dimValues } = booking
      const figures = { amount: number(amount), discount: number(discount), gst: number(gst), weight: number(weight) }
      const dimensions = dimValues.map(({ length, width, height }) => ({ length, width, height }))
      const bill = liveBillSchema.parse({ ...figures, dimensions, airwayBillNo: NUMBER, shipmentType: 1 })
      expect(`Rs. ${totalText(form)}`).toBe(facts.net(bill))
      const { rowOf } = shownOf(form)
      const notes = facts.priceRows(bill).find(({ label }) => label === 'GST')
      expect(notes?.note ?? '').toBe(Number(gst) === 0 ? '' : (rowOf('gst')?.value ?? ''))
      const hasSizes = form.dimValues.some((row) => Object.values(row).some((each) => each !== ''))
      const [volume, chargeable] = [facts.volume(bill), facts.chargeable(bill)]
      expect(`${volumetricText(form.dimValues)} KG`).toBe(
        hasSizes ? (volume === DASH ? `${DASH} KG` : volume) : '0.00 KG',
      )
      expect(parseFloat((rowOf('chargeable')?.value ?? '').replaceAll(',', ''))).toBe(
        parseFloat(hasSizes ? chargeable.replaceAll(',', '') : weight),
      )
      // The larger of the two that are printed.
      const printed = [facts.weight(bill), volume].map((text) => parseFloat(text.replaceAll(',', '')))
      expect(parseFloat(chargeable.replaceAll(',', ''))).toBe(volume === DASH ? NaN : Math.max(...printed))
    }),
    { numRuns: 1000 },
  )
})

/** A figure as old records have it: missing, a number, a text, or nothing that can be read. */
const figure = fc.oneof(
  fc.constantFrom(undefined, null, '', ' ', 0, '0', '0.00', '1,250.00', 'Rs. 1,250', '1,25,000/-', '16%', 'n/a', true),
  fc.constantFrom({ $numberDecimal: '1.005' }, {}, [], '1e20', '-500', 0.005, 123456789.5),
  fc.integer({ min: -1_000_000, max: 100_000_000 }).map((paisa) => paisa / 100),
)
const choice = fc.constantFrom(undefined, null, '', -1, 0, 1, '0', '1', true, false, 'true', 'yes', {})
const oldRecord = fc.record(
  { amount: figure, discount: figure, gst: figure, cod: choice, codAmount: figure },
  { requiredKeys: [] },
)
const signOf = (value: Figure) => (value === UNREADABLE ? '?' : value === null ? DASH : String(value))

test('an old bill has the same Net Amount and COD in its row, whatever its figures are', () => {
  fc.assert(
    fc.property(oldRecord, (record) => {
      const row = readShipment({ ...record, status: [{ type: 1 }] })
      const bill = liveBillSchema.parse({ ...record, airwayBillNo: NUMBER })
      const net = netAmountOrNone(row)
      expect(facts.net(bill)).toBe(rupeesText(net))
      expect(facts.netInWords(bill) === DASH).toBe(facts.net(bill) === DASH)
      const paper = facts.missingNotes(bill).join()
      expect(/amount|discount|GST/.test(paper)).toBe(net === UNREADABLE)

      // Only a row with neither the choice nor an amount says nothing, where the bill says No.
      const cod = row.codAmount
      const isSilent = cod === null && bill.isCod === false
      expect(signOf(isSilent ? 0 : cod)).toBe(signOf(codOfBill(bill)))
      expect(paper.includes('COD')).toBe(cod === UNREADABLE)
      const [day] = dayEnds([row], 'gujrat')
      expect([day?.all.missing, day?.all.unreadable]).toEqual([Number(net === null), Number(net === UNREADABLE)])
      expect([day?.cod.missing, day?.cod.unreadable]).toEqual([Number(cod === null), Number(cod === UNREADABLE)])
    }),
    { numRuns: 2000 },
  )
})
