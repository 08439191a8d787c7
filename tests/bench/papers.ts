import type { Browser } from '@playwright/test'
import { freshPage, signIn } from './browser'
import { type Figure, median } from './figures'
import type { Site } from './site'

const ONE_AND_MANY = [1, 50] as const
/** The size of a phone's photo of an ID card, the largest pictures on bills. */
const PHOTO = { width: 4000, height: 3000 }

interface Printed {
  /** Milliseconds until the papers can be printed, and from then until the PDF is written. */
  ready: number
  file: number
  /** Size of the PDF. */
  bytes: number
}

/** Prints the papers of bills with photographed ID cards, from opening their address to the PDF. */
async function print(browser: Browser, site: Site, bills: number): Promise<Printed> {
  const bench = await freshPage(browser, 'desktop', site.origin)
  const { page } = bench
  await signIn(bench, 'headoffice')
  await page.goto('/robots.txt')
  const { photo, ids } = await page.evaluate(async ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height)
    const paper = canvas.getContext('2d')
    const noise = paper?.createImageData(width, height)
    if (!paper || !noise) throw new Error('no canvas')
    for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = at % 4 === 3 ? 255 : (at * 2654435761) >>> 24
    paper.putImageData(noise, 0, 0)
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 })
    const answer = await fetch('/api/airwaybill/getAll')
    const rows = (await answer.json()) as { _id: string }[]
    return { photo: [...new Uint8Array(await jpeg.arrayBuffer())], ids: rows.map((row) => row._id) }
  }, PHOTO)
  const body = Buffer.from(photo)
  await page.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/jpeg', body }))
  await page.route('**/api/airwaybill/receipt/*', async (route) => {
    const answer = await route.fetch()
    const bill = (await answer.json()) as { consignor: object }
    const consignor = { ...bill.consignor, idFront: '/uploads/front.jpg', idBack: '/uploads/back.jpg' }
    await route.fulfill({ json: { ...bill, consignor } })
  })
  const start = performance.now()
  await page.goto(`/admin/dashboard/receipt?ids=${ids.slice(0, bills).join(',')}`)
  await page.locator('.cc-papers[data-paper="ready"]').waitFor({ timeout: 120_000 })
  const ready = performance.now()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const printed = { ready: ready - start, file: performance.now() - ready, bytes: pdf.length }
  await bench.close()
  return printed
}

/** Measures how long the papers of one bill and of a print run take, and the size of their PDF. */
export async function papers(browser: Browser, site: Site, runs: number): Promise<Figure[]> {
  await site.seed(200)
  const figures: Figure[] = []
  for (const bills of ONE_AND_MANY) {
    const all: Printed[] = []
    for (let run = 0; run < runs; run += 1) all.push(await print(browser, site, bills))
    const of = (value: (printed: Printed) => number) => median(all.map(value))
    const name = bills === 1 ? 'one bill' : `${bills} bills`
    figures.push(
      { part: 'papers', what: `ready to print, ${name}`, unit: 'ms', ours: of(({ ready }) => ready) },
      { part: 'papers', what: `written as PDF, ${name}`, unit: 'ms', ours: of(({ file }) => file) },
      {
        part: 'papers',
        what: `size of the PDF, ${name}`,
        unit: 'MB',
        ours: of(({ bytes }) => bytes / 2 ** 20),
        ...(bills === 1 && { must: { ours: 1.5 } }),
      },
    )
  }
  return figures
}
