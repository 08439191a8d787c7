import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { heading, makeRoundTrip, visit, type Visit, withBackend } from '../../app'
import { withComputer } from '../../browser/browserStandIns'
import { aRow, headings } from '../../domain/from-file/rows'
import { creations } from '../bookingScreen'

const { store } = withBackend()
withComputer()

const cell = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement
const press = async ({ user }: Visit, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

/** Opens the screen with a file, once services and countries have loaded. */
async function withFile(text: string): Promise<Visit> {
  const site = visit('/admin/dashboard/airwaybill/file', { store, username: 'gujrat' })
  await heading('Book from a file')
  await site.user.upload(
    await screen.findByLabelText('File of shipments'),
    new File([text], 'orders.csv', { type: 'text/csv' }),
  )
  await waitFor(() => expect(screen.getByRole('region', { name: 'Shipments' })).toBeInTheDocument())
  await makeRoundTrip()
  return site
}

const sent = () => creations(store).map(({ fields }) => fields)

it('books grams as kilograms and says so, and does not read a price in rupees as dollars', async () => {
  const head = headings.replace('Weight', 'Weight (g)').replace('Unit price (US$)', 'Unit price (PKR)')
  const site = await withFile([head, aRow({ Weight: '750' })].join('\r\n'))
  const notes = screen.getByRole('region', { name: 'Notes on columns' })
  expect(within(notes).getByText(/grams, converted to kg/, { selector: 'li' })).toHaveTextContent('Weight (g)')
  expect(within(notes).getByText(/rupees cannot be converted to US dollars/, { selector: 'li' })).toHaveTextContent(
    'Unit price (PKR)',
  )
  expect(cell('2.weight')).toHaveValue('0.75')
  await press(site, 'Book 1 shipment')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ weight: '0.75' })
  expect(JSON.stringify(sent()[0])).not.toContain('"price":15')
})

it('books nothing for an uncertain party until the clerk says whose column it is', async () => {
  const head = headings.replace('Shipper contact person', 'Name').replace('Receiver contact person', 'Name')
  const site = await withFile([head, aRow()].join('\r\n'))
  expect(await screen.findByText('1 with problems')).toBeVisible()
  expect(screen.getByText(/not certain whether this is the shipper or the receiver/, { selector: 'li' })).toBeVisible()
  fireEvent.change(cell('column.2'), { target: { value: 'shipperContactPerson' } })
  fireEvent.change(cell('column.6'), { target: { value: 'recContactPerson' } })
  await press(site, 'Book 1 shipment')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(String(sent()[0]?.['receiverDetails'])).toContain('"recContactPerson":"Ruth Hallam"')
})

it('leaves what was typed into cells when a column is matched otherwise', async () => {
  const head = headings.replace('Receiver city', 'Stadt').replace('Receiver company', 'Firma')
  const site = await withFile([head, aRow(), aRow({ Reference: 'A2' })].join('\r\n'))
  fireEvent.change(cell('2.recCity'), { target: { value: 'Leeds' } })
  fireEvent.change(cell('3.amount'), { target: { value: '990' } })
  fireEvent.change(cell('column.5'), { target: { value: 'recCompany' } })
  fireEvent.change(cell('column.9'), { target: { value: 'recCity' } })
  expect(cell('3.recCity')).toHaveValue('Sheffield')
  expect(cell('3.recCompany')).not.toHaveValue('')
  await press(site, 'Book 2 shipments')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(String(sent()[0]?.['receiverDetails'])).toContain('"recCity":"Leeds"')
  expect(sent()[1]).toMatchObject({ amount: '990' })
})

it('does not take a price for dollars in a later file of the same layout with another currency', async () => {
  const fileIn = (currency: string) =>
    [
      `${headings.replace('Unit price (US$)', 'Price').replace('Receiver city', 'Stadt')},Currency`,
      `${aRow()},${currency}`,
    ].join('\r\n')
  const site = await withFile(fileIn('USD'))
  expect(cell('2.price')).toHaveValue('15')
  fireEvent.change(cell('column.9'), { target: { value: 'recCity' } })
  await waitFor(() => expect(cell('2.recCity')).toHaveValue('Sheffield'))
  for (const [currency, price] of [
    ['USD', '15'],
    ['PKR', undefined],
  ] as const) {
    await press(site, 'Another file')
    await press(site, 'Discard')
    await site.user.upload(
      await screen.findByLabelText('File of shipments'),
      new File([fileIn(currency)], 'orders.csv'),
    )
    await waitFor(() => expect(cell('2.recCity')).toHaveValue('Sheffield'))
    expect((cell('2.price') as HTMLInputElement | undefined)?.value || undefined).toBe(price)
  }
  expect(screen.getByText(/the file’s currency is PKR, not US dollars/, { selector: 'li' })).toHaveTextContent('Price')
})

