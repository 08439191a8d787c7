import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addressOf, heading, visit, withBackend, type Visit } from '../app'
import { aCustomer } from '../backend/builders'

const { store, server } = withBackend()

const center = { store, username: 'gujrat' }
const CREATE = '/api/airwaybill/create'

/** The receipt's tab; each test looks at what was done to it. */
const tab = {
  opener: {},
  closed: false,
  document: { title: '', body: { textContent: '' } },
  location: { replace: vi.fn() },
  close: vi.fn(),
}

beforeEach(() => {
  tab.location.replace.mockReset()
  tab.close.mockReset()
  vi.spyOn(window, 'open').mockImplementation(() => tab as unknown as Window)
})

const control = <Element extends HTMLElement = HTMLInputElement>(name: string) =>
  document.getElementsByName(name)[0] as Element

async function open(): Promise<Visit> {
  const site = visit('/admin/dashboard/airwaybill', center)
  await heading('Add New AirwayBill')
  await waitFor(() => expect(control('airwayBillNo').value).toMatch(/^\d{10}$/))
  await within(control<HTMLElement>('recCountry')).findByRole('option', { name: 'Germany' })
  await within(control<HTMLElement>('service')).findByRole('option', { name: 'Express' })
  return site
}

const filled: Record<string, string> = {
  shipperCompany: 'Sana Textile Works',
  shipperContactPerson: 'Sana Mehmood',
  shipperPhone1: '923000000017',
  shipperNtnCnicNo: '34201-0000000-7',
  recCompany: 'Hallam & Daughters',
  recContactPerson: 'Ruth Hallam',
  recAddress: '77 Mill Street',
  recCity: 'Sheffield',
  recPostCode: 'S1 2AB',
  recPhone1: '440000000044',
  amount: '14,500.00',
  weight: '12.5',
  pieces: '2',
  'invoiceValues.0.description': 'Cotton bedspread',
}
const chosen: Record<string, string> = {
  service: 'Express',
  recCountry: 'United Kingdom',
  paymentType: 'Cash',
  shipmentType: 'Parcel',
  cod: 'Non-COD',
  remArea: 'No',
}

async function fill({ user }: Visit, changes: Record<string, string> = {}): Promise<void> {
  for (const [name, text] of Object.entries({ ...filled, ...changes })) {
    await user.clear(control(name))
    if (text) await user.click(control(name)).then(() => user.paste(text))
  }
  for (const [name, option] of Object.entries(chosen)) await user.selectOptions(control(name), option)
}

const addShipment = ({ user }: Visit) =>
  user.click(screen.getAllByRole('button', { name: 'Add Shipment' })[0] as HTMLElement)
const creations = () => store.calls.filter(({ path }) => path === CREATE)
const booked = () => screen.findAllByText('AirwayBill added successfully !!')

describe('an untouched form', () => {
  it('has the defaults and placeholders', async () => {
    await open()
    expect(control('date')).toHaveAttribute('readonly')
    expect(control('user')).toHaveValue('gujrat')
    expect(control('user')).toHaveAttribute('readonly')
    expect(control('airwayBillNo')).toHaveAttribute('readonly')
    expect(control('grossTotal')).toHaveAttribute('readonly')
    expect(control('origin')).toHaveDisplayValue('Pakistan')
    expect(within(control<HTMLElement>('origin')).getAllByRole('option')).toHaveLength(1)
    for (const name of ['service', 'recCountry', 'paymentType', 'shipmentType', 'cod', 'insurance', 'remArea']) {
      expect(control(name), name).toHaveDisplayValue('Select')
    }
    expect(control('codAmount')).toBeUndefined()
    expect(control('worthOfPackage')).toBeUndefined()
    expect(control('insuranceValue')).toBeUndefined()
  })

  it('names every missing field in a summary that takes the focus and leads to each', async () => {
    const site = await open()
    await addShipment(site)
    const summary = (await screen.findByText('20 fields need attention')).closest('[role="alert"]') as HTMLElement
    expect(summary).toHaveFocus()
    const messages = within(summary)
      .getAllByRole('button')
      .map((button) => button.textContent)
    expect(messages).toEqual([
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
    ])
    await site.user.click(within(summary).getByRole('button', { name: 'City cannot be blank' }))
    expect(control('recCity')).toHaveFocus()
    expect(control('recCity')).toBeInvalid()
    expect(control('recCity')).toHaveAccessibleDescription('City cannot be blank')
    expect(creations()).toEqual([])
  })
})

