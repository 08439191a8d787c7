import { cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { heading, makeRoundTrip, visit, type Visit, withBackend } from '../../app'
import { centerIds, serviceIds } from '../../backend/branches'
import { aShipment } from '../../backend/builders'
import type { StoredShipment } from '../../backend/records'
import { specimenCard } from '../../backend/specimenCard'
import { withComputer } from '../../browser/browserStandIns'
import { addShipment, booked, control, creations, openBooking, withReceiptTab } from '../bookingScreen'
import { storeDraft } from '../draft/storedDraft'
import { holdAnswers } from '../holdAnswers'

const { store, server } = withBackend()
withReceiptTab()
withComputer()

const PNG = specimenCard('front')

let shipment: StoredShipment
beforeEach(() => {
  shipment = aShipment({ consignee: { country: 'Norway', city: 'Oslo' }, service: serviceIds.Express })
  store.shipments.push(shipment)
})

const answers = {
  bill: '*/api/airwaybill/receipt/*',
  services: '*/api/service/getAllActive',
  countries: '*/api/airwaybill/getCountries',
} as const
type Answer = keyof typeof answers
const parts: Record<Answer, string> = { bill: 'receipt/', services: 'getAllActive', countries: 'getCountries' }

async function bookAgain(): Promise<Visit> {
  const site = visit(`/admin/dashboard/airwaybill?from=${shipment.id}`, { store, username: 'gujrat' })
  await heading('Add New AirwayBill')
  return site
}
const filledFrom = () => screen.findByText(/^Filled from bill/)

describe('Book again waits until bill, services and countries have loaded', () => {
  it.each<Answer[][]>([
    [['bill', 'services', 'countries']],
    [['services', 'countries', 'bill']],
    [['countries', 'bill', 'services']],
  ])('in the order %j', async (order) => {
    // Options stored at the last visit must not pass for what is offered today.
    for (const key of ['booking-services:all', 'booking-countries:all'])
      localStorage.setItem(key, JSON.stringify([{ id: 'gone', name: 'Gone' }]))
    const held = {
      bill: holdAnswers(server, answers.bill),
      services: holdAnswers(server, answers.services),
      countries: holdAnswers(server, answers.countries),
    }
    await bookAgain()
    for (const answer of order) await held[answer].asked(parts[answer])
    expect(await screen.findByText('Loading the earlier bill…')).toBeVisible()
    for (const [index, answer] of order.entries()) {
      expect(screen.queryByText(/^Filled from bill/)).toBeNull()
      await held[answer].release(parts[answer])
      if (index < 2) await makeRoundTrip()
    }
    expect(await filledFrom()).toHaveTextContent(/Enter again/)
    await waitFor(() => expect(control('service')).toHaveDisplayValue('Express'))
    expect(control('recCountry')).toHaveDisplayValue('Norway')
    expect(control('recCity')).toHaveValue('Oslo')
    for (const name of ['amount', 'discount', 'gst', 'weight', 'pieces']) expect(control(name)).toHaveValue('')
    for (const name of ['paymentType', 'cod', 'remArea']) expect(control(name)).toHaveDisplayValue('Select')
    expect(screen.queryByText(/offered: choose one/)).toBeNull()
  })
})

describe('Book again', () => {
  it('names values that are no longer offered, until another is chosen', async () => {
    server.use(
      http.get(answers.services, () => HttpResponse.json([{ _id: 's9', name: 'Camel' }])),
      http.get(answers.countries, () => HttpResponse.json([{ _id: 'c9', name: 'Oman' }])),
    )
    const site = await bookAgain()
    const note = await filledFrom()
    expect(note).toHaveTextContent('The service “Express” is no longer offered. Choose one.')
    expect(note).toHaveTextContent('The country “Norway” is not offered. Choose one.')
    await site.user.selectOptions(control('service'), 'Camel')
    expect(control('service')).toHaveDisplayValue('Camel')
    await waitFor(() => expect(note).not.toHaveTextContent('The service “Express”'))
    expect(note).toHaveTextContent('The country “Norway”')
  })

  it('names the sizes, quantities and prices that it leaves blank because they cannot be read', async () => {
    Object.assign(shipment, {
      dimensions: [
        { length: 40, width: 30, height: 20 },
        { length: 40, width: 'about 30', height: {} },
      ],
      invoices: [{ description: 'Table knives', quantity: null, price: true }],
    })
    await bookAgain()
    expect(await filledFrom()).toHaveTextContent(
      'Left blank, as the bill’s figures cannot be read: Width of piece 2; Height of piece 2; Price, line 1.',
    )
    expect(['dimValues.1.length', 'dimValues.1.width'].map((name) => control(name).value)).toEqual(['40', ''])
    expect(control('invoiceValues.0.price')).toHaveValue('')
  })

  it('says nothing of cells that are blank in the bill', async () => {
    Object.assign(shipment, { invoices: [{ description: 'Table knives', quantity: null, price: '' }] })
    await bookAgain()
    expect(await filledFrom()).not.toHaveTextContent('Left blank')
  })

  it.each<[Answer, string]>([
    ['services', 'Services'],
    ['countries', 'Countries'],
    ['bill', 'The earlier bill'],
  ])('fills in nothing without the %s, and continues after a retry', async (answer, what) => {
    server.use(http.get(answers[answer], () => HttpResponse.json({}, { status: 500 })))
    const site = await bookAgain()
    const notes = await screen.findAllByText(new RegExp(`^${what} could not be loaded`))
    expect(screen.queryByText(/^Filled from bill/)).toBeNull()
    expect(control('recCity')).toHaveValue('')
    server.resetHandlers()
    const retry = notes[0]?.querySelector('button')
    await site.user.click(retry ?? document.body)
    await filledFrom()
    expect(control('service')).toHaveDisplayValue('Express')
    expect(control('recCountry')).toHaveDisplayValue('Norway')
  })

  it('over a draft can be undone, even after a reload, restoring fields, rows and files', async () => {
    const draft = {
      shipperCompany: 'Malik Traders',
      recCity: 'Sheffield',
      amount: '900',
      dimValues: [
        { length: '1', width: '2', height: '3' },
        { length: '4', width: '5', height: '6' },
      ],
    }
    await storeDraft(centerIds.gujrat, draft)
    const site = await openBooking(store, `?from=${shipment.id}`)
    await site.user.upload(control('shipperIDFront'), new File([PNG], 'front.png', { type: 'image/png' }))
    await screen.findByText('front.png')
    await site.user.click(await screen.findByRole('button', { name: /Replace it with bill/ }))
    await filledFrom()
    expect(control('recCity')).toHaveValue('Oslo')
    expect(control('amount')).toHaveValue('')
    expect(
      screen.getByText('front.png was removed, because it belongs to another shipper. “Undo” brings it back.'),
    ).toBeVisible()
    window.dispatchEvent(new Event('pagehide'))
    cleanup()
    const { user } = await openBooking(store)
    expect(control('recCity')).toHaveValue('Oslo')
    await user.click(screen.getByRole('button', { name: 'Undo filling from the bill' }))
    expect(control('shipperCompany')).toHaveValue('Malik Traders')
    expect(control('recCity')).toHaveValue('Sheffield')
    expect(control('amount')).toHaveValue('900')
    expect(control('dimValues.1.height')).toHaveValue('6')
    expect(control('service')).toHaveDisplayValue('Select')
    expect(await screen.findByText('front.png')).toBeVisible()
    expect(screen.queryByText(/^Filled from bill/)).toBeNull()
  })

  it('leaves the payment empty, whatever the default of this computer is', async () => {
    const defaults = { service: '', paymentType: '1', shipmentType: '' }
    localStorage.setItem(`booking-presets:${centerIds.gujrat}`, JSON.stringify({ boxes: [], lines: [], defaults }))
    await bookAgain()
    await filledFrom()
    expect(control('recCity')).toHaveValue('Oslo')
    expect(control('paymentType')).toHaveDisplayValue('Select')
  })

  it('sends no customer id, as the bill does not say who was saved', async () => {
    const site = await bookAgain()
    await filledFrom()
    for (const [name, text] of [
      ['recPhone1', '+47 22 00 00 01'],
      ['amount', '900'],
      ['weight', '1'],
      ['pieces', '1'],
      ['invoiceValues.0.description', 'Cutlery'],
    ] as const) {
      await site.user.clear(control(name))
      await site.user.type(control(name), text)
    }
    for (const [name, option] of [
      ['paymentType', 'Cash'],
      ['cod', 'Non-COD'],
      ['remArea', 'No'],
    ] as const)
      await site.user.selectOptions(control(name), option)
    await addShipment(site)
    await booked()
    const { fields } = creations(store)[0] ?? { fields: {} }
    for (const details of ['shipperDetails', 'receiverDetails'])
      expect(JSON.parse((fields as Record<string, string>)[details] ?? '{}')).not.toHaveProperty('_id')
  })
})
