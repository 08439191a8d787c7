import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { visit, type Visit, withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { withComputer } from '../../browser/browserStandIns'
import {
  addShipment,
  booked,
  chooseCountry,
  control,
  countriesLoaded,
  creations,
  fill,
  openBooking,
  withReceiptTab,
} from '../bookingScreen'
import { storeDraft } from '../draft/storedDraft'

const { store, server } = withBackend()
withComputer()
withReceiptTab()

const write = async ({ user }: Visit, name: string, text: string) => {
  await user.clear(control(name))
  await user.type(control(name), text)
}
const summary = () => screen.getByRole('complementary', { name: 'Summary' })
const valueOf = (term: string) => within(summary()).getByText(term).nextElementSibling

/** Waits until the summary of errors has the focus, which it takes after a moment: typing before would lose letters. */
const summaryHasFocus = async (text: string | RegExp) => {
  const found = await screen.findAllByText(text)
  await waitFor(() => expect(found.find((each) => each.closest('[role=alert]'))?.closest('[role=alert]')).toHaveFocus())
}

describe('a number', () => {
  it('is sent as it is interpreted, and shown as it is sent', async () => {
    const site = await openBooking(store)
    await fill(site, {
      amount: '014,500.50',
      weight: '0012,5',
      pieces: '007',
      discount: '۵۰۰',
      gst: '16,5',
      'invoiceValues.0.quantity': '۱۲',
      'invoiceValues.0.price': '1.250,50',
    })
    expect(control('amount')).toHaveValue('014,500.50')
    await write(site, 'amount', '14,500.50')
    await waitFor(() => expect(control('grossTotal')).toHaveValue('16,310.58'))
    expect(valueOf('Amount')).toHaveTextContent('Rs. 14,500.50')
    expect(valueOf('Discount')).toHaveTextContent('− Rs. 500.00')
    expect(valueOf('GST 16.5 %')).toHaveTextContent('Rs. 2,310.08')
    expect(valueOf('Pieces, weight')).toHaveTextContent('7 pieces, 12.5 kg')
    expect(valueOf('Chargeable weight')).toHaveTextContent('12.5 kg')
    expect(control('invoiceValues.0.total')).toHaveValue('15,006.00')
    await addShipment(site)
    await booked()
    expect(creations(store)[0]?.fields).toMatchObject({
      amount: '14500.50',
      weight: '12.5',
      pieces: '7',
      discount: '500',
      gst: '16.5',
    })
    expect(JSON.parse(String(creations(store)[0]?.fields.invoiceValues))).toMatchObject([
      { quantity: 12, price: 1250.5, total: 15006 },
    ])
  })

  it('with two meanings is refused and both are named; until then no total includes it', async () => {
    const site = await openBooking(store)
    await fill(site, { amount: '1.500', weight: '0,500' })
    await waitFor(() => expect(control('grossTotal')).toHaveValue('—'))
    expect(valueOf('Amount')).toHaveTextContent('—')
    expect(valueOf('Pieces, weight')).toHaveTextContent('2 pieces, — kg')
    expect(valueOf('Chargeable weight')).toHaveTextContent('—')
    expect(within(summary()).getByText('Total').nextElementSibling).toHaveTextContent(/^—$/)
    await addShipment(site)
    await summaryHasFocus('2 fields need attention')
    expect(control('amount')).toHaveAccessibleDescription('Amount: enter 1500 or 1.5')
    expect(control('weight')).toHaveAccessibleDescription('Weight: enter 500 or 0.5')
    expect(creations(store)).toEqual([])
    await write(site, 'amount', '1500')
    await write(site, 'weight', '0.5')
    await addShipment(site)
    await booked()
    expect(creations(store)[0]?.fields).toMatchObject({ amount: '1500', weight: '0.5' })
  })

  it('in rupees has a thousands separator in the form, in the summary and in what is sent', async () => {
    const site = await openBooking(store)
    await fill(site, { amount: '12,500', discount: '1,000' })
    await site.user.selectOptions(control('cod'), 'COD')
    await site.user.type(control('codAmount'), '1,25,000{Tab}')
    await waitFor(() => expect(control('grossTotal')).toHaveValue('11,500.00'))
    expect(valueOf('Amount')).toHaveTextContent('Rs. 12,500.00')
    expect(control('amount')).toBeValid()
    await addShipment(site)
    await booked()
    expect(creations(store)[0]?.fields).toMatchObject({ amount: '12500', discount: '1000', codAmount: '125000' })
  })

  it('in doubt is reported once its field is left, until it is changed', async () => {
    const site = await openBooking(store)
    await site.user.type(control('weight'), '1,500')
    expect(control('weight')).toBeValid()
    await site.user.keyboard('{Enter}')
    expect(control('weight')).toBeInvalid()
    expect(control('weight')).toHaveAccessibleDescription('Weight: enter 1500 or 1.5')
    await write(site, 'weight', '2,5')
    expect(control('weight')).toBeValid()
    await site.user.tab()
    expect(control('weight')).toHaveAccessibleDescription('Read as 2.5')
    await write(site, 'weight', '2.5{Tab}')
    expect(control('weight')).not.toHaveAccessibleDescription()
    await site.user.type(control('amount'), '12.500{Tab}')
    expect(control('amount')).toHaveAccessibleDescription('Amount: enter 12500 or 12.5')
    await site.user.type(control('dimValues.0.length'), '30,5{Tab}4,000{Tab}')
    expect(control('dimValues.0.length')).toHaveAccessibleDescription('Read as 30.5')
    expect(control('dimValues.0.width')).toHaveAccessibleDescription('Width: enter 4000 or 4')
    expect(control('dimValues.0.height')).toBeValid()
  })

  it('of an invoice line that cannot be read gives no total, and the sum says so', async () => {
    const site = await openBooking(store)
    expect(screen.getByRole('columnheader', { name: 'Price (US$)' })).toBeVisible()
    await site.user.type(control('invoiceValues.0.description'), 'Shirts')
    await site.user.type(control('invoiceValues.0.price'), '11.50')
    await waitFor(() => expect(screen.getByText(/^Sum/)).toHaveTextContent('Sum US$ 11.50'))
    await site.user.click(screen.getByRole('button', { name: 'Add row to invoice details' }))
    await site.user.type(control('invoiceValues.1.quantity'), 'two')
    await waitFor(() => expect(control('invoiceValues.1.total')).toHaveValue('—'))
    expect(control('invoiceValues.0.total')).toHaveValue('11.50')
    expect(screen.getByText('Sum: a quantity or price is not a number')).toBeVisible()
    await write(site, 'invoiceValues.1.quantity', '2')
    await waitFor(() => expect(control('invoiceValues.1.total')).toHaveValue('2.00'))
    expect(screen.getByText(/^Sum/)).toHaveTextContent('Sum US$ 13.50')
    await site.user.type(control('dimValues.0.length'), '4,000')
    await waitFor(() => expect(screen.getByText(/^Volumetric weight/)).toHaveTextContent(/—$/))
  })
})

it('a discount above the amount, a third decimal and half a piece are asked about, and sent as typed', async () => {
  const site = await openBooking(store)
  await fill(site, { discount: '82500.125', pieces: '1.5' })
  await addShipment(site)
  const question = await screen.findByRole('dialog', { name: 'Check before booking' })
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'The discount Rs. 82,500.13 is larger than the amount Rs. 14,500.00.',
    'Discount 82500.125 has more than 2 decimals.',
    'Pieces 1.5 is not a whole number.',
  ])
  expect(creations(store)).toEqual([])
  await site.user.click(within(question).getByRole('button', { name: 'Book anyway' }))
  await booked()
  expect(creations(store)[0]?.fields).toMatchObject({ discount: '82500.125', pieces: '1.5' })
})

