import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { sentDrafts } from '@/session/drafts/sentDrafts'
import { heading, withBackend } from '../app'
import { centerIds } from '../backend/branches'
import { withComputer } from '../browser/browserStandIns'
import {
  addShipment,
  booked,
  control,
  CREATE,
  creations,
  fill,
  openBooking,
  openFilled,
  withReceiptTab,
} from './bookingScreen'
import { storeDraft } from './draft/storedDraft'

const { store } = withBackend()
withComputer()
withReceiptTab()

describe('an untouched form', () => {
  it('has the defaults and placeholders', async () => {
    await openBooking(store)
    expect(control('date')).toHaveAttribute('readonly')
    expect(control('user')).toHaveValue('gujrat')
    expect(control('user')).toHaveAttribute('readonly')
    expect(control('airwayBillNo')).toHaveAttribute('readonly')
    expect(control('grossTotal')).toHaveAttribute('readonly')
    expect(control('origin')).toHaveDisplayValue('Pakistan')
    expect(within(control<HTMLElement>('origin')).getAllByRole('option')).toHaveLength(1)
    for (const name of ['service', 'paymentType', 'shipmentType', 'cod', 'insurance', 'remArea']) {
      expect(control(name), name).toHaveDisplayValue('Select')
    }
    expect(control('recCountry')).toHaveValue('')
    expect(control('recCountry')).toHaveAttribute('placeholder', 'Select')
    expect(control('codAmount')).toBeUndefined()
    expect(control('worthOfPackage')).toBeUndefined()
    expect(control('insuranceValue')).toBeUndefined()
    // What a phone needs: a keyboard for the kind of value, and no autofill, as the clerk types about other people.
    const keyboards = { shipperPhone1: 'tel', recEmail: 'email', amount: 'decimal', weight: 'decimal' }
    for (const [name, inputmode] of Object.entries(keyboards)) {
      expect(control(name), name).toHaveAttribute('inputmode', inputmode)
      expect(control(name), name).toHaveAttribute('autocomplete', 'off')
    }
  })

  it('has the fields of the specification under its names, in its order, required ones marked', async () => {
    await openBooking(store)
    for (const name of ['cod', 'insurance']) fireEvent.change(control(name), { target: { value: '1' } })
    const fields = [...document.querySelectorAll<HTMLInputElement>('.cc-booking [name]')].map((field) => {
      const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? ''
      return `${field.name} ${label}${field.getAttribute('aria-required') === 'true' ? '*' : ''}`
    })
    expect(fields).toEqual([
      'date Date',
      'origin Origin',
      'service Service*',
      'user User',
      'airwayBillNo Airway Bill No',
      'shipperCompany Company*',
      'shipperContactPerson Contact person*',
      'shipperRef Ref',
      'shipperAddress Address',
      'shipperState State',
      'shipperCity City',
      'shipperPostCode Post code',
      'shipperPhone1 Mobile 1*',
      'shipperPhone2 Mobile 2',
      'shipperNtnCnicNo NTN/CNIC*',
      'shipperEmail Email',
      'shipperIDFront ID card front',
      'shipperIDBack ID card back',
      'customNTN Custom copies / NTN',
      'recCompany Company*',
      'recContactPerson Contact person*',
      'recAddress Address*',
      'recCountry Country*',
      'recState State',
      'recCity City*',
      'recPostCode Post code*',
      'recPhone1 Phone 1*',
      'recPhone2 Phone 2',
      'recFax Fax',
      'recEmail Email',
      'paymentType Payment*',
      'amount Amount*',
      'discount Discount',
      'gst GST',
      'grossTotal Total',
      'cod COD/Non-COD*',
      'codAmount COD Amount*',
      'shipmentType Shipment type*',
      'weight Weight in Kg*',
      'pieces Pieces*',
      'insurance Insurance',
      'remArea Remote area*',
      'worthOfPackage Worth of package*',
      'insuranceValue Insurance value',
      'dimValues.0.length Length of piece 1',
      'dimValues.0.width Width of piece 1',
      'dimValues.0.height Height of piece 1',
      'invoiceValues.0.description Description, line 1',
      'invoiceValues.0.quantity Quantity, line 1',
      'invoiceValues.0.price Price, line 1',
      'invoiceValues.0.total Total, line 1',
      'remarks Remarks',
      'print Print Invoice',
    ])
    const choices = Object.fromEntries(
      ['paymentType', 'cod', 'shipmentType', 'insurance', 'remArea'].map((name) => [
        name,
        [...control<HTMLSelectElement>(name).options].map(({ value, text }) => `${value} ${text}`).slice(1),
      ]),
    )
    expect(choices).toEqual({
      paymentType: ['1 Cash', '2 Credit'],
      cod: ['1 COD', '0 Non-COD'],
      shipmentType: ['1 Parcel', '2 Document'],
      insurance: ['1 Yes', '0 No'],
      remArea: ['1 Yes', '0 No'],
    })
  })

  it('names every missing field in a summary that takes the focus and links to each field', async () => {
    const site = await openBooking(store)
    await addShipment(site)
    const summary = (await screen.findByText('20 fields need attention')).closest('[role="alert"]') as HTMLElement
    expect(summary).toHaveFocus()
    const lines = within(summary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(lines).toEqual(['Booking 1', 'Shipper 4', 'Receiver 7', 'Shipment 7', 'Invoice details 1'])
    const marked = [...document.querySelectorAll('.cc-booking [aria-invalid=true]')]
    const messages = [
      'Service must be selected',
      'Company cannot be blank',
      'Contact person cannot be blank',
      'Mobile cannot be blank',
      'NTN/CNIC cannot be blank',
      'Company cannot be blank',
      'Contact person cannot be blank',
      'Address cannot be blank',
      'Country must be selected',
      'City cannot be blank',
      'Post code cannot be blank',
      'Mobile cannot be blank',
      'Payment type must be selected',
      'Amount cannot be blank',
      'COD must be selected',
      'Shipment Type must be selected',
      'Weight cannot be blank',
      'Pieces cannot be blank',
      'Remote Area must be selected',
      'Invoice details are required',
    ]
    expect(marked).toHaveLength(messages.length)
    for (const [index, message] of messages.entries()) expect(marked[index]).toHaveAccessibleDescription(message)
    await site.user.click(within(summary).getByRole('button', { name: 'Receiver' }))
    expect(control('recCompany')).toHaveFocus()
    expect(control('recCity')).toBeInvalid()
    expect(control('recCity')).toHaveAccessibleDescription('City cannot be blank')
    expect(creations(store)).toEqual([])
  })
})

it('repeats wrong values of sizes, files and amounts in the summary, each with its section', async () => {
  const site = await openBooking(store)
  await fill(site, { discount: '-1', 'dimValues.0.width': 'wide', 'invoiceValues.0.price': 'free' })
  await site.user.upload(control('customNTN'), new File(['no picture'], 'ntn.pdf', { type: 'application/pdf' }))
  await screen.findAllByText('The file must be a picture or a PDF')
  await addShipment(site)
  const summary = (await screen.findByText('4 fields need attention')).closest('[role="alert"]') as HTMLElement
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Discount cannot be negative Shipment',
    'Width must be a number Dimensions',
    'Price must be a number Invoice details',
    'The file must be a picture or a PDF Shipper',
  ])
  // The message disappears with the first valid letter.
  await waitFor(() => expect(summary).toHaveFocus())
  await site.user.clear(control('invoiceValues.0.price'))
  await site.user.type(control('invoiceValues.0.price'), '4')
  await waitFor(() => expect(control('invoiceValues.0.price')).toBeValid())
})

