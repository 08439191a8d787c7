import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { heading, makeRoundTrip, visit, withBackend } from '../../app'
import { aCustomer, aShipment } from '../../backend/builders'
import { withComputer } from '../../browser/browserStandIns'
import { addShipment, booked, control, countriesLoaded, CREATE, fill, withReceiptTab } from '../bookingScreen'
import { holdAnswers } from '../holdAnswers'

const { store, server } = withBackend()
withComputer()
withReceiptTab()

const RECEIPTS = '*/api/airwaybill/receipt/*'
const OFFER = /^Same boxes and invoice lines as on/

type Details = Parameters<typeof aShipment>[0]

/** Adds a shipment from Zarqa Bibi to Kari Olsen. */
function sent(createdAt: string, details: Details = {}) {
  const consignor = { company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi', ...details.consignor }
  const consignee = { company: 'Olsen Import', contactPerson: 'Kari Olsen', ...details.consignee }
  const shipment = aShipment({ ...details, createdAt, consignor, consignee })
  store.shipments.push(shipment)
  return shipment
}

/** Opens the form after Records, which has loaded the list of all shipments. */
async function openAfterRecords(...names: [string?, string?]) {
  const site = visit('/admin/dashboard/records', { store, username: 'gujrat' })
  await heading('View Records')
  await screen.findAllByText('Zarqa Bibi')
  await act(() => site.router.navigate('/admin/dashboard/airwaybill'))
  await heading('Add New AirwayBill')
  await waitFor(() => expect(control('recCountry')).toBeInTheDocument())
  const [shipper = 'zarqa  bibi', receiver = 'Kari Olsen'] = names
  fireEvent.change(control('shipperContactPerson'), { target: { value: shipper } })
  fireEvent.change(control('recContactPerson'), { target: { value: receiver } })
  return site
}
const receipts = () => store.calls.filter(({ path }) => path.includes('/receipt/'))
const offer = () => screen.findByRole('button', { name: OFFER })

describe('the rows last used between two parties', () => {
  it('are offered, loaded only on request, filled in, and removed by Undo', async () => {
    sent('2026-10-01T08:00:00Z')
    const last = sent('2026-11-12T08:00:00Z', {
      dimensions: [
        { length: 50, width: 40, height: 30 },
        { length: 20, width: 20.5, height: 10 },
      ],
      invoices: [
        { description: 'Shawl', quantity: 3, price: 12.5 },
        { description: 'Cap', quantity: 1, price: '' },
        { description: 'Rug', quantity: 2, price: 40 },
      ],
    })
    sent('2026-11-13T08:00:00Z', { status: 'void' })
    sent('2026-11-14T08:00:00Z', { consignee: { contactPerson: 'Kari Olsen Berg' } })
    const { user } = await openAfterRecords()
    expect(await offer()).toHaveTextContent('Same boxes and invoice lines as on Thu, Nov 12, 2026 (2 boxes)')
    expect(receipts()).toEqual([])
    expect(control('dimValues.0.length')).toHaveValue('')

    act(() => control('dimValues.0.length').focus())
    await user.tab({ shift: true })
    expect(await offer()).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/^Filled from bill/)).toHaveTextContent(
      `Filled from bill ${last.airwayBillNo} of Thu, Nov 12, 2026. Boxes: 2, invoice lines: 3.`,
    )
    expect(control('dimValues.1.width')).toHaveValue('20.5')
    expect(control('dimValues.0.length')).toHaveFocus()
    expect(['0.description', '1.price', '2.quantity'].map((cell) => control(`invoiceValues.${cell}`).value)).toEqual([
      'Shawl',
      '',
      '2',
    ])
    expect(receipts()).toHaveLength(1)

    await user.click(screen.getByRole('button', { name: 'Undo filling boxes and invoice lines' }))
    expect(control('dimValues.1.length')).toBeUndefined()
    expect(control('invoiceValues.0.description')).toHaveValue('')
    expect(await offer()).toBeVisible()
  })

  it.each<[Details, RegExp, string, string]>([
    [{ invoices: [] }, /Boxes: 1\. It has no invoice lines\.$/, '40', ''],
    [{ dimensions: [{ length: null, width: null, height: null } as never] }, /It has no boxes\.$/, '', 'Table knives'],
    [{ dimensions: [], invoices: [] }, /^Nothing to fill in: .* no boxes and no invoice lines/, '', ''],
    [
      { dimensions: [], invoices: [{ description: 'Documents', quantity: null, price: null } as never] },
      /^Nothing to fill in: .* no boxes and no invoice lines/,
      '',
      '',
    ],
    [
      { dimensions: [{ length: 40, width: true, height: 20 } as never] },
      /invoice lines: 1\. Left blank, as the bill’s figures cannot be read: Width of piece 1\.$/,
      '40',
      'Table knives',
    ],
    [
      { dimensions: 'large' as never, invoices: [] },
      /^Nothing to fill in: boxes and invoice lines of bill .* cannot be read/,
      '',
      '',
    ],
    [{ consignee: { company: 'Olsen Fisk' } }, /^Nothing to fill in: .* belongs to another company/, '', ''],
  ])('have a message about what is missing in the bill: %j', async (details, told, length, description) => {
    sent('2026-11-12T08:00:00Z', details)
    const { user } = await openAfterRecords()
    fireEvent.change(control('recCompany'), { target: { value: 'Olsen Import' } })
    await user.click(await offer())
    const status = await screen.findByText(told)
    expect(status).toBeVisible()
    expect(control('dimValues.0.length')).toHaveValue(length)
    expect(control('invoiceValues.0.description')).toHaveValue(description)
  })

  it('overwrite nothing that is typed meanwhile, and can be requested again after a failure', async () => {
    sent('2026-11-12T08:00:00Z')
    const { user } = await openAfterRecords()
    const button = await offer()
    server.use(http.get(RECEIPTS, () => HttpResponse.json({ error: 'No' }, { status: 400 }), { once: true }))
    await user.click(button)
    const again = await screen.findByRole('button', { name: 'Try again' })
    const answers = holdAnswers(server, RECEIPTS)
    await user.click(again)
    await answers.asked('receipt/')
    fireEvent.change(control('dimValues.0.length'), { target: { value: '9' } })
    await answers.release('receipt/')
    await makeRoundTrip()
    expect(control('dimValues.0.length')).toHaveValue('9')
    expect(control('invoiceValues.0.description')).toHaveValue('')
  })

  async function openWithoutRows() {
    const site = await openAfterRecords()
    await countriesLoaded()
    await fill(site, {
      shipperCompany: 'Zarqa Looms',
      shipperContactPerson: 'Zarqa Bibi',
      recCompany: 'Olsen Import',
      recContactPerson: 'Kari Olsen',
      pieces: '1',
      'invoiceValues.0.description': '',
    })
    await site.user.selectOptions(control('shipmentType'), 'Document')
    expect(await offer()).toBeVisible()
    return site
  }
  async function pressBoth() {
    const site = await openWithoutRows()
    await site.user.keyboard('{F10}{Control>}{Enter}{/Control}')
    return site
  }

  it('are waited for by a booking sent at once after the key', async () => {
    sent('2026-11-12T08:00:00Z', { dimensions: [{ length: 50, width: 40, height: 30 }] })
    const answers = holdAnswers(server, RECEIPTS)
    await pressBoth()
    expect(await screen.findByText('Loading the earlier bill…', { selector: '.cc-doing' })).toBeVisible()
    await answers.release('receipt/')
    await booked()
    const sentRows = store.calls.find(({ path }) => path === CREATE)?.fields['dimValues']
    expect(sentRows).toBe('[{"length":50,"width":40,"height":30}]')
  })

  it('are not left out of such a booking without a word if they cannot be loaded', async () => {
    sent('2026-11-12T08:00:00Z')
    server.use(http.get(RECEIPTS, () => HttpResponse.json({ error: 'No' }, { status: 400 })))
    const answers = holdAnswers(server, RECEIPTS)
    const site = await pressBoth()
    await answers.release('receipt/')
    expect(await screen.findByText('The earlier bill could not be loaded.', { selector: '.alert *' })).toBeVisible()
    expect(store.calls.filter(({ path }) => path === CREATE)).toEqual([])
    await addShipment(site)
    await booked()
  })

  it('that were given up before do not keep back a booking that waits for something else', async () => {
    sent('2026-11-12T08:00:00Z')
    store.customers.push(
      aCustomer({
        company: 'Zarqa Looms',
        contactPerson: 'Zarqa Bibi',
        phone1: '923000000017',
        ntnCnic: '34201-0000000-7',
      }),
    )
    server.use(http.get(RECEIPTS, () => HttpResponse.json({ error: 'No' }, { status: 400 })))
    const site = await openWithoutRows()
    await site.user.keyboard('{F10}')
    expect(await screen.findByText(/^The earlier bill could not be loaded\./)).toBeVisible()
    const answers = holdAnswers(server, '*/api/customer/getOne/*')
    await site.user.clear(control('shipperCompany'))
    await site.user.type(control('shipperCompany'), 'zarq')
    await site.user.click(await screen.findByRole('option', { name: /Zarqa/ }))
    await answers.asked('getOne/')
    await addShipment(site)
    await answers.release('getOne/')
    await booked()
  })

  it('are not filled in by a key while the booking is being sent', async () => {
    sent('2026-11-12T08:00:00Z')
    const site = await openAfterRecords()
    await countriesLoaded()
    await fill(site, {
      shipperContactPerson: 'Zarqa Bibi',
      recContactPerson: 'Kari Olsen',
      'invoiceValues.0.description': '',
    })
    await site.user.selectOptions(control('shipmentType'), 'Document')
    expect(await offer()).toBeVisible()
    store.faults.push({ method: 'POST', path: CREATE, isHeld: true })
    await addShipment(site)
    await waitFor(() => expect(store.held).toHaveLength(1))
    await site.user.keyboard('{F10}{F1}')
    await makeRoundTrip()
    expect(receipts()).toEqual([])
    expect(control('dimValues.0.length')).toHaveValue('')
    expect(screen.queryByRole('dialog')).toBeNull()
    store.held.pop()?.()
    await booked()
  })

  it.each([
    ['to other parties', 'Zarqa Bibi', 'Kari'],
    ['to parties the other way round', 'Kari Olsen', 'Zarqa Bibi'],
    ['without a name', 'Zarqa Bibi', ''],
  ])('are not offered %s', async (_who, ...names) => {
    sent('2026-11-12T08:00:00Z')
    await openAfterRecords(...names)
    await makeRoundTrip()
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull()
  })
})
