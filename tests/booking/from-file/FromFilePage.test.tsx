import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { heading, logIn, makeRoundTrip, visit, type Visit, withBackend, withRunningTimers } from '../../app'
import { centerIds } from '../../backend/branches'
import { endSessions, signIn } from '../../backend/session'
import { chosenFile } from '@/booking/from-file/ChooseFile'
import { withComputer } from '../../browser/browserStandIns'
import { aRow, headings } from '../../domain/from-file/rows'
import { addShipment, booked, CREATE, creations, fill, filled, openBooking, withReceiptTab } from '../bookingScreen'

const { store, server } = withBackend()
const database = withComputer()
withReceiptTab()

const csvFile = (rows: readonly string[]) =>
  new File([[headings, ...rows].join('\r\n')], 'orders.csv', { type: 'text/csv' })

/** This many valid shipments, A1 and so on, each to a receiver of its own. */
const goodRows = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aRow({
      Reference: `A${index + 1}`,
      'Receiver company': receivers[index] ?? `Buyer ${index}`,
      Amount: `${2000 + index}`,
    }),
  )
const receivers = ['Hallam & Daughters', 'Marlow Linen', 'Quay Fabrics', 'Northern Looms']

async function openScreen(): Promise<Visit> {
  const site = visit('/admin/dashboard/airwaybill/file', { store, username: 'gujrat' })
  await heading('Book from a file')
  return site
}

async function choose({ user }: Visit, file: File): Promise<void> {
  await user.upload(await screen.findByLabelText('File of shipments'), file)
}

/** Opens the screen with a file, once services and countries have loaded. */
async function withFile(rows: readonly string[]): Promise<Visit> {
  const site = await openScreen()
  await choose(site, csvFile(rows))
  await waitFor(() => expect(cell('2.service')).toBeInTheDocument())
  // Waits for the calls that the page makes when it is shown.
  await makeRoundTrip()
  return site
}

