import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withBackend } from '../../app'
import { withComputer } from '../../browser/browserStandIns'
import { addShipment, booked, control, fill, filled, openBooking, withReceiptTab } from '../bookingScreen'

const { store } = withBackend()
withComputer()
withReceiptTab()

const panel = () => screen.getByRole('region', { name: 'Booked' })

/** A sum in the panel, by its label. */
const sumOf = (label: string) => within(panel()).getByText(label).nextElementSibling?.textContent

describe('the panel after a booking', () => {
  it('states what to collect, with COD apart, offers papers, label and messages, and starts the next booking', async () => {
    const site = await openBooking(store)
    await fill(site, { discount: '500', gst: '16' })
    await site.user.selectOptions(control('cod'), 'COD')
    await site.user.type(control('codAmount'), '45000')
    await addShipment(site)
    await booked()
    const [shipment] = store.shipments
    const number = String(shipment?.airwayBillNo)
    expect(panel()).toHaveTextContent(`${number} is booked.`)
    expect(sumOf('Collect now in cash')).toBe('Rs. 16,240.00')
    expect(sumOf('COD from the receiver')).toBe('Rs. 45,000.00')
    const receipt = `/admin/dashboard/receipt/${shipment?.id}`
    const link = (name: string | RegExp) => within(panel()).getByRole('link', { name }).getAttribute('href')
    expect(link('Print again')).toBe(receipt)
    await site.user.click(within(panel()).getByRole('button', { name: 'More' }))
    expect(link('Print label')).toBe(`${receipt}?only=labels`)
    expect(await within(panel()).findByRole('img', { name: `QR code to track ${number}` })).toBeVisible()
    const messages = await within(panel()).findByRole('group', { name: 'Send on WhatsApp' })
    await within(messages).findByRole('link', { name: /^To the receiver/ })
    const message = new URL(String(link(/^To the shipper/)))
    expect([message.origin, message.pathname]).toEqual(['https://wa.me', '/923000000017'])
    expect(message.searchParams.get('text')).toMatch(new RegExp(`shipment ${number} [^]*/tracking/${number}$`))
    await site.user.click(within(panel()).getByRole('button', { name: 'Next booking' }))
    expect(screen.queryByRole('region', { name: 'Booked' })).toBeNull()
    expect(screen.getByText(/is booked\./)).toBeVisible()
    expect(control('service')).toHaveFocus()
  })

  it('says that nothing is to be collected on credit, and F9 starts the next booking with the same shipper', async () => {
    const site = await openBooking(store)
    await fill(site)
    await site.user.selectOptions(control('paymentType'), 'Credit')
    await addShipment(site)
    await booked()
    expect(sumOf('On credit: nothing to collect')).toBe('Rs. 14,500.00')
    expect(within(panel()).queryByText(/COD/)).toBeNull()
    await site.user.keyboard('{F9}')
    expect(control('shipperCompany')).toHaveValue(filled.shipperCompany)
    expect(control('recCompany')).toHaveFocus()
    await site.user.keyboard('Kari{F9}')
    expect(control('recCompany')).toHaveValue('Kari')
  })

  it('is reduced to one line once the next booking is begun', async () => {
    const site = await openBooking(store)
    await fill(site)
    await addShipment(site)
    await booked()
    await site.user.type(control('recCity'), 'B')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Booked' })).toBeNull())
    expect(screen.getByText(/is booked\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open receipt' })).toBeVisible()
  })

  it('starts the next booking with the same shipper and files, and an empty receiver', async () => {
    const site = await openBooking(store)
    await fill(site)
    const paper = new File(['%PDF-1.7 …\n%%EOF'], 'card.pdf', { type: 'application/pdf' })
    await site.user.upload(control('customNTN'), paper)
    expect(await screen.findByText('card.pdf')).toBeVisible()
    await addShipment(site)
    await booked()
    await waitFor(() => expect(control('shipperCompany')).toHaveValue(''))
    await site.user.click(within(panel()).getByRole('button', { name: 'Same shipper' }))
    for (const name of ['shipperCompany', 'shipperContactPerson', 'shipperPhone1', 'shipperNtnCnicNo']) {
      expect(control(name)).toHaveValue(filled[name])
    }
    expect(control('recCompany')).toHaveValue('')
    expect(control('recCompany')).toHaveFocus()
    expect(screen.getByText('card.pdf')).toBeVisible()
    expect(screen.getByText('Filled from the last booking')).toBeVisible()
    await site.user.click(screen.getByRole('button', { name: 'Undo filling the shipper' }))
    expect(control('shipperCompany')).toHaveValue('')
  })

  it('repeats the shipment except what must be decided each time, and one Undo takes that back', async () => {
    const site = await openBooking(store)
    await fill(site)
    await addShipment(site)
    await booked()
    const number = String(store.shipments[0]?.airwayBillNo)
    await waitFor(() => expect(control('recCompany')).toHaveValue(''))
    await site.user.keyboard('{Shift>}{F9}{/Shift}')
    for (const name of ['shipperCompany', 'recCompany', 'recCity', 'invoiceValues.0.description']) {
      expect(control(name)).toHaveValue(filled[name])
    }
    expect(control('recCountry')).toHaveValue('United Kingdom')
    expect(control('service')).toHaveDisplayValue('Express')
    expect(control('amount')).toHaveValue('')
    expect(control('weight')).toHaveValue('')
    expect(control('paymentType')).toHaveFocus()
    expect(screen.getByText(/^Filled from bill/)).toHaveTextContent(number)
    await site.user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(control('shipperCompany')).toHaveValue('')
    expect(control('invoiceValues.0.description')).toHaveValue('')
  })
})
