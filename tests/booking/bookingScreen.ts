import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import { t } from '@/texts/t'
import { heading, visit, type Visit } from '../app'
import type { Store } from '../backend/store'
import { serviceText } from '@/texts/serviceText'
import type { MemoryDatabase } from '../browser/browserStandIns'

export const CREATE = '/api/airwaybill/create'

/** Stands in for the receipt's tab. */
export const tab = {
  opener: {},
  closed: false,
  document: { title: '', body: { textContent: '' } },
  location: { replace: vi.fn() },
  close: vi.fn(),
}

/** Makes `window.open` return `tab`, in which a booking opens its receipt. */
export function withReceiptTab(): void {
  beforeEach(() => {
    tab.location.replace.mockReset()
    tab.close.mockReset()
    vi.spyOn(window, 'open').mockImplementation(() => tab as unknown as Window)
  })
}

export const control = <Element extends HTMLElement = HTMLInputElement>(name: string) =>
  document.getElementsByName(name)[0] as Element
/** Opens the booking form of a center, with its number, services and countries loaded. */
export async function openBooking(store: Store, search = ''): Promise<Visit> {
  const site = await openWithoutNumber(store, search)
  await waitFor(() => expect(control('airwayBillNo').value).toMatch(/^\d{10}$/))
  return site
}
/** Opens the booking form of a center, with or without its number. */
export async function openWithoutNumber(store: Store, search = ''): Promise<Visit> {
  const site = visit(`/admin/dashboard/airwaybill${search}`, { store, username: 'gujrat' })
  await heading(t('booking.title'))
  // The form is shown once a stored draft has been read.
  await waitFor(() => expect(control('recCountry')).toBeInTheDocument())
  await waitFor(() =>
    expect([...control<HTMLSelectElement>('service').options].map(({ text }) => text)).toContain(
      serviceText('Express'),
    ),
  )
  await countriesLoaded()
  return site
}
/** Chooses from the menu beside the heading. */
export async function chooseTool({ user }: Pick<Visit, 'user'>, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'More tools' }))
  await user.click(screen.getByRole('button', { name }))
}
/** Waits for the countries, which are stored once loaded; the page shows them only in the list of their field. */
export const countriesLoaded = () =>
  waitFor(() => expect(localStorage.getItem('booking-countries:all')).toContain('Germany'))
/** Types a country as with a keyboard: the field's text is selected and so replaced. */
export async function chooseCountry({ user }: Pick<Visit, 'user'>, country: string): Promise<void> {
  act(() => control('recCountry').focus())
  await user.keyboard(`${country}{Tab}`)
}
export const filled: Record<string, string> = {
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

/** Fills in a whole booking by change events, which is fast; tests of the fields type and choose. */
export async function fill(_site: Visit, changes: Record<string, string> = {}): Promise<void> {
  const put = (name: string, value: string) => {
    const field = control(name)
    act(() => field.focus())
    fireEvent.change(field, { target: { value } })
  }
  for (const [name, text] of Object.entries({ ...filled, ...changes })) put(name, text)
  for (const [name, words] of Object.entries(chosen)) {
    const { options = [] } = control<HTMLSelectElement>(name) as Partial<HTMLSelectElement>
    const option = [...options].find(({ text }) => text === words)
    put(name, option?.value ?? words)
  }
  await act(async () => control('remArea').blur())
}
/** Opens the booking form of a center and fills in a whole booking. */
export async function openFilled(store: Store, changes: Record<string, string> = {}): Promise<Visit> {
  const site = await openBooking(store)
  await fill(site, changes)
  return site
}
export const addShipment = ({ user }: Visit) =>
  user.click(screen.getAllByRole('button', { name: t('booking.addShipment') })[0] as HTMLElement)

/** Saves the draft to the disk at once, as when the page is closed. */
export async function flushDraft(database: MemoryDatabase): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new Event('pagehide'))
    await database.rest()
  })
}

export const creations = (store: Store) => store.calls.filter(({ path }) => path === CREATE)
export const booked = () => screen.findAllByText('AirwayBill added successfully !!')