it('joins columns matched by hand to one address, and allows matching them to other fields', async () => {
  const head = headings.replace('Receiver address', 'Line A').replace('Receiver city', 'Line B')
  await withFile([head, aRow()].join('\r\n'))
  fireEvent.change(cell('column.7'), { target: { value: 'recAddress' } })
  fireEvent.change(cell('column.9'), { target: { value: 'recAddress' } })
  expect(cell('2.recAddress')).toHaveValue('77 Mill Street, Sheffield')
  expect(screen.getByText(/joined into “Receiver: Address”/, { selector: 'li' })).toHaveTextContent('Line A, Line B')
  // Only one column can be the city.
  fireEvent.change(cell('column.9'), { target: { value: 'recCity' } })
  fireEvent.change(cell('column.7'), { target: { value: 'recCity' } })
  expect(cell('2.recCity')).toHaveValue('77 Mill Street')
  expect(cell('column.9')).toHaveValue('')
})

it('leaves out and names rows of sums and signatures; a row can be left out and put back', async () => {
  const blank = ','.repeat(headings.split(',').length - 1)
  const site = await withFile(
    [headings, aRow(), aRow(), aRow({ Reference: 'A2' }), `Grand total${blank}`, `Prepared by: Ali${blank}`].join(
      '\r\n',
    ),
  )
  expect(await screen.findByText('2 rows left out: 5 (“Grand total”), 6 (“Prepared by: Ali”)')).toBeVisible()
  expect(screen.getByText('2 shipments ready')).toBeVisible()
  expect(cell('3.shipperRef')).toHaveAccessibleDescription(
    'Says the same as row 2. If it was entered twice, leave it out.',
  )
  await press(site, 'Book 2 shipments')
  const question = await screen.findByRole('dialog')
  // Row 3 as a duplicate, and the boxes that it adds to the shipment.
  expect(question).toHaveTextContent('2 cells look wrong and are marked.')
  await site.user.keyboard('{Escape}')

  const row = (no: number) => within(screen.getByText(`Row ${no}`).closest('tr') ?? document.body)
  await site.user.click(row(3).getByRole('button', { name: 'Leave out' }))
  expect(row(3).getByRole('button', { name: 'Put back' })).toHaveFocus()
  expect(screen.getByText(/^3 rows left out: 3, 5 /)).toBeVisible()
  await site.user.click(row(4).getByRole('button', { name: 'Leave out' }))
  expect(screen.getByText('1 shipment ready')).toBeVisible()
  await site.user.click(row(4).getByRole('button', { name: 'Put back' }))
  await press(site, 'Book 2 shipments')
  await waitFor(() => expect(sent()).toHaveLength(2))
  const lines = sent().map((fields) => (JSON.parse(String(fields['invoiceValues'])) as unknown[]).length)
  expect(lines).toEqual([1, 1])
})

it('does not take a word in the airway bill column for a number already booked', async () => {
  const site = await withFile(
    [`${headings},Airway Bill No`, `${aRow()},pending`, `${aRow({ Reference: 'A2' })},-`].join('\r\n'),
  )
  expect(await screen.findByText('1 shipment ready')).toBeVisible()
  await press(site, '1 problem')
  expect(cell('2.airwayBillNo')).toHaveFocus()
  fireEvent.change(cell('2.airwayBillNo'), { target: { value: '' } })
  expect(await screen.findByText('2 shipments ready')).toBeVisible()
})

it('reads the first row of a file without headings as a shipment, and remembers no match of it', async () => {
  const rows = ['Ruth,77 Mill Street,Leeds,+441144960000', 'Ann,78 Mill Street,York,+441144960001']
  const site = await withFile(rows.join('\r\n'))
  fireEvent.change(cell('column.2'), { target: { value: 'recCity' } })
  expect([cell('1.recCity').value, cell('2.recCity').value]).toEqual(['Leeds', 'York'])
  await press(site, 'Another file')
  await press(site, 'Discard')
  await site.user.upload(await screen.findByLabelText('File of shipments'), new File([rows.join('\r\n')], 'more.csv'))
  await waitFor(() => expect(cell('column.2')).toHaveValue(''))
})

it('does not list a column of currencies as unused while amounts are read with it', async () => {
  const head = headings.replace('Unit price (US$)', 'Price')
  await withFile([`${head},Currency,Colour`, `${aRow()},USD,red`].join('\r\n'))
  expect(await screen.findByText('Not used: Colour')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Notes on columns' })).toHaveTextContent('Currency: read with Price')
})
