import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { addressOf, heading, visit, withBackend } from '../../app'
import { aShipment } from '../../backend/builders'
import { openTracking } from '../trackingScreen'

const { store } = withBackend()
const address = paths.screen('trackingManagement')
const calls = (path: string) => store.calls.filter((call) => call.path.startsWith(`/api/airwaybill/${path}`))

const open = (search?: string) => openTracking(store, search)

describe('Tracking Management', () => {
  it('shows all columns of Records, what a shipment waits for, and a named button for every action', async () => {
    const { table } = await open()
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
    expect(heads.filter((text) => text !== '')).toEqual(
      'AB #,Status,Waiting,Next Step,Service,Consignee,Consignor,Origin,Destination,G.Total,Remote Area,Notes,Booked By,Booking Date,Actions'.split(
        ',',
      ),
    )
    const row = table.querySelector<HTMLElement>('tbody tr[data-index]')
    if (!row) throw new Error('no row')
    for (const name of ['Up Track', 'Down Track', 'Add Note', 'Void']) {
      expect(within(row).getByRole('button', { name })).toHaveTextContent(name)
    }
  })
})

describe('the work queue', () => {
  const days = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
  const under = (airwayBillNo: string, booked: number, news: number, type: number, contactPerson = 'Sana Malik') =>
    aShipment({
      airwayBillNo,
      consignee: { contactPerson },
      createdAt: days(booked),
      status: [{ type, description: 'Here', trackingLink: '', createdAt: days(news) }],
    })
  const seed = () => {
    store.shipments = [
      under('4900000001', 14, 9, 2),
      under('4900000002', 60, 50, 3),
      under('4900000003', 0, 0, 1),
      under('4900000004', 60, 50, 7),
      under('4900000005', 30, 20, 2),
    ]
  }
  const groups = () => within(screen.getByRole('group', { name: 'Groups' }))

  it('opens with one press, the latest shipments first, then those longest without an update', async () => {
    seed()
    const visited = await open('')
    await waitFor(() => expect(visited.numbers()).toHaveLength(5))
    expect(addressOf(visited)).toBe(address)
    expect(await groups().findByRole('button', { name: 'All shipments 5' })).toHaveAttribute('aria-pressed', 'true')
    const waiting = () => [...visited.table.querySelectorAll('tbody .waiting')].map((cell) => cell.textContent)
    expect(waiting()).toContain('last update today')
    // Delivered, it waits for nothing.
    expect(waiting().filter((text) => text === '')).toHaveLength(1)
    await visited.user.click(await groups().findByRole('button', { name: 'Needs a step 3' }))
    await waitFor(() => expect(visited.numbers()).toEqual(['4900000002', '4900000005', '4900000001']))
    await waitFor(() => expect(addressOf(visited)).toBe(`${address}?attention=step&sort=-attention`))
    expect(visited.table.querySelector('.waiting')).toHaveTextContent(
      /^\d+ working days late ?last update \d+ days ago$/,
    )

    // Coming back from another screen in the same tab shows all shipments again.
    await act(() => visited.router.navigate(paths.screen('settings')))
    await heading('Profile Settings')
    await act(() => visited.router.navigate(address))
    expect(await groups().findByRole('button', { name: /^All shipments/ })).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(5))
    expect(addressOf(visited)).toBe(address)
    expect(sessionStorage).toHaveLength(0)
  })

  it('has the statuses beside it, delivered and void among them, as the only filter by status', async () => {
    seed()
    const visited = await open('?attention=step')
    await visited.user.click(await groups().findByRole('button', { name: 'Packed 2' }))
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull()
    await waitFor(() => expect(addressOf(visited)).toBe(`${address}?attention=step&status=2`))
    await visited.user.click(groups().getByRole('button', { name: '3rd Party AWB 1' }))
    await waitFor(() => expect(addressOf(visited)).toBe(`${address}?attention=step&status=3`))
    expect(groups().getByRole('button', { name: '3rd Party AWB 1' })).toHaveAttribute('aria-pressed', 'true')
    expect(groups().getByRole('button', { name: 'Packed 2' })).toHaveAttribute('aria-pressed', 'false')
    // All of them, also while the other counts are those of the queue.
    await visited.user.click(groups().getByRole('button', { name: 'All shipments 5' }))
    await visited.user.click(groups().getByRole('button', { name: /^Void/ }))
    await waitFor(() => expect(addressOf(visited)).toBe(`${address}?status=void`))
  })

  it('offers the next step in one press, and does it after a confirmation', async () => {
    seed()
    const { user, table, numbers } = await open('?attention=step&sort=-attention')
    const row = table.querySelector<HTMLElement>('tbody tr[data-index]') ?? document.body
    await user.click(within(row).getByRole('button', { name: 'Next step: Manifest' }))
    const dialog = await screen.findByRole('dialog', { name: 'Up Track Shipment' })
    expect(within(dialog).getByLabelText('Type')).toHaveValue('4')
    expect(within(dialog).getByLabelText('Description')).toHaveValue('Manifest')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /^Confirm/ })).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(calls('upTrack')).toHaveLength(1))
    expect(calls('upTrack')[0]?.fields).toEqual({ type: '4', description: 'Manifest' })
    // Its step is done, so it leaves the queue, even if it is late.
    await waitFor(() => expect(numbers()).toEqual(['4900000005', '4900000001']))
  })

  it('counts the shipments of the chosen days alone, as the list shows them', async () => {
    seed()
    const visited = await open('')
    await groups().findByRole('button', { name: 'Needs a step 3' })
    const from = days(40).slice(0, 10)
    await act(() => visited.router.navigate(`${address}?from=${from}`))
    expect(await groups().findByRole('button', { name: 'All shipments 3' })).toBeInTheDocument()
    await visited.user.click(await groups().findByRole('button', { name: 'Needs a step 2' }))
    await waitFor(() => expect(visited.numbers()).toEqual(['4900000005', '4900000001']))
    expect(groups().getByRole('button', { name: 'Packed 2' })).toBeInTheDocument()
    expect(groups().getByRole('button', { name: '3rd Party AWB 0' })).toBeInTheDocument()
  })

  it('counts what its chips show beside the other filters, a search and its days', async () => {
    store.shipments = [
      { ...under('4900000001', 14, 9, 2), isRemoteArea: 0 },
      { ...under('4900000002', 60, 50, 3), isRemoteArea: 1 },
      { ...under('4900000003', 0, 0, 1), isRemoteArea: 1 },
      { ...under('4900000004', 60, 50, 7, 'Omar Farooq'), isRemoteArea: 1 },
      { ...under('4900000005', 30, 20, 2, 'Omar Farooq'), isRemoteArea: 1 },
    ]
    const visited = await open('?remoteArea=yes')
    expect(await groups().findByRole('button', { name: 'All shipments 4' })).toBeInTheDocument()
    expect(await groups().findByRole('button', { name: 'Packed 1' })).toBeInTheDocument()
    expect(await groups().findByRole('button', { name: 'Needs a step 2' })).toBeInTheDocument()
    await act(() => visited.router.navigate(`${address}?term=Sana&from=${days(40).slice(0, 10)}`))
    expect(await groups().findByRole('button', { name: 'All shipments 2' })).toBeInTheDocument()
    await waitFor(() => expect(visited.numbers()).toEqual(['4900000003', '4900000001']))
    await act(() => visited.router.navigate(`${address}?term=4900000002+4900000005`))
    expect(await groups().findByRole('button', { name: 'All shipments 2' })).toBeInTheDocument()
    expect(await groups().findByRole('button', { name: '3rd Party AWB 1' })).toBeInTheDocument()
  })

  it('counts nothing until the server has answered the search', async () => {
    seed()
    const visited = await open('')
    await groups().findByRole('button', { name: 'All shipments 5' })
    store.faults.push({ path: '/api/airwaybill/search*', isHeld: true })
    await visited.user.type(screen.getByRole('searchbox', { name: 'Search' }), 'sana')
    await waitFor(() => expect(calls('search')).toHaveLength(1))
    expect(groups().getByRole('button', { name: /^All shipments/ })).toHaveAccessibleName('All shipments')
    for (const release of store.held) release()
    expect(await groups().findByRole('button', { name: 'All shipments 5' })).toBeInTheDocument()
  })

  it('says so if no shipment is waiting', async () => {
    store.shipments = [under('4900000003', 0, 0, 1)]
    visit(`${address}?attention=step`, { store, username: 'headoffice' })
    expect(await screen.findByText('No shipments need a step.')).toBeInTheDocument()
  })
})
