import { copyFileSync, existsSync } from 'node:fs'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { hasOtherFonts, onAnotherComputer, ownContext, type OtherComputer } from './otherFonts'
import { aBill, oneCopy, open, pdfOf, printEverySize, removePdfs } from './papersBill'
import { day, openDayEnd } from './papersDay'
import type { Pdf } from './papersPdf'
import { resetBackend } from './staff'

test.skip(!existsSync('/usr/bin/pdftotext'), 'The papers are read with poppler: install poppler-utils')
test.beforeEach(async ({ page }) => resetBackend(page))
test.afterEach(removePdfs)

const endless = 'House 1147-B, Street 23, Block XXVII, opposite the old canal rest house, Mohallah Qasimabad Sharqi, '
const crowded = { company: endless, contactPerson: endless.slice(0, 60), address: endless.repeat(2) }
const invoices = Array.from({ length: 40 }, (_, index) => ({
  description: index % 3 === 1 ? `سوتی چادر ${index + 1} (double)` : `Hand-embroidered shirt of ${index + 1} colours`,
  quantity: index + 1,
  price: 1.5,
}))

/** Opens papers, and prints them. */
const papers: Record<string, (page: Page) => Promise<{ pdf: Pdf }>> = {
  'the three papers': async (page) => {
    await open(page, aBill())
    return pdfOf(page)
  },
  'a crowded receipt on A5, and its labels': async (page) => {
    await open(page, aBill({ consignor: crowded, consignee: { ...crowded, city: 'Kraków' } }), {
      copies: { receipt: oneCopy, invoice: oneCopy, consent: oneCopy },
      receiptPaper: 'A5',
      hasLabels: true,
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
  'a day-end sheet of 120 rows': async (page) => openDayEnd(page, day(120)),
}

/** Each print has a moment of its own. */
const MOMENT = /\d{1,2}:\d\d(:\d\d)?[AP]M/g

async function printed(browser: Browser, baseURL: string | undefined) {
  const found: Record<string, string[][]> = {}
  for (const [name, print] of Object.entries(papers)) {
    const page = await browser.newPage(ownContext(baseURL))
    const { pdf } = await print(page)
    if (process.env.KEEP) copyFileSync((pdf as any).file, `${process.env.KEEP}/${name.replaceAll(' ', '-')}.pdf`)
    found[name] = pdf.lines().map((lines) => lines.map((line) => line.replace(MOMENT, '')))
    expect(pdf.embeddedFonts().filter((font) => !/^(SourceSans3|NotoNastaliqUrdu)/.test(font))).toEqual([])
    await page.context().close()
  }
  return found
}

const others: Record<string, OtherComputer> = {
  'a narrow serif alone': { font: 'Liberation Serif' },
  'a wide typewriter’s type alone': { font: 'Liberation Mono' },
  'a smallest type of 16 px': { smallestType: 16 },
  'a smallest type of 24 px': { smallestType: 24 },
}
for (const [name, computer] of Object.entries(others)) {
  test(`the same bill has the same lines on the same pages on a computer with ${name}`, async ({
    browser,
    baseURL,
  }) => {
    test.skip(!hasOtherFonts, 'Fontconfig chooses the fonts on Linux alone: install fonts-liberation')
    const here = await printed(browser, baseURL)
    const there = await onAnotherComputer(computer, (other) => printed(other, baseURL))
    expect(there).toEqual(here)
  })
}
