import type { Browser } from '@playwright/test'
import { addressIn, languages } from '@/texts/languages'
import { freshPage, openPage, pause, workerReady } from './browser'
import { type Figure, median } from './figures'
import type { Site } from './site'
import { saveStaticCopy } from './staticCopy'

interface Visit {
  fcp: number
  lcp: number
  shift: number
  blocked: number
  answered: number
  requests: number
  scripts: number
  styles: number
  fonts: number
  all: number
}

const NUMBER = '4010020001'
const KB = 1024
/** Time after the last answer for hydration and late layout, in milliseconds. */
const SETTLE_MS = 1500

async function visit(browser: Browser, origin: string, path: string): Promise<Visit> {
  const bench = await freshPage(browser, 'slow phone', origin)
  const { page } = bench
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await pause(SETTLE_MS)
  const paint = await page.evaluate(() => window.probes.paint)
  const bodies = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
      file: new URL(entry.name).pathname,
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  )
  await bench.close()
  const size = (ending: string) =>
    bodies.reduce((sum, { file, bytes }) => (file.endsWith(ending) ? sum + bytes : sum), 0) / KB
  return {
    ...paint,
    requests: bodies.length,
    scripts: size('.js'),
    styles: size('.css'),
    fonts: size('.woff2'),
    all: size(''),
  }
}

/** Measures the first paint of a second visit, offline in its own tab, once the service worker is active. */
async function unpluggedVisit(browser: Browser, origin: string, path: string): Promise<number> {
  const first = await freshPage(browser, 'slow phone', origin)
  const { context } = first
  await first.page.goto(path)
  await workerReady(first)
  await context.setOffline(true)
  const { page } = await openPage(context, 'slow phone', 'unplugged')
  await first.page.close()
  await page.goto(path)
  await pause(SETTLE_MS)
  const { fcp } = await page.evaluate(() => window.probes.paint)
  await context.close()
  return fcp
}

/** Saves a static copy of the finished page. */
async function keepDone(browser: Browser, site: Site, peers: string, path: string, name: string): Promise<void> {
  const bench = await freshPage(browser, 'desktop', site.origin)
  await bench.page.goto(path)
  await bench.page.locator('h1').waitFor()
  await bench.page.waitForLoadState('networkidle')
  await saveStaticCopy(bench.page, peers, name)
  await bench.close()
}

/** Measures first visits on a slow phone, each beside a static page with the same content. */
export async function firstVisit(browser: Browser, site: Site, peers: string, runs: number): Promise<Figure[]> {
  await site.seed(200)
  const figures: Figure[] = []
  for (const { path, name, isHome, part, language } of languages.flatMap((language) =>
    [
      { path: '/', name: 'static-home', isHome: true, part: '/' },
      { path: `/tracking/${NUMBER}`, name: 'static-tracking', isHome: false, part: '/tracking/{number}' },
    ].map((page) => ({
      ...page,
      language,
      path: addressIn(language, page.path),
      name: `${page.name}-${language}`,
      part: `first visit of ${addressIn(language, page.part)}`,
    })),
  )) {
    await keepDone(browser, site, peers, path, name)
    const ours: Visit[] = []
    const still: Visit[] = []
    const unplugged: number[] = []
    for (let run = 0; run < runs; run += 1) {
      ours.push(await visit(browser, site.origin, path))
      still.push(await visit(browser, site.origin, `/bench/${name}.html`))
      if (!isHome) unplugged.push(await unpluggedVisit(browser, site.origin, path))
    }
    const of = (visits: Visit[], key: keyof Visit) => median(visits.map((each) => each[key]))
    const row = (what: string, key: keyof Visit, unit: Figure['unit'], must?: Figure['must']): Figure => ({
      part,
      what,
      unit,
      ours: of(ours, key),
      // A static page shows everything with its first paint.
      peer: key === 'scripts' ? undefined : { name: 'static', value: of(still, key === 'answered' ? 'fcp' : key) },
      must,
    })
    figures.push(
      row('scripts', 'scripts', 'KB', { ours: isHome ? 130 : 155 }),
      row('styles', 'styles', 'KB', { ours: 13 }),
      ...(language === 'ur' ? [row('fonts', 'fonts', 'KB', { ours: 120 })] : []),
      row('all bytes', 'all', 'KB'),
      row('requests', 'requests', ''),
      row('first contentful paint', 'fcp', 'ms', { ratio: isHome && language === 'en' ? 1.2 : 1.3 }),
      ...(isHome ? [] : [row('the status in sight', 'answered', 'ms', { ratio: 2.2 })]),
      ...(isHome ? [] : [{ ...row('second visit, unplugged', 'fcp', 'ms', { ratio: 0.5 }), ours: median(unplugged) }]),
      row('largest contentful paint', 'lcp', 'ms', isHome ? { ratio: 1.3 } : undefined),
      row('total blocking time', 'blocked', 'ms', { ours: 150 }),
      // Below 0.005 the table shows 0.00.
      row('layout shift', 'shift', '', { ours: isHome || language === 'en' ? 0.005 : 0.01 }),
    )
  }
  return figures
}
