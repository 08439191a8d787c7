import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { CallFault } from '../backend/callFaults'
import { type Random, seededRandom } from '../backend/random'
import { bookedFor, BOOKING, CREATE, field, openForm, waitForNumber } from './bookingForm'
import { fillBooking, queueFault, dropFaults, resetBackend } from './staff'

/** How many interleavings of clicks, answers and two tabs are tried; `INTERLEAVINGS=500` for more. */
const COUNT = Number(process.env['INTERLEAVINGS'] ?? 1)
const LISTS = ['/api/airwaybill/search', '/api/airwaybill/getAllByToday']

/** What happens to a booking's request; most succeed. */
const fates: Omit<CallFault, 'method' | 'path'>[] = [
  {},
  {},
  { delayMs: 300 },
  { delayMs: 1500 },
  { drop: 'before' },
  { drop: 'after' },
  { drop: 'after', delayMs: 800 },
  { status: 502, body: '<h1>Bad gateway</h1>' },
  { status: 500, body: { error: 'disk is full' } },
  { status: 400, body: { error: 'AirwayBill No already exists' } },
]

type Ending = 'booked' | 'not booked' | 'nobody knows'

/** The outcome of a tab's submission, as the screen shows it. */
async function endingOf(page: Page): Promise<Ending> {
  const booked = page.getByText(/is booked\.|Booked as|AirwayBill added successfully !!/).first()
  const locked = page.getByRole('dialog', { name: /Is \d{10} booked\?/ })
  const refused = page.locator('form.cc-booking:not([inert]) .alert-danger').first()
  await expect(booked.or(locked).or(refused).first()).toBeVisible({ timeout: 60_000 })
  if (await booked.isVisible()) return 'booked'
  return (await locked.isVisible()) ? 'nobody knows' : 'not booked'
}

/** Clicks repeatedly, partly in the same tick, partly a moment later. */
const press = (page: Page, clicks: readonly number[]) =>
  page.evaluate(async (pauses) => {
    const buttons = document.querySelectorAll<HTMLButtonElement>('button[type="submit"]')
    for (const pause of pauses) {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      buttons[0]?.click()
    }
  }, clicks)

/** Opens the form and fills in a whole booking. */
async function openFilled(context: BrowserContext, consignee: string): Promise<Page> {
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  await page.goto(BOOKING)
  await waitForNumber(page)
  await fillBooking(page)
  await field(page, 'recContactPerson').fill(consignee)
  await page.getByLabel('Print Invoice').uncheck()
  return page
}

async function interleave(random: Random, context: BrowserContext, turn: number): Promise<string[]> {
  const isSame = random.chance(0.4)
  const names = [`Consignee ${turn} A`, isSame ? `Consignee ${turn} A` : `Consignee ${turn} B`]
  const tabs = [
    { name: names[0] ?? '', page: await openFilled(context, names[0] ?? '') },
    { name: names[1] ?? '', page: await openFilled(context, names[1] ?? '') },
  ]
  const [first] = tabs
  if (!first) return []
  const story: string[] = []
  for (const call of [CREATE, CREATE]) {
    const fate = random.pick(fates)
    story.push(JSON.stringify(fate))
    if (Object.keys(fate).length > 0) await queueFault(first.page, { method: 'POST', path: call, ...fate })
  }
  if (random.chance(0.25)) await queueFault(first.page, { method: 'GET', path: random.pick(LISTS), status: 500 })
  const hands = tabs.map(({ page }) =>
    press(
      page,
      Array.from({ length: random.int(1, 4) }, () => random.int(0, 120)),
    ),
  )
  await Promise.all(hands)
  const endings = await Promise.all(tabs.map(({ page }) => endingOf(page)))
  story.push(...endings)
  // A fault that no call has taken would affect the calls below.
  await dropFaults(first.page)

  const problems: string[] = []
  for (const [index, { name, page }] of tabs.entries()) {
    const found = (await bookedFor(page, name)).length
    const most = isSame ? 2 : 1
    if (found > most) problems.push(`${name} is booked ${found} times`)
    if (endings[index] === 'booked' && found === 0) problems.push(`${name} is said to be booked and is not`)
    // Forms may be for the same customer, but each is booked once.
    const said = endings.filter((ending, tab) => names[tab] === name && ending === 'booked').length
    const open = endings.filter((ending, tab) => names[tab] === name && ending === 'nobody knows').length
    if (found < said || found > said + open) problems.push(`${name}: ${found} bookings, ${said} said, ${open} open`)
  }
  for (const { page } of tabs) await page.close()
  return problems.map((problem) => `${turn}: ${problem} (${story.join(' · ')})`)
}

test(`in ${COUNT} interleavings of two tabs, no form is booked twice or reported as booked when it is not`, async ({
  page,
}) => {
  test.setTimeout(60_000 + COUNT * 40_000)
  await resetBackend(page)
  await openForm(page)
  const random = seededRandom(501)
  const problems: string[] = []
  let sent = 0
  page.context().on('request', (request) => void (sent += request.url().endsWith(CREATE) ? 1 : 0))
  for (let turn = 0; turn < COUNT; turn++) problems.push(...(await interleave(random, page.context(), turn)))
  expect(problems).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(COUNT)
})