const cell = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement
const press = async ({ user }: Visit, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const receiversSent = () =>
  creations(store).map(
    ({ fields }) => (JSON.parse(String(fields['receiverDetails'])) as { recCompany: string }).recCompany,
  )
/** Loses the answer to one of the bookings after it was made. */
function loseAnswer(which: number, made: () => void = () => undefined) {
  let creates = 0
  server.use(
    http.post(`*${CREATE}`, async ({ request }) => {
      creates += 1
      if (creates !== which) return undefined
      await fetch(request.clone())
      made()
      return HttpResponse.error()
    }),
  )
}
const bookedRows = () => screen.queryAllByText(/^Booked as/)

it('books the valid rows while an invalid one waits to be corrected in its cell', async () => {
  const rows = goodRows(4)
  const site = await withFile([
    rows[0] ?? '',
    aRow({ Reference: 'A2', 'Receiver city': '' }),
    rows[2] ?? '',
    rows[3] ?? '',
  ])
  expect(await screen.findByText('3 shipments ready')).toBeVisible()
  expect(screen.getByText('1 with problems')).toBeVisible()
  await press(site, 'Book 3 shipments')
  await waitFor(() => expect(bookedRows()).toHaveLength(3))
  expect(receiversSent()).toEqual(['Hallam & Daughters', 'Quay Fabrics', 'Northern Looms'])

  await site.user.click(screen.getByLabelText('Only what needs attention'))
  await waitFor(() => expect(bookedRows()).toEqual([]))
  await press(site, '1 problem')
  expect(cell('3.recCity')).toHaveFocus()
  expect(cell('3.recCity')).toHaveAccessibleDescription('City cannot be blank')
  expect(cell('3.recCity')).toHaveAccessibleName('Receiver: City, Row 3')
  // The row stays visible while it is corrected.
  await site.user.keyboard('Leeds')
  expect(cell('3.recCity')).toHaveValue('Leeds')
  await press(site, 'Book 1 shipment')
  await waitFor(() => expect(bookedRows()).toHaveLength(1))
  await site.user.click(screen.getByLabelText('Only what needs attention'))
  await waitFor(() => expect(bookedRows()).toHaveLength(4))
  const numbers = creations(store).map(({ fields }) => fields['airwayBillNo'])
  expect(new Set(numbers).size).toBe(4)
  // The store has the latest shipment first.
  expect(store.shipments.slice(0, 4).map(({ airwayBillNo }) => airwayBillNo)).toEqual(numbers.toReversed())
  const print = screen.getByRole('link', { name: 'Print 4 receipts' })
  const ids = store.shipments.slice(0, 4).map(({ id }) => id)
  for (const id of ids) expect(print.getAttribute('href')).toContain(id)
  expect(localStorage.getItem(`booking-places:${centerIds.gujrat}`)).toContain('Leeds')
})

it('says in a cell that its comma was taken for the decimal mark, as the form does', async () => {
  const { user } = await withFile([aRow({ Weight: '12,5', Amount: '14,500' })])
  expect(cell('2.weight')).toHaveAccessibleDescription('Read as 12.5')
  expect(cell('2.amount')).not.toHaveAccessibleDescription()
  await user.clear(cell('2.weight'))
  await user.type(cell('2.weight'), '12.5')
  expect(cell('2.weight')).not.toHaveAccessibleDescription()
})

it('reads a row that is 150,000 rows below the others', async () => {
  const [first = '', last = ''] = goodRows(2)
  await withFile([first, ...Array.from({ length: 150_000 }, () => ''), last])
  expect(await screen.findByText('2 shipments ready')).toBeVisible()
})

it('sends the same fields in the same order as the form', async () => {
  const form = await openBooking(store)
  await fill(form)
  await addShipment(form)
  await booked()
  cleanup()
  const site = await withFile([
    aRow({
      Reference: '',
      'Shipper mobile 1': filled['shipperPhone1'] ?? '',
      'Receiver company': filled['recCompany'] ?? '',
      'Receiver phone 1': filled['recPhone1'] ?? '',
      Amount: '14,500.00',
      Pieces: '2',
      Length: '',
      Width: '',
      Height: '',
      Quantity: '',
      'Unit price (US$)': '',
    }),
  ])
  await press(site, 'Book 1 shipment')
  await waitFor(() => expect(bookedRows()).toHaveLength(1))
  const [byForm, byFile] = creations(store).map(({ fields }) => ({ ...fields, airwayBillNo: '' }))
  expect(byFile).toEqual(byForm)
  expect(Object.keys(byFile ?? {})).toEqual(Object.keys(byForm ?? {}))
})

it('looks up a lost answer in the middle of the file, and books no duplicate', async () => {
  const site = await withFile(goodRows(3))
  loseAnswer(2)
  await press(site, 'Book 3 shipments')
  await waitFor(() => expect(bookedRows()).toHaveLength(3), { timeout: 10_000 })
  expect(receiversSent()).toEqual(['Hallam & Daughters', 'Marlow Linen', 'Quay Fabrics'])
})

it('says why a row is refused, books the others, and retries it', async () => {
  const site = await withFile(goodRows(3))
  server.use(
    http.post(
      `*${CREATE}`,
      () => HttpResponse.json({ errors: [{ msg: 'Weight is over the limit' }] }, { status: 400 }),
      { once: true },
    ),
  )
  await press(site, 'Book 3 shipments')
  await waitFor(() => expect(bookedRows()).toHaveLength(2))
  expect(screen.getByText('Weight is over the limit')).toBeVisible()
  expect(screen.getByText('1 not booked')).toBeVisible()
  await press(site, 'Try 1 again')
  await waitFor(() => expect(bookedRows()).toHaveLength(3))
  expect(receiversSent().toSorted()).toEqual(['Hallam & Daughters', 'Marlow Linen', 'Quay Fabrics'])
})

it('says beside a booked row what has failed besides', async () => {
  const site = await withFile(goodRows(1))
  server.use(http.post(`*${CREATE}`, () => HttpResponse.json({ id: 'x', error: 'No email was sent' }), { once: true }))
  await press(site, 'Book 1 shipment')
  await waitFor(() => expect(bookedRows()).toHaveLength(1))
  expect(await screen.findByText('No email was sent')).toBeVisible()
})

it('stops after the current shipment when Stop is pressed', async () => {
  const site = await withFile(goodRows(3))
  store.faults.push({ path: CREATE, isHeld: true })
  await press(site, 'Book 3 shipments')
  await press(site, 'Stop')
  expect(screen.getByRole('button', { name: 'Stopping…' })).toBeDisabled()
  act(() => store.held.pop()?.())
  expect(await screen.findByRole('button', { name: 'Book 2 shipments' })).toBeVisible()
  expect(receiversSent()).toEqual(['Hallam & Daughters'])
  expect(bookedRows()).toHaveLength(1)
})

it('stops at once when Stop is pressed while a number is awaited, which may never come', async () => {
  const site = await withFile(goodRows(2))
  store.faults.push({ path: '/api/airwaybill/getLast', isHeld: true })
  await press(site, 'Book 2 shipments')
  await waitFor(() => expect(store.held).toHaveLength(1))
  await press(site, 'Stop')
  expect(await screen.findByRole('button', { name: 'Book 2 shipments' })).toBeVisible()
  // A number that comes after all is not used.
  act(() => store.held.pop()?.())
  await makeRoundTrip()
  expect(creations(store)).toHaveLength(0)
  await press(site, 'Book 2 shipments')
  await waitFor(() => expect(bookedRows()).toHaveLength(2))
})

it('asks about the doubts of a refused row again if a value for all shipments has changed since', async () => {
  const site = await withFile([aRow({ 'Shipper mobile 1': '' })])
  fireEvent.change(cell('0.shipperPhone1'), { target: { value: '0300 1234567' } })
  store.faults.push({ method: 'POST', path: CREATE, status: 400, body: { error: 'Weight not allowed' } })
  await press(site, 'Book 1 shipment')
  expect(await screen.findByText('Weight not allowed')).toBeVisible()
  fireEvent.change(cell('0.shipperPhone1'), { target: { value: '3001234567' } })
  await press(site, 'Try 1 again')
  expect(await screen.findByRole('dialog', { name: 'Check before booking' })).toBeVisible()
  expect(creations(store)).toHaveLength(1)
  await press(site, 'Book anyway')
  await waitFor(() => expect(bookedRows()).toHaveLength(1))
})

it('stops when the session ends in the middle, and continues after signing in', async () => {
  const site = await withFile(goodRows(3))
  server.use(
    http.post(
      `*${CREATE}`,
      () => {
        endSessions(store)
        return undefined
      },
      { once: true },
    ),
  )
  await press(site, 'Book 3 shipments')
  expect(await screen.findByText(/Not authorized to access Booking has stopped here\./)).toBeInTheDocument()
  expect(bookedRows()).toEqual([])
  await logIn(site)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press(site, 'Try 1 again')
  await waitFor(() => expect(bookedRows()).toHaveLength(1))
  await press(site, 'Book 2 shipments')
  await waitFor(() => expect(bookedRows()).toHaveLength(3))
})

it('looks up an interrupted shipment when the file is opened again, and knows what is booked', async () => {
  const site = await withFile(goodRows(3))
  loseAnswer(2)
  server.use(
    http.get('*/api/airwaybill/getAllByToday', () => HttpResponse.json({}, { status: 500 })),
    http.get('*/api/airwaybill/search', () => HttpResponse.json({}, { status: 500 })),
  )
  await press(site, 'Book 3 shipments')
  await waitFor(() => expect(store.shipments[0]?.consignee?.company).toBe('Marlow Linen'))
  expect(bookedRows()).toHaveLength(1)
  cleanup()
  server.resetHandlers()

  const again = await openScreen()
  await waitFor(() => expect(bookedRows()).toHaveLength(2), { timeout: 10_000 })
  expect(screen.getByText('orders.csv')).toBeVisible()
  await press(again, 'Book 1 shipment')
  await waitFor(() => expect(bookedRows()).toHaveLength(3))
  expect(receiversSent()).toEqual(['Hallam & Daughters', 'Marlow Linen', 'Quay Fabrics'])
})

it('shows of a booked shipment what filled its blank cells when it was sent, also after a reload', async () => {
  const rows = [aRow({ Amount: '' }), aRow({ Reference: 'A2', Amount: '', 'Receiver city': '' })]
  const site = await withFile(rows)
  await site.user.type(cell('0.amount'), '2000')
  await press(site, 'Book 1 shipment')
  await waitFor(() => expect(bookedRows()).toHaveLength(1))
  await site.user.clear(cell('0.amount'))
  await site.user.type(cell('0.amount'), '3500')
  const row = (no: number) => document.querySelector(`[data-row="${no}"]`)
  expect(row(2)).toHaveTextContent('2000')
  expect(cell('3.amount')).toHaveAttribute('placeholder', '3500')
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  await openScreen()
  await waitFor(() => expect(cell('3.amount')).toHaveAttribute('placeholder', '3500'))
  expect(row(2)).toHaveTextContent('2000')
  expect(row(2)).not.toHaveTextContent('3500')
})

it('offers no proposals for a shipment that is being booked', async () => {
  const site = await withFile([aRow({ 'Shipper mobile 1': '3001234567' })])
  expect(screen.getByRole('button', { name: 'Restore 1 leading zero' })).toBeVisible()
  store.faults.push({ method: 'GET', path: '/api/airwaybill/getLast', isHeld: true })
  await press(site, 'Book 1 shipment')
  await press(site, 'Book anyway')
  await waitFor(() => expect(store.held).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Restore 1 leading zero' })).toBeNull()
  store.held.pop()?.()
  await waitFor(() => expect(bookedRows()).toHaveLength(1))
})

it('asks about each doubt of a row, even if the same doubt about another column was accepted', async () => {
  const site = await withFile([aRow({ 'Shipper mobile 1': '3001234567' })])
  store.faults.push({ method: 'POST', path: CREATE, status: 400, body: { error: 'Weight not allowed' } })
  await press(site, 'Book 1 shipment')
  await press(site, 'Book anyway')
  expect(await screen.findByText('Weight not allowed')).toBeVisible()
  await site.user.click(screen.getByLabelText('All columns'))
  await site.user.type(cell('2.shipperPhone2'), '3007654321')
  await press(site, 'Book 1 shipment')
  await press(site, 'Book anyway')
  await waitFor(() => expect(bookedRows()).toHaveLength(1))
})

it('asks about a doubt of a row again once its cell has another value, or the row another shipper', async () => {
  const site = await withFile([aRow({ 'Shipper mobile 1': '3001234567' })])
  const refuse = () => store.faults.push({ method: 'POST', path: CREATE, status: 400, body: { error: 'Not allowed' } })
  for (const [name, value] of [
    ['2.shipperPhone1', '3007654321'],
    ['2.shipperContactPerson', 'Adeel Butt'],
  ] as const) {
    refuse()
    await press(site, 'Book 1 shipment')
    await press(site, 'Book anyway')
    expect(await screen.findByText('Not allowed')).toBeVisible()
    fireEvent.change(cell(name), { target: { value } })
  }
  await press(site, 'Book 1 shipment')
  expect(await screen.findByRole('dialog', { name: 'Check before booking' })).toBeVisible()
  expect(creations(store)).toHaveLength(2)
})

it('asks the clerk about a shipment in doubt, and books the row if it is another shipment', async () => {
  const site = await withFile(goodRows(2))
  loseAnswer(1, () => {
    const [made] = store.shipments
    // For the lists, it is somebody else's shipment.
    if (made) Object.assign(made, { amount: 9, consignee: { ...made.consignee, contactPerson: 'Ruth Hall' } })
  })
  await press(site, 'Book 2 shipments')
  await waitFor(() => expect(bookedRows()).toHaveLength(1), { timeout: 10_000 })
  await press(site, 'Compare')
  const question = await screen.findByRole('dialog', { name: /exists and looks like this booking/ })
  await site.user.click(within(question).getByRole('button', { name: 'It is another shipment' }))
  await waitFor(() => expect(bookedRows()).toHaveLength(2))
  expect(receiversSent()).toEqual(['Hallam & Daughters', 'Marlow Linen', 'Hallam & Daughters'])
})

/** The request reaches the backend only when the returned function is called, after the browser has given it up. */
function delayFirst(): () => Promise<unknown> {
  let late = (): Promise<unknown> => Promise.resolve()
  server.use(
    http.post(
      `*${CREATE}`,
      ({ request }) => {
        const copy = request.clone()
        late = () => fetch(copy)
        return HttpResponse.error()
      },
      { once: true },
    ),
  )
  return () => late()
}

it('says of a shipment that it was booked as first sent, where its cells were changed after that', async () => {
  const site = await withFile(goodRows(1))
  const arriveLate = delayFirst()
  await press(site, 'Book 1 shipment')
  expect(await screen.findByText('1 not booked', {}, { timeout: 10_000 })).toBeVisible()
  await arriveLate()
  fireEvent.change(cell('2.amount'), { target: { value: '9000' } })
  await press(site, 'Book 1 shipment')
  await waitFor(() => expect(bookedRows()).toHaveLength(1))
  expect(creations(store).map(({ fields }) => fields['amount'])).toEqual(['2000'])
  const warning = 'It was booked as you first sent it, without your later changes.'
  expect(screen.getByText(warning)).toBeVisible()
  await site.user.click(screen.getByLabelText('Only what needs attention'))
  expect(screen.getByText(warning)).toBeVisible()

  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  await openScreen()
  expect(await screen.findByText(warning)).toBeVisible()
})

it('shows a row as booked earlier that another tab with the same file has booked meanwhile', async () => {
  const rows = goodRows(2)
  const site = await withFile(rows)
  const other = await chosenFile(centerIds.gujrat, csvFile(rows), null)
  const number = '3047182956'
  await other.recordOf(2, [2]).booked(number, 'shipment-of-another-tab')
  fireEvent.change(cell('2.amount'), { target: { value: '9000' } })
  await press(site, 'Book 2 shipments')
  await waitFor(() => expect(bookedRows()).toHaveLength(1))
  expect(receiversSent()).toEqual(['Marlow Linen'])
  expect(screen.getByText(/^Booked earlier as/)).toHaveTextContent(number)
  expect(screen.getByRole('button', { name: 'Book again' })).toBeVisible()
})

it('asks before leaving, and restores the file afterwards', async () => {
  const site = await withFile(goodRows(2))
  await site.user.click(screen.getByRole('link', { name: 'Add New AirwayBill' }))
  const question = await screen.findByRole('dialog', { name: 'Leave without booking?' })
  expect(question).toHaveTextContent('2 shipments are not booked. The file is saved. You can continue later.')
  await site.user.click(within(question).getByRole('button', { name: 'Leave' }))
  await site.user.click(await screen.findByRole('button', { name: 'More tools' }))
  await site.user.click(screen.getByRole('link', { name: 'Book from a file' }))
  expect(await screen.findByText('2 shipments ready')).toBeVisible()
})

it('does not promise that a file is saved that this browser cannot save', async () => {
  const site = await withFile(goodRows(2))
  database.isForbidden = true
  fireEvent.change(cell('2.amount'), { target: { value: '9000' } })
  expect(await screen.findByText(/^This browser cannot save the file\. Finish booking/)).toBeVisible()
  await site.user.click(screen.getByRole('link', { name: 'Add New AirwayBill' }))
  expect(await screen.findByRole('dialog', { name: 'Leave without booking?' })).toHaveTextContent(
    '2 shipments are not booked. This browser cannot save the file. If you leave, your corrections are lost.',
  )
})

it('shows what is booked already when the same file is chosen again, including corrected rows', async () => {
  const site = await withFile(goodRows(2))
  server.use(http.post(`*${CREATE}`, () => HttpResponse.json({ error: 'Too light' }, { status: 400 }), { once: true }))
  await press(site, 'Book 2 shipments')
  await screen.findByText('Too light')
  await waitFor(() => expect(bookedRows()).toHaveLength(1))
  fireEvent.change(cell('2.weight'), { target: { value: '13' } })
  await press(site, 'Book 1 shipment')
  await waitFor(() => expect(bookedRows()).toHaveLength(2))
  await press(site, 'Another file')
  await choose(site, csvFile(goodRows(3)))
  expect(await screen.findAllByText(/^Booked earlier as/)).toHaveLength(2)
  await press(site, 'Book 1 shipment')
  await waitFor(() => expect(bookedRows()).toHaveLength(1))
  expect(receiversSent().toSorted()).toEqual(['Hallam & Daughters', 'Marlow Linen', 'Quay Fabrics'])
})

it('looks up a shipment that may be booked when its file was discarded and is chosen again', async () => {
  const site = await withFile(goodRows(2))
  loseAnswer(2)
  server.use(
    http.get('*/api/airwaybill/getAllByToday', () => HttpResponse.json({}, { status: 500 })),
    http.get('*/api/airwaybill/search', () => HttpResponse.json({}, { status: 500 })),
  )
  await press(site, 'Book 2 shipments')
  await waitFor(() => expect(store.shipments[0]?.consignee?.company).toBe('Marlow Linen'))
  await press(site, 'Stop')
  await press(site, 'Another file')
  await press(site, 'Discard')
  server.resetHandlers()
  await choose(site, csvFile(goodRows(2)))
  await press(site, 'Book 1 shipment')
  // The booking of the discarded file is still looked up, with pauses of seconds, and the next one waits for it.
  await waitFor(() => expect(bookedRows()).toHaveLength(1), { timeout: 30_000 })
  expect(receiversSent()).toEqual(['Hallam & Daughters', 'Marlow Linen'])
})

it('fills a value that is missing in every row from one field for all shipments', async () => {
  const site = await withFile(goodRows(2).map((row) => row.replace('Sana Textile Works', '')))
  expect(await screen.findByText('2 with problems')).toBeVisible()
  fireEvent.change(cell('0.shipperCompany'), { target: { value: 'Sana Textile Works' } })
  await press(site, 'Book 2 shipments')
  await waitFor(() => expect(bookedRows()).toHaveLength(2))
  expect(String(creations(store)[1]?.fields['shipperDetails'])).toContain('"shipperCompany":"Sana Textile Works"')
})

it('shows a column into which something was typed', async () => {
  const site = await withFile(goodRows(1))
  await site.user.click(screen.getByLabelText('All columns'))
  fireEvent.change(cell('2.recEmail'), { target: { value: 'ruth@hallam.example' } })
  await site.user.click(screen.getByLabelText('All columns'))
  expect(cell('2.recEmail')).toHaveValue('ruth@hallam.example')
  expect(cell('2.recFax')).toBeUndefined()
})

it('remembers columns matched by hand for files of that layout only, without cell contents', async () => {
  const site = await openScreen()
  const fileOf = (head: string) =>
    new File([head.replace('Receiver city', 'Stadt'), '\r\n', goodRows(1)[0] ?? ''], 'orders.csv')
  const another = async (head: string) => {
    await press(site, 'Another file')
    await press(site, 'Discard')
    await choose(site, fileOf(head))
  }
  await choose(site, fileOf(headings))
  expect(await screen.findByText('1 with problems')).toBeVisible()
  fireEvent.change(cell('column.9'), { target: { value: 'recCity' } })
  expect(await screen.findByText('1 shipment ready')).toBeVisible()
  // A layout with a column of another release.
  const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('booking-file-columns:'))
  const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as object[]
  expect(stored).toHaveLength(1)
  localStorage.setItem(key, JSON.stringify([{ headings: 'x', columns: ['recPlanet'], currency: null }, ...stored]))
  await another(headings)
  expect(await screen.findByText('1 shipment ready')).toBeVisible()
  await another(headings.replace('Receiver company', 'Firma'))
  expect(await screen.findByText('1 with problems')).toBeVisible()
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Stadt|Sheffield|Hallam/)
})

