import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { heading, logIn, visit, withBackend } from '../app'
import { anArchivedBill, aShipment } from '../backend/builders'
import { promisedAnswers } from '../backend/promisedAnswers'
import { addShipment, booked, creations, fill, openBooking, tab, withReceiptTab } from '../booking/bookingScreen'
import { openRecords, row } from '../shipments/listScreen'

/** Daily work on a backend whose answers have what is promised and nothing else (product 9.8). */
const { store, server } = withBackend()
withReceiptTab()

const NUMBER = '4900000001'
const headOffice = { store, username: 'headoffice' }
const printIsReady = async () => expect(await screen.findByRole('button', { name: 'Print' })).toBeEnabled()
const dialog = () => screen.findByRole('dialog')

describe.each([
  ['only what every screen needs', true],
  ['only what is promised, worded differently', false],
])('on a backend whose answers have %s, the product', (_name, isLeast) => {
  beforeEach(() => server.use(...promisedAnswers(store, isLeast)))

  it('signs in, and shows today', async () => {
    await logIn(visit('/login'), 'gujrat')
    await heading('Today')
    await screen.findAllByRole('rowheader')
  })

  it('books once, and opens the receipt', async () => {
    const site = await openBooking(store)
    await fill(site)
    await addShipment(site)
    await booked()
    expect(creations(store)).toHaveLength(1)
    expect(tab.location.replace.mock.calls[0]?.[0]).toMatchObject({ pathname: expect.stringContaining('/receipt/') })
  })

  it('prints a receipt', async () => {
    const shipment = aShipment({ airwayBillNo: NUMBER })
    store.shipments.unshift(shipment)
    visit(paths.receipt(shipment.id), { store, username: 'gujrat' })
    await waitFor(printIsReady)
    expect(screen.getAllByText(NUMBER)).not.toEqual([])
  })

  it('fills a party from a saved customer', async () => {
    const saved = store.customers.find(({ country, company }) => country !== 'Pakistan' && company !== '')
    const { user } = await openBooking(store)
    await user.click(screen.getByRole('button', { name: 'Search saved receivers by company' }))
    await user.type(within(await dialog()).getByRole('searchbox'), saved?.company ?? '')
    await user.click(
      await within(await dialog()).findByRole('button', { name: new RegExp(saved?.contactPerson ?? '') }),
    )
    await waitFor(() => expect(document.getElementsByName('recContactPerson')[0]).toHaveValue(saved?.contactPerson))
  })

  it('searches the records', async () => {
    store.shipments = [aShipment({ airwayBillNo: NUMBER }), aShipment({ airwayBillNo: '4900000002' })]
    await openRecords(store, `${paths.screen('records')}?term=${NUMBER}`)
    expect(await row(NUMBER)).toHaveTextContent(/Info Recieved/)
  })

  it.each([
    ['Up Track', 'upTrack', 'AirwayBill Status Updated Successfully !!'],
    ['Down Track', 'downTrack', 'AirwayBill Tracking Down Successfully !!'],
    ['Add Note', 'addNote', 'AirwayBill Note Updated Successfully !!'],
    ['Void', 'void', 'Shipment void successfully !!'],
  ])('does %s', async (name, call, success) => {
    store.shipments = [aShipment({ airwayBillNo: NUMBER, status: 3 })]
    const { user } = await openRecords(store)
    await user.click(within(await row(NUMBER)).getByRole('button', { name }))
    const popup = within(await dialog())
    if (name === 'Up Track') {
      await user.selectOptions(popup.getByLabelText('Type'), 'Proceed')
      fireEvent.change(popup.getByLabelText('Description'), { target: { value: 'At the hub' } })
    }
    if (name === 'Add Note') await user.type(popup.getByRole('textbox'), 'Fragile')
    await user.click(popup.getByRole('button', { name: /^Confirm/ }))
    await screen.findAllByText(success)
    expect(store.calls.filter(({ path }) => path.includes(`/${call}/`))).toHaveLength(1)
  })

  it('lists archived bills, and prints one', async () => {
    const bill = anArchivedBill({ id: 1009123456 })
    store.archivedBills = [bill]
    const { router } = visit(paths.screen('archives'), headOffice)
    await waitFor(() => expect(screen.getByRole('rowheader')).toHaveTextContent('1009123456'))
    await router.navigate(paths.archiveReceipt('1009123456'))
    await waitFor(printIsReady)
  })

  it('saves the profile, and lists the centers', async () => {
    const { user, router } = visit(paths.screen('settings'), headOffice)
    await heading('Profile Settings')
    for (const label of ['Center name', 'Center address', 'Full name', 'Contact no']) {
      await user.type(screen.getByLabelText(label), '0421234567')
    }
    await user.click(screen.getByRole('button', { name: 'Update Profile' }))
    await screen.findAllByText('Profile Updated Successfully')
    await router.navigate(paths.screen('centers'))
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2))
  })

  it('tracks a shipment', async () => {
    store.shipments = [aShipment({ airwayBillNo: NUMBER, status: 3 })]
    visit(paths.tracking(NUMBER))
    expect(await screen.findByText('Shipment Forwarded')).toBeVisible()
    expect(screen.getAllByRole('row').length).toBeGreaterThan(3)
  })
})
