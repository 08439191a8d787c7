import type { Browser } from '@playwright/test'
import { type Bench, freshPage, pause, setSlowCpu, signIn } from './browser'
import { type Figure, median } from './figures'
import type { Site } from './site'
import { saveStaticCopy } from './staticCopy'

const ROWS = 50
const BETWEEN_KEYS = 250
const fields = {
  section: { name: 'recCity', text: 'Sheffield' },
  row: { name: 'invoiceValues.25.description', text: 'Bedspread' },
} as const
type Place = keyof typeof fields

async function filled(bench: Bench): Promise<void> {
  await signIn(bench, 'gujrat')
  const { page } = bench
  await page.goto('/admin/dashboard/airwaybill')
  await page.locator('[name="shipperCompany"]').waitFor()
  for (const table of ['dimensions', 'invoice details']) {
    const add = page.getByRole('button', { name: `Add row to ${table}` })
    for (let row = 1; row < ROWS; row += 1) await add.click()
  }
  await page.locator(`[name="invoiceValues.${ROWS - 1}.price"]`).waitFor()
  await page.locator(`[name="dimValues.${ROWS - 1}.height"]`).waitFor()
}

/** Measures from a key press to the paint of its letter, in a section and in a row, and empties the fields again. */
async function typeInto({ page, devtools }: Bench): Promise<Record<Place, number>> {
  await page.bringToFront()
  await pause(1000)
  await setSlowCpu(devtools, true)
  const times: Record<Place, number> = { section: NaN, row: NaN }
  for (const place of ['section', 'row'] as const) {
    const { name, text } = fields[place]
    const field = page.locator(`[name="${name}"]`)
    await field.click()
    await pause(500)
    await page.evaluate(() => window.probes.keys())
    await page.keyboard.type(text, { delay: BETWEEN_KEYS })
    await pause(BETWEEN_KEYS)
    const keys = await page.evaluate(() => window.probes.keys())
    times[place] = median(keys.map(({ shown }) => shown))
    await field.fill('')
  }
  await setSlowCpu(devtools, false)
  return times
}

/** Counts the keys and the time for holding a booking and for continuing it, until the form shows it. */
async function holding({ page }: Bench): Promise<Figure[]> {
  const city = page.locator('[name="recCity"]')
  await page.goto('/admin/dashboard/airwaybill')
  await city.fill('Sheffield')
  const figures: Figure[] = []
  for (const [what, shown] of [
    ['hold a booking', ''],
    ['go on with it', 'Sheffield'],
  ] as const) {
    let keys = 0
    const press = async (key: string) => {
      await page.keyboard.press(key)
      keys += 1
    }
    await press('F8')
    await page.locator('[name="heldNote"]:focus, .cc-held li button:focus').waitFor()
    await press('Enter')
    await page.waitForFunction(
      (text) => document.querySelector<HTMLInputElement>('[name="recCity"]')?.value === text,
      shown,
    )
    await page.locator('.cc-held .dropdown').waitFor({ state: shown === '' ? 'visible' : 'detached' })
    figures.push({ part: 'held bookings', what, unit: 'keys', ours: keys, must: { ours: 2 } })
  }
  return figures
}

/**
 * Measures the booking form with 50 + 50 rows on a slow machine, beside its own inputs without scripts, and the same
 * inputs controlled by one state. They take turns, so that other load on the machine affects all of them.
 */
export async function booking(browser: Browser, site: Site, peers: string, runs: number): Promise<Figure[]> {
  await site.seed(200)
  const ours = await freshPage(browser, 'desktop', site.origin)
  await filled(ours)
  await saveStaticCopy(ours.page, peers, 'bareForm')
  const inputs = await ours.page.locator('input, select, textarea').count()
  const subjects = new Map([['product', ours]])
  for (const [name, file] of [
    ['bare inputs', 'bareForm.html'],
    ['controlled state', 'controlledForm.html'],
  ] as const) {
    const bench = await freshPage(browser, 'desktop', site.origin)
    await bench.page.goto(`/bench/${file}`)
    await bench.page.locator(`[name="${fields.row.name}"]`).waitFor()
    subjects.set(name, bench)
  }
  const all = new Map<string, Record<Place, number>[]>([...subjects.keys()].map((name) => [name, []]))
  for (let run = 0; run < runs; run += 1) {
    for (const [name, bench] of subjects) all.get(name)?.push(await typeInto(bench))
  }
  const held = await holding(ours)
  for (const bench of subjects.values()) await bench.close()
  const of = (name: string, place: Place) => median((all.get(name) ?? []).map((times) => times[place]))
  const typing = (['section', 'row'] as const).flatMap((place) =>
    (['bare inputs', 'controlled state'] as const).map((name): Figure => ({
      part: `booking, ${inputs} inputs, 4 × CPU`,
      what: `key to paint, in a ${place}`,
      unit: 'ms',
      ours: of('product', place),
      peer: { name, value: of(name, place) },
      must: name === 'bare inputs' ? { ours: place === 'section' ? 35 : 40, ratio: 1.5 } : undefined,
    })),
  )
  return [...typing, ...held]
}
