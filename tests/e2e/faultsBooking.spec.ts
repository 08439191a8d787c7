import { expect, test, type Page } from '@playwright/test'
import { add, CREATE, field, openForm } from './bookingForm'
import { EVERY_REPEAT, GATEWAY_PAGE, timesAsked, tried, type Answered } from './faults'
import { fillBooking, nextCall, noMoreFaults, resetBackend } from './staff'

/** Answers that take the place of the backend's own after it has done its work. */
const lateAnswers: Record<string, Answered> = {
  'the line breaks': { drop: 'after', times: EVERY_REPEAT },
  'a gateway says 502': { status: 502, body: GATEWAY_PAGE, isLate: true },
  'a gateway says 504 without a text': { status: 504, statusText: '', body: '', isLate: true },
  'the server says 500': { status: 500, body: { error: 'Out of memory' }, isLate: true },
  'the server says 408': { status: 408, body: '', isLate: true, times: EVERY_REPEAT },
  'a page with status 200': { status: 200, body: GATEWAY_PAGE, isLate: true },
  'nothing with status 200': { status: 200, body: '', isLate: true },
  'an id that is none': { status: 200, body: { id: null }, isLate: true },
}

const create = { method: 'POST', path: CREATE }

/** How many bookings the backend has that were made here. */
async function bookings(page: Page): Promise<number> {
  const answer = await page.request.get('/api/airwaybill/getAllByToday')
  const today = (await answer.json()) as { consignee?: { contactPerson?: string } }[]
  return today.filter(({ consignee }) => consignee?.contactPerson === 'Ruth Hallam').length
}

test.describe.configure({ timeout: 240_000 })
test.beforeEach(async ({ page }) => resetBackend(page))

test('a booking whose answer is lost after it was made is found, never made twice, and opens its receipt', async ({
  page,
  context,
}) => {
  let made = 0
  for (const [what, fault] of tried('lost answers', Object.entries(lateAnswers), 2)) {
    await test.step(what, async () => {
      const number = await openForm(page)
      await fillBooking(page)
      await nextCall(page, { ...create, ...fault })
      const opened = context.waitForEvent('page')
      await add(page).click()
      const receipt = await opened
      await expect(page.locator('.cc-booked-panel')).toContainText(`${number} is booked.`)
      await expect(field(page, 'recCity')).toHaveValue('')
      await receipt.waitForURL('**/admin/dashboard/receipt/**')
      await expect(receipt.getByText(number).first()).toBeVisible()
      await receipt.close()
      await noMoreFaults(page)
      made += 1
      expect(await bookings(page)).toBe(made)
    })
  }
})

test('a success that is none of the backend’s: the number is looked up, and can be submitted again', async ({
  page,
}) => {
  await openForm(page)
  await fillBooking(page)
  await page.getByLabel('Print Invoice').uncheck()
  await nextCall(page, { ...create, status: 200, body: GATEWAY_PAGE })
  await add(page).click()
  await expect(page.locator('form.cc-booking .alert')).toHaveText('The server’s answer could not be read. Try again.')
  expect(await bookings(page)).toBe(0)
  await add(page).click()
  await expect(page.getByText('is booked.')).toBeVisible()
  expect(await bookings(page)).toBe(1)
  expect(await timesAsked(page, create)).toBe(2)
})
