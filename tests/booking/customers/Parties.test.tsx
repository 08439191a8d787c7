import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Visit, withBackend } from '../../app'
import { aCustomer } from '../../backend/builders'
import type { StoredCustomer } from '../../backend/records'
import { specimenCard } from '../../backend/specimenCard'
import { withComputer } from '../../browser/browserStandIns'
import { sentName } from '../../sentName'
import {
  addShipment,
  booked,
  chooseCountry,
  control,
  creations,
  fill,
  openBooking,
  withReceiptTab,
} from '../bookingScreen'
import { holdAnswers } from '../holdAnswers'

const { store, server } = withBackend()
withReceiptTab()
withComputer()

const PNG = specimenCard('front')
const png = (name: string) => new File([PNG], name, { type: 'image/png' })

let zarqa: StoredCustomer
let zarghun: StoredCustomer
let olsen: StoredCustomer
beforeEach(() => {
  zarqa = aCustomer({ company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi', city: 'Jhelum', ntnCnic: '3740500000001' })
  zarghun = aCustomer({ company: 'Zarghun Furs', contactPerson: 'Gul Kakar', city: 'Quetta', ntnCnic: '5440000000002' })
  olsen = aCustomer({ company: 'Olsen Import', contactPerson: 'Kari Olsen', country: 'Norway', city: 'Oslo' })
  store.customers = [zarqa, zarghun, olsen]
})

const wholes = '*/api/customer/getOne/*'

async function pick({ user }: Visit, name: string, customer: StoredCustomer) {
  await user.clear(control(name))
  await user.type(control(name), customer.company.slice(0, 5))
  await user.click(await screen.findByRole('option', { name: new RegExp(customer.company) }))
}
const pickShipper = (site: Visit, customer: StoredCustomer) => pick(site, 'shipperCompany', customer)
const expectValue = (name: string, text: string) => waitFor(() => expect(control(name)).toHaveValue(text))

/** Saves the draft and reloads the page. */
async function reload(): Promise<Visit> {
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  return openBooking(store)
}

it('the words of a stored address of several lines are not run together', async () => {
  zarqa.address = '18 Weavers Lane\nNear the mill'
  const site = await openBooking(store)
  await pickShipper(site, zarqa)
  await expectValue('shipperAddress', '18 Weavers Lane, Near the mill')
})

describe('a customer who is still loading', () => {
  it('is filled in even if another is picked for the other section; booking waits for both', async () => {
    const site = await openBooking(store)
    await fill(site)
    const answers = holdAnswers(server, wholes)
    await pickShipper(site, zarqa)
    expect(await screen.findByText(/Loading “Zarqa Looms” from saved shippers…/)).toBeVisible()
    await pick(site, 'recCompany', olsen)
    await addShipment(site)
    expect(screen.getByText('Loading the customer…')).toBeVisible()
    await answers.release(olsen.id)
    await expectValue('recCity', 'Oslo')
    expect(creations(store)).toEqual([])
    // Booking continues by itself, without another press of the button.
    await answers.release(zarqa.id)
    await booked()
    const [{ fields } = { fields: {} as Record<string, string> }] = creations(store)
    expect(JSON.parse(fields['shipperDetails'] ?? '')).toMatchObject({
      shipperCompany: 'Zarqa Looms',
      shipperNtnCnicNo: zarqa.ntnCnic,
      _id: zarqa.id,
    })
    expect(JSON.parse(fields['receiverDetails'] ?? '')).toMatchObject({ recCity: 'Oslo', _id: olsen.id })
  })

  it('overwrites nothing that is typed meanwhile, and neither does Undo', async () => {
    const site = await openBooking(store)
    await site.user.type(control('shipperCity'), 'Lahore')
    const answers = holdAnswers(server, wholes)
    await pickShipper(site, zarqa)
    await site.user.type(control('shipperPhone1'), '0300')
    await answers.release(zarqa.id)
    await expectValue('shipperCity', 'Jhelum')
    expect(control('shipperCompany')).toHaveValue('Zarqa Looms')
    expect(control('shipperPhone1')).toHaveValue('0300')
    await site.user.click(screen.getByRole('button', { name: 'Undo filling the shipper' }))
    expect(control('shipperCity')).toHaveValue('Lahore')
    expect(control('shipperPhone1')).toHaveValue('0300')
  })

  it('is not filled in after being cancelled', async () => {
    const site = await openBooking(store)
    const answers = holdAnswers(server, wholes)
    await pickShipper(site, zarqa)
    await site.user.click(await screen.findByRole('button', { name: 'Do not fill the shipper' }))
    expect(screen.queryByText(/Loading “/)).toBeNull()
    await answers.release(zarqa.id)
    await pick(site, 'recCompany', olsen)
    await answers.release(olsen.id)
    await expectValue('recCity', 'Oslo')
    expect(control('shipperCompany')).toHaveValue('Zarqa')
  })

  it('blocks the booking if loading fails, until it is retried or given up', async () => {
    const site = await openBooking(store)
    server.use(http.get(wholes, () => HttpResponse.json({}, { status: 500 })))
    await pickShipper(site, zarqa)
    expect(await screen.findByText(/The saved shipper could not be loaded/)).toBeVisible()
    await addShipment(site)
    expect(screen.getByText(/The saved shipper “Zarqa Looms” could not be loaded/)).toBeVisible()
    await site.user.type(control('shipperPhone1'), '0300')
    server.resetHandlers()
    await site.user.click(screen.getByRole('button', { name: 'Try again' }))
    await expectValue('shipperCity', 'Jhelum')
    expect(control('shipperPhone1')).toHaveValue('0300')
  })
})

describe('Undo', () => {
  it('restores exactly the previous values, even after a page reload', async () => {
    const site = await openBooking(store)
    await site.user.type(control('shipperCity'), 'Lahore')
    await site.user.type(control('shipperEmail'), 'old@example.com')
    await pickShipper(site, zarqa)
    await expectValue('shipperCity', 'Jhelum')
    const again = await reload()
    await expectValue('shipperCity', 'Jhelum')
    expect(screen.getByText('Filled from saved shippers')).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Undo filling the shipper' }))
    expect(control('shipperCompany')).toHaveValue('Zarqa')
    expect(control('shipperCity')).toHaveValue('Lahore')
    expect(control('shipperEmail')).toHaveValue('old@example.com')
    expect(control('shipperNtnCnicNo')).toHaveValue('')
    await reload()
    await expectValue('shipperCity', 'Lahore')
    expect(screen.queryByText('Filled from saved shippers')).toBeNull()
  })
})

describe('a field filled in by the form', () => {
  it('is marked until somebody types in it, unless it is empty', async () => {
    zarqa.phone2 = ''
    const isMarked = (name: string) => control(name).closest('.cc-filled') !== null
    const site = await openBooking(store)
    await pickShipper(site, zarqa)
    await expectValue('shipperCity', 'Jhelum')
    expect(['shipperCity', 'shipperPhone1', 'shipperPhone2', 'recCity'].map(isMarked)).toEqual([
      true,
      true,
      false,
      false,
    ])
    await site.user.type(control('shipperCity'), ' Cantt')
    expect(['shipperCity', 'shipperPhone1'].map(isMarked)).toEqual([false, true])
    await site.user.click(screen.getByRole('button', { name: 'Undo filling the shipper' }))
    expect(isMarked('shipperPhone1')).toBe(false)
  })
})

describe('a country filled in by the form', () => {
  it('is replaced by the first other choice', async () => {
    const site = await openBooking(store)
    await pick(site, 'recCompany', olsen)
    await expectValue('recCity', 'Oslo')
    expect(control('recCountry')).toHaveDisplayValue('Norway')
    await chooseCountry(site, 'Germany')
    expect(control('recCountry')).toHaveDisplayValue('Germany')
  })
})

describe('the id of a saved customer', () => {
  const sent = () => {
    const { fields } = creations(store).at(-1) ?? { fields: {} }
    return ['shipperDetails', 'receiverDetails'].map(
      (name) => (JSON.parse((fields as Record<string, string>)[name] ?? '{}') as { _id?: string })._id,
    )
  }
  /** Fills a whole booking with a saved shipper and a saved receiver. */
  async function fillBoth(site: Visit) {
    await fill(site)
    await pickShipper(site, zarqa)
    await expectValue('shipperCity', 'Jhelum')
    await pick(site, 'recCompany', olsen)
    await expectValue('recCity', 'Oslo')
  }

  it.each<[string, (site: Visit) => Promise<void>, boolean, boolean]>([
    [
      'is not sent for the shipper with another company',
      ({ user }) => user.type(control('shipperCompany'), ' Ltd'),
      false,
      true,
    ],
    [
      'is sent for the shipper after another one was filled in and undone',
      async (site) => {
        await site.user.click(screen.getByRole('button', { name: 'Search saved shippers by company' }))
        const popup = within(await screen.findByRole('dialog', { name: 'Saved shippers' }))
        await site.user.clear(popup.getByRole('searchbox'))
        await site.user.type(popup.getByRole('searchbox'), 'zarghun')
        await popup.findByText(/^1 found/)
        await site.user.keyboard('{Enter}')
        await expectValue('shipperCity', 'Quetta')
        await site.user.click(screen.getByRole('button', { name: 'Undo filling the shipper' }))
        await expectValue('shipperCity', 'Jhelum')
      },
      true,
      true,
    ],
  ])('%s', async (_case, change, hasShipper, hasReceiver) => {
    const site = await openBooking(store)
    await fillBoth(site)
    await change(site)
    await addShipment(site)
    await booked()
    expect(sent()).toEqual([hasShipper ? zarqa.id : undefined, hasReceiver ? olsen.id : undefined])
  })

  it('is sent after a reload, but not once the filling is undone', async () => {
    const site = await openBooking(store)
    await fillBoth(site)
    const again = await reload()
    await expectValue('shipperCity', 'Jhelum')
    await again.user.click(screen.getByRole('button', { name: 'Undo filling the receiver' }))
    await addShipment(again)
    await booked()
    expect(sent()).toEqual([zarqa.id, undefined])
  })

  it('is sent again when the booking is repeated, also after a reload, but not for another company', async () => {
    const site = await openBooking(store)
    await fillBoth(site)
    await addShipment(site)
    await booked()
    await waitFor(() => expect(control('shipperCity')).toHaveValue(''))
    await site.user.keyboard('{Shift>}{F9}{/Shift}')
    await expectValue('shipperCity', 'Jhelum')
    const again = await reload()
    await expectValue('recCity', 'Oslo')
    await fill(again, {
      shipperCompany: zarqa.company,
      shipperContactPerson: zarqa.contactPerson,
      recCompany: 'Another company',
    })
    await addShipment(again)
    await waitFor(() => expect(creations(store)).toHaveLength(2))
    expect(sent()).toEqual([zarqa.id, undefined])
  })
})

describe('files of the previous shipper', () => {
  async function withFiles() {
    const site = await openBooking(store)
    await pickShipper(site, zarqa)
    await expectValue('shipperCity', 'Jhelum')
    await site.user.upload(control('shipperIDFront'), png('front.png'))
    await site.user.upload(control('customNTN'), png('copies.png'))
    await screen.findByText('front.png')
    await screen.findByText('copies.png')
    return site
  }
  const OUT = 'front.png and copies.png were removed, because they belong to another shipper. “Undo” brings them back.'

  it('are removed by the lookup, restored by Undo after a reload, and sent unchanged', async () => {
    const site = await withFiles()
    await fill(site, { shipperCompany: zarqa.company, shipperContactPerson: zarqa.contactPerson })
    await site.user.click(screen.getByRole('button', { name: 'Search saved shippers by company' }))
    const popup = within(await screen.findByRole('dialog', { name: 'Saved shippers' }))
    await site.user.clear(popup.getByRole('searchbox'))
    await site.user.type(popup.getByRole('searchbox'), 'zarghun')
    await popup.findByText(/^1 found/)
    await site.user.keyboard('{Enter}')
    await expectValue('shipperCity', 'Quetta')
    expect(await screen.findByText(OUT)).toBeVisible()
    const again = await reload()
    expect(await screen.findByText(OUT)).toBeVisible()
    expect(screen.queryByText('front.png')).toBeNull()
    await again.user.click(screen.getByRole('button', { name: 'Undo filling the shipper' }))
    expect(await screen.findByText('front.png')).toBeVisible()
    await addShipment(again)
    // Asks about the missing side of the ID card.
    await again.user.click(await screen.findByRole('button', { name: 'Book anyway' }))
    await booked()
    expect(creations(store)[0]?.files).toMatchObject([
      { name: 'shipperIDFront', filename: sentName('id-card-front.png'), size: PNG.length },
      { name: 'customNTN', filename: sentName('custom-copies.png'), size: PNG.length },
    ])
  })

  it('do not include files chosen while the next shipper failed to load and was retried', async () => {
    const site = await withFiles()
    server.use(http.get(wholes, () => HttpResponse.json({}, { status: 500 }), { once: true }))
    await pickShipper(site, zarghun)
    await screen.findByText(/The saved shipper could not be loaded/)
    await site.user.click(screen.getByRole('button', { name: 'Remove front.png' }))
    await site.user.upload(control('shipperIDFront'), png('front of the next.png'))
    await screen.findByText('front of the next.png')
    await site.user.click(screen.getByRole('button', { name: 'Try again' }))
    await expectValue('shipperCity', 'Quetta')
    expect(screen.getByText('front of the next.png')).toBeVisible()
    expect(
      screen.getByText('copies.png was removed, because it belongs to another shipper. “Undo” brings it back.'),
    ).toBeVisible()
  })
})
