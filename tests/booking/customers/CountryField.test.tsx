import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { t } from '@/texts/t'
import { visit, type Visit, withBackend } from '../../app'
import { aCustomer } from '../../backend/builders'
import { centerIds } from '../../backend/branches'
import { withComputer } from '../../browser/browserStandIns'
import { addShipment, chooseCountry, control, flushDraft, openBooking, withReceiptTab } from '../bookingScreen'
import { storedTexts } from '../draft/storedDraft'
import { holdAnswers } from '../holdAnswers'

const { store, server } = withBackend()
const database = withComputer()
withReceiptTab()

const field = () => control('recCountry')
const list = () => screen.getByRole('listbox', { name: t('booking.countries') })
const highlighted = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

async function open(): Promise<Visit> {
  const site = await openBooking(store)
  act(() => field().focus())
  return site
}

describe('the country field', () => {
  it('is a required combobox with a label', async () => {
    await open()
    expect(within(screen.getByRole('group', { name: /^Receiver/ })).getByRole('combobox', { name: /^Country/ })).toBe(
      field(),
    )
    expect(field()).toBeRequired()
    expect(field()).toHaveAttribute('aria-expanded', 'false')
  })

  it('finds a country by a common name; Enter picks the highlighted one and moves on', async () => {
    const { user } = await open()
    await user.keyboard('uk')
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(highlighted()).toHaveTextContent('United Kingdom')
    await user.keyboard('{Enter}')
    expect(field()).toHaveValue('United Kingdom')
    expect(control('recState')).toHaveFocus()
  })

  it('finds a country in Urdu; Tab picks the one highlighted with the arrows', async () => {
    const { user } = await open()
    await user.keyboard('niger{ArrowDown}')
    expect(highlighted()).toHaveTextContent('Nigeria')
    await user.tab()
    expect(field()).toHaveValue('Nigeria')
    expect(control('recState')).toHaveFocus()
    act(() => field().focus())
    await user.keyboard('امارات{Tab}')
    expect(field()).toHaveValue('United Arab Emirates')
  })

  it('tells countries without an id apart', async () => {
    const names = ['Germany', 'Niger', 'Nigeria', 'Norway']
    server.use(http.get('*/api/airwaybill/getCountries', () => HttpResponse.json(names.map((name) => ({ name })))))
    const { user } = await open()
    await user.keyboard('n{ArrowDown}')
    expect(highlighted()).toHaveTextContent('Nigeria')
    await user.keyboard('{ArrowDown}')
    expect(highlighted()).toHaveTextContent('Norway')
    await user.keyboard('{Enter}')
    expect(field()).toHaveValue('Norway')
  })

  it('picks the one highlighted with the arrows on Enter, even if another matches exactly', async () => {
    const { user } = await open()
    await user.keyboard('niger{ArrowDown}{Enter}')
    expect(field()).toHaveValue('Nigeria')
  })

  it('restores the previous country on Escape', async () => {
    const site = await open()
    await chooseCountry(site, 'Oman')
    act(() => field().focus())
    await site.user.keyboard('ger{Escape}')
    expect(field()).toHaveValue('Oman')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    await site.user.keyboard('{ArrowDown}')
    expect(highlighted()).toHaveTextContent('Oman')
  })

  it('reports a country that does not exist, and does not accept it', async () => {
    const site = await open()
    await chooseCountry(site, 'Oman')
    act(() => field().focus())
    await site.user.keyboard('Atlantis')
    expect(screen.getByText(t('booking.noCountryOfName'))).toBeVisible()
    await site.user.tab()
    expect(field()).toHaveValue('Oman')
  })

  it('has no country once its text is deleted', async () => {
    const site = await open()
    await chooseCountry(site, 'Oman')
    await site.user.clear(field())
    await site.user.tab()
    expect(field()).toHaveValue('')
  })

  it.each([
    ['{Delete}', ''],
    ['Germany', 'Germany'],
  ])(
    'comes back from a reload with what was typed just before, while the field still has the focus: %s',
    async (keys, country) => {
      const site = await open()
      await chooseCountry(site, 'Oman')
      fireEvent.change(control('recCity'), { target: { value: 'Muscat' } })
      await flushDraft(database)
      act(() => field().focus())
      await site.user.keyboard(keys)
      await act(async () => {
        window.dispatchEvent(new Event('beforeunload'))
        await database.rest()
      })
      expect(await storedTexts(centerIds.gujrat)).toMatchObject({ recCity: 'Muscat', recCountry: country })
    },
  )

  it('picks with the pointer; leaving it with several matches picks none', async () => {
    const { user } = await open()
    await user.click(field())
    await user.click(within(list()).getByText('Canada'))
    expect(field()).toHaveValue('Canada')
    await user.keyboard('United')
    await user.click(control('recCity'))
    expect(field()).toHaveValue('Canada')
  })

  it('commits its text when the form is submitted from it', async () => {
    const site = await open()
    await addShipment(site)
    await waitFor(() => expect(field()).toBeInvalid())
    act(() => field().focus())
    await site.user.keyboard('ksa{Control>}{Enter}{/Control}')
    expect(field()).toHaveValue('Saudi Arabia')
    await waitFor(() => expect(field()).toBeValid())
  })
})