describe('fields that depend on others', () => {
  it('asks for the COD amount only when COD is chosen', async () => {
    const site = await openBooking(store)
    await fill(site)
    await site.user.selectOptions(control('cod'), 'COD')
    await addShipment(site)
    expect((await screen.findAllByText('COD Amount cannot be blank'))[0]).toBeVisible()
    await site.user.selectOptions(control('cod'), 'Non-COD')
    expect(control('codAmount')).toBeUndefined()
    await addShipment(site)
    await booked()
    expect(creations(store)[0]?.fields).toMatchObject({ cod: '0', codAmount: '' })
  })

  it('asks for the worth only if insurance is yes, and computes the insurance value from it', async () => {
    const site = await openBooking(store)
    await fill(site)
    await site.user.selectOptions(control('insurance'), 'Yes')
    await addShipment(site)
    expect((await screen.findAllByText('Worth of package cannot be blank'))[0]).toBeVisible()
    expect(screen.getAllByText('Insurance value cannot be blank')[0]).toBeVisible()
    await site.user.type(control('worthOfPackage'), '90,000.00')
    // Computed values are rendered after what is typed.
    await waitFor(() => expect(control('insuranceValue')).toHaveValue('90,000.00'))
    expect(control('insuranceValue')).toHaveAttribute('readonly')
    await addShipment(site)
    await booked()
    expect(creations(store)[0]?.fields).toMatchObject({ insurance: '1', worthOfPackage: '90000.00' })
  })
})

