import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { withBackend } from '../../app'
import { aCustomer } from '../../backend/builders'
import { withComputer } from '../../browser/browserStandIns'
import { control, openBooking } from '../bookingScreen'
import { holdAnswers } from '../holdAnswers'

const { store, server } = withBackend()
withComputer()

let pending: (() => void)[] = []

/** The list of customers loads when the test calls `releaseList`. */
beforeEach(() => {
  pending = []
  store.customers.push(
    aCustomer({ company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi', city: 'Jhelum', ntnCnic: '3740500000001' }),
    aCustomer({ company: 'Zarqa Weavers', contactPerson: 'Palwasha Kakar', city: 'Quetta', ntnCnic: '5440000000002' }),
  )
  server.use(
    http.get('*/api/customer/search', async () => {
      await new Promise<void>((resolve) => pending.push(resolve))
      return undefined
    }),
  )
})
const releaseList = async () => {
  await waitFor(() => expect(pending.length).toBeGreaterThan(0))
  for (const each of pending.splice(0)) each()
}

describe('keys pressed before the list of customers has loaded', () => {
  it.each([
    ['{ArrowDown}{Enter}', 'Jhelum'],
    ['{ArrowDown}{ArrowDown}{Enter}', 'Quetta'],
    ['{ArrowDown}{ArrowDown}{ArrowUp}{Enter}', 'Jhelum'],
  ])('%s pick from it once it has loaded', async (keys, city) => {
    const site = await openBooking(store)
    await site.user.type(control('shipperCompany'), `zarqa${keys}`)
    expect(control('shipperCompany')).toHaveFocus()
    await releaseList()
    await waitFor(() => expect(control('shipperCity')).toHaveValue(city))
    await waitFor(() => expect(control('recCompany')).toHaveFocus())
    expect(control('recCompany')).toHaveValue('')
  })

  it('after a pick go to the next field, letter by letter', async () => {
    const site = await openBooking(store)
    await site.user.type(control('shipperCompany'), 'zarqa{ArrowDown}{Enter}Hallam')
    expect(control('shipperCompany')).toHaveValue('zarqa')
    await releaseList()
    await waitFor(() => expect(control('recCompany')).toHaveValue('Hallam'))
    expect(control('shipperCompany')).toHaveValue('Zarqa Looms')
  })

  it('only highlight an option if Enter was not among them', async () => {
    const site = await openBooking(store)
    await site.user.type(control('shipperCompany'), 'zarqa{ArrowDown}{ArrowDown}')
    await releaseList()
    const [, second] = await screen.findAllByRole('option', { name: /Zarqa/ })
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'))
  })

  it('are discarded on Escape', async () => {
    const site = await openBooking(store)
    await site.user.type(control('shipperCompany'), 'zarqa{ArrowDown}{Enter}')
    await waitFor(() => expect(pending.length).toBeGreaterThan(0))
    await site.user.keyboard('{Escape}')
    await releaseList()
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(control('shipperCity')).toHaveValue('')
    expect(control('shipperCompany')).toHaveValue('zarqa')
  })

  it('stay in their own field if nobody is found', async () => {
    const site = await openBooking(store)
    await site.user.type(control('shipperCompany'), 'nobody{ArrowDown}{Enter}x')
    await releaseList()
    await waitFor(() => expect(control('shipperCompany')).toHaveValue('nobodyx'))
  })

  it('also pick from the list in the popup of saved customers', async () => {
    const site = await openBooking(store)
    await site.user.click(control('shipperCompany'))
    await site.user.keyboard('{F2}')
    await waitFor(() => expect(screen.getByRole('searchbox', { name: /shippers/i })).toHaveFocus())
    await site.user.keyboard('zarqa{ArrowDown}{Enter}')
    await releaseList()
    await waitFor(() => expect(control('shipperCity')).toHaveValue('Quetta'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('after Enter on a list that is still loading', () => {
  it.each([
    ['Tab', (leave: { tab: () => Promise<void> }) => leave.tab(), 'shipperContactPerson'],
    ['a second Enter', (leave: { enter: () => Promise<void> }) => leave.enter(), 'shipperContactPerson'],
    ['a press elsewhere', (leave: { press: () => Promise<void> }) => leave.press(), 'shipperRef'],
  ])('%s does not affect the pending pick, the focus or the text typed there', async (_how, leave, field) => {
    const site = await openBooking(store)
    await site.user.type(control('shipperCompany'), 'zarqa{ArrowDown}{Enter}Hallam')
    await leave({
      tab: () => site.user.tab(),
      enter: () => site.user.keyboard('{Enter}'),
      press: () => site.user.click(control('shipperRef')),
    })
    expect(control(field)).toHaveFocus()
    await site.user.keyboard('Ruth')
    await releaseList()
    await waitFor(() => expect(control('shipperCity')).toHaveValue('Jhelum'))
    await waitFor(() => expect(control('recCompany')).toHaveValue('Hallam'))
    expect(control(field)).toHaveFocus()
    expect(control(field)).toHaveValue('Ruth')
    expect(control('shipperCompany')).toHaveValue('Zarqa Looms')
    expect(screen.queryByRole('option', { name: /Zarqa/ })).toBeNull()
  })

  it('Backspace deletes the last letter typed after Enter', async () => {
    const site = await openBooking(store)
    await site.user.type(control('shipperCompany'), 'zarqa{ArrowDown}{Enter}Halla{Backspace}{Backspace}')
    expect(control('shipperCompany')).toHaveValue('zarqa')
    await releaseList()
    await waitFor(() => expect(control('recCompany')).toHaveValue('Hal'))
    expect(control('shipperCity')).toHaveValue('Jhelum')
  })

  it('letters typed after Enter return to their field if nobody is found, even after it was left', async () => {
    const site = await openBooking(store)
    await site.user.type(control('shipperCompany'), 'nobody{ArrowDown}{Enter}x{Tab}')
    await releaseList()
    await waitFor(() => expect(control('shipperCompany')).toHaveValue('nobodyx'))
    expect(control('shipperContactPerson')).toHaveValue('')
  })
})

describe('letters typed ahead while a customer loads slowly', () => {
  it('still go to the next field if another field has the focus by then', async () => {
    const site = await openBooking(store)
    const answers = holdAnswers(server, '*/api/customer/getOne/*')
    await site.user.type(control('shipperCompany'), 'zarqa{ArrowDown}{Enter}Lah')
    await releaseList()
    await answers.asked('getOne')
    await site.user.click(control('weight'))
    await site.user.keyboard('5')
    await answers.release('getOne')
    await waitFor(() => expect(control('recCompany')).toHaveValue('Lah'))
    expect(control('weight')).toHaveValue('5')
    expect(control('weight')).toHaveFocus()
  })

  it.each([
    ['go to the next field once loading is retried', /again/i, 'recCompany', 'Lah'],
    ['return to their own field if the customer is not filled in', /do not fill/i, 'shipperCompany', 'zarqaLah'],
  ])('%s', async (_what, press, field, text) => {
    const site = await openBooking(store)
    const fails = () => HttpResponse.json({}, { status: 500 })
    server.use(http.get('*/api/customer/getOne/*', fails, { once: true }))
    await site.user.type(control('shipperCompany'), 'zarqa{ArrowDown}{Enter}Lah')
    await releaseList()
    const [button] = await screen.findAllByRole('button', { name: press })
    await screen.findByText(/could not be loaded/i)
    await site.user.click(button ?? document.body)
    await waitFor(() => expect(control(field)).toHaveValue(text))
  })
})
