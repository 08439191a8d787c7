import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bookingShown } from '@/booking/customer-screen/ShowToCustomer'
import { emptyBookingForm } from '@/domain/forms/bookingForm'
import { visit, withBackend } from '../../app'
import { endSessions } from '../../backend/session'
import { withComputer } from '../../browser/browserStandIns'
import { addShipment, booked, chooseTool, control, fill, openBooking, tab, withReceiptTab } from '../bookingScreen'

const { store } = withBackend()
withComputer()
withReceiptTab()

/** The other window, and the messages that it has received. */
let other: BroadcastChannel
let heard: unknown[]
beforeEach(() => {
  heard = []
  other = new BroadcastChannel('dashboard-customer-screen')
  other.addEventListener('message', ({ data }) => heard.push(data))
})
afterEach(() => other.close())

const form = {
  ...emptyBookingForm('gujrat', '4010020099'),
  shipperCompany: 'Sana Textile Works',
  shipperContactPerson: 'Sana Mehmood',
  shipperCity: 'Gujrat',
  shipperPhone1: '923000000017',
  shipperNtnCnicNo: '34201-0000000-7',
  shipperEmail: 'sana@example.com',
  shipperAddress: '9 Loom Street',
  shipperRef: 'REF-77',
  recCompany: 'Hallam & Daughters',
  recContactPerson: 'Ruth Hallam',
  recCity: 'Sheffield',
  recCountry: 'United Kingdom',
  recAddress: '77 Mill Street',
  recPhone1: '440000000044',
  pieces: '2',
  weight: '12.5',
  dimValues: [{ length: '100', width: '50', height: '50' }],
  amount: '14,500.00',
  discount: '500',
  gst: '16',
  cod: '1',
  codAmount: '45000',
  remarks: 'Pays late',
}
const hidden = /9230|34201|sana@|Loom|REF-77|Mill|4400|Pays late/

/** The texts of the rows on the customer screen. */
const rowsOf = (shown: ReturnType<typeof bookingShown>) => {
  const rows = shown?.kind === 'booking' ? [...shown.goods, ...shown.charges] : []
  return Object.fromEntries(rows.map(({ text, value, more }) => [text, more === undefined ? value : [more, value]]))
}

describe('the data for the customer screen', () => {
  it('has the form’s totals, and nothing of the form beyond what the customer sees', () => {
    const shown = bookingShown(form, 'Express')
    expect(shown).toMatchObject({ netAmount: 'Rs. 16,240.00' })
    expect(rowsOf(shown)).toEqual({
      pieces: '2',
      weight: '12.5 kg',
      chargeable: '50.00 kg',
      service: 'Express',
      workingDays: '5-7',
      amount: 'Rs. 14,500.00',
      discount: '− Rs. 500.00',
      gst: ['16\u00a0%', 'Rs. 2,240.00'],
      codAmount: 'Rs. 45,000.00',
    })
    expect(JSON.stringify(shown)).not.toMatch(hidden)
  })

  it('has dashes for empty or unreadable values', () => {
    const empty = bookingShown(emptyBookingForm('gujrat', ''), '')
    expect(empty).toMatchObject({ netAmount: '—' })
    expect(rowsOf(empty)).toEqual({ pieces: '—', weight: '—', chargeable: '—', service: '—', amount: '—' })
    const unread = bookingShown({ ...form, amount: '1.500', gst: 'x' }, 'Special')
    expect(unread).toMatchObject({ netAmount: '—' })
    expect(rowsOf(unread)).toMatchObject({ amount: '—', gst: ['—\u00a0%', '—'] })
    expect(rowsOf(unread)).not.toHaveProperty('workingDays')
  })

  it('has the working days of a service whose name the backend writes in small letters', () => {
    expect(rowsOf(bookingShown(form, 'express '))).toMatchObject({ workingDays: '5-7' })
  })
})

