import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { type Visit, withBackend } from '../../app'
import {
  addShipment,
  booked,
  control,
  CREATE,
  creations,
  fill,
  openBooking,
  tab,
  withReceiptTab,
} from '../bookingScreen'

const { store, server } = withBackend()
withReceiptTab()

const sentNumbers = () => creations(store).map(({ fields }) => fields['airwayBillNo'])

/** Submits a booking and loses its answer; `listed` is what the lists then have under its number. */
async function loseAnswer(listed: (number: string) => object[]): Promise<Visit & { number: string }> {
  const site = await openBooking(store)
  const number = control('airwayBillNo').value
  await fill(site)
  store.faults.push({ path: CREATE, drop: 'after' })
  server.use(
    http.get('*/api/airwaybill/search', () => HttpResponse.json(listed(number))),
    http.get('*/api/airwaybill/getAllByToday', () => HttpResponse.json([])),
  )
  await addShipment(site)
  return { ...site, number }
}

const people = { consignor: { contactPerson: 'SANA MEHMOOD' }, consignee: { contactPerson: 'Ruth  Hallam' } }
const hardlyShown = (airwayBillNo: string) => [{ _id: 'x', airwayBillNo, destination: 'GB', amount: '14,500' }]
const dialog = (number: string) =>
  screen.findByRole('dialog', { name: `Airway bill ${number} exists and looks like this booking` })
const press = ({ user }: Visit, popup: HTMLElement, name: string) =>
  user.click(within(popup).getByRole('button', { name }))

describe('a booking whose answer is lost', () => {
  it('is asked about if the list is inconclusive, with both sets of values side by side', async () => {
    const site = await loseAnswer(hardlyShown)
    const popup = await dialog(site.number)
    const rows = within(popup)
      .getAllByRole('row')
      .map((row) => row.textContent)
    expect(rows).toContain('ShipperSana Mehmood—')
    expect(rows).toContain('DestinationUnited KingdomGB')
    expect(rows).toContain('AmountRs. 14,500.00Rs. 14,500.00')
    expect(sentNumbers()).toEqual([site.number])
    expect(control<HTMLElement>('recCity').closest('form')).toHaveAttribute('inert')
  })

  it('counts as booked if the clerk opens the receipt', async () => {
    const site = await loseAnswer(hardlyShown)
    const popup = await dialog(site.number)
    tab.location.replace.mockReset()
    await press(site, popup, 'Open receipt')
    await booked()
    expect(tab.location.replace.mock.calls[0]?.[0]).toMatchObject({ pathname: '/admin/dashboard/receipt/x' })
    expect(sentNumbers()).toEqual([site.number])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(control('shipperCompany')).toHaveValue(''))
  })

  it('is sent under the next number if the clerk says that the shipment found is another one', async () => {
    const site = await loseAnswer(hardlyShown)
    const popup = await dialog(site.number)
    vi.mocked(window.open).mockClear()
    await press(site, popup, 'It is another shipment')
    expect(window.open).toHaveBeenCalledTimes(1)
    await booked()
    expect(sentNumbers()).toEqual([site.number, String(Number(site.number) + 1)])
  })

  it('is found by looking again', async () => {
    let row: object = {}
    const site = await loseAnswer((airwayBillNo) => [{ _id: 'x', airwayBillNo, ...row }])
    const popup = await dialog(site.number)
    row = people
    await press(site, popup, 'Look again')
    await booked()
    expect(sentNumbers()).toEqual([site.number])
  })
})

it('a number that is refused after a lost answer, and is in no list, is left to the clerk to decide', async () => {
  const site = await loseAnswer(() => [])
  expect((await screen.findAllByText(/Could not reach the server/, undefined, { timeout: 8000 }))[0]).toBeVisible()
  await addShipment(site)
  const name = `Airway bill ${site.number} exists, but is not in any list`
  const popup = await screen.findByRole('dialog', { name }, { timeout: 8000 })
  expect(within(popup).getByRole('link', { name: 'View Records' })).toBeVisible()
  expect(sentNumbers()).toEqual([site.number, site.number])
})
