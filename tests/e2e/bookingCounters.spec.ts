import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Random, seededRandom } from '../backend/random'
import { bookedFor, BOOKING, CREATE, field, waitForNumber } from './bookingForm'
import { signInByRequest, callsTo, fillBooking, queueFault, resetBackend } from './staff'

/** The centers of the counters: two of one center, which see each other's shipments, and one of another. */
const counters = ['gujrat', 'gujrat', 'lahore']
const ROUNDS = 2
/** The customer of each counter: shipper and consignee. */
const customers = [
  ['Hina Butt', 'Omar Vogel'],
  ['Bilal Awan', 'Lena Nilsen'],
  ['Zara Malik', 'Hugo Brandt'],
] as const

interface Clerk {
  page: Page
  shipper: string
  consignee: string
}

async function openCounter(browser: Browser, username: string, index: number): Promise<Clerk> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  await signInByRequest(page, username)
  await page.goto(BOOKING)
  await waitForNumber(page)
  await page.getByLabel('Print Invoice').uncheck()
  const [shipper, consignee] = customers[index] ?? customers[0]
  return { page, shipper, consignee }
}

/** Presses Add Shipment everywhere at nearly the same time. @returns the number that each clerk is shown */
async function pressAtOnce(clerks: readonly Clerk[], random: Random): Promise<string[]> {
  const presses = clerks.map(({ page }) => {
    const pause = random.int(0, 150)
    return page.evaluate(
      (milliseconds) =>
        new Promise<void>((resolve) =>
          setTimeout(() => {
            document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
            resolve()
          }, milliseconds),
        ),
      pause,
    )
  })
  await Promise.all(presses)
  return Promise.all(
    clerks.map(async ({ page }) => {
      // The form is unlocked after a booking or a refusal.
      await expect(page.locator('form.cc-booking')).not.toHaveAttribute('inert', { timeout: 60_000 })
      await expect(page.locator('form.cc-booking .alert-danger')).toHaveCount(0)
      return page.locator('.cc-booked-panel .cc-bill-number').innerText()
    }),
  )
}

test('clerks at three computers who submit at once are all booked, each under a different number', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await resetBackend(page)
  const random = seededRandom(5)
  const clerks: Clerk[] = []
  for (const [index, username] of counters.entries()) clerks.push(await openCounter(browser, username, index))
  const told: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(
      clerks.map(async ({ page: form, shipper, consignee }) => {
        await fillBooking(form)
        for (const name of ['shipperCompany', 'shipperContactPerson']) await field(form, name).fill(shipper)
        for (const name of ['recCompany', 'recContactPerson']) await field(form, name).fill(consignee)
      }),
    )
    // A delay, as by pictures, lets the others get ahead.
    const delays = round % 2 === 1 ? counters.map(() => random.int(100, 600)) : []
    for (const delayMs of delays) await queueFault(page, { method: 'POST', path: CREATE, delayMs })
    const numbers = await pressAtOnce(clerks, random)
    told.push(...numbers)
    for (const [index, clerk] of clerks.entries()) {
      const found = (await bookedFor(clerk.page, clerk.consignee)).map(({ airwayBillNo }) => String(airwayBillNo))
      expect(found, `round ${round + 1}, ${clerk.consignee}`).toHaveLength(round + 1)
      expect(found).toContain(numbers[index])
      await expect(field(clerk.page, 'recCity')).toHaveValue('')
    }
  }
  expect(new Set(told).size).toBe(ROUNDS * counters.length)
  // Otherwise no number was taken twice, and this test would prove nothing.
  expect((await callsTo(page, CREATE)).length).toBeGreaterThan(told.length)
  for (const clerk of clerks) await clerk.page.context().close()
})