describe('the customer screen', () => {
  const open = async () => {
    visit('/admin/dashboard/customer-screen', { store, username: 'gujrat' })
    await screen.findByText('Welcome')
    await waitFor(() => expect(heard).toContain('here'))
  }
  const tell = (from: number, shown: unknown) => other.postMessage({ tab: from, isInSight: true, shown })

  it('welcomes, shows a booking in both languages without the dashboard, and says thank you', async () => {
    await open()
    expect(screen.getByText('خوش آمدید')).toBeVisible()
    tell(1, bookingShown(form, 'Express'))
    const net = await screen.findByRole('row', { name: 'Net Amount Rs. 16,240.00 خالص رقم' })
    expect(net).toBeVisible()
    expect(screen.getByRole('row', { name: /^GST 16.% Rs. 2,240.00/ })).toBeVisible()
    expect(screen.getByRole('row', { name: 'Service Express سروس' })).toBeVisible()
    const page = within(document.body)
    for (const name of ['Sana Textile Works', 'Ruth Hallam', 'Sheffield', 'United Kingdom'])
      expect(page.getByText(name)).toBeVisible()
    expect(document.body).not.toHaveTextContent(hidden)
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    tell(1, { kind: 'booked', airwayBillNo: '4010020099', netAmount: 'Rs. 16,240.00' })
    expect(await screen.findByText('4010020099')).toBeVisible()
    expect(screen.getByText('شکریہ')).toBeVisible()
    expect(document.body).not.toHaveTextContent('Sana')
  })

  it('is cleared only by the tab whose booking it shows, and ignores invalid messages', async () => {
    await open()
    tell(1, bookingShown(form, 'Express'))
    await screen.findByText('Sana Textile Works')
    tell(2, null)
    // Another customer's booking, made by a form in the background.
    other.postMessage({
      tab: 2,
      isInSight: false,
      shown: { kind: 'booked', airwayBillNo: '4010020098', netAmount: null },
    })
    other.postMessage({ tab: 3, isInSight: true, shown: { kind: 'booking', notes: 'x' } })
    other.postMessage('asked')
    await waitFor(() => expect(heard.filter((message) => message === 'here')).toHaveLength(2))
    expect(screen.getByText('Sana Textile Works')).toBeVisible()
    tell(1, null)
    expect(await screen.findByText('Welcome')).toBeVisible()
  })

  it('is cleared at once when the user logs out in another tab', async () => {
    await open()
    tell(1, bookingShown(form, 'Express'))
    await screen.findByText('Sana Textile Works')
    const logout = new BroadcastChannel('dashboard-user')
    logout.postMessage(null)
    expect(await screen.findByText('Welcome')).toBeVisible()
    logout.close()
  })
})

describe('the booking form', () => {
  const shown = () =>
    (heard.findLast((message) => typeof message === 'object') as { shown: unknown } | undefined)?.shown
  const type = (name: string, value: string) => fireEvent.change(control(name), { target: { value } })
  const here = () => act(async () => other.postMessage('here'))

  it('sends nothing while no customer screen is open', async () => {
    await openBooking(store)
    type('recCity', 'Sheffield')
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(new Set(heard)).toEqual(new Set(['asked']))
  })

  it('sends the typed values, then the booked number, and nothing of the previous customer afterwards', async () => {
    const site = await openBooking(store)
    await here()
    await waitFor(() => expect(shown()).toBeNull())
    await fill(site)
    await waitFor(() =>
      expect(shown()).toMatchObject({ netAmount: 'Rs. 14,500.00', goods: [{}, {}, {}, { value: 'Express' }, {}] }),
    )
    expect(JSON.stringify(heard)).not.toMatch(hidden)
    await addShipment(site)
    await booked()
    const number = String(store.shipments[0]?.airwayBillNo)
    await waitFor(() => expect(shown()).toEqual({ kind: 'booked', airwayBillNo: number, netAmount: 'Rs. 14,500.00' }))
    // The screen was not cleared between the booking and the thanks.
    expect(heard.filter((message) => JSON.stringify(message).includes('"shown":null'))).toHaveLength(1)
    type('recCity', 'Leeds')
    await waitFor(() => expect(shown()).toMatchObject({ kind: 'booking', receiver: { places: ['Leeds'] } }))
    type('recCity', '')
    await waitFor(() => expect(shown()).toBeNull())
  })

  it('says thank you although the receipt’s tab has opened over it', async () => {
    const site = await openBooking(store)
    await here()
    await fill(site)
    await waitFor(() => expect(shown()).toMatchObject({ netAmount: 'Rs. 14,500.00' }))
    vi.mocked(globalThis.open).mockImplementation(() => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      return tab as unknown as Window
    })
    await addShipment(site)
    await booked()
    await waitFor(() => expect(shown()).toMatchObject({ kind: 'booked', netAmount: 'Rs. 14,500.00' }))
    expect(heard.at(-1)).toMatchObject({ isInSight: false })
  })

  it('opens the customer screen, and clears its booking on leaving and when the session ends', async () => {
    const site = await openBooking(store)
    const window = { ...tab, focus: vi.fn<() => void>() }
    vi.mocked(globalThis.open).mockReturnValue(window as unknown as Window)
    type('recCity', 'Sheffield')
    await chooseTool(site, 'Customer screen')
    await here()
    expect(vi.mocked(globalThis.open).mock.lastCall?.[0]).toBe('/admin/dashboard/customer-screen')
    expect(window.focus).toHaveBeenCalled()
    const isShown = () => waitFor(() => expect(shown()).toMatchObject({ receiver: { places: ['Sheffield'] } }))
    await isShown()
    globalThis.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(shown()).toBeNull())
    await here()
    await isShown()
    endSessions(store)
    await fill(site)
    await addShipment(site)
    await screen.findByRole('dialog', { name: 'Login' })
    await waitFor(() => expect(shown()).toBeNull())
  })
})
