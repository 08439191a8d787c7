import type { Browser, Page } from '@playwright/test'
import { type Bench, freshPage, heapMegabytes, pause, signIn, slowLine, workerReady } from './browser'
import { type Figure, median, percentile } from './figures'
import type { KeyTimes } from './probes'
import { settle, type Site } from './site'

/** How the list is opened and used, in the product and in each peer. */
export interface Subject {
  name: string
  /** Selects the rows of data. */
  rows: string
  search: string
  open: (bench: Bench) => Promise<void>
  /** Selects the link or button that loads the list. */
  load: string
  sort: string
  most: number
}

export const product: Subject = {
  name: 'product',
  rows: 'tr[data-index]',
  search: 'input[type="search"]',
  open: async (bench) => {
    await signIn(bench, 'headoffice')
    // A screen without a list: Home loads all shipments too, and Records would start with them.
    await bench.page.goto('/admin/dashboard/settings')
    await bench.page.getByRole('heading', { level: 1, name: /settings/i }).waitFor()
    await workerReady(bench)
  },
  load: 'a[href="/admin/dashboard/records"]',
  sort: 'th:nth-child(3) button',
  most: Infinity,
}

const peer = (name: string, file: string, rows: string, sort: string, most: number): Subject => ({
  name,
  rows,
  search: 'input[type="search"]',
  open: async ({ page }) => void (await page.goto(`/bench/${file}`)),
  load: '#load',
  sort,
  most,
})

/** At most 10,000 rows, which are 200,000 elements already. */
const plain = peer('plain table', 'plainTable.html', 'tbody tr', 'th:nth-child(3) button', 10_000)
export const grid = peer(
  'AG Grid',
  'agGrid.html',
  '.ag-row',
  '.ag-header-cell[col-id="consignee"] .ag-header-cell-label',
  Infinity,
)

/** Opened as the product's list is: the product's screen, too, is mounted at the click. */
const lateGrid: Subject = {
  ...grid,
  name: 'AG Grid, mounted at the click',
  open: async ({ page }) => void (await page.goto('/bench/agGrid.html?late')),
}

interface Handling {
  first: number
  nodes: number
  heap: number
  shown: number
  followed: number
  worst: number
  /** From a key in “Find anything” to its results. */
  find: number
  sort: number
  frame: number
  blank: number
  filter: number
  back: number
  backBlank: number
  /** 1 if the browser stopped drawing the page during the scroll, else 0. */
  stood: number
}

/** A search term that finds some of the shipments. */
const TERM = 'karachi'
/** A name that many shippers have. */
const NAME = 'danish'
const KEY_INTERVAL_MS = 350
const SCROLL_PX = 20_000
/** Many times what a scroll takes, in milliseconds. */
const SCROLL_TIMEOUT_MS = 30_000
/** The numbers of shipments between which the times must not grow. */
const FEW = 10_000
const MANY = 100_000
const STATUS_FILTER = 'select[name="status"]'

/** Measures from the click that loads the list to the paint of its first rows. */
export function firstRows({ page }: Bench, { load, rows, search }: Subject): Promise<number> {
  return page.evaluate(
    async ({ load, selector }) => {
      const isThere = window.probes.until(selector, '\\d{10}')
      document.querySelector<HTMLElement>(load)?.click()
      return isThere
    },
    { load, selector: `body:has(${search}) :is(${rows})` },
  )
}

