import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { formatDateTime } from '@/texts/dates'
import { addressOf, heading, visit, withBackend } from '../../app'
import { anArchivedBill } from '../../backend/builders'
import type { CallFault } from '../../backend/callFaults'

const { store } = withBackend()
const archives = paths.screen('archives')
const table = () => screen.findByRole('table', { name: "Archive's Data" })
const row = async (name: string) => within(await table()).findByRole('row', { name: new RegExp(name) })
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

async function open() {
  const opened = visit(archives, { store, username: 'headoffice' })
  await heading("Archive's Data")
  await table()
  return opened
}

/** The texts of a row by its column headings. */
async function cells(name: string) {
  const heads = texts(within(await table()).getAllByRole('columnheader'))
  const found = await row(name)
  const all = [...within(found).getAllByRole('rowheader'), ...within(found).getAllByRole('cell')]
  return Object.fromEntries(heads.map((head, index) => [head, all[index]?.textContent]))
}

it.each([
  [0, 'Void', 'bg-dark'],
  [1, 'Info Received', 'bg-primary'],
  [2, 'Picked Up', 'bg-danger'],
  [3, 'Processed', 'bg-secondary'],
  [4, 'Forwarded', 'bg-warning'],
  [5, 'Updated', 'bg-success'],
])('the badge of status %i is “%s” in the colour of that status', async (status, text, colour) => {
  store.archivedBills = [anArchivedBill({ id: 1009123456, status })]
  await open()
  expect(within(await row('1009123456')).getByText(text)).toHaveClass('badge', colour)
})

