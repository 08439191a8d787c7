import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { aBill, noCopies, oneCopy, open, pdfOf, removePdfs } from './papersBill'
import { bare } from './papersPdf'
import { resetBackend } from './staff'

test.skip(!existsSync('/usr/bin/pdftotext'), 'The papers are read with poppler: install poppler-utils')
test.beforeEach(async ({ page }) => resetBackend(page))
test.afterEach(removePdfs)

/** Two Urdu words with Latin text between them: the words as they are seen from left to right, brackets mirrored. */
const between: [string, string][] = [
  ['Flat 3، شیفیلڈ (near مسجد)', 'Flat 3 شیفیلڈ near مسجد'],
  ['House 5 (گلی 4, near مسجد) Lahore', 'House 5 4 گلی near مسجد Lahore'],
  ['شیفیلڈ (near مسجد)', 'مسجد near شیفیلڈ'],
  ['گلی Mill Street لاہور', 'لاہور Mill Street گلی'],
  ['مکان 7 (Flat 3) لاہور', 'لاہور Flat 3 7 مکان'],
]

/** What is typed, and how it must be read from left to right: Latin words and numbers, and ▪ for words in Urdu. */
const mixed: [string, string][] = [
  ['Sana Mehmood', 'Sana Mehmood'],
  ['ثنا محمود', '▪'],
  ['18 Weavers Lane، گلی نمبر 4, Small Industries Estate', '18 Weavers Lane 4 ▪ Small Industries Estate'],
  ['روتھ Hallam', 'Hallam ▪'],
  ['Hallam روتھ', 'Hallam ▪'],
  ['مکان 12، گلی 4', '4 ▪ 12 ▪'],
  ['House 12، گلی 4', 'House 12 4 ▪'],
  ['گلی Mill Street لاہور', '▪ Mill Street ▪'],
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
  ['Flat 3، شیفیلڈ (near مسجد)', 'Flat 3 ▪ near ▪'],
  ['شیفیلڈ (near مسجد)', '▪ near ▪'],
  ['House 5 (گلی 4, near مسجد) Lahore', 'House 5 4 ▪ near ▪ Lahore'],
  ['مکان 7 (Flat 3) لاہور', '▪ Flat 3 7 ▪'],
  ['چادر (double) 2 عدد', '▪ 2 double ▪'],
]
const URDU = /\p{Script=Arabic}/u

test('a line goes where its first letter goes, and turns nothing round: twenty mixed values', async ({ page }) => {
  const invoices = mixed.map(([description]) => ({ description, quantity: 1, price: 1 }))
  await open(page, aBill({ invoices, dimensions: [] }), {
    copies: { receipt: noCopies, invoice: oneCopy, consent: noCopies },
  })
  const { pdf, pages } = await pdfOf(page)
  // Where each description stands, in points of its own page.
  const cells = await page.locator('.p-invoice').evaluateAll((sheets) =>
    sheets.flatMap((sheet, index) =>
      [...sheet.querySelectorAll('.p-items tbody td:nth-child(2)')].map((cell) => {
        const [paper, box] = [sheet.getBoundingClientRect(), cell.getBoundingClientRect()]
        const points = (pixels: number) => (pixels * 72) / 96
        return {
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
  const words = pages.map((_, index) => pdf.words(index + 1))
  const read = cells.map((cell) => {
    const own = (words[cell.page - 1] ?? []).filter(({ left, top, bottom }) => {
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

test('two Urdu words with Latin ones between them stay where the line puts them, on screen and on paper', async ({
  page,
}) => {
  const invoices = between.map(([description]) => ({ description, quantity: 1, price: 1 }))
  await open(page, aBill({ invoices, dimensions: [] }), {
    copies: { receipt: noCopies, invoice: oneCopy, consent: noCopies },
  })
  /** Each word of each description, and where it is, in points from the sheet's upper left corner. */
  const seen = await page.locator('.p-invoice').evaluate((sheet) => {
    const paper = sheet.getBoundingClientRect()
    return [...sheet.querySelectorAll('.p-items tbody td:nth-child(2)')].map((cell) => {
      const row = cell.getBoundingClientRect()
      const words: { text: string; left: number; right: number; top: number; bottom: number }[] = []
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const points = (pixels: number) => (pixels * 72) / 96
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        for (const { 0: text, index } of node.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + text.length)
          const { left, right } = range.getBoundingClientRect()
          words.push({
            text,
            left: points(left - paper.left) - 1,
            right: points(right - paper.left) - 1,
            top: points(row.top - paper.top),
            bottom: points(row.bottom - paper.top),
          })
        }
      }
      return words.toSorted((one, other) => one.left - other.left)
    })
  })
  expect(seen.map((words) => words.map(({ text }) => text).join(' '))).toEqual(between.map(([, order]) => order))

  // A PDF has Nastaliq in pieces, and their letters in the order in which they were drawn.
  const { pdf } = await pdfOf(page)
  const printed = pdf.words(1)
  // The numbers of a row are on the line of its Urdu.
  const [first] = printed.filter(({ text }) => text === 'Flat')
  expect(printed.filter(({ text, top }) => text === '1.00' && Math.abs(top - (first?.top ?? 0)) < 0.5)).toHaveLength(2)
  const letters = (text: string) =>
    [...bare(text)]
      .filter((letter) => /\p{L}/u.test(letter))
      .toSorted()
      .join('')
  for (const word of seen.flat().filter(({ text }) => URDU.test(text))) {
    // A piece may stick out of its word, by a bracket or by a letter drawn over the next one.
    const own = printed.filter(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2
      return middle > word.top && middle < word.bottom && right > word.left + 1 && left < word.right - 1
    })
    expect(letters(own.map(({ text }) => text).join('')), word.text).toBe(letters(word.text))
  }
})

test('Nastaliq is cut off nowhere: what is drawn is the same where nothing is cut', async ({ page }) => {
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