describe('invoice and dimension rows', () => {
  it('are appended, and removed from the end, but never the first one', async () => {
    const site = await openBooking(store)
    const add = screen.getByRole('button', { name: 'Add row to invoice details' })
    const remove = screen.getByRole('button', { name: 'Delete row of invoice details' })
    expect(remove).toBeDisabled()
    await site.user.click(add)
    expect(control('invoiceValues.1.description')).toHaveFocus()
    await site.user.click(add)
    await site.user.type(control('invoiceValues.1.description'), 'second')
    await site.user.click(remove)
    expect(control('invoiceValues.2.description')).toBeUndefined()
    expect(control('invoiceValues.1.description')).toHaveValue('second')
    await site.user.click(remove)
    expect(remove).toBeDisabled()
  })

  it('are sent as numbers, with empty cells as empty strings and without empty rows', async () => {
    const site = await openBooking(store)
    await fill(site, { pieces: '1' })
    await site.user.click(screen.getByRole('button', { name: 'Add row to dimensions' }))
    await site.user.click(screen.getByRole('button', { name: 'Add row to dimensions' }))
    await site.user.type(control('dimValues.2.length'), '40')
    await site.user.click(screen.getByRole('button', { name: 'Add row to invoice details' }))
    await addShipment(site)
    await booked()
    const fields: Record<string, string> = creations(store)[0]?.fields ?? {}
    expect(JSON.parse(fields['dimValues'] ?? '')).toEqual([
      { length: '', width: '', height: '' },
      { length: 40, width: '', height: '' },
    ])
    expect(JSON.parse(fields['invoiceValues'] ?? '')).toEqual([
      { description: 'Cotton bedspread', quantity: '', price: '', total: 1 },
    ])
  })
})

it('a booking tells the lists of the other tabs that there is another shipment', async () => {
  const otherTab = new BroadcastChannel('shipment-changes')
  const heard = vi.fn()
  otherTab.onmessage = ({ data }) => heard(data)
  const site = await openBooking(store)
  await fill(site)
  await addShipment(site)
  await booked()
  await waitFor(() => expect(heard.mock.calls).toEqual([[[]]]))
  otherTab.close()
})

describe('the number of fields to correct beside a heading', () => {
  it('equals the number of fields marked in the section', async () => {
    const site = await openBooking(store)
    await fill(site, { amount: '-5', weight: '-2', 'invoiceValues.0.quantity': 'x', 'invoiceValues.0.price': '-1' })
    await site.user.selectOptions(control('insurance'), 'Yes')
    await addShipment(site)
    for (const [name, count] of [
      ['Shipment', 3],
      ['Invoice details', 2],
    ] as const) {
      const section = await screen.findByRole('group', { name: `${name} ${count} fields to correct` })
      expect(section.querySelectorAll('[aria-invalid]')).toHaveLength(count)
    }
  })
})

describe('the message of a missing field', () => {
  it('disappears once the field is filled or no longer required', async () => {
    const site = await openBooking(store)
    await fill(site)
    await site.user.selectOptions(control('insurance'), 'Yes')
    await site.user.selectOptions(control('cod'), 'COD')
    await addShipment(site)
    const summary = () => screen.queryByRole('button', { name: /Worth of package cannot be blank/ })
    await waitFor(() => expect(summary()).toBeInTheDocument())
    expect(screen.queryByRole('button', { name: /Insurance value/ })).toBeNull()
    await site.user.type(control('worthOfPackage'), '90000')
    await waitFor(() => expect(summary()).not.toBeInTheDocument())
    await site.user.selectOptions(control('cod'), 'Non-COD')
    await waitFor(() => expect(screen.queryByText(/COD Amount cannot be blank/)).not.toBeInTheDocument())
    expect(screen.queryByText(/cannot be blank/)).not.toBeInTheDocument()
  })
})

