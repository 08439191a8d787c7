import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withBackend } from '../../app'
import { aCustomer } from '../../backend/builders'
import { control, openBooking } from '../bookingScreen'
import { holdAnswers } from '../holdAnswers'

const { store, server } = withBackend()

const zarqa = { company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi', city: 'Jhelum', ntnCnic: '3740500000001' }
const zarghun = { company: 'Zarghun Furs', contactPerson: 'Palwasha Kakar', city: 'Quetta', ntnCnic: '5440000000002' }

beforeEach(() => {
  store.customers = [aCustomer(zarqa), aCustomer(zarghun)]
})
afterEach(() => vi.useRealTimers())

const search = '*/api/customer/search'

/** Makes the search result stale and reconnects, which refetches it. */
function searchAnew() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  fireEvent(window, new Event('offline'))
  fireEvent(window, new Event('online'))
}

describe('the popup of saved customers', () => {
  async function lookUp(term: string) {
    const site = await openBooking(store)
    await site.user.click(screen.getByRole('button', { name: 'Search saved shippers by company' }))
    const popup = within(await screen.findByRole('dialog', { name: 'Saved shippers' }))
    await site.user.type(popup.getByRole('searchbox'), term)
    return { ...site, popup, box: popup.getByRole('searchbox') }
  }

  it('never picks a customer found by an earlier term, even while the new search is loading', async () => {
    const { user, popup, box } = await lookUp('zarqa')
    await popup.findByText(/^1 found/)
    const answers = holdAnswers(server, search)
    await user.clear(box)
    await user.type(box, 'zarghun{Enter}')
    await answers.asked('term=zarghun')
    await user.keyboard('{Enter}')
    expect(popup.getByText('Searching…')).toBeVisible()
    const earlier = popup.queryByRole('button', { name: /Zarqa Looms/, hidden: true })
    if (earlier) fireEvent.click(earlier)
    expect(screen.queryByText(/Loading “/)).toBeNull()
    await answers.release('term=zarghun')
    await popup.findByText(/^1 found/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(control('shipperCompany')).toHaveValue('Zarghun Furs'))
    expect(control('shipperNtnCnicNo')).toHaveValue(zarghun.ntnCnic)
  })

  it('says if none was found, and if they could not be loaded', async () => {
    const site = await openBooking(store)
    await site.user.click(screen.getByRole('button', { name: 'Search saved receivers by contact person' }))
    const popup = await screen.findByRole('dialog', { name: 'Saved receivers' })
    await site.user.type(within(popup).getByRole('searchbox'), 'qqqq')
    expect(await within(popup).findByText('No saved receivers for “qqqq”.')).toBeVisible()
    server.use(http.get('*/api/customer/search', () => HttpResponse.json({}, { status: 500 })))
    await site.user.type(within(popup).getByRole('searchbox'), 'x')
    expect(await within(popup).findByText(/could not be loaded/)).toBeVisible()
  })

  it('names the word whose search the server did not answer, and retries', async () => {
    const asked: string[] = []
    let isDown = true
    server.use(
      http.get(search, ({ request }) => {
        const term = new URL(request.url).searchParams.get('term') ?? ''
        asked.push(term)
        if (term.includes(' ')) return HttpResponse.json([])
        return isDown ? HttpResponse.json({}, { status: 500 }) : undefined
      }),
    )
    const { user, popup } = await lookUp('looms zarqa')
    expect(await popup.findByText(/could not be loaded/)).toBeVisible()
    expect(popup.queryByText(/^No /)).toBeNull()
    isDown = false
    await user.click(popup.getByRole('button', { name: 'Try again' }))
    expect(await popup.findByText(/^1 found/)).toBeVisible()
    expect(asked.at(-1)).toMatch(/^(looms|zarqa)$/)
  })

  it('lists exact matches before names that only begin with the term', async () => {
    store.customers = ['Zarqa Looms 10', 'Zarqa Looms'].map((company) => aCustomer({ ...zarghun, company }))
    const { popup } = await lookUp('zarqa looms')
    await popup.findByText(/^2 found/)
    expect(popup.getAllByRole('listitem')[0]).not.toHaveTextContent('10')
  })

  it('keeps the highlight on the same customer after a refetch, and has none once that customer is gone', async () => {
    const { user, popup } = await lookUp('zar')
    await popup.findByText(/^2 found/)
    const highlighted = () =>
      popup.getAllByRole('button').find((button) => button.getAttribute('aria-current') === 'true')
    expect(highlighted()).toHaveTextContent('Zarqa Looms')
    store.customers.reverse()
    searchAnew()
    await waitFor(() => expect(popup.getAllByRole('listitem')[0]).toHaveTextContent('Zarghun Furs'))
    expect(highlighted()).toHaveTextContent('Zarqa Looms')
    store.customers.pop()
    searchAnew()
    await popup.findByText(/^1 found/)
    expect(highlighted()).toBeUndefined()
    await user.keyboard('{Enter}')
    expect(screen.queryByText(/Loading “/)).toBeNull()
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(control('shipperCompany')).toHaveValue('Zarghun Furs'))
  })
})

describe('suggestions below a field', () => {
  it('keep the highlight on the same customer after a refetch, and have none once that customer is gone', async () => {
    const { user } = await openBooking(store)
    await user.type(control('shipperCompany'), 'zar')
    await screen.findByRole('option', { name: /Zarqa Looms/ })
    await user.keyboard('{ArrowDown}')
    const list = () => within(screen.getByRole('listbox', { name: 'Saved shippers' }))
    const selected = () => list().queryByRole('option', { selected: true })
    expect(selected()).toHaveTextContent('Zarqa Looms')
    store.customers.reverse()
    searchAnew()
    const listed = () => list().getAllByRole('option')
    await waitFor(() => expect(listed()[0]).toHaveTextContent('Zarghun Furs'))
    expect(selected()).toHaveTextContent('Zarqa Looms')
    store.customers.pop()
    searchAnew()
    await waitFor(() => expect(listed()).toHaveLength(1))
    expect(selected()).toBeNull()
    await user.keyboard('{Enter}')
    expect(control('shipperCompany')).toHaveValue('zar')
    expect(control('shipperContactPerson')).toHaveFocus()
  })
})

describe('customers that the lists offer', () => {
  beforeEach(() => {
    store.customers = [
      aCustomer({ company: 'Zar of Lahore', country: ' pakistan ' }),
      aCustomer({ company: 'Zar of nowhere', country: '' }),
      aCustomer({ company: 'Zar of Oslo', country: 'Norway' }),
    ]
  })
  const orders = {
    shipper: ['Zar of Lahore', 'Zar of nowhere'],
    receiver: ['Zar of Oslo', 'Zar of nowhere', 'Zar of Lahore'],
  }

  it.each(['shipper', 'receiver'] as const)('fit a %s, below the field and in the popup', async (role) => {
    const { user } = await openBooking(store)
    const name = role === 'shipper' ? 'shipperCompany' : 'recCompany'
    await user.type(control(name), 'zar')
    const list = await screen.findByRole('listbox', { name: `Saved ${role}s` })
    const offered = (rows: HTMLElement[]) => rows.map((row) => row.querySelector('b')?.textContent)
    expect(offered(within(list).getAllByRole('option'))).toEqual(orders[role])
    await user.click(screen.getByRole('button', { name: `Search saved ${role}s by company` }))
    const popup = within(await screen.findByRole('dialog', { name: `Saved ${role}s` }))
    await popup.findByText(new RegExp(`^${orders[role].length} found`))
    expect(offered(popup.getAllByRole('listitem'))).toEqual(orders[role])
  })
})