describe('the list of archived bills', () => {
  it('has its columns, the figures of each bill, and its receipt in a new tab', async () => {
    const createdAt = '2024-02-05T05:12:00.000Z'
    store.archivedBills = [
      anArchivedBill({ id: 1009123456, shipAmount: '14500', discount: 500, gst: 16, remoteArea: 1, createdAt }),
    ]
    await open()
    expect(document.title).toBe("Chenab | Archive's Data")
    // In the order of the specification.
    expect(Object.entries(await cells('1009123456'))).toEqual([
      ['AB #', '1009123456'],
      ['Service', 'Express'],
      ['Consignee', 'Ben Osgood'],
      ['Consignor', 'Amina Khokhar'],
      ['Origin', 'Pakistan'],
      ['Destination', 'United Kingdom'],
      // No dimensions, so there is no volumetric charge to which the GST percentage applies.
      ['Shipment G.Total', 'Rs. 14,000.00'],
      ['Remote Area', 'Yes'],
      ['Shipment Status', 'Forwarded'],
      ['Booked By', store.archivedBills[0]?.repFullName],
      ['Booking Date', formatDateTime(createdAt)],
      ['Actions', 'View'],
    ])
    expect(screen.getByText('1 bill')).toBeInTheDocument()
    for (const name of ['1009123456', 'View']) {
      const link = within(await row('1009123456')).getByRole('link', { name })
      expect(link).toHaveAttribute('href', paths.archiveReceipt('1009123456'))
      expect(link).toHaveAttribute('target', '_blank')
      expect(link.getAttribute('rel')?.split(' ').toSorted()).toEqual(['noopener', 'noreferrer'])
    }
  })

  it('shows dashes for missing values, and all other rows', async () => {
    store.faults.push({
      path: '/api/archive/getAll',
      status: 200,
      body: [
        {},
        { _id: '64af0011aa22bb33cc44dd55' },
        null,
        'x',
        { id: '1009000007', name: null, status: 'odd', shipAmount: 'n/a', createdAt: 'yesterday' },
      ],
    })
    await open()
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1)
    expect(rows).toHaveLength(3)
    expect(await cells('1009000007')).toMatchObject({
      Service: '—',
      Consignee: '—',
      Consignor: '—',
      Origin: '—',
      Destination: '—',
      'Shipment G.Total': '— cannot be read',
      'Shipment Status': '—',
      'Booked By': '—',
      'Booking Date': '—',
    })
    // Without its number, which the database's id is not, a bill has no address for its receipt.
    for (const each of rows.filter(({ textContent }) => !textContent.includes('1009000007'))) {
      expect(within(each).getByRole('rowheader')).toHaveTextContent(/^—$/)
      expect(within(each).queryByRole('link')).toBeNull()
    }
  })

  it('starts with the newest bill, and sorts amounts as amounts', async () => {
    store.archivedBills = [
      anArchivedBill({ id: 1, shipAmount: '900', discount: 0, createdAt: '2024-01-01T00:00:00.000Z' }),
      anArchivedBill({ id: 2, shipAmount: '10000', discount: 0, createdAt: '2024-03-01T00:00:00.000Z' }),
      anArchivedBill({ id: 3, shipAmount: null, discount: 0, createdAt: '2024-02-01T00:00:00.000Z' }),
    ]
    const opened = await open()
    const numbers = async () => texts(within(await table()).getAllByRole('rowheader'))
    expect(await numbers()).toEqual(['2', '3', '1'])
    const sort = async () => opened.user.click(within(await table()).getByRole('button', { name: 'Shipment G.Total' }))
    await sort()
    await waitFor(async () => expect(await numbers()).toEqual(['2', '1', '3']))
    await sort()
    await waitFor(async () => expect(await numbers()).toEqual(['1', '2', '3']))
    expect(addressOf(opened)).toBe(`${archives}?sort=grossTotal&order=asc`)
  })

  it('finds a bill by number, name, country or status', async () => {
    store.archivedBills = [
      anArchivedBill({ id: 1009000001, consigneeContactPerson: 'Maya Thorne', status: 0 }),
      anArchivedBill({ id: 1009000002, consigneeCountry: 'Norway', status: 3 }),
    ]
    const { user } = await open()
    for (const [typed, found] of [
      ['0001', '1009000001'],
      ['AWB: 100-900-0001', '1009000001'],
      ['۱۰۰۹ ۰۰۰ ۰۰۲ (1/2)', '1009000002'],
      ['norway', '1009000002'],
      ['thorne maya', '1009000001'],
      ['processed', '1009000002'],
    ] as const) {
      await user.clear(screen.getByRole('searchbox'))
      await user.type(screen.getByRole('searchbox'), typed)
      await waitFor(async () => expect(texts(within(await table()).getAllByRole('rowheader'))).toEqual([found]))
    }
    await user.type(screen.getByRole('searchbox'), 'nowhere')
    expect(await screen.findByText('No archived shipments match.')).toBeInTheDocument()
  })

  it('filters by status, also from the address, and clears search and status at once', async () => {
    store.archivedBills = [anArchivedBill({ id: 1009000001, status: 0 }), anArchivedBill({ id: 1009000002, status: 3 })]
    const opened = await open()
    const numbers = async () => texts(within(await table()).getAllByRole('rowheader'))
    const status = screen.getByRole('combobox', { name: 'Status' })
    await opened.user.selectOptions(status, 'Void')
    await waitFor(async () => expect(await numbers()).toEqual(['1009000001']))
    expect(addressOf(opened)).toBe(`${archives}?status=Void`)
    await opened.user.type(screen.getByRole('searchbox'), 'nowhere')
    await opened.user.click(await screen.findByRole('button', { name: /^Clear/ }))
    await waitFor(async () => expect(await numbers()).toHaveLength(2))
    expect(status).toHaveValue('')
    await waitFor(() => expect(addressOf(opened)).toBe(archives))
  })

  it('says how many of all bills are shown', async () => {
    store.archivedBills = [
      anArchivedBill({ id: 1009000001, status: 0 }),
      anArchivedBill({ id: 1009000002, status: 3 }),
      anArchivedBill({ id: 1009000003, status: 3 }),
    ]
    const { user } = await open()
    const count = () => screen.getByRole('heading', { level: 1 }).nextElementSibling
    expect(count()).toHaveTextContent(/^3 bills$/)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Processed')
    await waitFor(() => expect(count()).toHaveTextContent(/^2 of 3$/))
    await user.type(screen.getByRole('searchbox'), '0002')
    await waitFor(() => expect(count()).toHaveTextContent(/^1 of 3$/))
    await user.type(screen.getByRole('searchbox'), '9')
    await waitFor(() => expect(count()).toHaveTextContent(/^0 of 3$/))
    await user.click(screen.getByRole('button', { name: /^Clear/ }))
    await waitFor(() => expect(count()).toHaveTextContent(/^3 bills$/))
  })

  it('clears search and status at once also when both are in the address', async () => {
    store.archivedBills = [anArchivedBill({ id: 1009000001, status: 0 }), anArchivedBill({ id: 1009000002, status: 3 })]
    const opened = await open()
    await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Void')
    await opened.user.type(screen.getByRole('searchbox'), 'nowhere')
    await waitFor(() => expect(addressOf(opened)).toMatch(/find=/))
    await opened.user.click(await screen.findByRole('button', { name: /^Clear/ }))
    await waitFor(() => expect(addressOf(opened)).not.toMatch(/find=/))
    expect(addressOf(opened)).toBe(archives)
    expect(texts(within(await table()).getAllByRole('rowheader'))).toHaveLength(2)
  })

  it('says if the archive is empty', async () => {
    store.archivedBills = []
    visit(archives, { store, username: 'headoffice' })
    expect(await screen.findByText('The archive is empty.')).toBeInTheDocument()
  })

  it.each<[string, Partial<CallFault>]>([
    ['is refused', { status: 500, body: { error: 'no' } }],
    ['is a page', { status: 200, body: '<!doctype html><title>Sign in</title>' }],
  ])('shows an error in place of the list if it %s, with a retry', async (_, fault) => {
    store.faults.push({ path: '/api/archive/getAll', ...fault })
    const { user } = visit(archives, { store, username: 'headoffice' })
    expect(await screen.findByText('Archived shipments could not be loaded')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(within(await table()).getAllByRole('rowheader').length).toBeGreaterThan(5)
  })
})
