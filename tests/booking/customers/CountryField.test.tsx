import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { t } from '@/texts/t'
import { visit, type Visit, withBackend } from '../../app'
import { addShipment, chooseCountry, control, openBooking, withReceiptTab } from '../bookingScreen'
import { holdAnswers } from '../heldAnswers'

const { store, server } = withBackend()
withReceiptTab()

const field = () => control('recCountry')
const list = () => screen.getByRole('listbox', { name: t('booking.countries') })
const highlighted = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

async function open(): Promise<Visit> {
  const site = await openBooking(store)
  act(() => field().focus())
  return site
}

describe('the country', () => {
  it('is a combobox with its label, required', async () => {
    await open()
    expect(within(screen.getByRole('group', { name: /^Receiver/ })).getByRole('combobox', { name: /^Country/ })).toBe(
      field(),
    )
    expect(field()).toBeRequired()
    expect(field()).toHaveAttribute('aria-expanded', 'false')
  })

  it('is found by a name in use; Enter takes the highlighted one and goes on', async () => {
    const { user } = await open()
    await user.keyboard('uk')
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(highlighted()).toHaveTextContent('United Kingdom')
    await user.keyboard('{Enter}')
    expect(field()).toHaveValue('United Kingdom')
    expect(control('recState')).toHaveFocus()
  })

  it('is found in Urdu; Tab takes the one that the arrows have gone to', async () => {
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

  it('stays with the arrows as with Enter, though another is called just so', async () => {
    const { user } = await open()
    await user.keyboard('niger{ArrowDown}{Enter}')
    expect(field()).toHaveValue('Nigeria')
  })

  it('is the one before again after Escape', async () => {
    const site = await open()
    await chooseCountry(site, 'Oman')
    act(() => field().focus())
    await site.user.keyboard('ger{Escape}')
    expect(field()).toHaveValue('Oman')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    await site.user.keyboard('{ArrowDown}')
    expect(highlighted()).toHaveTextContent('Oman')
  })

  it('that does not exist is said, and is not taken', async () => {
    const site = await open()
    await chooseCountry(site, 'Oman')
    act(() => field().focus())
    await site.user.keyboard('Atlantis')
    expect(screen.getByText(t('booking.noCountryOfName'))).toBeVisible()
    await site.user.tab()
    expect(field()).toHaveValue('Oman')
  })

  it('is nothing again once its text is deleted', async () => {
    const site = await open()
    await chooseCountry(site, 'Oman')
    await site.user.clear(field())
    await site.user.tab()
    expect(field()).toHaveValue('')
  })

  it('is chosen with the pointer; leaving between several takes none', async () => {
    const { user } = await open()
    await user.click(field())
    await user.click(within(list()).getByText('Canada'))
    expect(field()).toHaveValue('Canada')
    await user.keyboard('United')
    await user.click(control('recCity'))
    expect(field()).toHaveValue('Canada')
  })

  it('counts when the form is submitted from the field', async () => {
    const site = await open()
    await addShipment(site)
    await waitFor(() => expect(field()).toBeInvalid())
    act(() => field().focus())
    await site.user.keyboard('ksa{Control>}{Enter}{/Control}')
    expect(field()).toHaveValue('Saudi Arabia')
    await waitFor(() => expect(field()).toBeValid())
  })
})

it('what is typed before the countries have come waits for them', async () => {
  const held = holdAnswers(server, '*/api/airwaybill/getCountries')
  visit('/admin/dashboard/airwaybill', { store, username: 'gujrat' })
  await waitFor(() => expect(field()).toBeInTheDocument())
  fireEvent.change(field(), { target: { value: 'uk' } })
  fireEvent.blur(field())
  expect(field()).toHaveValue('uk')
  await held.letGo('getCountries')
  await waitFor(() => expect(field()).toHaveValue('United Kingdom'))
})

it('a list that does not come is told beside the field, and asked for again', async () => {
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
