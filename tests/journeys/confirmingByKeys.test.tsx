import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withBackend } from '../app'
import { centerIds } from '../backend/branches'
import {
  addShipment,
  booked,
  chooseTool,
  control,
  creations,
  fill,
  openBooking,
  withReceiptTab,
} from '../booking/bookingScreen'
import { withComputer } from '../browser/browserStandIns'

const { store } = withBackend()
withComputer()
withReceiptTab()

const CTRL_ENTER = '{Control>}{Enter}{/Control}'

describe('Ctrl + Enter in a popup', () => {
  it('books anyway, but not on the key press that opened the question', async () => {
    const site = await openBooking(store)
    await fill(site, { weight: '0' })
    control('weight').focus()
    await site.user.keyboard(CTRL_ENTER)
    const question = await screen.findByRole('dialog', { name: 'Check before booking' })
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Go back' })).toHaveFocus())
    const back = within(question).getByRole('button', { name: 'Go back' })
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }])
      expect(fireEvent.keyDown(back, { key: 'Enter', repeat: true, ...modifier })).toBe(false)
    expect(creations(store)).toEqual([])
    await waitFor(() => expect(question).toHaveClass('show'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    await site.user.keyboard(CTRL_ENTER)
    await booked()
    expect(creations(store)).toHaveLength(1)
  })

  it('confirms with ⌘ too, even if Cancel has the focus', async () => {
    const site = await openBooking(store)
    await site.user.type(control('shipperCompany'), 'Sana')
    await site.user.keyboard('{F8}')
    const question = await screen.findByRole('dialog')
    within(question).getByRole('button', { name: 'Cancel' }).focus()
    await site.user.keyboard('{Meta>}{Enter}{/Meta}')
    await waitFor(() => expect(control('shipperCompany')).toHaveValue(''))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText(/fields need attention/)).toBeNull()
  })

  it('saves presets', async () => {
    const site = await openBooking(store)
    await chooseTool(site, 'Presets')
    const popup = await screen.findByRole('dialog')
    await site.user.selectOptions(within(popup).getByRole('combobox', { name: 'Payment' }), 'Credit')
    await site.user.keyboard(CTRL_ENTER)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(localStorage.getItem(`booking-presets:${centerIds.gujrat}`)).toContain('"paymentType":"2"')
  })
})

it('lists each key with one meaning only', async () => {
  const site = await openBooking(store)
  await site.user.keyboard('{F1}')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  const keys = within(help)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
    .filter((key) => /^(?:Shift)?F\d/.test(key))
  expect(keys).toEqual(['F2', 'F8', 'ShiftF8', 'F9', 'ShiftF9', 'F10', 'F1'])
})

it('selects the text of an invalid field when its error link is followed, so that typing replaces it', async () => {
  const site = await openBooking(store)
  await fill(site, { amount: 'abc' })
  await addShipment(site)
  await site.user.click(await screen.findByRole('button', { name: 'Amount must be a number' }))
  expect(control('amount')).toHaveFocus()
  await site.user.keyboard('900')
  expect(control('amount')).toHaveValue('900')
})