/** Measures the same on returning to the list, and the number of frames that showed the screen without its rows. */
async function backAgain(bench: Bench, subject: Subject): Promise<{ time: number; blank: number }> {
  const blank = bench.page.evaluate(
    ({ rows, search }) =>
      new Promise<number>((resolve) => {
        let frames = 0
        const look = () => {
          if (document.querySelector(rows)) return resolve(frames)
          if (document.querySelector(search)) frames += 1
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    { rows: subject.rows, search: subject.search },
  )
  const time = await firstRows(bench, subject)
  return { time, blank: await blank }
}

async function opened(browser: Browser, site: Site, subject: Subject): Promise<Bench> {
  const bench = await freshPage(browser, 'desktop', site.origin)
  await subject.open(bench)
  await settle(site, 500)
  await pause(500)
  return bench
}

async function firstRowsOf(browser: Browser, site: Site, subject: Subject): Promise<number> {
  const bench = await opened(browser, site, subject)
  const time = await firstRows(bench, subject)
  await bench.close()
  return time
}

async function handle(browser: Browser, site: Site, subject: Subject): Promise<Handling> {
  const bench = await opened(browser, site, subject)
  const { page } = bench

  const first = await firstRows(bench, subject)
  // Waits until the last row has loaded.
  await page.waitForFunction(() => !document.querySelector('[role="progressbar"]'), undefined, { timeout: 120_000 })
  await settle(site, 500)
  await pause(1000)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const megabytes = await heapMegabytes(bench)

  const untouched = {
    shown: NaN,
    followed: NaN,
    worst: NaN,
    find: NaN,
    sort: NaN,
    frame: NaN,
    blank: NaN,
    filter: NaN,
    back: NaN,
    backBlank: NaN,
    stood: 0,
  }
  if (subject === plain) {
    // Typing and sorting would take it seconds.
    await bench.close()
    return { ...untouched, first, nodes, heap: megabytes }
  }

  const field = page.locator(subject.search)
  await field.click()
  await page.evaluate(() => window.probes.keys())
  await page.keyboard.type(TERM, { delay: KEY_INTERVAL_MS })
  await pause(KEY_INTERVAL_MS)
  const keys: KeyTimes[] = await page.evaluate(() => window.probes.keys())
  const followed = keys.map((key) => key.followed).filter((time) => !Number.isNaN(time))
  await field.fill('')
  await pause(1500)

  const find = subject === product ? await findAnything(page) : NaN

  const change = (act: 'click' | 'choose', target: string) =>
    page.evaluate(
      ({ rows, act, target }) =>
        window.probes.untilChanged(rows, () => {
          const element = document.querySelector<HTMLElement>(target)
          if (act === 'click') element?.click()
          else if (element instanceof HTMLSelectElement) {
            element.value = element.options[2]?.value ?? ''
            element.dispatchEvent(new Event('change', { bubbles: true }))
          }
        }),
      { rows: subject.rows, act, target },
    )
  const sorts: number[] = []
  for (let click = 0; click < 3; click += 1) {
    sorts.push(await change('click', subject.sort))
    await pause(300)
  }

  // With software rendering on two cores, Chromium 156 sometimes (about once in a hundred scrolls) leaves a frame's
  // last raster jobs waiting: a trace shows them ready, both cores idle, and the page never drawn again. A figure
  // reports it.
  const scrolled = await Promise.race([
    page.evaluate(({ rows, distance }) => window.probes.scroll(rows, distance), {
      rows: subject.rows,
      distance: SCROLL_PX,
    }),
    pause(SCROLL_TIMEOUT_MS),
  ])

  let filter = NaN
  let back = { time: NaN, blank: NaN }
  if (scrolled && subject === product) {
    filter = await change('choose', STATUS_FILTER)
    await pause(300)
    await page.locator('a[href="/admin/dashboard/settings"]').first().click()
    await page.getByRole('heading', { level: 1, name: /settings/i }).waitFor()
    await pause(500)
    back = await backAgain(bench, subject)
  }
  await bench.close()
  return {
    first,
    nodes,
    heap: megabytes,
    shown: median(keys.map((key) => key.shown)),
    followed: median(followed),
    worst: Math.max(...followed),
    find,
    sort: median(sorts),
    frame: scrolled ? percentile(scrolled.frames, 0.95) : NaN,
    blank: scrolled?.blank ?? NaN,
    filter,
    back: back.time,
    backBlank: back.blank,
    stood: scrolled ? 0 : 1,
  }
}

async function findAnything(page: Page): Promise<number> {
  await page.keyboard.press('Control+k')
  await page.locator('[role="listbox"] [role="option"]').first().waitFor()
  await page.evaluate(() => window.probes.keys())
  await page.keyboard.type(NAME, { delay: KEY_INTERVAL_MS })
  await pause(KEY_INTERVAL_MS)
  const keys: KeyTimes[] = await page.evaluate(() => window.probes.keys())
  await page.keyboard.press('Escape')
  await pause(KEY_INTERVAL_MS)
  return median(keys.map(({ followed }) => followed))
}

/** Measures the floor: fetching and parsing the same answer, without drawing anything. */
async function fetchAndParse(browser: Browser, site: Site): Promise<number> {
  const bench = await freshPage(browser, 'desktop', site.origin)
  await bench.page.goto('/bench/floor.html')
  const time = await bench.page.evaluate(async () => {
    const start = performance.now()
    JSON.parse(await (await fetch('/api/airwaybill/getAll')).text())
    return performance.now() - start
  })
  await bench.close()
  return time
}

/** Returns the median of each figure over several runs. */
function middle(all: readonly Handling[]): (key: keyof Handling) => number {
  return (key) => median(all.map((each) => each[key]).filter((value) => !Number.isNaN(value)))
}

const stood = (all: readonly Handling[] = []) => all.reduce((sum, each) => sum + each.stood, 0)

/** Measures Records with many shipments, beside a plain table, a well-known grid, and the floor. */
export async function records(browser: Browser, site: Site, sizes: readonly number[], runs: number): Promise<Figure[]> {
  const figures: Figure[] = []
  const ours = new Map<number, (key: keyof Handling) => number>()
  for (const size of sizes) {
    await site.seed(size)
    const subjects = [product, plain, grid].filter(({ most }) => size <= most)
    const measured = new Map<Subject, Handling[]>(subjects.map((subject) => [subject, []]))
    const floors: number[] = []
    const late: number[] = []
    for (let run = 0; run < runs; run += 1) {
      console.error(`  ${size} shipments, run ${run + 1}`)
      floors.push(await fetchAndParse(browser, site))
      late.push(await firstRowsOf(browser, site, lateGrid))
      for (const subject of subjects) measured.get(subject)?.push(await handle(browser, site, subject))
    }
    const of = (subject: Subject) => middle(measured.get(subject) ?? [])
    const mine = of(product)
    ours.set(size, mine)
    const part = `Records, ${size.toLocaleString('en-US')}`
    const beside = (subject: Subject, key: keyof Handling) =>
      measured.has(subject) ? { name: subject.name, value: of(subject)(key) } : undefined
    const most = sizes.at(-1)
    figures.push(
      {
        part,
        what: 'first rows',
        unit: 'ms',
        ours: mine('first'),
        peer: { name: 'fetch + parse', value: median(floors) },
        must: size <= FEW ? { ours: 100 } : undefined,
      },
      ...[plain, grid]
        .filter((subject) => measured.has(subject))
        .map((subject): Figure => {
          const ratio = subject === plain ? (size === FEW ? 0.1 : undefined) : size >= MANY ? 0.5 : undefined
          return {
            part,
            what: 'first rows',
            unit: 'ms',
            ours: mine('first'),
            peer: beside(subject, 'first'),
            must: ratio === undefined ? undefined : { ratio },
          }
        }),
      {
        part,
        what: 'first rows',
        unit: 'ms',
        ours: mine('first'),
        peer: { name: lateGrid.name, value: median(late) },
      },
      {
        part,
        what: 'elements',
        unit: '',
        ours: mine('nodes'),
        peer: beside(size <= plain.most ? plain : grid, 'nodes'),
        must: { ours: 1500 },
      },
      {
        part,
        what: 'heap of the page',
        unit: 'MB',
        ours: mine('heap'),
        peer: beside(grid, 'heap'),
        must: { ours: 12 },
      },
      { part, what: 'key to letter', unit: 'ms', ours: mine('shown'), peer: beside(grid, 'shown'), must: { ours: 20 } },
      {
        part,
        what: 'key to rows',
        unit: 'ms',
        ours: mine('followed'),
        peer: beside(grid, 'followed'),
        must: { ours: size > MANY ? 120 : 60 },
      },
      { part, what: 'key to results of Find anything', unit: 'ms', ours: mine('find'), must: { ours: 50 } },
      { part, what: 'key to rows, worst', unit: 'ms', ours: mine('worst'), peer: beside(grid, 'worst') },
      {
        part,
        what: 'sort',
        unit: 'ms',
        ours: mine('sort'),
        peer: beside(grid, 'sort'),
        must: { ours: size > MANY ? 150 : 45 },
      },
      { part, what: 'filter', unit: 'ms', ours: mine('filter') },
      {
        part,
        what: 'frame while scrolling, 95 %',
        unit: 'ms',
        ours: mine('frame'),
        peer: beside(grid, 'frame'),
        must: { ours: 17.5 },
      },
      { part, what: 'frames without rows', unit: '', ours: mine('blank'), must: { ours: 0 } },
      {
        part,
        what: `of ${runs} scrolls, stood still`,
        unit: '',
        ours: stood(measured.get(product)),
        peer: { name: grid.name, value: stood(measured.get(grid)) },
      },
      { part, what: 'back from another screen', unit: 'ms', ours: mine('back') },
      { part, what: 'back, frames without rows', unit: '', ours: mine('backBlank'), must: { ours: 0 } },
    )
    if (size === most) figures.push(await overSlowLine(browser, site, part))
  }
  return [...figures, ...growth(sizes, ours)]
}

/** Compares the times of ten times the shipments: they must not grow with the company. */
function growth(sizes: readonly number[], ours: ReadonlyMap<number, (key: keyof Handling) => number>): Figure[] {
  const steps = sizes.slice(1).map((size, index) => [sizes[index] ?? size, size] as const)
  const isStep = steps.some(([earlier, size]) => earlier === FEW && size === MANY)
  const pairs = isStep ? steps : [...steps, [FEW, MANY] as const]
  return pairs.flatMap(([earlier, size]) => {
    const [small, large] = [ours.get(earlier), ours.get(size)]
    if (!small || !large) return []
    const isHeld = earlier === FEW && size === MANY
    const part = `from ${earlier.toLocaleString('en-US')} to ${size.toLocaleString('en-US')}`
    return (['first', 'followed', 'sort', 'heap'] as const).map((key): Figure => {
      const names = { first: 'first rows', followed: 'key to rows', sort: 'sort', heap: 'heap of the page' }
      return {
        part,
        what: names[key],
        unit: key === 'heap' ? 'MB' : 'ms',
        ours: large(key),
        peer: { name: 'before', value: small(key) },
        must: isHeld && (key === 'followed' || key === 'sort') ? { ratio: 1.3 } : undefined,
      }
    })
  })
}

/** Measures the whole list on a slow line, where its first rows show while the rest is loading. */
async function overSlowLine(browser: Browser, site: Site, part: string): Promise<Figure> {
  const bench = await freshPage(browser, 'desktop', site.origin)
  await product.open(bench)
  await pause(500)
  site.setLine(slowLine.bytesPerSecond)
  const first = await firstRows(bench, product)
  site.setLine(undefined)
  await bench.close()
  const whole = (site.listSize().compressed / slowLine.bytesPerSecond) * 1000
  return {
    part,
    what: 'first rows, 1.6 Mbit/s',
    unit: 'ms',
    ours: first,
    peer: { name: 'the answer itself', value: whole },
    must: { ours: 1000 },
  }
}