describe('a phone', () => {
  it('shows the form in which it prints, and is sent as typed', async () => {
    const site = await openBooking(store)
    await fill(site, {
      shipperPhone1: '0300-1234567',
      shipperPhone2: '۰۳۰۰ ۱۲۳۴۵۶۷',
      recPhone1: '+44 (0)20 7946 0000',
      recPhone2: '0',
    })
    await waitFor(() => expect(control('recPhone1')).toHaveAccessibleDescription('Prints as 00442079460000'))
    expect(control('shipperPhone1')).toHaveAccessibleDescription('Prints as 00923001234567')
    expect(control('shipperPhone2')).toHaveAccessibleDescription('Prints as 00923001234567')
    expect(control('recPhone2')).not.toHaveAccessibleDescription()
    await addShipment(site)
    await booked()
    expect(JSON.parse(String(creations(store)[0]?.fields.shipperDetails))).toMatchObject({
      shipperPhone1: '0300-1234567',
      shipperPhone2: '0300 1234567',
    })
    expect(JSON.parse(String(creations(store)[0]?.fields.receiverDetails))).toMatchObject({
      recPhone1: '+44 (0)20 7946 0000',
    })
  })

  it('of a receiver in Pakistan needs no country code', async () => {
    const site = await openBooking(store)
    await site.user.type(control('recPhone1'), '0300 1234567')
    await waitFor(() => expect(control('recPhone1')).toHaveAccessibleDescription('Prints as 0300 1234567'))
    await chooseCountry(site, 'Pakistan')
    await waitFor(() => expect(control('recPhone1')).toHaveAccessibleDescription('Prints as 00923001234567'))
  })

  it('that cannot be parsed is printed and sent as typed', async () => {
    const site = await openBooking(store)
    await fill(site, { shipperPhone1: '042-35761234/35' })
    await waitFor(() => expect(control('shipperPhone1')).toHaveAccessibleDescription('Prints as 042-35761234/35'))
    await addShipment(site)
    await site.user.click(await screen.findByRole('button', { name: 'Book anyway' }))
    await waitFor(() => expect(creations(store)).toHaveLength(1))
    expect(JSON.parse(String(creations(store)[0]?.fields.shipperDetails))).toMatchObject({
      shipperPhone1: '042-35761234/35',
    })
  })
})

