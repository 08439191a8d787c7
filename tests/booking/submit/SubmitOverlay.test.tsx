import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Visit, withBackend } from '../../app'
import { aCustomer } from '../../backend/builders'
import { specimenCard } from '../../backend/specimenCard'
import { withComputer } from '../../browser/browserStandIns'
import { sentName } from '../../sentName'
import { addShipment, booked, control, creations, fill, openBooking, tab, withReceiptTab } from '../bookingScreen'
import { holdAnswers } from '../holdAnswers'

const { store, server } = withBackend()
withReceiptTab()
withComputer()

const wholes = '*/api/customer/getOne/:id'
const card = (name: string) => new File([specimenCard('front')], name, { type: 'image/png' })
const locked = () => control('recCity').form?.hasAttribute('inert')

/** Pictures being decoded; the test decides when each succeeds or fails. */
let decoding: { done: () => void; fail: () => void }[]
beforeEach(() => {
  decoding = []
  const bitmap = { width: 1, height: 1, close: () => undefined }
  vi.stubGlobal(
    'createImageBitmap',
    () =>
      new Promise((resolve, reject) =>
        decoding.push({ done: () => resolve(bitmap), fail: () => reject(new DOMException('', 'InvalidStateError')) }),
      ),
  )
})
afterEach(() => void vi.unstubAllGlobals())

async function withCopies(changes: Record<string, string> = {}): Promise<Visit> {
  const site = await openBooking(store)
  await fill(site, changes)
  await site.user.upload(control('customNTN'), card('copies.png'))
  await waitFor(() => expect(decoding).toHaveLength(1))
  return site
}

const zarqa = () => aCustomer({ company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi', city: 'Jhelum' })

async function withCustomerComing(changes: Record<string, string>, isLost = false) {
  const customer = zarqa()
  store.customers = [customer]
  const site = await openBooking(store)
  await fill(site, changes)
  if (isLost) server.use(http.get(wholes, () => HttpResponse.json({}, { status: 500 })))
  const answers = holdAnswers(server, wholes)
  await site.user.clear(control('shipperCompany'))
  await site.user.type(control('shipperCompany'), 'Zarqa')
  await site.user.click(await screen.findByRole('option', { name: /Zarqa Looms/ }))
  await answers.asked(customer.id)
  return { site, customer, answers }
}

describe('Add Shipment, pressed while a picture is being prepared', () => {
  it('says what it waits for, and continues automatically; the receipt’s tab opens with the click', async () => {
    const site = await withCopies()
    await addShipment(site)
    expect(screen.getByText('Preparing the custom copies…')).toBeVisible()
    expect(window.open).toHaveBeenCalledTimes(1)
    expect(locked()).toBe(true)
    expect(creations(store)).toEqual([])
    decoding[0]?.done()
    await booked()
    expect(creations(store)[0]?.files).toMatchObject([{ name: 'customNTN', filename: sentName('custom-copies.png') }])
    expect(tab.location.replace).toHaveBeenCalledTimes(1)
    expect(tab.close).not.toHaveBeenCalled()
    // It goes along to the next booking.
    await waitFor(() => expect(control('shipperCompany')).toHaveValue(''))
    await site.user.keyboard('{F9}')
    expect(await screen.findByText('copies.png')).toBeVisible()
  })

  it('reports a picture that cannot be decoded, and closes the receipt’s tab', async () => {
    const site = await withCopies()
    await addShipment(site)
    decoding[0]?.fail()
    const summary = await screen.findByText('1 field needs attention')
    await waitFor(() => expect(summary.closest('[role="alert"]')).toHaveFocus())
    expect(
      screen.getByRole('button', { name: 'The picture cannot be read, or is too large. Take it again.' }),
    ).toBeVisible()
    expect(locked()).toBe(false)
    expect(tab.close).toHaveBeenCalledTimes(1)
    expect(creations(store)).toEqual([])
  })

  it('reports errors of the form, and asks about unusual values, without waiting', async () => {
    const site = await withCopies({ amount: '' })
    await addShipment(site)
    expect(await screen.findByText('1 field needs attention')).toBeVisible()
    expect(window.open).not.toHaveBeenCalled()
    await fill(site, { weight: '0' })
    await addShipment(site)
    expect(window.open).not.toHaveBeenCalled()
    await site.user.click(await screen.findByRole('button', { name: 'Book anyway' }))
    expect(screen.getByText('Preparing the custom copies…')).toBeVisible()
    decoding[0]?.done()
    await booked()
  })

  it('can be cancelled', async () => {
    const site = await withCopies()
    await addShipment(site)
    await site.user.click(screen.getByRole('button', { name: 'Back to the form' }))
    await waitFor(() => expect(locked()).toBe(false))
    expect(tab.close).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Add Shipment' })[0]).toHaveFocus())
    decoding[0]?.done()
    await waitFor(() => expect(screen.queryByText('Preparing…')).toBeNull())
    expect(creations(store)).toEqual([])
    await addShipment(site)
    await booked()
  })

  it('is sent once, however often it is pressed', async () => {
    const site = await withCopies()
    const form = control('recCity').form
    await addShipment(site)
    form?.requestSubmit()
    decoding[0]?.done()
    await booked()
    expect(creations(store)).toHaveLength(1)
  })
})

describe('Add Shipment, pressed while a customer is loading', () => {
  it('waits for the customer even though the fields are still blank', async () => {
    const { site, customer, answers } = await withCustomerComing({ shipperNtnCnicNo: '', shipperPhone1: '' })
    await addShipment(site)
    expect(screen.getByText('Loading the customer…')).toBeVisible()
    expect(window.open).toHaveBeenCalledTimes(1)
    await answers.release(customer.id)
    await booked()
    expect(JSON.parse(creations(store)[0]?.fields['shipperDetails'] ?? '')).toMatchObject({
      shipperNtnCnicNo: customer.ntnCnic,
      _id: customer.id,
    })
  })

  it('reports a customer who cannot be loaded, and closes the receipt’s tab', async () => {
    const { site, customer, answers } = await withCustomerComing({}, true)
    await addShipment(site)
    await answers.release(customer.id)
    const text = 'The saved shipper “Zarqa Looms” could not be loaded. Try again, or leave the section as it is.'
    const alert = await screen.findByText(text)
    await waitFor(() => expect(alert.closest('[tabindex]')).toHaveFocus())
    expect(tab.close).toHaveBeenCalledTimes(1)
    expect(creations(store)).toEqual([])
  })
})
