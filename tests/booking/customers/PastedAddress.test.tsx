import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { t } from '@/texts/t'
import { type Visit, withBackend } from '../../app'
import { aCustomer } from '../../backend/builders'
import { control, openBooking } from '../bookingScreen'

const { store } = withBackend()

const BLOCK =
  'Ruth Hallam\nHallam & Daughters\n77 Mill Street\nSheffield S1 2AB\nUK\n+44 7700 900123\nruth@hallam.example'
const taken = {
  recCompany: 'Hallam & Daughters',
  recContactPerson: 'Ruth Hallam',
  recAddress: '77 Mill Street',
  recCountry: 'United Kingdom',
  recCity: 'Sheffield',
  recPostCode: 'S1 2AB',
  recPhone1: '+44 7700 900123',
  recEmail: 'ruth@hallam.example',
}
const panel = () => screen.findByRole('group', { name: /looks like an address/ })
const noPanel = () => expect(screen.queryByRole('group', { name: /looks like an address/ })).not.toBeInTheDocument()
const currentValues = () => Object.fromEntries(Object.keys(taken).map((name) => [name, control(name).value]))
const nothing = Object.fromEntries(Object.keys(taken).map((name) => [name, '']))

async function paste({ user }: Visit, name: string, text: string) {
  act(() => control(name).focus())
  await user.paste(text)
}

it('a pasted address is proposed field by field, filled in on request, and removed by one Undo', async () => {
  const site = await openBooking(store)
  await paste(site, 'recAddress', BLOCK)
  const proposal = within(await panel())
  expect(currentValues()).toEqual(nothing)
  const button = proposal.getByRole('button', { name: 'Fill in 8 fields' })
  expect(button).toHaveFocus()
  expect(proposal.getByRole('checkbox', { name: /^City Sheffield$/ })).toBeChecked()

  await site.user.click(proposal.getByRole('checkbox', { name: /^Email/ }))
  await site.user.click(proposal.getByRole('button', { name: 'Fill in 7 fields' }))
  noPanel()
  await waitFor(() => expect(currentValues()).toEqual({ ...taken, recEmail: '' }))
  expect(screen.getByText('Filled from the pasted text')).toBeInTheDocument()
  expect(document.body).not.toHaveFocus()

  await site.user.type(control('recFax'), '0114')
  await site.user.click(screen.getByRole('button', { name: /^Undo filling the receiver/ }))
  expect(currentValues()).toEqual(nothing)
  expect(control('recFax')).toHaveValue('0114')
})

it.each<[string, () => void, string]>([
  ['goes on in another field', () => control('recFax').focus(), 'recFax'],
  ['goes on typing', () => fireEvent.input(control('recAddress'), { target: { value: 'Mill' } }), 'recAddress'],
])('the proposal does not take the focus from a user who %s before it is shown', async (_name, goOn, focused) => {
  await openBooking(store)
  act(() => control('recAddress').focus())
  act(() => {
    fireEvent.paste(control('recAddress'), { clipboardData: { getData: () => BLOCK } })
    goOn()
  })
  expect(within(await panel()).getByRole('button', { name: /^Fill in/ })).toBeVisible()
  expect(control(focused)).toHaveFocus()
})

it('a pasted address leaves filled fields alone unless ticked, and says what it would replace', async () => {
  const site = await openBooking(store)
  await site.user.type(control('recCity'), 'Leeds')
  await paste(site, 'recPhone1', BLOCK)
  const city = within(await panel()).getByRole('checkbox', { name: /City/ })
  expect(city).not.toBeChecked()
  expect(city).toHaveAccessibleName('City Sheffield replaces “Leeds”')
  // Enter on a checkbox fills in, instead of moving on as elsewhere in the form.
  act(() => city.focus())
  await site.user.keyboard('{Enter}')
  await waitFor(() => expect(currentValues()).toEqual({ ...taken, recCity: 'Leeds' }))

  await paste(site, 'recAddress', 'Ruth Hallam\nSheffield\nUK')
  await site.user.click(within(await panel()).getByRole('checkbox', { name: /City/ }))
  await site.user.click(screen.getByRole('button', { name: 'Fill in 3 fields' }))
  expect(control('recCity')).toHaveValue('Sheffield')
  // Undo removes one filling at a time.
  await site.user.click(screen.getByRole('button', { name: /^Undo filling the receiver/ }))
  expect(currentValues()).toEqual({ ...taken, recCity: 'Leeds' })
  await site.user.click(screen.getByRole('button', { name: /^Undo filling the receiver/ }))
  expect(currentValues()).toEqual({ ...nothing, recCity: 'Leeds' })
})

it('a pasted address can be inserted into the field as one line, or ignored', async () => {
  const site = await openBooking(store)
  await site.user.type(control('recAddress'), 'Flat 3, ')
  await paste(site, 'recAddress', '77 Mill Street,\nSheffield')
  await panel()
  await site.user.click(screen.getByRole('button', { name: 'Paste as one line' }))
  expect(control('recAddress')).toHaveValue('Flat 3, 77 Mill Street, Sheffield')
  expect(control('recAddress')).toHaveFocus()
  noPanel()

  for (const leave of [
    () => site.user.keyboard('{Escape}'),
    async () => site.user.click(screen.getByRole('button', { name: 'Ignore' })),
  ]) {
    await paste(site, 'recCompany', BLOCK)
    await panel()
    await leave()
    noPanel()
    expect(control('recCompany')).toHaveFocus()
    expect(control('recCompany')).toHaveValue('')
  }
})

it('a pasted single line, and pasted cells of a table, are not taken for an address', async () => {
  const site = await openBooking(store)
  await paste(site, 'recAddress', '77 Mill Street\n')
  expect(control('recAddress').value.trim()).toBe('77 Mill Street')
  await paste(site, 'dimValues.0.length', '30\t20\t10\n40\t20\t10')
  expect(control('dimValues.1.length')).toHaveValue('40')
  noPanel()
})

it('adding a phone number from a pasted text keeps the id of the saved shipper', async () => {
  const shipper = aCustomer({
    company: 'Zarqa Looms',
    contactPerson: 'Zarqa Bibi',
    city: 'Jhelum',
    phone2: '',
    ntnCnic: '3740500000001',
  })
  store.customers.push(shipper)
  const site = await openBooking(store)
  await site.user.type(control('shipperCompany'), 'zarq')
  await site.user.click(await screen.findByRole('option', { name: /Zarqa/ }))
  await waitFor(() => expect(control('shipperCity')).toHaveValue('Jhelum'))
  await paste(site, 'shipperPhone2', 'Company: Zarqa Looms\nMobile: 0300-7654321\nMob 2: 0301-7654321')
  const proposal = within(await panel())
  expect(proposal.getByRole('checkbox', { name: /^Company/ })).toBeChecked()
  expect(proposal.getByRole('checkbox', { name: /^Mobile 1/ })).not.toBeChecked()
  await site.user.click(proposal.getByRole('button', { name: 'Fill in 2 fields' }))
  expect(control('shipperPhone2')).toHaveValue('0301-7654321')
  await site.user.click(screen.getByRole('button', { name: /^Undo filling the shipper/ }))
  expect(control('shipperPhone2')).toHaveValue('')
  expect(control('shipperCity')).toHaveValue('Jhelum')
  expect(screen.getByText(t('booking.filledFromShippers'))).toBeInTheDocument()
})
