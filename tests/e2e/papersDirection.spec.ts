import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { aBill, noCopies, oneCopy, open, pdfOf, removePdfs } from './papersBill'
import { resetBackend } from './staff'

test.skip(!existsSync('/usr/bin/pdftotext'), 'The papers are read with poppler: install poppler-utils')
test.beforeEach(async ({ page }) => resetBackend(page))
test.afterEach(removePdfs)

/**
 * Typed texts, and how they must read from left to right, with ▪ for words in Urdu. `words`: each word in order,
 * where Latin words are between Urdu ones.
 */
const mixed: [typed: string, read: string, words?: string][] = [
  ['Sana Mehmood', 'Sana Mehmood'],
  ['ثنا محمود', '▪'],
  ['18 Weavers Lane، گلی نمبر 4, Small Industries Estate', '18 Weavers Lane 4 ▪ Small Industries Estate'],
  ['روتھ Hallam', 'Hallam ▪'],
  ['Hallam روتھ', 'Hallam ▪'],
  ['مکان 12، گلی 4', '4 ▪ 12 ▪'],
  ['House 12، گلی 4', 'House 12 4 ▪'],
  ['گلی Mill Street لاہور', '▪ Mill Street ▪', 'لاہور Mill Street گلی'],
  ['Mill گلی Street', 'Mill ▪ Street'],
  ['4 گلی', '▪ 4'],
  ['(گلی) Lane', 'Lane ▪'],
  ['0300-1234567 ثنا', '▪ 03001234567'],
  ['ثنا 0300-1234567', '03001234567 ▪'],
  ['مکان 12-B، گلی 4', '4 ▪ 12B ▪'],
  ['گلی 12-B, Lahore', 'Lahore 12B ▪'],
  ['Lahore, گلی 12-B', 'Lahore ▪ 12B'],
  ['ABC Traders (Pvt.) Ltd. ثنا ٹیکسٹائل', 'ABC Traders Pvt Ltd ▪'],
  ['ثنا ٹیکسٹائل (Pvt.) Ltd.', 'Pvt Ltd ▪'],
  ['حاجی & Sons', 'Sons ▪'],
  ['A1 گلی B2 نمبر C3', 'A1 ▪ B2 ▪ C3'],
  ['Flat 3، شیفیلڈ (near مسجد)', 'Flat 3 ▪ near ▪', 'Flat 3 شیفیلڈ near مسجد'],
  ['شیفیلڈ (near مسجد)', '▪ near ▪', 'مسجد near شیفیلڈ'],
  ['House 5 (گلی 4, near مسجد) Lahore', 'House 5 4 ▪ near ▪ Lahore', 'House 5 4 گلی near مسجد Lahore'],
  ['مکان 7 (Flat 3) لاہور', '▪ Flat 3 7 ▪', 'لاہور Flat 3 7 مکان'],
  ['چادر (double) 2 عدد', '▪ 2 double ▪'],
]
const URDU = /\p{Script=Arabic}/u

test('twenty values of mixed scripts read in the direction of their first letter, on screen and on paper', async ({
  page,
}) => {
  const invoices = mixed.map(([description]) => ({ description, quantity: 1, price: 1 }))
  await open(page, aBill({ invoices, dimensions: [] }), {
    copies: { receipt: noCopies, invoice: oneCopy, consent: noCopies },
  })
  const { pdf, pages } = await pdfOf(page)
  // Positions of the descriptions, in points from the corner of their page.
  const cells = await page.locator('.p-invoice').evaluateAll((sheets) =>
    sheets.flatMap((sheet, index) =>
      [...sheet.querySelectorAll('.p-items tbody td:nth-child(2)')].map((cell) => {
        const [paper, box] = [sheet.getBoundingClientRect(), cell.getBoundingClientRect()]
        const words: { text: string; left: number }[] = []
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const node = walker.currentNode as Text
          for (const { 0: text, index: at } of node.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
            const range = document.createRange()
            range.setStart(node, at)
            range.setEnd(node, at + text.length)
            words.push({ text, left: range.getBoundingClientRect().left })
          }
        }
        const seen = words.toSorted((one, other) => one.left - other.left).map(({ text }) => text)
        const points = (pixels: number) => (pixels * 72) / 96
        return {
          seen: seen.join(' '),
          page: index + 1,
          top: points(box.top - paper.top),
          bottom: points(box.bottom - paper.top),
          left: points(box.left - paper.left) - 1,
          right: points(box.right - paper.left),
        }
      }),
    ),
  )
  expect(cells).toHaveLength(mixed.length)
  const told = mixed.flatMap(([, , words], index) => (words === undefined ? [] : [[cells[index]?.seen, words]]))
  expect(told.map(([seen]) => seen)).toEqual(told.map(([, words]) => words))
  const printed = pages.map((_, index) => pdf.words(index + 1))
  const read = cells.map((cell) => {
    const own = (printed[cell.page - 1] ?? []).filter(({ left, top, bottom }) => {
      const middle = (top + bottom) / 2
      return middle > cell.top && middle < cell.bottom && left >= cell.left && left < cell.right
    })
    return own
      .toSorted((one, other) => one.left - other.left)
      .map(({ text }) => (URDU.test(text) ? '▪' : text.replace(/[^\p{L}\p{N}]/gu, '')))
      .filter((text) => text !== '')
      .join(' ')
      .replace(/▪( ▪)+/g, '▪')
  })
  expect(read).toEqual(mixed.map(([, order]) => order))
})

test('Nastaliq is never cut off: it looks the same without clipping', async ({ page }) => {
  const urdu = { company: 'ثنا ٹیکسٹائل ورکس', contactPerson: 'روتھ Hallam', address: 'گلی نمبر 4، محلہ اسلام پورہ' }
  await open(page, aBill({ consignor: urdu, consignee: { ...urdu, city: 'ٹنڈو محمد خان' }, pieces: 1 }), {
    copies: { receipt: oneCopy, invoice: oneCopy, consent: oneCopy },
    receiptPaper: 'A5',
    hasLabels: true,
  })
  const sheets = page.locator('.cc-sheet')
  const pictures = async () => {
    const all: Buffer[] = []
    for (const sheet of await sheets.all()) all.push(await sheet.screenshot())
    return all
  }
  await page.evaluate(() => document.querySelector('.cc-paper-bar')?.remove())
  const drawn = await pictures()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.cc-sheet :not(svg, svg *) { overflow: visible !important; }')
    document.adoptedStyleSheets.push(sheet)
  })
  const uncut = await pictures()
  expect(drawn).toHaveLength(4)
  drawn.forEach((picture, index) => expect(picture.equals(uncut[index] ?? Buffer.alloc(0))).toBe(true))
})