it('applies text typed before the countries are loaded once they are', async () => {
  const held = holdAnswers(server, '*/api/airwaybill/getCountries')
  visit('/admin/dashboard/airwaybill', { store, username: 'gujrat' })
  await waitFor(() => expect(field()).toBeInTheDocument())
  fireEvent.change(field(), { target: { value: 'uk' } })
  fireEvent.blur(field())
  expect(field()).toHaveValue('uk')
  await held.release('getCountries')
  await waitFor(() => expect(field()).toHaveValue('United Kingdom'))
})

it('does not replace what is typed next by the country of an earlier text once the countries are loaded', async () => {
  const held = holdAnswers(server, '*/api/airwaybill/getCountries')
  const { user } = visit('/admin/dashboard/airwaybill', { store, username: 'gujrat' })
  await waitFor(() => expect(field()).toBeInTheDocument())
  act(() => field().focus())
  await user.keyboard('germ{Tab}{Shift>}{Tab}{/Shift}fra')
  await held.release('getCountries')
  await waitFor(() => expect(highlighted()).toHaveTextContent('France'))
  expect(field()).toHaveValue('fra')
  await user.tab()
  expect(field()).toHaveValue('France')
})

it('does not replace the country of a saved customer by that of an earlier text once the countries are loaded', async () => {
  const customer = aCustomer({ company: 'Olsen Import', country: 'Norway' })
  store.customers.push(customer)
  const held = holdAnswers(server, '*/api/airwaybill/getCountries')
  const { user } = visit('/admin/dashboard/airwaybill', { store, username: 'gujrat' })
  await waitFor(() => expect(field()).toBeInTheDocument())
  act(() => field().focus())
  await user.keyboard('germ{Tab}')
  await user.type(control('recCompany'), 'Olsen Im')
  await user.click(await screen.findByRole('option', { name: /Olsen Import/ }))
  await waitFor(() => expect(control('recCity')).toHaveValue(customer.city))
  await held.release('getCountries')
  await waitFor(() => expect(field()).toHaveValue('Norway'))
})

it('says that the server offers no countries, with a retry', async () => {
  let isEmpty = true
  server.use(http.get('*/api/airwaybill/getCountries', () => (isEmpty ? HttpResponse.json([]) : undefined)))
  const { user } = visit('/admin/dashboard/airwaybill', { store, username: 'gujrat' })
  await screen.findByText('The server offers no countries.', { exact: false })
  isEmpty = false
  await user.click(within(field().closest('.cc-combo') as HTMLElement).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(field()).not.toHaveAccessibleDescription())
})

it('reports a list that fails to load beside the field, with a retry', async () => {
  let isDown = true
  server.use(
    http.get('*/api/airwaybill/getCountries', () => (isDown ? new Response(null, { status: 500 }) : undefined)),
  )
  const { user } = visit('/admin/dashboard/airwaybill', { store, username: 'gujrat' })
  await screen.findByText(t('booking.countriesNotLoaded'), { exact: false })
  isDown = false
  await user.click(within(field().closest('.cc-combo') as HTMLElement).getByRole('button'))
  await waitFor(() => expect(field()).not.toHaveAccessibleDescription())
  act(() => field().focus())
  await user.keyboard('uk{Enter}')
  expect(field()).toHaveValue('United Kingdom')
})
