import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { logIn, type Visit, withBackend } from '../app'
import { aCustomer } from '../backend/builders'
import type { StoredCustomer } from '../backend/records'
import { endSessions } from '../backend/session'
import {
  addShipment,
  booked,
  chooseCountry,
  control,
  CREATE,
  creations,
  fill,
  openBooking,
  withReceiptTab,
} from '../booking/bookingScreen'

/** A message in the booking form disappears once it is no longer true, whoever changes the field. */

const { store, server } = withBackend()
withReceiptTab()

let zarqa: StoredCustomer
beforeEach(() => {
  zarqa = aCustomer({ company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi', city: 'Jhelum', ntnCnic: '3740500000001' })
  store.customers = [zarqa]
})

const messageOf = (name: string) => {
  const field = control(name)
  const ids = `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('')
}
const hasMessage = (name: string) => waitFor(() => expect(control(name)).toHaveAttribute('aria-invalid', 'true'))
const hasNone = (name: string) =>
  waitFor(() => {
    expect(control(name)).not.toHaveAttribute('aria-invalid', 'true')
    expect(messageOf(name)).not.toMatch(/cannot be blank|must be/)
  })
const missing = (count: number) =>
  screen.findByRole('heading', { name: `${count} field${count === 1 ? ' needs' : 's need'} attention` })
const noSummary = () => waitFor(() => expect(screen.queryByRole('heading', { name: /attention$/ })).toBeNull())

/** A booking without these fields, after a press that reports them. */
async function pressWithout(...names: string[]): Promise<Visit> {
  const site = await openBooking(store)
  await fill(site, Object.fromEntries(names.map((name) => [name, ''])))
  await addShipment(site)
  await missing(names.length)
  for (const name of names) await hasMessage(name)
  return site
}

async function pickZarqa({ user }: Visit) {
  await user.clear(control('shipperCompany'))
  await user.type(control('shipperCompany'), 'Zarqa')
  await user.click(await screen.findByRole('option', { name: /Zarqa Looms/ }))
  await waitFor(() => expect(control('shipperContactPerson')).toHaveValue('Zarqa Bibi'))
}

describe('values that the form fills in are validated at once', () => {
  it('from a saved customer, and again by Undo', async () => {
    const site = await pressWithout('shipperContactPerson', 'shipperNtnCnicNo', 'amount')
    await pickZarqa(site)
    await hasNone('shipperContactPerson')
    await hasNone('shipperNtnCnicNo')
    await missing(1)
    await site.user.click(screen.getByRole('button', { name: /^Undo.*filling the shipper/ }))
    await hasMessage('shipperContactPerson')
    expect(await missing(3)).toBeVisible()
  })

  it('from a pasted address', async () => {
    const site = await pressWithout('recCity', 'recPhone1', 'recPostCode')
    await site.user.click(control('recAddress'))
    await site.user.paste('Name: Ruth Hallam\nPh: +44 114 496 0000\n77 Mill Street\nSheffield S1 2AB\nUnited Kingdom')
    const fillIn = await screen.findByRole('button', { name: /^Fill in/ })
    await site.user.click(fillIn)
    await waitFor(() => expect(control('recPhone1')).not.toHaveValue(''))
    await hasNone('recPhone1')
    for (const name of ['recCity', 'recPostCode']) if (control(name).value !== '') await hasNone(name)
  })

  it('from the list of countries', async () => {
    const site = await openBooking(store)
    await fill(site)
    await chooseCountry(site, '{Backspace}')
    await addShipment(site)
    await missing(1)
    await chooseCountry(site, 'Norway')
    await hasNone('recCountry')
    await noSummary()
    expect(control('recCountry')).toHaveValue('Norway')
  })

  it('from rows that are pasted or removed', async () => {
    const site = await pressWithout('invoiceValues.0.description')
    await site.user.click(control('invoiceValues.0.description'))
    await site.user.paste('Cotton shirts\t3\t12')
    await hasNone('invoiceValues.0.description')
    await noSummary()
    expect(control('invoiceValues.0.description')).toHaveValue('Cotton shirts')
  })
})

describe('submitting with nothing missing', () => {
  it('removes every field message, even if the backend refuses the booking', async () => {
    const site = await pressWithout('shipperContactPerson')
    // Changed without React Hook Form being told anything but the change event.
    fireEvent.change(control('shipperContactPerson'), { target: { value: 'Sana Mehmood' } })
    server.use(http.post(`*${CREATE}`, () => HttpResponse.json({ error: 'Too heavy' }, { status: 400 })))
    await addShipment(site)
    expect((await screen.findAllByText('Too heavy'))[0]).toBeVisible()
    await hasNone('shipperContactPerson')
    await noSummary()
    expect(document.querySelectorAll('form.cc-booking [aria-invalid="true"]')).toHaveLength(0)
  })
})

describe('after signing in again', () => {
  it.each([
    ['refused before anything was sent', null],
    ['refused when it was sent', CREATE],
  ])('a booking that was %s is reported as not booked, beside the button', async (_what, at) => {
    const site = await openBooking(store)
    await fill(site)
    if (at === null) endSessions(store)
    else {
      server.use(
        http.post(
          `*${at}`,
          () => {
            endSessions(store)
            return HttpResponse.json({ error: 'jwt expired' }, { status: 401 })
          },
          { once: true },
        ),
      )
    }
    await addShipment(site)
    await logIn(site)
    expect(await screen.findByText('Not booked yet. Press Add Shipment.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const form = control<HTMLElement>('recCity').closest('form') as HTMLElement
    expect(within(form).queryByText('Not authorized to access')).toBeNull()
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Add Shipment'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(document.activeElement).toHaveTextContent('Add Shipment')
    await site.user.keyboard('{Enter}')
    await booked()
    expect(screen.queryByText('Not booked yet. Press Add Shipment.')).toBeNull()
    expect(store.shipments.filter(({ consignee }) => consignee?.contactPerson === 'Ruth Hallam')).toHaveLength(1)
    expect(creations(store).length).toBeGreaterThan(0)
  })
})

it('the message about a saved customer says if the name was changed since, and the star disappears', async () => {
  const site = await openBooking(store)
  await pickZarqa(site)
  expect(await screen.findByText('Filled from saved shippers')).toBeVisible()
  await site.user.type(control('shipperCompany'), ' and Sons')
  expect(await screen.findByText(/^Filled from a saved customer, then renamed/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Make favourite' })).toBeNull()
  await site.user.type(control('shipperCompany'), '{Backspace>9/}')
  expect(await screen.findByText('Filled from saved shippers')).toBeVisible()
})
