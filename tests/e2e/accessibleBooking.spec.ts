import { expect, test } from '@playwright/test'
import { aRow, headings } from '../domain/from-file/rows'
import { button, expectEscapeCloses, dialog, expectFocusKept, expectAccessible, press } from './accessibility'
import { BOOKING, CREATE, field, openForm, waitForNumber } from './bookingForm'
import { expectFocusTrap } from './focusTrap'
import { inUrdu } from './inUrdu'
import { fillBooking, idCard, releaseCalls, queueFault, openAs, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

test('the booking form and its popups pass axe, and each popup returns the focus', async ({ page }) => {
  await openForm(page)
  await expectAccessible(page, 'booking')
  await press(page, 'Search saved shippers by company')
  await page.keyboard.type('a')
  await expect(dialog(page, 'Saved shippers').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, 'saved shippers')
  await expectFocusTrap(page)
  await expectEscapeCloses(page, 'Saved shippers', button(page, 'Search saved shippers by company'))
  await press(page, 'More tools')
  await press(page, 'Shortcuts')
  await expect(dialog(page, 'Keyboard shortcuts')).toBeVisible()
  await expectEscapeCloses(page, 'Keyboard shortcuts', button(page, 'More tools'))

  await press(page, 'More tools')
  await press(page, 'Presets')
  await button(page, 'Add line').click()
  await press(page, 'Add box')
  await expect(page.getByLabel('Name of box 1')).toBeVisible()
  await expectAccessible(page, 'presets')
  await press(page, 'Remove box 1')
  await expect(button(page, 'Add box')).toBeFocused()
  await press(page, 'Add box')
  // The focus is lost with the removed row, so the popup must take it.
  await button(page, 'Remove box 1').evaluate((remove: HTMLElement) => {
    remove.focus()
    remove.click()
  })
  await expect(button(page, 'Add box')).toBeFocused()
  await button(page, 'Remove line 1').click()
  await expectEscapeCloses(page, 'Presets on this computer', button(page, 'More tools'))

  await field(page, 'shipperCompany').focus()
  await page.keyboard.type('sarus')
  await expect(page.getByRole('listbox', { name: 'Saved shippers' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectAccessible(page, 'suggestions below a field', 'fieldset:has([name="shipperCompany"])')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Filled from saved shippers')).toBeVisible()
  await field(page, 'shipperIDFront').setInputFiles(idCard('front of the shipper’s identity card, first try.png'))
  await expect(page.getByText(/first try.png/)).toBeVisible()
  await expect(page.getByText(/Saved at/)).toBeVisible()
  await expectAccessible(page, 'filled from a saved shipper, with a file', '.cc-uploads')
  await press(page, 'Remove front of the shipper’s identity card, first try.png')
  await expect(page.getByText(/first try.png/)).toHaveCount(0)
  await expectFocusKept(page, 'a file removed')
})

test('the booking form passes axe when refused, while sending and once booked', async ({ page }) => {
  await openForm(page)
  await fillBooking(page)
  await page.getByLabel('Print Invoice').uncheck()
  await queueFault(page, { method: 'POST', path: CREATE, status: 400, body: { error: 'Weight is too much' } })
  await press(page, 'Add Shipment')
  await expect(page.getByRole('alert').getByText('Weight is too much').first()).toBeVisible()
  await expectFocusKept(page, 'a refusal')
  await expectAccessible(page, 'a booking that is refused')
  await queueFault(page, { method: 'POST', path: CREATE, isHeld: true })
  await press(page, 'Add Shipment')
  await expect(page.getByText(/^Processing your request/)).toBeVisible()
  await expectAccessible(page, 'a booking on its way', '.cc-overlay')
  await releaseCalls(page)
  await expect(page.getByText('is booked.')).toBeVisible()
  await expectAccessible(page, 'a booking that is made', '.cc-booked-panel')
})

test('in Urdu, booking from a file and a form with errors pass axe', async ({ page }) => {
  inUrdu(page)
  await openAs(page, 'gujrat', `/ur${BOOKING}/file`)
  const lines = [headings, aRow({ 'Receiver city': '' }), aRow({ Reference: 'A2', 'Shipper mobile 1': '3001234567' })]
  const buffer = Buffer.from(lines.join('\n'))
  await field(page, 'file').setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer })
  await expect(button(page, 'Book 1 shipment')).toBeVisible()
  await expect(button(page, '1 problem')).toBeVisible()
  await expectAccessible(page, 'bookings from a file, with a problem and a proposal')

  await page.goto(`/ur${BOOKING}`)
  await waitForNumber(page)
  for (const name of ['cod', 'insurance']) await field(page, name).selectOption('1')
  const noPicture = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
  await field(page, 'shipperIDFront').setInputFiles(noPicture)
  await button(page, 'Add Shipment').first().click()
  await expect(page.getByText('Worth of package cannot be blank').first()).toBeVisible()
  await expectAccessible(page, 'booking with errors')
})
