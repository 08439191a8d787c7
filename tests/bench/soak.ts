import type { CDPSession, JSHandle, Page } from '@playwright/test'
import { bookingChoices, bookingTexts } from '../e2e/staff'
import { desktop, launch, pause, signIn } from './browser'
import type { Figure } from './figures'
import type { Site } from './site'

const FIRST = 20
const LAST = 200
/** In rounds. */
const PRINTED_EVERY = 4
/** Time for messages and short-lived data to go away, in milliseconds. */
const CALM_MS = 5000
const ALLOWED = 1.05

const screens = ['Home', 'View Records', 'Tracking Management', 'Settings', 'Our Centers', 'Archives'] as const
const popups = ['Up Track', 'Down Track', 'Add Note', 'Void'] as const

/**
 * Machine code of frequent functions is created and dropped by the browser's own rules, and heap snapshots show that
 * nothing else grows. Without it, the heap is what the product itself holds.
 */
const NO_MACHINE_CODE = '--js-flags=--no-opt --no-maglev --no-sparkplug'

/** What a tab holds after a garbage collection. */
interface Held {
  nodes: number
  listeners: number
  megabytes: number
}

async function held(devtools: CDPSession): Promise<Held> {
  for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), megabytes: of('JSHeapUsedSize') / 2 ** 20 }
}

/** Opens another screen as a link would, without a reload. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: history.length, key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, path)
}

/** Books another customer's shipment with a photographed card. @returns the address of its papers */
async function book(page: Page, round: number, card: JSHandle<Blob>): Promise<string> {
  const field = (name: string) => page.locator(`form.cc-booking [name="${name}"]`)
  await go(page, '/admin/dashboard/airwaybill')
  await page.waitForFunction(() =>
    /^\d{10}$/.test(document.querySelector<HTMLInputElement>('[name="airwayBillNo"]')?.value ?? ''),
  )
  const isPrinted = page.getByLabel('Print Invoice')
  if (round === 1) await isPrinted.uncheck()
  const own = { shipperContactPerson: `Sana ${round}`, recContactPerson: `Ruth ${round}` }
  for (const [name, text] of Object.entries({ ...bookingTexts, ...own })) await field(name).fill(text)
  for (const [name, label] of Object.entries(bookingChoices)) await field(name).selectOption({ label })
  for (const name of ['shipperIDFront', 'shipperIDBack']) {
    await choose(page, name, card)
    await page.getByRole('button', { name: `Remove ${name}.jpg` }).waitFor()
  }
  await page.getByRole('button', { name: 'Add Shipment' }).first().click()
  const papers = page.locator('.cc-booked-panel a[href*="/receipt/"]').first()
  await papers.waitFor()
  return (await papers.getAttribute('href')) ?? ''
}

/** Opens a popup on the newest shipment and closes it, every other time by confirming. */
async function popUp(page: Page, round: number): Promise<void> {
  await go(page, '/admin/dashboard/records')
  const name = popups[round % popups.length] ?? 'Void'
  const row = page.locator('tr[data-index="0"]')
  await row.waitFor()
  const button = row.getByRole('button', { name })
  if (!(await button.isVisible())) await row.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().click()
  const popup = page.getByRole('dialog')
  if (name === 'Add Note') {
    await popup.locator('[name="note"]').fill(`Round ${round}`)
    await popup.getByRole('button', { name: 'Confirm' }).click()
  } else await popup.getByRole('button', { name: 'Cancel' }).click()
  await popup.waitFor({ state: 'detached' })
}

async function print(page: Page, papers: string): Promise<void> {
  await go(page, papers)
  await page.locator('.cc-papers[data-paper="ready"]').waitFor()
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.locator('iframe').waitFor({ state: 'attached' })
  await page.locator('iframe').waitFor({ state: 'detached' })
}

/**
 * Works a whole shift in one tab: bookings with pictures, popups, other screens and printed receipts. Compares what
 * the tab holds at the end with what it held after the first twenty rounds.
 */
export async function soak(site: Site, rounds = LAST): Promise<Figure[]> {
  await site.seed(200)
  site.setLive(true)
  const browser = await launch([NO_MACHINE_CODE])
  const context = await browser.newContext({ ...desktop, baseURL: site.origin })
  // Printing ends at once, as without a print dialog, in the frame with the sheets too.
  await context.addInitScript(() => {
    window.print = () => void setTimeout(() => window.dispatchEvent(new Event('afterprint')))
  })
  const page = await context.newPage()
  // Without `Network.enable`, which would retain each answer for the developer tools.
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await signIn({ page }, 'headoffice')
  await page.goto('/admin/dashboard')
  const card = await photographed(page)
  const measured: Held[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const papers = await book(page, round, card)
    await popUp(page, round)
    await page
      .locator('nav')
      .getByRole('link', { name: screens[round % screens.length] ?? 'Home' })
      .first()
      .click()
    if (round % PRINTED_EVERY === 0) await print(page, papers)
    if (round !== FIRST && round !== rounds) continue
    await go(page, '/admin/dashboard/airwaybill')
    await pause(CALM_MS)
    measured.push(await held(devtools))
    console.error(`  after ${round} rounds`, measured.at(-1))
  }
  await browser.close()
  site.setLive(false)
  const [before, after] = measured
  return (
    [
      ['nodes', ''],
      ['listeners', ''],
      ['megabytes', 'MB'],
    ] as const
  ).map(([key, unit]) => ({
    part: `a shift of ${rounds} bookings`,
    what: key === 'megabytes' ? 'heap of the page' : key,
    unit,
    ours: after?.[key] ?? NaN,
    peer: { name: `after ${FIRST}`, value: before?.[key] ?? NaN },
    must: { ratio: ALLOWED },
  }))
}

/** Chooses a file without Playwright's own method, which retains the input for the lifetime of the page. */
async function choose(page: Page, name: string, card: JSHandle<Blob>): Promise<void> {
  await page.evaluate(
    ([field, picture]) => {
      const input = document.querySelector<HTMLInputElement>(`input[type="file"][name="${field}"]`)
      const files = new DataTransfer()
      files.items.add(new File([picture], `${field}.jpg`, { type: 'image/jpeg' }))
      if (!input) throw new Error(`no ${field}`)
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    [name, card] as const,
  )
}

/** A photo of an ID card in the size of a phone's. */
function photographed(page: Page): Promise<JSHandle<Blob>> {
  return page.evaluateHandle(() => {
    const canvas = new OffscreenCanvas(1600, 1000)
    const paper = canvas.getContext('2d')
    const noise = paper?.createImageData(canvas.width, canvas.height)
    if (!paper || !noise) throw new Error('no canvas')
    for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = at % 4 === 3 ? 255 : (at * 2654435761) >>> 24
    paper.putImageData(noise, 0, 0)
    return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.5 })
  })
}
