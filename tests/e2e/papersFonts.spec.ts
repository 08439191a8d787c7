import { existsSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { hasOtherFonts, onAnotherComputer, type OtherComputer, ownContext } from './otherFonts'
import { aBill, oneCopy, open, pdfOf, printEverySize, removePdfs } from './papersBill'
import { dayRows, openDayEnd } from './papersDay'
import { resetBackend } from './staff'

test.skip(!existsSync('/usr/bin/pdftotext'), 'The papers are read with poppler: install poppler-utils')
test.beforeEach(async ({ page }) => resetBackend(page))
test.afterEach(removePdfs)

const endless = 'House 1147-B, Street 23, Block XXVIII, opposite the old canal rest house, Mohallah Qasimabad Gharbi, '
const crowded = {
  company: endless,
  contactPerson: endless.slice(0, 60),
  address: endless.repeat(2),
}
const invoices = Array.from({ length: 40 }, (_, index) => ({
  description: index % 3 === 1 ? `سوتی چادر ${index + 1} (double)` : `Hand-embroidered shirt of ${index + 1} colours`,
  quantity: index + 1,
  price: 1.5,
}))

/** Made once, as each call gives the shipments other times. */
const rows = dayRows(120)

/** With larger small type its address may break elsewhere, but its page has the same words (product 11.7). */
const CROWDED = 'a crowded receipt on A5'

/** Opens and prints each kind of paper. */
const papers: Record<string, (page: Page) => ReturnType<typeof pdfOf>> = {
  'the three papers': async (page) => {
    await open(page, aBill())
    return pdfOf(page)
  },
  [CROWDED]: async (page) => {
    await open(page, aBill({ consignor: crowded, consignee: { ...crowded, city: 'Kraków' } }), {
      copies: { receipt: oneCopy, invoice: oneCopy, consent: oneCopy },
      receiptPaper: 'A5',
    })
    await printEverySize(page)
    return pdfOf(page)
  },
  'four labels on an A4': async (page) => {
    await open(page, aBill({ pieces: 5 }), {
      copies: { receipt: oneCopy, invoice: oneCopy, consent: oneCopy },
      hasLabels: true,
      labelPaper: 'A4',
    })
    await printEverySize(page)
    return pdfOf(page)
  },
  'an invoice of several pages': async (page) => {
    await open(page, aBill({ invoices }))
    return pdfOf(page)
  },
  'the test page': async (page) => {
    await open(page, aBill(), { hasLabels: true, receiptPaper: 'A5' })
    await page.getByRole('button', { name: 'Print settings' }).click()
    await page.getByText('Advanced', { exact: true }).click()
    await page.getByRole('button', { name: 'Test page' }).click()
    await expect(page.locator('.cc-papers')).toHaveAttribute('data-paper', 'ready')
    await printEverySize(page)
    return pdfOf(page)
  },
  'a day-end sheet of 120 rows': async (page) => openDayEnd(page, rows),
}

/** The times of printing and of booking, which differ between prints. */
const MOMENT = /\d{1,2}:\d\d(:\d\d)?/g

async function printed(browser: Browser, baseURL: string | undefined) {
  const found: Record<string, string[][]> = {}
  for (const [name, print] of Object.entries(papers)) {
    const page = await browser.newPage(ownContext(baseURL))
    const { pdf, pages } = await print(page)
    const lines = pages.map((_, index) => pdf.lines(index + 1).map((line) => line.replace(MOMENT, '')))
    found[name] = name === CROWDED ? lines.map((page) => [page.join('').replaceAll(' ', '')]) : lines
    expect(pdf.embeddedFonts().filter((font) => !/^(SourceSans3|NotoNastaliqUrdu)/.test(font))).toEqual([])
    await page.context().close()
  }
  return found
}

/** What this computer prints, with its own fonts. */
let here: Record<string, string[][]> | undefined
const others: [name: string, computer: OtherComputer][] = [
  ['whose only font is a typewriter’s', { font: 'Liberation Mono' }],
  ['whose browser makes no type smaller than 24 px', { smallestType: 24 }],
]
for (const [name, computer] of others) {
  test(`bills break into the same lines and pages on a computer ${name}`, async ({ browser, baseURL }) => {
    test.skip(!hasOtherFonts, 'Fontconfig chooses the fonts on Linux alone: install fonts-liberation')
    // Printing all papers twice takes minutes on a busy machine.
    test.slow()
    here ??= await printed(browser, baseURL)
    expect(await onAnotherComputer(computer, (other) => printed(other, baseURL))).toEqual(here)
  })
}
