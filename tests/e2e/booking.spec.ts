import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { addButton, bookedFor, CREATE, field, openForm, successMessage } from './bookingForm'
import { callsTo, fillBooking, idCard, releaseCalls, queueFault, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

test('a tab and its duplicate book once, whatever is clicked', async ({ page, context }) => {
  await openForm(page)
  await fillBooking(page)
  await field(page, 'customNTN').setInputFiles(idCard('front.png'))
  await page.getByLabel('Print Invoice').uncheck()
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  // A tab opened by script gets a copy of this tab's storage, as a duplicated one does.
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open(window.location.href))
  const duplicate = await opened
  await expect(field(duplicate, 'recCity')).toHaveValue('Sheffield')
  await expect(duplicate.getByText('front.png')).toBeVisible()
  await duplicate.getByLabel('Print Invoice').uncheck()

  await queueFault(page, { method: 'POST', path: CREATE, delayMs: 700 })
  await Promise.all([addButton(page).click(), addButton(duplicate).click()])
  // The second tab is told so too, and its form is empty again.
  await expect(page.getByText('is booked.')).toBeVisible()
  await expect(duplicate.getByText('is booked.')).toBeVisible()
  await expect(field(page, 'recCity')).toHaveValue('')
  await expect(field(duplicate, 'recCity')).toHaveValue('')
  expect(await callsTo(page, CREATE)).toHaveLength(1)
})

test('after a reload during a submission the form is locked, and nothing is sent twice', async ({ page }) => {
  const number = await openForm(page)
  await fillBooking(page)
  await page.getByLabel('Print Invoice').uncheck()
  // Held longer than the reload and both lookups after it, even on a slow machine.
  await queueFault(page, { method: 'POST', path: CREATE, isHeld: true })
  const sent = page.waitForRequest(`**${CREATE}`)
  await addButton(page).click()
  await sent
  await page.reload()
  await expect(page.getByText('Processing your request...')).toBeVisible()
  await expect(page.locator('form.cc-booking')).toHaveAttribute('inert')
  await expect(page.getByText(`Airway bill ${number} is not booked. You can submit it again.`).first()).toBeVisible()
  await expect(field(page, 'airwayBillNo')).toHaveValue(number)
  await expect(field(page, 'recCity')).toHaveValue('Sheffield')
  const bookings = async () => (await bookedFor(page, 'Ruth Hallam')).length
  expect(await bookings()).toBe(0)
  // The first request arrives after all, and submitting again must find its booking.
  await releaseCalls(page)
  await expect.poll(bookings).toBe(1)
  await page.getByLabel('Print Invoice').uncheck()
  await addButton(page).click()
  await expect(successMessage(page)).toBeVisible()
  expect(await bookings()).toBe(1)
})

test('a file that changes on disk is sent as it was chosen; at 150 % zoom the amount to collect is visible', async ({
  page,
}, testInfo) => {
  await page.setViewportSize({ width: 911, height: 512 })
  const path = testInfo.outputPath('ntn.pdf')
  const chosen = '%PDF-1.4 as it was chosen %%EOF'
  await writeFile(path, chosen)
  await openForm(page)
  await fillBooking(page)
  await field(page, 'customNTN').setInputFiles(path)
  await expect(page.getByText('ntn.pdf')).toBeVisible()
  await writeFile(path, '%PDF-1.4 changed meanwhile, and longer than before %%EOF')
  await page.getByLabel('Print Invoice').uncheck()
  await addButton(page).click()
  // The first field of the next booking.
  await expect(field(page, 'service')).toBeFocused()
  await expect(field(page, 'service')).toBeInViewport()
  await expect(page.getByText('Collect now in cash')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Next booking' })).toBeInViewport()
  const [call] = await callsTo(page, CREATE)
  expect(call?.files).toMatchObject([{ size: chosen.length }])
})
