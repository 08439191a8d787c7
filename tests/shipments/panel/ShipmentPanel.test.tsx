import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { addressOf, withBackend } from '../../app'
import { shipmentRows } from '../../backend/shipmentAnswers'
import { allNumbers, fourShipments } from '../fourShipments'
import { callsTo, fail, openHome, openRecords, records, region, row, showsNumbers } from '../listScreen'

const { store, server } = withBackend()
const [last = '', third = ''] = allNumbers

beforeEach(() => {
  store.shipments = fourShipments()
})

const idOf = (number: string) => store.shipments.find(({ airwayBillNo }) => String(airwayBillNo) === number)?.id ?? ''
const panel = (number: string) => screen.findByRole('complementary', { name: `Shipment ${number}` })

describe('the shipment panel', () => {
  it('opens with Enter on a row, shows all its sections, and returns the focus on Escape', async () => {
    const { user, router } = await openRecords(store)
    await showsNumbers(...allNumbers)
    ;(await row(last)).focus()
    await user.keyboard('{Enter}')
    const opened = within(await panel(last))
    expect(opened.getByRole('heading', { level: 2 })).toHaveFocus()
    for (const name of ['Progress', 'Parties', 'Money', 'Shipment', 'Notes'])
      expect(opened.getByRole('heading', { level: 3, name })).toBeInTheDocument()
    expect(opened.getByText('Net Amount').nextElementSibling).toHaveTextContent(/^Rs\. [\d,]+\.\d\d$/)
    expect(opened.getAllByRole('listitem')).toHaveLength(7)
    expect(opened.getByRole('link', { name: 'View' })).toHaveAttribute('href', paths.receipt(idOf(last)))
    // The addresses of the parties are loaded with the bill.
    expect(await opened.findByText('12 Quay Street')).toBeInTheDocument()
    expect(addressOf({ user, router })).toBe(`${records}?open=${idOf(last)}`)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument())
    expect(await row(last)).toHaveFocus()
    expect(addressOf({ user, router })).toBe(records)
  })

  it('opens with a click on a row, but not on the row’s controls', async () => {
    const { user } = await openRecords(store)
    await showsNumbers(...allNumbers)
    await user.click(within(await row(last)).getByRole('checkbox'))
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
    await user.click(within(await row(last)).getByText('Pakistan'))
    expect(await panel(last)).toBeInTheDocument()
  })

  it('moves through the list with J and K up to its ends, without history entries for Back', async () => {
    const { user, router } = await openRecords(store, `${records}?open=${idOf(last)}`)
    await panel(last)
    expect(await screen.findByText('1 of 4')).toBeInTheDocument()
    await user.keyboard('k')
    expect(await panel(last)).toBeInTheDocument()
    await user.keyboard('j')
    expect(within(await panel(third)).getByText('2 of 4')).toBeInTheDocument()
    expect((await row(third)).className).toContain('cc-open')
    await user.keyboard('jj')
    await panel(allNumbers.at(-1) ?? '')
    await user.keyboard('j')
    expect(await panel(allNumbers.at(-1) ?? '')).toBeInTheDocument()
    await waitFor(() => expect(addressOf({ user, router })).toContain(idOf(allNumbers.at(-1) ?? '')))
    // In a field, K is a letter.
    await user.type(screen.getByRole('searchbox'), 'k')
    expect(await panel(allNumbers.at(-1) ?? '')).toBeInTheDocument()
  })

  it.each([
    ['https://partner.example/7', 1, false],
    ['javascript:alert(1)', 0, false],
    // The partner's number alone, or an address without its beginning, as visitors see it.
    ['JD0146000078', 0, true],
    ['partner.example/7', 0, true],
  ])(
    'links the partner’s page at its step if the link is safe, or shows the text: %s',
    async (trackingLink, links, isText) => {
      const entry = { type: 6, description: 'With the partner', trackingLink, createdAt: new Date().toISOString() }
      Object.assign(store.shipments[0] ?? {}, { status: [entry] })
      await openRecords(store, `${records}?open=${store.shipments[0]?.id}`)
      const opened = within(await screen.findByRole('complementary'))
      const step = (await opened.findByText('With the partner')).closest('li')
      expect(opened.queryAllByRole('link', { name: 'Partner’s tracking page' })).toHaveLength(links)
      expect(step?.textContent.includes(trackingLink)).toBe(isText)
    },
  )

  it.each([
    [{ cod: 1, codAmount: 45_000 }, /^Rs\. 45,000\.00$/],
    [{ cod: 0 }, /^No$/],
    [{ cod: 1, codAmount: 'about 500' }, /^— cannot be read$/],
  ])('shows the COD of the bill, %j, where the list does not say whether there is any', async (cod, text) => {
    Object.assign(store.shipments[0] ?? {}, cod)
    server.use(
      http.get('*/api/airwaybill/getAll', () =>
        HttpResponse.json(
          shipmentRows(store, store.shipments).map(({ cod: _cod, codAmount: _codAmount, ...each }) => each),
        ),
      ),
      http.post('*/api/airwaybill/getByToFrom', () => HttpResponse.json([])),
    )
    await openRecords(store, `${records}?open=${store.shipments[0]?.id}`)
    const opened = within(await screen.findByRole('complementary'))
    await waitFor(() => expect(opened.getByText('COD Amount').nextElementSibling).toHaveTextContent(text))
  })

  it.each([
    [{ cod: 1, codAmount: 45_000 }, /^Rs\. 45,000\.00$/],
    [{ cod: 0, codAmount: 0 }, /^— cannot be read$/],
  ])(
    'shows the COD of the bill, %j, where the list’s cannot be read, as the hand-over list does',
    async (cod, text) => {
      Object.assign(store.shipments[0] ?? {}, cod)
      server.use(
        http.get('*/api/airwaybill/getAll', () =>
          HttpResponse.json(shipmentRows(store, store.shipments).map((each) => ({ ...each, cod: 'abc' }))),
        ),
        http.post('*/api/airwaybill/getByToFrom', () => HttpResponse.json([])),
      )
      await openRecords(store, `${records}?open=${store.shipments[0]?.id}`)
      const opened = within(await screen.findByRole('complementary'))
      await waitFor(() => expect(opened.getByText('COD Amount').nextElementSibling).toHaveTextContent(text))
    },
  )

  it('shows the weight as booked, with all its decimals', async () => {
    Object.assign(store.shipments[0] ?? {}, { weight: '0.125', pieces: 1200 })
    await openRecords(store, `${records}?open=${store.shipments[0]?.id}`)
    const opened = within(await screen.findByRole('complementary'))
    await waitFor(() => expect(opened.getByText('Weight').nextElementSibling).toHaveTextContent(/^0\.125 kg$/))
    expect(opened.getByText('Pieces').nextElementSibling).toHaveTextContent(/^1,200$/)
  })

  it('says that a shipment is void, and acts on the shipment that it shows', async () => {
    const { user } = await openRecords(store, `${records}?open=${idOf(last)}`)
    await user.click(within(await panel(last)).getByRole('button', { name: 'Add Note' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add Note' })
    expect(dialog).toHaveTextContent(last)
    await user.type(within(dialog).getByLabelText('Note'), 'Call first, j')
    await user.click(within(dialog).getByRole('button', { name: /^Confirm/ }))
    expect(await within(await panel(last)).findByText('Call first, j')).toBeInTheDocument()
    expect(region('status')).toHaveTextContent('AirwayBill Note Updated Successfully !!')
  })

  it('shows the list’s values if the bill does not load, and retries', async () => {
    fail(store, 'receipt/*', { status: 400, body: { error: 'x' } })
    const { user } = await openRecords(store, `${records}?open=${idOf(last)}`)
    const opened = within(await panel(last))
    expect(await opened.findByText('The addresses could not be loaded.')).toBeInTheDocument()
    expect(opened.getByText('Net Amount')).toBeInTheDocument()
    await user.click(opened.getByRole('button', { name: 'Try again' }))
    expect(await opened.findByText('12 Quay Street')).toBeInTheDocument()
  })

  it('says so if the bill that loads is not the shipment’s', async () => {
    fail(store, 'receipt/*', { status: 200, body: { id: '1', airwayBillNo: '4000000000', weight: 7 } })
    await openRecords(store, `${records}?open=${idOf(last)}`)
    const opened = within(await panel(last))
    expect(await opened.findByText('The addresses could not be loaded.')).toBeInTheDocument()
    expect(opened.getByText('Weight').nextElementSibling).toHaveTextContent('—')
  })

  it('shows a phone once that is both of a party’s', async () => {
    for (const { consignee } of store.shipments)
      Object.assign(consignee ?? {}, { phone1: '5550100', phone2: '5550100' })
    await openRecords(store, `${records}?open=${idOf(last)}`)
    expect(await within(await panel(last)).findAllByText('5550100')).toHaveLength(1)
  })

  it('says so if the address names a shipment that is not in the list', async () => {
    await openRecords(store, `${records}?open=gone`)
    expect(await screen.findByText('This shipment is not in the list.')).toBeInTheDocument()
    expect(callsTo(store, 'receipt')).toHaveLength(0)
  })

  it('opens on Home too', async () => {
    const { user } = await openHome(store)
    ;(await row(last)).focus()
    await user.keyboard('{Enter}')
    expect(await panel(last)).toBeInTheDocument()
  })
})