it('calls no row wrong before services and countries have loaded, and says so if loading fails', async () => {
  const path = '*/api/service/getAllActive'
  server.use(http.get(path, () => HttpResponse.json({ error: 'no services' }, { status: 400 })))
  const site = await openScreen()
  await choose(site, csvFile(goodRows(1)))
  expect(await screen.findByText(/Services could not be loaded/)).toBeVisible()
  expect(screen.queryByText('1 with problems')).toBeNull()
  server.resetHandlers()
  await press(site, /Try again/i)
  expect(await screen.findByText('1 shipment ready')).toBeVisible()
})

it('refuses a wrong file in one sentence, and lets another one be chosen', async () => {
  const site = await openScreen()
  signIn(store, 'gujrat')
  await choose(site, new File(['%PDF-1.7'], 'orders.csv', { type: 'text/csv' }))
  expect(await screen.findByText('This is a PDF. Choose an XLSX or CSV file.', { exact: false })).toBeVisible()
  expect(screen.getByLabelText('File of shipments')).toBeInTheDocument()
})

it('does not book a row that is being changed after the button was pressed', async () => {
  const site = await withFile(goodRows(3))
  store.faults.push({ path: CREATE, isHeld: true })
  await press(site, 'Book 3 shipments')
  await waitFor(() => expect(store.held).toHaveLength(1))
  // Half of 14,500.
  fireEvent.change(cell('3.amount'), { target: { value: '14' } })
  act(() => store.held.pop()?.())
  await screen.findByRole('button', { name: 'Book 1 shipment' })
  expect(bookedRows()).toHaveLength(2)
  expect(receiversSent()).toEqual(['Hallam & Daughters', 'Quay Fabrics'])
})

describe('a booking that is not answered', () => {
  const { pass } = withRunningTimers()

  it('does not keep the clerk on the screen for longer than ten seconds after Leave, and is not sent again', async () => {
    const site = await withFile(goodRows(2))
    store.faults.push({ path: CREATE, isHeld: true })
    await press(site, 'Book 2 shipments')
    await waitFor(() => expect(store.held).toHaveLength(1))
    act(() => void site.router.navigate('/admin/dashboard'))
    const question = await screen.findByRole('dialog', { name: 'Leave without booking?' })
    await site.user.click(within(question).getByRole('button', { name: 'Leave' }))
    await pass(9000)
    expect(screen.queryByRole('heading', { level: 1, name: 'Today' })).toBeNull()
    await pass(1500)
    await heading('Today')
    store.held.pop()?.()
    await act(() => site.router.navigate('/admin/dashboard/airwaybill/file'))
    await waitFor(() => expect(bookedRows()).toHaveLength(1))
    expect(await screen.findByText('1 shipment ready')).toBeVisible()
    expect(creations(store)).toHaveLength(1)
  })
})
