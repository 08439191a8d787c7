import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeRoundTrip, withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { aCustomer } from '../../backend/builders'
import { withComputer } from '../../browser/browserStandIns'
import { control, openBooking } from '../bookingScreen'

const { store, server } = withBackend()
withComputer()

beforeEach(() => {
  store.customers.push(
    aCustomer({ company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi', city: 'Jhelum', ntnCnic: '3740500000001' }),
    aCustomer({ company: 'Zarghun Furs', contactPerson: 'Palwasha Kakar', city: 'Quetta', ntnCnic: '5440000000002' }),
  )
})

describe('suggestions of saved customers below the field', () => {
  it('appear from two letters on, fill the form at once, move to the next field, and can be undone', async () => {
    const site = await openBooking(store)
    await site.user.type(control('shipperCity'), 'Lahore')
    await site.user.type(control('shipperCompany'), 'z')
    expect(control('shipperCompany')).toHaveAttribute('aria-expanded', 'false')
    await site.user.type(control('shipperCompany'), 'arq')
    const option = await screen.findByRole('option', { name: /Zarqa Looms/ })
    expect(within(option).getAllByText('Zarq')[0]?.tagName).toBe('MARK')
    await site.user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(control('shipperCity')).toHaveValue('Jhelum'))
    expect(control('shipperNtnCnicNo')).toHaveValue('3740500000001')
    expect(screen.getByText('Filled from saved shippers')).toBeVisible()
    expect(control('recCompany')).toHaveFocus()
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Zarqa|3740500000001/)

    await site.user.click(screen.getByRole('button', { name: 'Undo filling the shipper' }))
    expect(control('shipperCity')).toHaveValue('Lahore')
    expect(control('shipperCompany')).toHaveValue('zarq')
    expect(screen.queryByText('Filled from saved shippers')).toBeNull()
  })

  it('do not replace a new name: Enter moves on', async () => {
    const site = await openBooking(store)
    await site.user.type(control('shipperCompany'), 'zarqa')
    await screen.findByRole('option', { name: /Zarqa Looms/ })
    await site.user.keyboard('{Enter}')
    expect(control('shipperCompany')).toHaveValue('zarqa')
    expect(control('shipperContactPerson')).toHaveFocus()
    expect(screen.queryByRole('option', { name: /Zarqa/ })).toBeNull()
  })

  it('match what is typed last, even if the answer to earlier letters arrives later', async () => {
    const site = await openBooking(store)
    const answers: (() => void)[] = []
    server.use(
      http.get('*/api/customer/search', async ({ request }) => {
        const term = new URL(request.url).searchParams.get('term')
        if (term === 'za') await new Promise<void>((resolve) => answers.push(resolve))
        return undefined
      }),
    )
    await site.user.type(control('recCompany'), 'za')
    await waitFor(() => expect(answers).toHaveLength(1))
    await site.user.type(control('recCompany'), 'rg')
    await screen.findByRole('option', { name: /Zarghun Furs/ })
    answers[0]?.()
    await makeRoundTrip()
    expect(screen.getAllByRole('option', { name: /Zar/ })).toHaveLength(1)
  })

  it('say that they could not be loaded, not that nobody was found', async () => {
    const site = await openBooking(store)
    server.use(http.get('*/api/customer/search', () => HttpResponse.json({}, { status: 500 })))
    await site.user.type(control('shipperCompany'), 'zarqa')
    expect(await screen.findByText('Saved customers could not be loaded.')).toBeInTheDocument()
    expect(screen.queryByText('No saved customer with this name.')).toBeNull()
  })

  it('start with favourites and customers of this session', async () => {
    const site = await openBooking(store)
    await site.user.type(control('shipperCompany'), 'zarqa')
    await screen.findByRole('option', { name: /Zarqa Looms/ })
    await site.user.keyboard('{ArrowDown}{Enter}')
    await site.user.click(await screen.findByRole('button', { name: 'Make favourite' }))
    await site.user.clear(control('shipperCompany'))
    await site.user.keyboard('{ArrowDown}')
    expect(screen.getByRole('option', { name: /Zarqa Looms/ })).toHaveTextContent('Favourite')
    expect(screen.getByRole('option', { name: /Zarqa Looms/ })).toHaveAttribute('aria-selected', 'true')
    await site.user.keyboard('{Escape}')
    expect(screen.queryByRole('option', { name: /Zarqa Looms/ })).toBeNull()
  })

  it('say that a favourite cannot be stored, and leave those of another tab', async () => {
    const key = `booking-favourites:${centerIds.gujrat}`
    const site = await openBooking(store)
    await site.user.type(control('shipperCompany'), 'zarqa')
    await screen.findByRole('option', { name: /Zarqa Looms/ })
    await site.user.keyboard('{ArrowDown}{Enter}')
    const favourite = await screen.findByRole('button', { name: 'Make favourite' })
    localStorage.setItem(key, JSON.stringify([{ id: 'another', role: 'shipper' }]))
    await site.user.click(favourite)
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toContainEqual({ id: 'another', role: 'shipper' })
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await site.user.click(screen.getByRole('button', { name: 'Favourite' }))
    expect((await screen.findAllByText(/^This browser cannot save favourites/))[0]).toBeVisible()
    full.mockRestore()
    await site.user.click(screen.getByRole('button', { name: 'Make favourite' }))
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toHaveLength(2)
  })

  it('store only the id of a favourite, and ask the backend for the name', async () => {
    const [zarqa] = store.customers.slice(-2)
    const favourite = { id: zarqa?.id, role: 'shipper' }
    localStorage.setItem(`booking-favourites:${centerIds.gujrat}`, JSON.stringify([favourite]))
    const site = await openBooking(store)
    expect(store.calls.filter(({ path }) => path.includes('/customer/'))).toEqual([])
    control('shipperCompany').focus()
    await site.user.keyboard('{ArrowDown}')
    const option = await screen.findByRole('option', { name: /Zarqa Looms/ })
    expect(option).toHaveTextContent('Favourite')
    expect(option).toHaveAttribute('aria-selected', 'true')
    await site.user.keyboard('{Enter}')
    await waitFor(() => expect(control('shipperCity')).toHaveValue('Jhelum'))
    await site.user.click(screen.getByRole('button', { name: 'Favourite' }))
    expect(localStorage.getItem(`booking-favourites:${centerIds.gujrat}`)).toBe('[]')
  })

  it('list favourites first among the search results', async () => {
    const [, zarghun] = store.customers.slice(-2)
    const favourite = { id: zarghun?.id, role: 'shipper' }
    localStorage.setItem(`booking-favourites:${centerIds.gujrat}`, JSON.stringify([favourite]))
    const site = await openBooking(store)
    await site.user.type(control('shipperCompany'), 'zar')
    await screen.findByRole('option', { name: /Zarqa/ })
    const list = within(screen.getByRole('listbox', { name: 'Saved shippers' })).getAllByRole('option')
    expect(list[0]).toHaveTextContent('Zarghun FursFavouritePalwasha Kakar')
    expect(list[1]).toHaveTextContent('Zarqa Looms')
  })
})
