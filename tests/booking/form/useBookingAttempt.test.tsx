import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { addressOf, logIn, withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import type { CallFault } from '../../backend/callFaults'
import { endSessions } from '../../backend/session'
import { withComputer } from '../../browser/browserStandIns'
import {
  addShipment,
  booked,
  control,
  CREATE,
  creations,
  fill,
  filled,
  openBooking,
  tab,
  withReceiptTab,
} from '../bookingScreen'
import { storedTexts } from '../draft/storedDraft'

const { store, server } = withBackend()
const database = withComputer()
withReceiptTab()

describe('Add Shipment', () => {
  it('opens the receipt in the tab and a fresh form with the next number', async () => {
    const site = await openBooking(store)
    const number = control('airwayBillNo').value
    await fill(site)
    await addShipment(site)
    await booked()
    const [shipment] = store.shipments
    expect(shipment?.airwayBillNo).toBe(number)
    expect(tab.location.replace.mock.calls[0]?.[0]).toMatchObject({
      pathname: `/admin/dashboard/receipt/${shipment?.id}`,
    })
    await waitFor(() => expect(control('airwayBillNo').value).toBe(String(Number(number) + 1)))
    expect(control('shipperCompany')).toHaveValue('')
    await waitFor(() => expect(database.keysIn('drafts')).toEqual([]))
  })

  it('removes the copy of the draft’s id that the receipt’s tab inherits', async () => {
    const site = await openBooking(store)
    await fill(site)
    await screen.findByText(/^Saved at/)
    expect(sessionStorage.getItem(`dashboard:draft-id:${centerIds.gujrat}`)).not.toBeNull()
    const copy = { ...sessionStorage, other: 'kept' } as unknown as Storage
    Object.defineProperty(copy, 'removeItem', { value: (key: string) => Reflect.deleteProperty(copy, key) })
    vi.mocked(window.open).mockReturnValue({ ...tab, sessionStorage: copy } as unknown as Window)
    await addShipment(site)
    await booked()
    expect(Object.keys(copy)).toEqual(['other'])
  })

  it('sends one booking for two clicks, and shows a link to the receipt if its tab was blocked', async () => {
    vi.mocked(window.open).mockReturnValue(null)
    const site = await openBooking(store)
    await fill(site)
    const button = screen.getAllByRole('button', { name: 'Add Shipment' })[0] as HTMLElement
    button.click()
    button.click()
    await booked()
    expect(creations(store)).toHaveLength(1)
    const [shipment] = store.shipments
    expect(screen.getByRole('link', { name: 'Open receipt' })).toHaveAttribute(
      'href',
      `/admin/dashboard/receipt/${shipment?.id}`,
    )
    expect(screen.getByRole('region', { name: 'Booked' })).toHaveTextContent('Your browser blocked the receipt’s tab.')
  })

  it.each([
    [400, { errors: [{ msg: 'Mobile number is not valid' }, { msg: 'second' }] }, 'Mobile number is not valid'],
    [404, {}, "Center doesn't exists"],
    [500, { error: 'disk is full' }, 'disk is full'],
    [413, {}, 'Payload Too Large'],
  ])('changes nothing in the form if the booking is refused with %i %j', async (status, body, message) => {
    const site = await openBooking(store)
    await fill(site)
    server.use(http.post(`*${CREATE}`, () => HttpResponse.json(body, { status })))
    await addShipment(site)
    expect((await screen.findAllByText(message))[0]).toBeVisible()
    expect(tab.close).toHaveBeenCalled()
    for (const [name, text] of Object.entries(filled)) expect(control(name), name).toHaveValue(text)
    expect(store.shipments.some((shipment) => shipment.airwayBillNo === control('airwayBillNo').value)).toBe(false)
  })
})

describe('a lost answer to a booking', () => {
  it.each<[string, Omit<CallFault, 'path'>]>([
    ['no answer', { drop: 'after' }],
    ['502', { isLate: true, status: 502, body: '<h1>Bad gateway</h1>' }],
    ['a page in place of an answer', { isLate: true, status: 200, body: '<h1>Hello</h1>' }],
  ])('%s: the booking is looked up and shown', async (_name, fault) => {
    const site = await openBooking(store)
    await fill(site)
    store.faults.push({ ...fault, path: CREATE })
    await addShipment(site)
    await booked()
    expect(store.shipments.filter(({ consignee }) => consignee?.contactPerson === 'Ruth Hallam')).toHaveLength(1)
  })

  it('prevents leaving the form while it is still awaited', async () => {
    store.faults.push({ path: CREATE, isHeld: true })
    const site = await openBooking(store)
    await fill(site)
    await addShipment(site)
    await screen.findByText('Processing your request...')
    await act(() => site.router.navigate('/admin/dashboard'))
    expect(screen.queryByRole('dialog', { name: 'Leave without booking?' })).toBeNull()
    expect(addressOf(site)).toBe('/admin/dashboard/airwaybill')
    await waitFor(() => expect(store.held).toHaveLength(1))
    store.held.pop()?.()
    await booked()
    expect(screen.queryByRole('dialog', { name: 'Leave without booking?' })).toBeNull()
    expect(addressOf(site)).toBe('/admin/dashboard/airwaybill')
  })

  it('due to an ended session asks to sign in, with nothing on top, and then looks up the booking', async () => {
    const site = await openBooking(store)
    await fill(site)
    server.use(
      http.post(
        `*${CREATE}`,
        () => {
          endSessions(store)
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await addShipment(site)
    const login = await screen.findByRole('dialog', { name: 'Login' })
    await waitFor(() => expect(screen.queryByText('Processing your request...')).not.toBeInTheDocument())
    expect(screen.getAllByRole('dialog')).toEqual([login])
    expect(control<HTMLElement>('recCity').closest('form')).toHaveAttribute('inert')
    await logIn(site)
    expect((await screen.findAllByText(/is not booked. You can submit it again/))[0]).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(control('recCity')).toHaveValue('Sheffield')
  })

  it('is looked up after the same user has signed in under another username', async () => {
    const site = await openBooking(store)
    await fill(site)
    server.use(
      http.post(
        `*${CREATE}`,
        () => {
          endSessions(store)
          Object.assign(store.centers.find(({ id }) => id === centerIds.gujrat) ?? {}, { username: 'gujrat-road' })
          return HttpResponse.json({ error: 'jwt expired' }, { status: 401 })
        },
        { once: true },
      ),
    )
    await addShipment(site)
    const login = await screen.findByRole('dialog', { name: 'Login' })
    const username = within(login).getByLabelText(/Username/)
    await site.user.clear(username)
    await site.user.type(username, 'gujrat-road')
    await site.user.type(within(login).getByLabelText(/^Password/), 'chenab-demo')
    await site.user.click(within(login).getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(control('recCity')).toHaveValue('Sheffield')
    expect(await storedTexts(centerIds.gujrat)).toMatchObject({ recCity: 'Sheffield' })
    await waitFor(() => expect(control('user')).toHaveValue('gujrat-road'))
    await addShipment(site)
    await booked()
  })
})