describe('fields that depend on others', () => {
  it('asks for the COD amount only when COD is chosen', async () => {
    const site = await open()
    await fill(site)
    await site.user.selectOptions(control('cod'), 'COD')
    await addShipment(site)
    expect((await screen.findAllByText('COD Amount cannot be blank'))[0]).toBeVisible()
    await site.user.selectOptions(control('cod'), 'Non-COD')
    expect(control('codAmount')).toBeUndefined()
    await addShipment(site)
    await booked()
    expect(creations()[0]?.fields).toMatchObject({ cod: '0', codAmount: '' })
  })

  it('asks for the worth only when insurance is yes, and computes its value', async () => {
    const site = await open()
    await fill(site)
    await site.user.selectOptions(control('insurance'), 'Yes')
    await addShipment(site)
    expect((await screen.findAllByText('Worth of package cannot be blank'))[0]).toBeVisible()
    expect(screen.getAllByText('Insurance value cannot be blank')[0]).toBeVisible()
    await site.user.type(control('worthOfPackage'), '90,000')
    expect(control('insuranceValue')).toHaveValue('90,000.00')
    expect(control('insuranceValue')).toHaveAttribute('readonly')
    await addShipment(site)
    await booked()
    expect(creations()[0]?.fields).toMatchObject({ insurance: '1', worthOfPackage: '90000' })
  })

  it.each([
    ['amount', '0', 'Amount must be at least 1'],
    ['amount', 'twelve', 'Amount must be a number'],
    ['discount', '-1', 'Discount cannot be negative'],
    ['gst', '-0.5', 'GST cannot be negative'],
    ['pieces', '-1', 'Pieces cannot be negative'],
  ])('%s does not take %s', async (name, text, message) => {
    const site = await open()
    await fill(site, { [name]: text })
    await addShipment(site)
    expect((await screen.findAllByText(message))[0]).toBeVisible()
    expect(creations()).toEqual([])
  })
})

