import { expect, type Page, test } from '@playwright/test'
import { addButton, bookedFor, CREATE, field, openForm } from './bookingForm'
import { callsTo, fillBooking, idCard, queueFault, resetBackend } from './staff'

// Other faulty answers are tested in tests/booking/submit; here a browser gets them over a real connection.

const GATEWAY_PAGE = '<!doctype html><html><head><title>Bad day</title></head><body><h1>nginx</h1></body></html>'
const create = { method: 'POST', path: CREATE }
const bookings = async (page: Page) => (await bookedFor(page, 'Ruth Hallam')).length

test.beforeEach(async ({ page }) => resetBackend(page))

test('a booking whose answer is lost is found, never made twice, and opens its receipt', async ({ page, context }) => {
  const number = await openForm(page)
  await fillBooking(page)
  // More often than a browser itself repeats a request whose kept-alive connection breaks.
  await queueFault(page, { ...create, drop: 'after', times: 8 })
  const opened = context.waitForEvent('page')
  await addButton(page).click()
  const receipt = await opened
  await expect(page.locator('.cc-booked-panel')).toContainText(`${number} is booked.`)
  await expect(field(page, 'recCity')).toHaveValue('')
  await receipt.waitForURL('**/admin/dashboard/receipt/**')
  await expect(receipt.getByText(number).first()).toBeVisible()
  expect(await bookings(page)).toBe(1)
})

test('a refusal closes the receipt’s tab and empties nothing; a success without an id is looked up', async ({
  page,
  context,
}) => {
  await openForm(page)
  await fillBooking(page)
  await field(page, 'customNTN').setInputFiles(idCard('front.png'))
  await expect(page.getByText('front.png')).toBeVisible()
  const alert = page.locator('form.cc-booking .alert')
  const texts = {
    'Mobile number is not valid': { status: 400, body: { errors: [{ msg: 'Mobile number is not valid' }] } },
    'The server’s answer could not be read. Try again.': { status: 200, body: GATEWAY_PAGE },
  }
  for (const [text, answer] of Object.entries(texts)) {
    await queueFault(page, { ...create, ...answer })
    const opened = context.waitForEvent('page')
    await addButton(page).click()
    const tab = await opened
    if (!tab.isClosed()) await tab.waitForEvent('close')
    await expect(alert).toHaveText(text)
    expect(await bookings(page)).toBe(0)
  }
  await expect(field(page, 'shipperCompany')).toHaveValue('Sana Textile Works')
  await expect(field(page, 'invoiceValues.0.price')).toHaveValue('11.50')
  await expect(page.getByText('front.png')).toBeVisible()

  await page.getByLabel('Print Invoice').uncheck()
  await addButton(page).click()
  await expect(page.getByText('is booked.')).toBeVisible()
  expect(await bookings(page)).toBe(1)
  expect(await callsTo(page, CREATE)).toHaveLength(3)
})
