import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addressOf, withBackend } from '../../app'
import { aShipment } from '../../backend/builders'
import { allNumbers, fourShipments } from '../fourShipments'
import { numbers, openRecords, records, row, showsNumbers } from '../listScreen'

const { store } = withBackend()

beforeEach(() => {
  store.shipments = fourShipments()
})

it.each([
  [1, 'Info Recieved', 'bg-secondary'],
  [2, 'Packed', 'bg-danger'],
  [3, '3rd Party AWB', 'bg-primary'],
  [4, 'Mainfiest', 'bg-warning'],
  [5, 'Tracking No Update', 'bg-success'],
  [7, 'Tracking No Update', 'bg-success'],
  ['void', 'Void', 'bg-dark'],
] as const)('the badge of status %s is “%s” in its own colour', async (status, text, colour) => {
  store.shipments = [aShipment({ airwayBillNo: '4900000001', status })]
  await openRecords(store)
  expect(within(await row('4900000001')).getByText(text)).toHaveClass('badge', colour)
})

describe('sorting and columns of Records', () => {
  it('sorts by a heading, announces it, and writes it in the address', async () => {
    const { user, router } = await openRecords(store)
    await showsNumbers(...allNumbers)
    const head = (name: string) => screen.getByRole('columnheader', { name })
    expect(head('Booking Date')).toHaveAttribute('aria-sort', 'descending')
    await user.click(within(head('G.Total')).getByRole('button'))
    await waitFor(() => expect(numbers()[0]).toBe('4900000002'))
    expect(head('G.Total')).toHaveAttribute('aria-sort', 'descending')
    expect(head('Booking Date')).not.toHaveAttribute('aria-sort')
    await user.click(within(head('G.Total')).getByRole('button'))
    await waitFor(() => expect(numbers()[0]).toBe('4900000003'))
    expect(head('G.Total')).toHaveAttribute('aria-sort', 'ascending')
    await waitFor(() => expect(addressOf({ user, router })).toBe(`${records}?sort=grossTotal`))
  })

  it('takes the sorting from an address', async () => {
    await openRecords(store, `${records}?sort=airwayBillNo`)
    await waitFor(() => expect(numbers()).toEqual(allNumbers.toReversed()))
  })

  it('has all columns of the specification, the notes, and the actions', async () => {
    await openRecords(store)
    await showsNumbers(...allNumbers)
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads.filter((text) => text !== '')).toEqual([
      'AB #',
      'Service',
      'Consignee',
      'Consignor',
      'Origin',
      'Destination',
      'G.Total',
      'Remote Area',
      'Status',
      'Notes',
      'Booked By',
      'Booking Date',
      'Actions',
    ])
  })

  it('shows the chosen columns', async () => {
    const { user, router, tool } = await openRecords(store)
    await showsNumbers(...allNumbers)
    await tool('Columns')
    await user.click(screen.getByRole('checkbox', { name: 'Origin' }))
    await user.click(screen.getByRole('checkbox', { name: 'Due' }))
    // The address of the first change may arrive just before the second one.
    expect(await screen.findByRole('columnheader', { name: 'Due' })).toBeInTheDocument()
    expect(screen.queryByRole('columnheader', { name: 'Origin' })).not.toBeInTheDocument()
    await waitFor(() => expect(addressOf({ user, router })).toMatch(/columns=airwayBillNo%2C/))
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    expect(screen.getByRole('columnheader', { name: 'Origin' })).toBeInTheDocument()
  })

  it('takes the columns from an address, always with the number and the actions', async () => {
    await openRecords(store, `${records}?columns=status,notes`)
    await showsNumbers(...allNumbers)
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads.filter((text) => text !== '')).toEqual(['AB #', 'Status', 'Notes', 'Actions'])
  })

  it('writes rupees with “Rs.” in every column of amounts, but not the percentage', async () => {
    store.shipments = [aShipment({ airwayBillNo: '4900000003', amount: 14_500, discount: 500, gst: 16 })]
    await openRecords(store, `${records}?columns=amount,discount,gst`)
    const cells = within(await row('4900000003')).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent).filter((text) => /\d/.test(text))).toEqual([
      'Rs. 14,500.00',
      'Rs. 500.00',
      '16',
    ])
  })

  it('writes the percentage with its own decimals, as the panel and the receipt do', async () => {
    const shipment = aShipment({ airwayBillNo: '4900000003', gst: '12.375' })
    store.shipments = [shipment]
    await openRecords(store, `${records}?columns=gst&open=${shipment.id}`)
    expect(within(await row('4900000003')).getByText('12.375')).toBeVisible()
    const panel = within(await screen.findByRole('complementary'))
    expect(panel.getByText('GST').nextElementSibling).toHaveTextContent(/^12\.375 %$/)
  })
})

describe('the keyboard in the list of Records', () => {
  it('moves between rows with the arrows, and only one row is a Tab stop', async () => {
    const { user } = await openRecords(store)
    await showsNumbers(...allNumbers)
    const [first, second] = screen.getAllByRole('row').slice(1)
    first?.focus()
    await user.keyboard('{ArrowDown}')
    expect(second).toHaveFocus()
    await user.tab()
    expect(second).toContainElement(document.activeElement as HTMLElement | null)
    expect(second).not.toHaveFocus()
    const others = screen
      .getAllByRole('row')
      .slice(1)
      .filter((each) => each !== second)
    for (const other of others)
      for (const link of within(other).getAllByRole('link')) expect(link).toHaveAttribute('tabindex', '-1')
    await user.keyboard('{End}')
    expect(await row('4900000001')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(await row('4900000004')).toHaveFocus()
  })
})
