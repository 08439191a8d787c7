import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bookFile } from './bookFile'
import { booking } from './booking'
import { launch } from './browser'
import { buildPeers } from './buildPeers'
import { dashboard } from './dashboard'
import { type Figure, isWithinBudget, machine, table } from './figures'
import { type Part, withFigures } from './figuresPage'
import { firstVisit } from './firstVisit'
import { hour } from './hour'
import { memory } from './memory'
import { papers } from './papers'
import { records } from './records'
import { rowReader } from './rowReader'
import { serveSite } from './site'
import { soak } from './soak'

interface Options {
  dist: string
  isQuick: boolean
  isJson: boolean
  /** The Markdown file to write the figures into, or null. */
  page: string | null
  parts: readonly string[]
  /** Numbers of shipments in the lists; empty for the usual ones. */
  sizes: readonly number[]
}

const MANY = 100_000
const usualSizes = { quick: [1000, 10_000], whole: [1000, 10_000, 50_000, MANY, 250_000] }

/** Measures and prints the figures. A missed budget is no failure, as times depend on the machine. */
export async function bench({ dist, isQuick, isJson, page, parts, sizes }: Options): Promise<void> {
  const peers = mkdtempSync(join(tmpdir(), 'bench-'))
  await buildPeers(peers)
  const site = await serveSite(dist, peers)
  const browser = await launch()
  const listSizes = sizes.length > 0 ? sizes : isQuick ? usualSizes.quick : usualSizes.whole
  const hourSizes = sizes.length > 0 ? sizes : isQuick ? [10_000] : [10_000, MANY]
  const runs = isQuick ? 2 : 5
  const measured = new Map<Part, Figure[]>()
  const measure = async (part: Part, run: () => Promise<Figure[]>) => {
    if (!parts.includes(part)) return
    console.error(`${part} …`)
    measured.set(part, await run())
    // After each part, so that a part that fails does not lose the figures of the others.
    if (page !== null) {
      const written = { figures: measured, machine: machine(browser.version()), date: new Date() }
      writeFileSync(page, withFigures(readFileSync(page, 'utf8'), written))
    }
  }
  try {
    await measure('visit', () => firstVisit(browser, site, peers, isQuick ? 3 : 7))
    await measure('records', () => records(browser, site, listSizes, isQuick ? 1 : 3))
    await measure('rows', () => rowReader(browser, site, isQuick ? 3 : 7))
    await measure('booking', async () => [
      ...(await booking(browser, site, peers, isQuick ? 2 : 7)),
      ...(await bookFile(browser, site)),
    ])
    await measure('dashboard', () => dashboard(browser, site, runs))
    await measure('hour', () => hour(browser, site, hourSizes))
    await measure('memory', () => memory(browser, site, sizes.length > 0 ? sizes : [MANY], isQuick ? 1 : 3))
    await measure('papers', () => papers(browser, site, isQuick ? 1 : 3))
    await measure('soak', () => soak(site, isQuick ? 60 : 200))
  } finally {
    await browser.close()
    site.close()
    rmSync(peers, { recursive: true, force: true })
  }
  const words = machine(browser.version())
  const figures = [...measured.values()].flat()
  if (isJson) console.log(JSON.stringify({ machine: words, isQuick, figures: figures.map(withVerdict) }, null, 2))
  else console.log(`${table(figures)}\n\n${words}${isQuick ? ' · quick: few runs' : ''}`)
}

const withVerdict = (figure: Figure) => ({ ...figure, isKept: isWithinBudget(figure) })