describe('a service that is no longer offered', () => {
  const withoutExpress = () => {
    const express = store.services.find(({ name }) => name === 'Express')
    if (!express) throw new Error('The seed has no such service')
    const others = store.services.filter((service) => service !== express)
    server.use(
      http.get('*/api/service/getAllActive', () =>
        HttpResponse.json(others.map(({ id, name }) => ({ _id: id, name }))),
      ),
    )
    return express.id
  }
  const openForm = async () => {
    const site = visit('/admin/dashboard/airwaybill', { store, username: 'gujrat' })
    await within(await waitForControl('service')).findByRole('option', { name: 'Urgent' })
    await countriesLoaded()
    return site
  }
  const waitForControl = async (name: string) => {
    await waitFor(() => expect(control(name)).toBeDefined())
    return control<HTMLElement>(name)
  }

  it('is named in its field by this computer’s stored name', async () => {
    const id = withoutExpress()
    localStorage.setItem('booking-services:all', JSON.stringify([{ id, name: 'Express', isGone: true }]))
    await storeDraft(centerIds.gujrat, { service: id, recCountry: 'Prussia', recCity: 'Danzig' })
    const site = await openForm()
    await waitFor(() =>
      expect(control('service')).toHaveAccessibleDescription('Express is no longer offered. Choose another.'),
    )
    expect(control('service')).toHaveDisplayValue('Express')
    expect(control('service')).toBeInvalid()
    expect(control('recCountry')).toHaveAccessibleDescription('Prussia is no longer offered. Choose another.')
    await addShipment(site)
    const summary = (await screen.findByText(/fields need attention$/)).closest('[role="alert"]') as HTMLElement
    expect(within(summary).getByRole('button', { name: 'Booking' }).parentElement).toHaveTextContent(/^Booking 1$/)
    expect(creations(store)).toEqual([])
    expect(control('service')).toHaveAccessibleDescription('Express is no longer offered. Choose another.')
    await site.user.selectOptions(control('service'), 'Urgent')
    await chooseCountry(site, 'Germany')
    await waitFor(() => expect(control('service')).toBeValid())
    expect(control('service')).not.toHaveAccessibleDescription()
    expect(control('recCountry')).toBeValid()
  })
})

describe('the date', () => {
  afterEach(() => void vi.useRealTimers())

  it('is the new day after midnight in a form that was left open', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      now: new Date(2026, 10, 20, 23, 59, 30),
    })
    const site = await openBooking(store)
    await site.user.type(control('recCity'), 'Leeds')
    expect(control('date')).toHaveValue('Fri, Nov 20, 2026')
    await act(() => vi.advanceTimersByTimeAsync(91_000))
    expect(control('date')).toHaveValue('Sat, Nov 21, 2026')
    expect(control('recCity')).toHaveValue('Leeds')
  })
})
