import { expect, type Page, test } from '@playwright/test'
import type { CallFault } from '../backend/callFaults'
import { type Random, seededRandom } from '../backend/random'
import {
  addButton,
  bookAnyway,
  BOOKING,
  CREATE,
  editBooking,
  openForm,
  waitForNumber,
  signInAgain,
  successMessage,
  typedValues,
} from './bookingForm'
import { callsTo, fillBooking, queueFault, resetBackend, sentAs, withoutRandomPart } from './staff'

/** How often the browser is killed during a booking; `KILL_POINTS=200` for more. */
const POINTS = Number(process.env['KILL_POINTS'] ?? 4)

const refusals: [CallFault, string][] = [
  [{ method: 'POST', path: CREATE, status: 400, body: { errors: [{ msg: 'Mobile number is not valid' }] } }, 'Mobile'],
  [{ method: 'POST', path: CREATE, status: 413, body: '<html>' }, 'Payload Too Large'],
  [{ method: 'POST', path: CREATE, status: 500, body: { error: 'disk is full' } }, 'disk is full'],
  [{ method: 'POST', path: CREATE, status: 404, body: {} }, "Center doesn't exists"],
]

/** Reopens the tab as after a crash: with its storage, and without having been told that it ends. */
async function crash(page: Page): Promise<Page> {
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  const stood = await page.evaluate(() => ({ ...sessionStorage }))
  const context = page.context()
  const again = await context.newPage()
  await page.evaluate(() => window.stop())
  await page.close()
  await again.goto('/robots.txt')
  await again.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
  }, stood)
  await again.goto(BOOKING)
  return again
}

const kills: Record<string, (page: Page, random: Random) => Promise<Page>> = {
  reload: async (page) => {
    await page.reload()
    return page
  },
  crash,
  'another page': async (page) => {
    await page.goto('/tracking')
    await page.goBack()
    return page
  },
  'a line that is down': async (page) => {
    const context = page.context()
    await context.setOffline(true)
    await page.reload().catch(() => undefined)
    await context.setOffline(false)
    await page.goto(BOOKING)
    return page
  },
  'a session that ends': async (page) => {
    await page.request.post('/__stand-in/end-sessions')
    await page.goto(BOOKING)
    await signInAgain(page)
    return page
  },
  'a session that ends at the submission': async (page) => {
    await page.request.post('/__stand-in/end-sessions')
    // Clicked by script, as the sign-in popup may already cover it.
    await addButton(page).evaluate((button: HTMLElement) => button.click())
    await bookAnyway(page)
    await signInAgain(page)
    // If an earlier attempt may have arrived, its number is looked up first.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('form.cc-booking')).not.toHaveAttribute('inert')
    return page
  },
  'a refusal': async (page, random) => {
    const [fault, text] = random.pick(refusals)
    await queueFault(page, fault)
    await addButton(page).click()
    await bookAnyway(page)
    await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.locator('form.cc-booking')).not.toHaveAttribute('inert')
    return page
  },
}

test(`killing the browser at ${POINTS} points of a random booking loses no field, row or file`, async ({
  page: first,
}) => {
  test.setTimeout(60_000 + POINTS * 10_000)
  await resetBackend(first)
  let page = first
  const accept = (opened: Page) => opened.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  accept(page)
  await openForm(page)
  await fillBooking(page)
  await page.getByLabel('Print Invoice').uncheck()
  const random = seededRandom(800)
  const files = new Map<string, string>()
  for (let point = 0; point < POINTS; point++) {
    for (let step = random.int(1, 4); step > 0; step--) await editBooking(page, random, `${point}-${step}`, files)
    const typed = await typedValues(page)
    const how = random.pick(Object.keys(kills))
    const kill = kills[how]
    if (!kill) throw new Error(`Nothing kills by ${how}`)
    page = await kill(page, random)
    if (page !== first) accept(page)
    await waitForNumber(page)
    await expect.poll(() => typedValues(page), `${how}, kill ${point}`).toEqual(typed)
    for (const name of files.values()) await expect(page.getByText(name), `${how}, kill ${point}`).toBeVisible()
    const print = page.getByLabel('Print Invoice')
    if (await print.isChecked()) await print.uncheck()
  }
  // The restored booking can be made, once, with intact files.
  const typed = await typedValues(page)
  await addButton(page).click()
  await bookAnyway(page)
  await expect(successMessage(page)).toBeVisible()
  const calls = await callsTo(page, CREATE)
  const booked = calls.at(-1)
  expect(booked?.fields['remarks'] ?? '').toBe(typed['remarks'])
  expect(JSON.parse(booked?.fields['receiverDetails'] ?? '{}')).toMatchObject({ recCity: typed['recCity'] })
  const sent = new Map(booked?.files.map(({ name, filename }) => [name, withoutRandomPart(filename)]))
  expect(sent).toEqual(new Map(Object.entries(sentAs).filter(([name]) => files.has(name))))
  // All are the same picture, so equal sizes show that none is truncated.
  const sizes = new Set(booked?.files.map(({ size }) => size))
  expect(sizes.size).toBe(Math.min(files.size, 1))
  expect(sizes).not.toContain(0)
})