describe('totals and rows', () => {
  it('follow what is typed', async () => {
    const site = await open()
    await fill(site, { amount: '14,500', discount: '500', gst: '16' })
    expect(control('grossTotal')).toHaveValue('16,240.00')
    expect(screen.getAllByText('Rs. 16,240.00')[0]).toBeVisible()

    await site.user.type(control('invoiceValues.0.price'), '11.50')
    expect(control('invoiceValues.0.total')).toHaveValue('11.50')
    await site.user.type(control('invoiceValues.0.quantity'), '24')
    expect(control('invoiceValues.0.total')).toHaveValue('276.00')

    await site.user.type(control('dimValues.0.length'), '48')
    await site.user.type(control('dimValues.0.width'), '36')
    await site.user.type(control('dimValues.0.height'), '30')
    expect(screen.getAllByText('10.37 kg')[0]).toBeVisible()
  })

  it('are appended, and removed from the end; the first stays', async () => {
    const site = await open()
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

  it('are sent as numbers, empty cells as empty texts, empty rows not at all', async () => {
    const site = await open()
    await fill(site)
    await site.user.click(screen.getByRole('button', { name: 'Add row to dimensions' }))
    await site.user.click(screen.getByRole('button', { name: 'Add row to dimensions' }))
    await site.user.type(control('dimValues.2.length'), '40')
    await site.user.click(screen.getByRole('button', { name: 'Add row to invoice details' }))
    await addShipment(site)
    await booked()
    const fields: Record<string, string> = creations()[0]?.fields ?? {}
    expect(JSON.parse(fields['dimValues'] ?? '')).toEqual([
      { length: '', width: '', height: '' },
      { length: 40, width: '', height: '' },
    ])
    expect(JSON.parse(fields['invoiceValues'] ?? '')).toEqual([
      { description: 'Cotton bedspread', quantity: '', price: '', total: 1 },
    ])
  })
})

describe('saved shippers and receivers', () => {
  it('are found as one types, and fill the form', async () => {
    store.customers.push(
      aCustomer({ company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi', city: 'Jhelum', ntnCnic: '3740500000001' }),
    )
    const site = await open()
    await site.user.type(control('shipperCompany'), 'zarqa')
    await site.user.click(screen.getByRole('button', { name: 'Search saved shippers by company' }))
    const popup = await screen.findByRole('dialog', { name: 'Saved shippers' })
    expect(within(popup).getByRole('searchbox')).toHaveValue('zarqa')
    await within(popup).findByText('1 found. Arrow keys move, Enter fills the form.')
    await site.user.type(within(popup).getByRole('searchbox'), '{Enter}')
    await waitFor(() => expect(control('shipperCity')).toHaveValue('Jhelum'))
    expect(control('shipperNtnCnicNo')).toHaveValue('3740500000001')
    expect(screen.getByText('Filled from saved shippers')).toBeVisible()
  })

  it('say when there is none, and when they could not be loaded', async () => {
    const site = await open()
    await site.user.click(screen.getByRole('button', { name: 'Search saved receivers by contact person' }))
    const popup = await screen.findByRole('dialog', { name: 'Saved receivers' })
    await site.user.type(within(popup).getByRole('searchbox'), 'qqqq')
    expect(await within(popup).findByText('No saved receivers for «qqqq».')).toBeVisible()
    server.use(http.get('*/api/customer/search', () => HttpResponse.json({}, { status: 500 })))
    await site.user.type(within(popup).getByRole('searchbox'), 'x')
    expect(await within(popup).findByText(/could not be loaded/)).toBeVisible()
  })
})

describe('files', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2])
  const file = (name: string, content: Uint8Array<ArrayBuffer>, type: string) => new File([content], name, { type })

  it('are sent when chosen, and absent otherwise', async () => {
    const site = await open()
    await fill(site)
    await site.user.upload(control('shipperIDFront'), file('front.png', png, 'image/png'))
    expect(await screen.findByText('front.png')).toBeVisible()
    await addShipment(site)
    await booked()
    expect(creations()[0]?.files).toMatchObject([{ name: 'shipperIDFront', filename: 'front.png', type: 'image/png' }])
  })

  it.each([
    ['empty.png', new Uint8Array(), 'image/png', 'The file is empty'],
    ['renamed.png', new TextEncoder().encode('<svg></svg>'), 'image/png', 'The file must be a JPG or PNG'],
    ['paper.pdf', new TextEncoder().encode('%PDF-1.7 …'), 'application/pdf', 'The file must be a JPG or PNG'],
  ])('%s is refused under its field', async (name, content, type, message) => {
    await open()
    // Dropped files and renamed ones get past the dialog's own filter.
    const user = userEvent.setup({ delay: null, applyAccept: false })
    await user.upload(control('shipperIDBack'), file(name, new Uint8Array(content), type))
    expect(await screen.findByText(message)).toBeVisible()
    expect(control('shipperIDBack')).toHaveAccessibleDescription(message)
  })

  it('can be removed again', async () => {
    const site = await open()
    await site.user.upload(control('customNTN'), file('ntn.png', png, 'image/png'))
    await site.user.click(await screen.findByRole('button', { name: 'Remove ntn.png' }))
    expect(screen.queryByText('ntn.png')).toBeNull()
  })
})

describe('Add Shipment', () => {
  it('points the tab at the receipt and gives a fresh form with the next number', async () => {
    const site = await open()
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
    expect(sessionStorage.getItem('dashboard:draft:gujrat')).toBeNull()
  })

  it('opens no tab without Print Invoice', async () => {
    const site = await open()
    await fill(site)
    await site.user.click(screen.getByLabelText('Print Invoice'))
    await addShipment(site)
    await booked()
    expect(window.open).not.toHaveBeenCalled()
  })

  it('leaves a link to the receipt, for tabs that were blocked', async () => {
    vi.mocked(window.open).mockReturnValue(null)
    const site = await open()
    await fill(site)
    await addShipment(site)
    await booked()
    expect(screen.getByRole('link', { name: 'Open receipt' })).toHaveAttribute(
      'href',
      `/admin/dashboard/receipt/${store.shipments[0]?.id}`,
    )
  })

  it('sends one booking for two clicks', async () => {
    const site = await open()
    await fill(site)
    const button = screen.getAllByRole('button', { name: 'Add Shipment' })[0] as HTMLElement
    button.click()
    button.click()
    await booked()
    expect(creations()).toHaveLength(1)
  })

  it.each([
    [400, { errors: [{ msg: 'Mobile number is not valid' }, { msg: 'second' }] }, 'Mobile number is not valid'],
    [400, { error: 'AirwayBill No already exists' }, 'AirwayBill No already exists'],
    [400, {}, 'Bad Request'],
    [404, {}, "Center doesn't exists"],
    [500, { error: 'disk is full' }, 'disk is full'],
    [500, {}, 'Internal Server Error'],
    [413, {}, 'Payload Too Large'],
  ])('keeps everything when it is refused with %i %j', async (status, body, message) => {
    const site = await open()
    await fill(site)
    server.use(http.post(`*${CREATE}`, () => HttpResponse.json(body, { status })))
    await addShipment(site)
    expect((await screen.findAllByText(message))[0]).toBeVisible()
    expect(tab.close).toHaveBeenCalled()
    for (const [name, text] of Object.entries(filled)) expect(control(name), name).toHaveValue(text)
    expect(store.shipments.some((shipment) => shipment.airwayBillNo === control('airwayBillNo').value)).toBe(false)
  })

  it('fetches a new number when the old one was taken meanwhile', async () => {
    const site = await open()
    const number = control('airwayBillNo').value
    await fill(site)
    server.use(
      http.post(`*${CREATE}`, () => HttpResponse.json({ error: 'AirwayBill No already exists' }, { status: 400 })),
      http.get('*/api/airwaybill/getLast', () => HttpResponse.json(Number(number) + 5)),
    )
    await addShipment(site)
    await screen.findAllByText('AirwayBill No already exists')
    await waitFor(() => expect(control('airwayBillNo')).toHaveValue(String(Number(number) + 5)))
    expect(control('recCity')).toHaveValue('Sheffield')
  })
})

describe('an answer that is lost', () => {
  it.each([
    ['no answer', () => HttpResponse.error()],
    ['502', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['a page in place of an answer', () => HttpResponse.html('<h1>Hello</h1>')],
  ])('%s: the booking is looked up and shown', async (_name, answer) => {
    const site = await open()
    await fill(site)
    store.faults.push({ method: 'POST', path: CREATE, drop: 'after' })
    let isFirst = true
    server.use(
      http.post(`*${CREATE}`, async ({ request }) => {
        if (!isFirst) return undefined
        isFirst = false
        await fetch(request.clone()).catch(() => undefined)
        return answer()
      }),
    )
    await addShipment(site)
    await booked()
    expect(store.shipments.filter(({ consignee }) => consignee?.contactPerson === 'Ruth Hallam')).toHaveLength(1)
  })

  it('that cannot be looked up either locks the form until it is known', async () => {
    const site = await open()
    await fill(site)
    server.use(
      http.post(`*${CREATE}`, () => HttpResponse.error(), { once: true }),
      http.get('*/api/airwaybill/search', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    )
    await addShipment(site)
    const popup = await screen.findByRole('dialog', { name: /Is \d{10} booked\?/ })
    expect(control<HTMLElement>('recCity').closest('form')).toHaveAttribute('inert')
    await site.user.click(within(popup).getByRole('button', { name: 'Look again' }))
    expect((await screen.findAllByText(/is not booked. You can submit it again/))[0]).toBeVisible()
    await addShipment(site)
    await booked()
  })
})

describe('the draft', () => {
  it('comes back, and Cancel asks before it is discarded', async () => {
    sessionStorage.setItem(
      'dashboard:draft:gujrat',
      JSON.stringify({ recCity: 'Sheffield', dimValues: 'broken', x: 1 }),
    )
    const site = await open()
    expect(control('recCity')).toHaveValue('Sheffield')
    expect(control('dimValues.0.length')).toHaveValue('')
    await site.user.click(screen.getByRole('button', { name: 'Cancel' }))
    const popup = await screen.findByRole('dialog', { name: 'Leave without booking?' })
    await site.user.click(within(popup).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(addressOf(site)).toBe('/admin/dashboard'))
    expect(sessionStorage.getItem('dashboard:draft:gujrat')).toBeNull()
  })
})