describe('a file', () => {
  const file = (name: string, content: Uint8Array<ArrayBuffer>, type: string) => new File([content], name, { type })

  it('that is refused blocks the booking until the clerk continues without it', async () => {
    const site = await openBooking(store)
    await fill(site)
    const user = userEvent.setup({ delay: null, applyAccept: false })
    await user.upload(control('shipperIDBack'), file('empty.png', new Uint8Array(), 'image/png'))
    expect(await screen.findByText('The file is empty')).toBeVisible()
    expect(control('shipperIDBack')).toHaveAccessibleDescription('The file is empty')
    await addShipment(site)
    expect(creations(store)).toEqual([])
    await site.user.click(screen.getByRole('button', { name: /^Continue without/ }))
    await addShipment(site)
    await booked()
    expect(creations(store)[0]?.files).toEqual([])
  })
})

describe('the tab title', () => {
  it('names the booking as soon as both ends are known', async () => {
    const site = await openBooking(store)
    expect(document.title).toBe('Chenab | Add New AirwayBill')
    await site.user.type(control('shipperCompany'), 'Sana Textile Works')
    await site.user.type(control('recCity'), 'Sheffield')
    await waitFor(() => expect(document.title).toBe('Sana Textile Works → Sheffield | Chenab'))
    await site.user.type(control('shipperContactPerson'), 'Sana Mehmood')
    await waitFor(() => expect(document.title).toBe('Sana → Sheffield | Chenab'))
    await site.user.clear(control('recCity'))
    await waitFor(() => expect(document.title).toBe('Chenab | Add New AirwayBill'))
  })

  it('names a restored draft too, and is reset after the booking', async () => {
    await storeDraft(centerIds.gujrat, { shipperContactPerson: 'Sana Mehmood', recCity: 'Leeds' })
    const site = await openBooking(store)
    expect(document.title).toBe('Sana → Leeds | Chenab')
    await fill(site)
    await waitFor(() => expect(document.title).toBe('Sana → Sheffield | Chenab'))
    await addShipment(site)
    await booked()
    await waitFor(() => expect(document.title).toBe('Chenab | Add New AirwayBill'))
  })
})

it.each([
  ['first', false],
  ['last', true],
])(
  'a booking is reported once, though its form, which hears of it %s, was left and opened again',
  async (_when, isLast) => {
    const site = await openFilled(store)
    store.faults.push({ path: CREATE, drop: 'after' })
    for (const path of ['search', 'getAllByToday'])
      store.faults.push({ path: `/api/airwaybill/${path}`, status: 500, body: {}, times: 2 })
    await addShipment(site)
    await screen.findByRole('dialog', { name: /booked\?$/ })
    store.faults.splice(0)
    for (const path of ['search', 'getAllByToday']) store.faults.push({ path: `/api/airwaybill/${path}`, isHeld: true })
    await site.user.click(screen.getByRole('button', { name: 'Look again' }))
    await waitFor(() => expect(store.held).toHaveLength(2))
    void site.router.navigate('/admin/dashboard/settings')
    await site.user.click(await screen.findByRole('button', { name: 'Save draft' }))
    await heading('Profile Settings')
    await act(() => site.router.navigate('/admin/dashboard/airwaybill'))
    await heading('Add New AirwayBill')
    if (isLast) {
      // Another tab with the same draft has booked it.
      const [sent] = await sentDrafts(centerIds.gujrat)
      const channel = new BroadcastChannel('dashboard-booking')
      channel.postMessage({
        ...sent,
        id: store.shipments.find(({ airwayBillNo }) => airwayBillNo === sent?.airwayBillNo)?.id,
      })
      await screen.findByRole('region', { name: 'Booked' })
      channel.close()
    }
    store.held.splice(0).forEach((go) => go())
    await screen.findByRole('region', { name: 'Booked' })
    await site.user.click(screen.getByRole('button', { name: /^Messages/ }))
    const list = within(screen.getByRole('region', { name: 'Messages' }))
    await waitFor(() => expect(list.getAllByText('AirwayBill added successfully !!')).toHaveLength(1))
  },
)
