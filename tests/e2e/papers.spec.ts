import { existsSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { company } from '@/company'
import {
  A4,
  A5,
  aBill,
  IMAGES,
  LABEL,
  noCopies,
  oneCopy,
  open,
  pdfOf,
  printEverySize,
  removePdfs,
  sizes,
} from './papersBill'
import { withoutSpaces, type PrintedPage } from './papersPdf'
import { resetBackend } from './staff'

test.skip(!existsSync('/usr/bin/pdftotext'), 'The papers are read with poppler: install poppler-utils')

/** Records the calls of window.print in the page and in the frames that it prints from, with what they would print. */
async function watchPrinting(page: Page) {
  await page.addInitScript(() => {
    const printed = ((window.top as unknown as { printed?: object[] }).printed ??= [])
    window.print = () => {
      printed.push({ title: document.title, html: document.documentElement.outerHTML })
    }
  })
  return () => page.evaluate(() => (window as unknown as { printed: { title: string; html: string }[] }).printed)
}

const urduLetters = (text: string) =>
  [...withoutSpaces(text)].filter((letter) => /[\u0620-\u064a\u0671-\u06d3]/.test(letter))
/** The text of a page without the time of printing. */
const withoutMoment = ({ text }: PrintedPage) => text.replace(/(?<=Createdbygujrat)at.+?[AP]M/, '')
const printButton = (page: Page) => page.getByRole('button', { name: 'Print', exact: true })

test.beforeEach(async ({ page }) => resetBackend(page))
test.afterEach(removePdfs)

test('the three papers have the right size, order, text, Urdu font, barcode and QR code; one click prints once', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const printed = await watchPrinting(page)
  await open(page, aBill())
  const { pdf, pages } = await pdfOf(page)
  expect(sizes(pages)).toEqual([A4, A4, A4])
  const texts = ['Termsofcarriage', 'Page1of1ofinvoice3047182972', 'IDcard,front']
  for (const [index, text] of texts.entries()) expect(pages[index]?.text).toContain(text)
  expect(pdf.embeddedFonts().join(' ')).toContain('NotoNastaliqUrdu')
  const terms = await page.locator('.p-receipt [lang=ur]').innerText()
  expect(urduLetters(terms).length).toBeGreaterThan(300)
  expect(urduLetters(pages[0]?.text ?? '').sort()).toEqual(urduLetters(terms).sort())
  expect([pdf.barcode(1), pdf.barcode(2, { part: [0.6, 0.75, 1, 1], dots: 300 })]).toEqual(['3047182972', '3047182972'])
  expect(pdf.qrCode(1)).toBe(`${company.siteUrl}/tracking/3047182972`)
  // Black on white in every theme, and no page is blank.
  for (const number of [1, 2, 3]) {
    expect(pdf.ink(number)).toBeGreaterThan(0.005)
    expect(pdf.ink(number)).toBeLessThan(0.2)
  }

  await printButton(page).dblclick()
  await expect.poll(async () => (await printed()).map(({ title }) => title)).toEqual(['Chenab receipt 3047182972'])
  await expect(printButton(page)).toBeEnabled()
  await printButton(page).click()
  await expect.poll(async () => (await printed()).length).toBe(2)

  // The button prints the same as the browser's own command.
  const [copy] = await printed()
  const frame = await page.context().newPage()
  await frame.goto('/robots.txt')
  await frame.setContent(copy?.html ?? '', { waitUntil: 'networkidle' })
  const button = await pdfOf(frame)
  expect(button.pages.map(withoutMoment)).toEqual(pages.map(withoutMoment))
  expect(sizes(button.pages)).toEqual(sizes(pages))
})

const inOrder = [
  ['Receipt', ['Terms of carriage', 'Airway bill', 'WPX', 'Center', 'From', 'Reference code', 'Booking date']],
  ['Receipt', ['Account number', 'Pieces', 'Weight', 'Volume', 'To', 'Country', 'Country code', 'Service', 'Contents']],
  ['Receipt', ['Declared value', 'Charges', 'Insurance', 'Val. Declared', 'COD Amount', 'GST', 'Discount']],
  ['Receipt', ['Net Amount', '3047182972', 'Created by', 'Net Amount in words', 'Shipper’s signature']],
  ['Invoice', ['Invoice', 'Date', 'Invoice number', 'Shipper', 'Receiver', 'Pieces', 'Length × width × height in cm']],
  [
    'Invoice',
    ['Mode of transport', 'Airway bill', 'Total gross weight', 'S. no.', 'Description', 'Quantity', 'Unit price'],
  ],
  ['Invoice', ['Total', 'Terms of carriage', 'Signature / stamp', 'Thumb impression', 'CNIC']],
  ['CNIC consent form', ['Contact person', 'CNIC number', 'AWB number', 'Signature', 'Date and time of booking']],
] as const

test('the papers follow the specified order, in the document and on the page', async ({ page }) => {
  await open(page, aBill())
  const { pdf } = await pdfOf(page)
  const drawn = pdf.drawn()
  const ends = [0, 0, 0]
  for (const [paper, labels] of inOrder) {
    const number = ['Receipt', 'Invoice', 'CNIC consent form'].indexOf(paper)
    for (const label of labels) {
      const at = drawn[number]?.indexOf(withoutSpaces(label), ends[number]) ?? -1
      expect(at, `${paper}: ${label}, as it is drawn`).toBeGreaterThanOrEqual(0)
      ends[number] = at + label.replaceAll(' ', '').length
    }
    const sheet = page.getByRole('article', { name: paper, exact: true })
    const places = await sheet.evaluate((root, texts) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const nodes: Text[] = []
      while (walker.nextNode()) nodes.push(walker.currentNode as Text)
      let from = 0
      return texts.map((text) => {
        // Equal texts are found in order, from the previous one on.
        const at = nodes.findIndex((node, index) => index >= from && node.data.trim().startsWith(text))
        from = at + 1
        const box = nodes[at]?.parentElement?.getBoundingClientRect()
        return box ? { text, left: box.left, right: box.right, top: box.top, bottom: box.bottom } : { text, left: NaN }
      })
    }, labels)
    for (const [index, place] of places.entries()) {
      const before = places[index - 1]
      if (!before) continue
      const isBelow = (place.top ?? NaN) >= (before.bottom ?? NaN) - 3
      const isBehind = place.left >= before.left
      expect(isBelow || isBehind, `${paper}: ${place.text} after ${before.text}`).toBe(true)
    }
  }
})

test('head, prices and closing are aligned with the columns of shipper and receiver, on A4 and A5', async ({
  page,
}) => {
  for (const receiptPaper of ['A4', 'A5']) {
    await open(page, aBill(), {
      copies: { receipt: oneCopy, invoice: noCopies, consent: noCopies },
      receiptPaper,
    })
    const receipt = page.getByRole('article', { name: 'Receipt' })
    const box = async (text: string) => {
      const found = await receipt.getByText(text, { exact: true }).first().boundingBox()
      return found ?? { x: NaN, y: NaN, width: NaN, height: NaN }
    }
    // But for the width of a hairline.
    const apart = async (one: string, other: string) => Math.abs((await box(one)).x - (await box(other)).x)
    expect(await apart('3047182972', 'PO-2291'), receiptPaper).toBeLessThan(1.5)
    expect(await apart('WPX', 'Charges'), receiptPaper).toBeLessThan(1.5)
    const code = await receipt.getByRole('img', { name: /^QR code/ }).boundingBox()
    const caption = await box('Scan to track')
    const signature = await box('Shipper’s signature')
    expect(await apart('Net Amount in words', 'PO-2291'), receiptPaper).toBeLessThan(1.5)
    // The signature is below the QR code, on A5 on the column of the charges, on A4 up to the margin.
    if (receiptPaper === 'A5') {
      expect(await apart('Shipper’s signature', 'Charges')).toBeLessThan(1.5)
      expect(Math.abs((code?.x ?? NaN) - signature.x)).toBeLessThan(1.5)
      expect(caption.x - (code?.x ?? NaN) - (code?.width ?? NaN)).toBeCloseTo((2.5 * 96) / 25.4, 0)
    } else {
      expect(await apart('Shipper’s signature', 'PO-2291')).toBeLessThan(1.5)
      expect(Math.abs(signature.x + signature.width - (code?.x ?? NaN) - (code?.width ?? NaN))).toBeLessThan(1.5)
      expect(signature.y).toBeGreaterThan(caption.y + caption.height)
      // The barcode has the white that it needs, ten of its narrowest bars.
      const bars = await receipt.locator('.p-code svg').boundingBox()
      expect(signature.x - (bars?.x ?? NaN) - (bars?.width ?? NaN)).toBeGreaterThanOrEqual(20)
    }
    const center = await box('Gujrat Head Office')
    const prices = await receipt.locator('.p-price').boundingBox()
    const margin = (prices?.x ?? NaN) + (prices?.width ?? NaN)
    expect(Math.abs(center.x + center.width - margin), receiptPaper).toBeLessThan(1.5)
    // A moment is not broken at the end of a line.
    expect((await receipt.locator('time').boundingBox())?.height, receiptPaper).toBeLessThan(20)
  }
})

test('neighbours on a receipt share a baseline, and the type has room beside the center', async ({ page }) => {
  for (const receiptPaper of ['A4', 'A5']) {
    await open(page, aBill(), { copies: { receipt: oneCopy, invoice: noCopies, consent: noCopies }, receiptPaper })
    const receipt = page.getByRole('article', { name: 'Receipt' })
    // In pixels; an empty inline block stands on the baseline.
    const baseline = (selector: string) =>
      receipt
        .locator(selector)
        .first()
        .evaluate((part) => {
          const mark = document.createElement('span')
          mark.style.display = 'inline-block'
          part.append(mark)
          const { bottom } = mark.getBoundingClientRect()
          mark.remove()
          return bottom
        })
    const apart = async (one: string, other: string) => Math.abs((await baseline(one)) - (await baseline(other)))
    expect(await apart('.p-terms [lang=en] h2', '.p-terms [lang=ur] h2'), receiptPaper).toBeLessThan(1.5)
    expect(await apart('dt:text-is("Country")', 'th:text-is("Charges")'), receiptPaper).toBeLessThan(1)
    expect(await apart('.p-to h2', 'th:text-is("Charges")'), receiptPaper).toBeLessThan(1)
    const type = await receipt.locator('.p-type').boundingBox()
    const center = await receipt.locator('.p-head dl').last().boundingBox()
    expect((center?.x ?? NaN) - (type?.x ?? NaN) - (type?.width ?? NaN), receiptPaper).toBeGreaterThan(11)
    // Letters are drawn on whole pixels: rows of other heights are unevenly far apart.
    const tops = await receipt
      .locator('.p-line:has(.p-from) dt')
      .evaluateAll((terms) => terms.map((term) => term.getBoundingClientRect().top))
    const rows = [...new Set(tops)]
    expect(rows).toHaveLength(3)
    expect((rows[2] ?? NaN) - (rows[1] ?? NaN)).toBe((rows[1] ?? NaN) - (rows[0] ?? NaN))
  }
})

test('title, airway bill number and thumb field of an invoice are aligned with the column of the receiver', async ({
  page,
}) => {
  await open(page, aBill(), { copies: { receipt: noCopies, invoice: oneCopy, consent: noCopies } })
  const lefts = await page
    .locator('.p-title h2, .p-to h2, .p-facts dt:text-is("Airway bill"), .p-print')
    .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().left)))
  expect(lefts).toHaveLength(4)
  expect(new Set(lefts).size).toBe(1)
})

test('values of an A5 receipt are larger than their names, and the chargeable weight is on one line', async ({
  page,
}) => {
  await open(page, aBill(), {
    copies: { receipt: oneCopy, invoice: noCopies, consent: noCopies },
    receiptPaper: 'A5',
  })
  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize))
  expect((await size('.p-line dd')) / (await size('.p-line dt'))).toBeGreaterThan(1.15)
  const lines = await page
    .getByText('Chargeable weight')
    .evaluate((note) => note.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(note).lineHeight))
  expect(Math.round(lines)).toBe(1)
})

test('paragraphs of the consent form have as many lines in English as in Urdu, each script its own', async ({
  page,
}) => {
  await open(page, aBill(), { copies: { receipt: noCopies, invoice: noCopies, consent: oneCopy } })
  const heights = (language: string) =>
    page.locator(`.p-consent [lang=${language}] p`).evaluateAll((all) =>
      all.map((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        return new Set(tops).size
      }),
    )
  expect(await heights('en')).toEqual([3, 4, 3])
  expect(await heights('ur')).toEqual([3, 4, 3])
  await expect(page.locator('.p-consent [lang=en] p').first()).toHaveCSS('line-height', '20px')
  await expect(page.locator('.p-consent [lang=ur] p').first()).toHaveCSS('line-height', '28px')
})

test('the reasons for export are on one line of the invoice', async ({ page }) => {
  await open(page, aBill(), { copies: { receipt: noCopies, invoice: oneCopy, consent: noCopies } })
  const tops = await page.locator('.p-tick').evaluateAll((all) => all.map((tick) => tick.getBoundingClientRect().top))
  expect(tops).toHaveLength(6)
  expect(new Set(tops.map(Math.round)).size).toBe(1)
})

test('on a void bill VOID crosses every barcode, and amounts are struck out', async ({ page }) => {
  await open(page, aBill({ status: [] }))
  const { pdf } = await pdfOf(page)
  for (const text of pdf.drawn()) expect(text).toContain('VOID')
  // Only on the line to sign, not across the CNIC, which must be readable.
  const crossed = await page
    .locator('.p-sign')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part, '::after').content.includes('VOID')))
  expect(crossed).toEqual([true, false])
  const cards = await page
    .locator('.p-ids figure')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part, '::after').content))
  expect(cards).toEqual(['"VOID"', '"VOID"'])
  // At one height on all papers.
  const heights = await page.locator('.p-void span').evaluateAll((marks) =>
    marks.map((mark) => {
      const [own, sheet] = [mark, mark.closest('.cc-sheet')].map((part) => part?.getBoundingClientRect().top ?? NaN)
      return Math.round((own ?? NaN) - (sheet ?? NaN))
    }),
  )
  expect(heights).toHaveLength(3)
  expect(new Set(heights).size).toBe(1)
  expect(() => pdf.barcode(1)).toThrow()
  expect(() => pdf.barcode(2, { part: [0.6, 0.75, 1, 1], dots: 300 })).toThrow()
  // The word does not reach into the margin that printers leave white.
  for (const number of [1, 2, 3]) expect(Math.min(...pdf.margins(number))).toBeGreaterThan(11.8)
  const amounts = page.locator('.p-price td, .p-items tbody .number')
  const lines = await amounts.evaluateAll((all) => all.map((each) => getComputedStyle(each).textDecorationLine))
  expect([...new Set(lines)]).toEqual(['line-through'])
  // The percentage and its rupees are as large, so that one line crosses both, and no minus is beside a line.
  const size = async (selector: string) =>
    (await page.locator(selector).evaluate((part) => getComputedStyle(part))).fontSize
  expect(await size('.p-price small')).toBe(await size('.p-price td:has(small)'))
  await expect(page.locator('.p-price .less')).toBeHidden()
  // The line ends with the amount, before the blank that sets it apart from its note.
  const declared = page.locator('dd', { hasText: 'Total of the invoice' })
  await expect(declared).toHaveCSS('text-decoration-line', 'none')
  await expect(declared.locator('.sum')).toHaveCSS('text-decoration-line', 'line-through')
})

test('an address on an invoice has no gap where that of the other party is longer', async ({ page }) => {
  await open(
    page,
    aBill({
      consignor: { company: 'Sana Textile Works and Daughters (Private) Limited', address: 'A long lane, '.repeat(6) },
    }),
    { copies: { receipt: noCopies, invoice: oneCopy, consent: noCopies } },
  )
  const linesOf = (end: string) =>
    page
      .locator(`.p-${end} p`)
      .evaluateAll((all) => all.map((line) => line.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })))
  const [from, to] = [await linesOf('from'), await linesOf('to')]
  expect(to[0]?.top).toBe(from[0]?.top)
  expect(to[2]?.top).toBe(to[1]?.bottom)
  expect(from[2]?.top).toBeGreaterThan(to[2]?.top ?? NaN)
})

test('name, contact and address of both parties share their lines on an invoice, also if one is in Urdu', async ({
  page,
}) => {
  const urdu = { company: 'ثنا', contactPerson: 'ثنا محمود', address: 'گلی نمبر 4', city: 'گجرات' }
  for (const consignor of [{}, { company: urdu.company }, urdu]) {
    await open(page, aBill({ consignor }), { copies: { receipt: noCopies, invoice: oneCopy, consent: noCopies } })
    // An empty inline block stands on the baseline.
    const baselines = await page.locator('.p-end :is(h2, b, p)').evaluateAll((lines) =>
      lines.map((line) => {
        const mark = document.createElement('span')
        mark.style.display = 'inline-block'
        line.prepend(mark)
        const { bottom } = mark.getBoundingClientRect()
        mark.remove()
        return bottom
      }),
    )
    expect(baselines).toHaveLength(12)
    const [from, to] = [baselines.slice(0, 4), baselines.slice(6, 10)]
    for (const [index, baseline] of to.entries()) {
      expect(Math.abs(baseline - (from[index] ?? NaN)), `${consignor.company} ${index}`).toBeLessThan(1)
    }
  }
  const heights = await page
    .locator('.p-from p:not(.tel)')
    .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height))
  expect(new Set(heights.map(Math.round)).size).toBe(1)
})

test('on a full invoice each term is found by its number, on lines of its own script', async ({ page }) => {
  const invoices = Array.from({ length: 18 }, (_, index) => ({ description: `Shirt ${index}`, quantity: 1, price: 2 }))
  await open(page, aBill({ invoices }), { copies: { receipt: noCopies, invoice: oneCopy, consent: noCopies } })
  await expect(page.locator('output')).toHaveText('Invoice: 1 sheet')
  const [english, urdu] = await page
    .locator('.p-terms ol')
    .evaluateAll((lists) =>
      lists.map((list) => ({ ...list.getBoundingClientRect().toJSON(), line: getComputedStyle(list).lineHeight })),
    )
  expect(urdu.left).toBeGreaterThan(english.right)
  expect(Number.parseFloat(english.line)).toBeLessThan(15)
  expect(Number.parseFloat(urdu.line)).toBeGreaterThan(17)
  const lefts = await page
    .locator('.p-terms [lang=en] li')
    .evaluateAll((terms) => terms.map((term) => term.getBoundingClientRect().left))
  expect(lefts).toHaveLength(11)
  expect(new Set(lefts).size).toBe(1)
})

test('the terms are always as far below the total of an invoice that has room', async ({ page }) => {
  const gap = async (count: number) => {
    const invoices = Array.from({ length: count }, (_, index) => ({
      description: `Shirt ${index}`,
      quantity: 1,
      price: 2,
    }))
    await open(page, aBill({ invoices }), { copies: { receipt: noCopies, invoice: oneCopy, consent: noCopies } })
    const words = (await pdfOf(page)).pdf.words(count > 20 ? 2 : 1)
    const bottom = (text: string) => words.findLast((word) => word.text === text)?.bottom ?? NaN
    return ((bottom('Terms') - bottom('USD')) * 25.4) / 72
  }
  for (const count of [1, 8, 40]) {
    expect(await gap(count)).toBeGreaterThan(11)
    expect(await gap(count)).toBeLessThan(14)
  }
})

test('the frame of an ID card is around its picture, and rows of the consent form are as high for a name in Urdu', async ({
  page,
}) => {
  const rows = async (contactPerson: string) => {
    await open(page, aBill({ consignor: { contactPerson } }), {
      copies: { receipt: noCopies, invoice: noCopies, consent: oneCopy },
    })
    return page
      .locator('.p-table dd')
      .evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)))
  }
  expect(await rows('ثنا محمود')).toEqual(await rows('Sana Mehmood'))
  const clipped = await page
    .locator('.p-ids img')
    .evaluateAll((all) => all.map((img) => getComputedStyle(img).clipPath))
  expect(clipped).toEqual(['inset(0.9px)', 'inset(0.9px)'])
})

test('the fields at the foot of an invoice end on one line', async ({ page }) => {
  await open(page, aBill(), { copies: { receipt: noCopies, invoice: oneCopy, consent: noCopies } })
  const words = (await pdfOf(page)).pdf.words(1)
  const bottoms = ['stated', 'Thumb'].map((text) => words.find((word) => word.text === text)?.bottom ?? NaN)
  const digits = words.find(({ text, left }) => text === '3047182972' && left > 420 && left < 500)?.bottom ?? NaN
  // In points: their letters are not all of the same size.
  expect(Math.max(...bottoms, digits) - Math.min(...bottoms, digits)).toBeLessThan(1)
})

test('lines of an address are equally far apart, Latin and Urdu', async ({ page }) => {
  const urdu = { company: 'ثنا', contactPerson: 'ثنا محمود', address: 'گلی نمبر 4', city: 'گجرات' }
  await open(page, aBill({ consignor: urdu, consignee: { address: 'Flat 12, Weavers House, Lower Mill Street' } }))
  const heights = await page
    .getByRole('article', { name: 'Receipt' })
    .locator('.p-end p:not(.tel)')
    .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height))
  expect(heights.length).toBe(6)
  // Letters are drawn on whole pixels: lines of other heights are unevenly far apart.
  for (const height of heights) expect(height).toBe(Math.round(height))
})

test('an Urdu page prints the same papers as the English one', async ({ page }) => {
  const printedIn = async (language: string) => {
    await open(page, aBill(), { hasLabels: true }, 'ready', language)
    await printEverySize(page)
    const { pages } = await pdfOf(page)
    return pages.map((each) => ({ ...each, text: withoutMoment(each) }))
  }
  const english = await printedIn('')
  expect(english).toHaveLength(5)
  expect(await printedIn('/ur')).toEqual(english)
})

test('each paper size (named copies, A5, labels) is its own print job, and every barcode can be read', async ({
  page,
}) => {
  await open(page, aBill(), {
    copies: { receipt: { customer: 1, center: 1, accounts: 0 }, invoice: oneCopy, consent: noCopies },
    receiptPaper: 'A5',
    hasLabels: true,
  })
  await expect(page.locator('output')).toHaveText(
    'Receipt and invoice: 3 sheets, and 2 labelsJob 1 of 3, A5 receipt: load A5',
  )
  // The browser's own command prints one paper size after the other, each titled with the name of its file.
  const command = () =>
    page.evaluate(() => {
      const { title } = document
      window.dispatchEvent(new Event('beforeprint'))
      const during = document.title
      window.dispatchEvent(new Event('afterprint'))
      return [during, document.title === title]
    })
  for (const [name, nextJob] of [
    ['receipt', 'Job 2 of 3'],
    ['invoice', 'Job 3 of 3'],
    ['label', 'Job 1 of 3'],
  ]) {
    expect(await command()).toEqual([`Chenab ${name} 3047182972`, true])
    await expect(page.locator('output')).toContainText(nextJob ?? '')
  }
  expect(sizes((await pdfOf(page)).pages)).toEqual([A5, A5])

  await printEverySize(page)
  const { pdf, pages } = await pdfOf(page)
  expect(sizes(pages)).toEqual([A5, A4, A5, LABEL, LABEL])
  expect(pages[0]?.text).toContain('Customercopy')
  expect(pages[2]?.text).toContain('Centercopy')
  expect(pages[3]?.text).toContain('1of2')
  expect(pages[4]?.text).toContain('2of2')
  for (const text of ['Hallam&Daughters', 'UnitedKingdom', 'CODAmount,allpiecesRs.45,000.00']) {
    expect(pages[4]?.text).toContain(text)
  }
  for (const dots of [203, 300]) {
    expect([1, 2, 3, 4, 5].map((number) => pdf.barcode(number, { dots }))).toEqual([
      '3047182972',
      '3047182972',
      '3047182972',
      '3047182972-1',
      '3047182972-2',
    ])
    // On a label, beside the barcode.
    expect(pdf.qrCode(4, dots)).toMatch(/\/tracking\/3047182972$/)
  }
  // On A5.
  expect(pdf.qrCode(1)).toMatch(/\/tracking\/3047182972$/)

  await page.getByRole('button', { name: 'Print settings' }).click()
  await page.getByText('Advanced', { exact: true }).click()
  await page.getByRole('button', { name: 'Test page' }).click()
  await expect(page.locator('.cc-papers')).toHaveAttribute('data-paper', 'ready')
  const test = await pdfOf(page)
  expect(sizes(test.pages)).toEqual([A4, A5, LABEL])
  for (const { text } of test.pages) expect(text).toMatch(/Testpage.*50mm/)
})

test('a long number is printed upright on the label, and its barcode can be read on every paper', async ({ page }) => {
  await open(page, aBill({ airwayBillNo: 'CHB3047182972', pieces: 1 }), {
    copies: { receipt: oneCopy, invoice: noCopies, consent: noCopies },
    receiptPaper: 'A5',
    hasLabels: true,
  })
  await printEverySize(page)
  const { pdf, pages } = await pdfOf(page)
  expect(sizes(pages)).toEqual([A5, LABEL])
  for (const dots of [203, 300]) {
    expect([pdf.barcode(1, { dots }), pdf.barcode(2, { dots, isUpright: true })]).toEqual([
      'CHB3047182972',
      'CHB3047182972-1',
    ])
  }
})

test('sixty invoice lines and forty dimensions: none lost, none split, every page has its footer', async ({ page }) => {
  const invoices = Array.from({ length: 60 }, (_, index) => ({
    description: `Hand-embroidered shirt of ${index + 1} colours`,
    quantity: index + 1,
    price: 1.5,
  }))
  const dimensions = Array.from({ length: 40 }, (_, index) => ({ length: 20 + index, width: 30, height: '' }))
  await open(page, aBill({ invoices, dimensions, pieces: 40 }))
  const { pages } = await pdfOf(page)
  await expect(page.locator('output')).toContainText(`${pages.length} sheets`)
  expect(new Set(sizes(pages).map(String))).toEqual(new Set([String(A4)]))
  pages.forEach(({ text }, index) => {
    expect(text).toContain('www.chenab.example')
    const isOfInvoice = index > 0 && index < pages.length - 1
    if (isOfInvoice) expect(text).toContain(`Page${index}of${pages.length - 2}ofinvoice3047182972`)
  })
  const invoicePages = pages.slice(1, -1)
  const order = invoicePages.flatMap(({ text }) =>
    [...text.matchAll(/shirtof(\d+)colours/g)].map(([, number]) => number),
  )
  expect(order).toEqual(invoices.map((_, index) => String(index + 1)))
  expect(invoicePages[0]?.text).toContain('Continuedonpage2')
  expect(invoicePages.at(-1)?.text).not.toContain('Continuedonpage')
  for (const { text } of invoicePages) expect(text).toMatch(/UnitpriceUSDTotalUSD\d+Hand/)
  expect(pages[1]?.text).toContain('59×30×—')
})

test('an invoice of 14 lines fits on one sheet, some in Urdu, or with rows for customs', async ({ page }) => {
  const lines = (isUrdu: (index: number) => boolean) =>
    Array.from({ length: 14 }, (_, index) => ({
      description: isUrdu(index) ? `سوتی چادر ${index + 1} (double)` : `Hand-embroidered shirt ${index + 1}`,
      quantity: index + 1,
      price: 1.5,
    }))
  const copies = { receipt: noCopies, invoice: oneCopy, consent: noCopies }
  await open(page, aBill({ invoices: lines((index) => index % 3 === 1) }), { copies })
  expect((await pdfOf(page)).pages).toHaveLength(1)
  await open(page, aBill({ invoices: lines(() => false) }), { copies, hasCustoms: true })
  expect((await pdfOf(page)).pages).toHaveLength(1)
})

test('a table that fits on the first sheet of an invoice stays whole, and the signature moves to the next', async ({
  page,
}) => {
  const invoices = Array.from({ length: 20 }, (_, index) => ({
    description: `Shirt ${index + 1}`,
    quantity: 1,
    price: 2,
  }))
  await open(page, aBill({ invoices }), {
    copies: { receipt: noCopies, invoice: oneCopy, consent: noCopies },
    hasCustoms: true,
  })
  const { pages } = await pdfOf(page)
  expect(pages).toHaveLength(2)
  expect(pages[0]?.text).toMatch(/20Shirt20.*Total20USD40\.00/)
  expect(pages[1]?.text).toMatch(/Termsofcarriage.*Signature/)
  expect(pages[1]?.text).not.toContain('Description')
})

test('an invoice of several pages is set as loosely as its pages allow', async ({ page }) => {
  const invoices = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ description: `Shirt ${index + 1}`, quantity: 1, price: 2 }))
  const fit = async (count: number, dimensions: object[]) => {
    await open(page, aBill({ invoices: invoices(count), dimensions }), {
      copies: { receipt: noCopies, invoice: oneCopy, consent: noCopies },
    })
    await expect(page.locator('output')).toContainText('2 sheets')
    return page.locator('.p-invoice').first().getAttribute('data-fit')
  }
  const size = { length: 48, width: 36, height: 30 }
  expect(await fit(20, [size, size, size])).toBe('0')
  expect(await fit(40, [size])).toBe('1')
})

test('a crowded A5 receipt has its QR code below the receiver, and gives it up before its list of terms', async ({
  page,
}) => {
  const bill = (receiver: object) =>
    aBill({
      consignor: { phone2: '923000000018', address: '18 Weavers Lane, Mohalla Islam Nagar, behind the old mill' },
      consignee: { phone2: '440000000045', ...receiver },
      invoices: [{ description: 'Cotton bedspread, hand-blocked, king size, indigo', quantity: '', price: 11.5 }],
    })
  const choices = { copies: { receipt: oneCopy, invoice: noCopies, consent: noCopies }, receiptPaper: 'A5' }
  await open(page, bill({}), choices)
  expect((await pdfOf(page)).pdf.qrCode(1)).toMatch(/\/tracking\/3047182972$/)
  const [code, phones] = [page.locator('.p-close figure'), page.locator('.p-to .tel')]
  const below = (await phones.boundingBox()) ?? { x: NaN, y: NaN, height: NaN }
  expect((await code.boundingBox())?.y).toBeGreaterThan(below.y + below.height)
  expect((await code.boundingBox())?.x).toBeCloseTo(below.x, 0)
  const crowded = {
    company: 'Hallam, Hallam and Daughters Import and Export Limited',
    address: 'Flat 12, Weavers House, Lower Mill Street, Kelham Island, Upper Don Valley',
    state: 'South Yorkshire',
  }
  await open(page, bill(crowded), choices)
  const { pdf, pages } = await pdfOf(page)
  expect(sizes(pages)).toEqual([A5])
  expect(() => pdf.qrCode(1)).toThrow()
  // Values are still larger than their names.
  const sizeOf = async (part: string) =>
    parseFloat(
      (
        await page
          .locator(part)
          .first()
          .evaluate((part) => getComputedStyle(part))
      ).fontSize,
    )
  expect(await sizeOf('.p-line dd')).toBeGreaterThan(1.1 * (await sizeOf('.p-line dt')))
  const lefts = await page
    .locator('.p-terms [lang=en] li')
    .evaluateAll((all) => all.map((term) => term.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(1)
})

test('the name of the copy on an A5 receipt is above everything that the specification has', async ({ page }) => {
  await open(page, aBill(), {
    copies: { receipt: { ...oneCopy, center: 1 }, invoice: noCopies, consent: noCopies },
    receiptPaper: 'A5',
  })
  const sheet = page.getByRole('article', { name: 'Receipt, center copy' })
  const top = async (text: string) => (await sheet.getByText(text, { exact: true }).boundingBox())?.y ?? NaN
  expect(Math.abs((await top('Center copy')) - (await top('Terms of carriage')))).toBeLessThan(4)
})

test('an A5 receipt with two phones each and a long description has its QR code', async ({ page }) => {
  const description = 'Cotton bedspread, hand block print'
  const bill = aBill({
    consignor: { address: '18 Weavers Lane, Mohalla Islam Nagar', phone2: '923000000018' },
    consignee: { state: 'South Yorkshire', phone2: '440000000045' },
    invoices: [{ description, quantity: 24, price: 11.5 }],
  })
  await open(page, bill, {
    copies: { receipt: { ...oneCopy, center: 1 }, invoice: noCopies, consent: noCopies },
    receiptPaper: 'A5',
  })
  expect((await pdfOf(page)).pdf.qrCode(1)).toMatch(/\/tracking\/3047182972$/)
})

test('long names and addresses on an A4 receipt do not make its type smaller while there is room', async ({ page }) => {
  const size = async (bill: object) => {
    await open(page, bill, { copies: { receipt: oneCopy, invoice: noCopies, consent: noCopies } })
    await expect(page.locator('output')).toHaveText('Receipt: 1 sheet')
    return page
      .locator('.p-from + dl dd, .p-line dd')
      .first()
      .evaluate((value) => getComputedStyle(value).fontSize)
  }
  const consignor = {
    company: 'Consolidated Sialkot Surgical Instruments Manufacturing and Exporting Company (Private) Limited',
    contactPerson: 'Khawaja Muhammad Abdul-Rehman Siddiqui Qureshi',
    address:
      'Plot 118-B, Small Industries Estate Phase II, behind the Chamber of Commerce, near Iqbal Chowk, Daska Road',
    phone2: '923000000018',
  }
  const consignee = {
    company: 'Hallam, Hallam and Daughters Import, Export and Wholesale Distribution Limited',
    address: 'Unit 7, The Old Cotton Exchange, 77 Mill Street, Kelham Island Quarter, opposite the museum',
  }
  expect(await size(aBill({ consignor, consignee }))).toBe(await size(aBill()))
})

test('very long names and addresses move the terms to a page of their own, and stay on one label', async ({ page }) => {
  const endless = 'House 1147-B, Street 23, Block XXVII, opposite the old canal rest house, Mohallah Qasimabad Sharqi, '
  const party = { company: endless, contactPerson: endless.slice(0, 60), address: endless.repeat(2) }
  const consignee = { ...party, city: 'ٹنڈو محمد خان', country: 'Kenya' }
  const invoices = [{ description: endless.repeat(4), quantity: 1, price: 1 }]
  await open(page, aBill({ consignor: party, consignee, invoices, amount: 1_234_567.5 }), {
    copies: { receipt: oneCopy, invoice: noCopies, consent: noCopies },
    receiptPaper: 'A5',
    hasLabels: true,
  })
  await printEverySize(page)
  const { pdf, pages } = await pdfOf(page)
  expect(sizes(pages)).toEqual([A5, A5, LABEL, LABEL])
  expect(pages[0]?.text).toContain('Page1of2ofreceipt3047182972')
  expect(pages[2]?.text.match(/restho/g)).toHaveLength(6)
  const points = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize) * 0.75))
  expect(Math.min(...(await points('.p-terms ol')))).toBeGreaterThanOrEqual(9)
  const prices = await points('.p-price td')
  expect(prices.at(-1)).toBeGreaterThan(Math.max(...prices.slice(0, -1)))
  expect([pdf.barcode(2), pdf.barcode(3)]).toEqual(['3047182972', '3047182972-1'])
})

test('a crowded A5 receipt stays on one sheet, in type that can be read', async ({ page }) => {
  const urdu = {
    company: 'کریسنٹ ٹیکسٹائل اینڈ گارمنٹس پرائیویٹ لمیٹڈ سیالکوٹ',
    contactPerson: 'محمد عبدالرحمٰن صدیقی',
    address: 'مکان نمبر ۱۲، گلی نمبر ۵، محلہ اسلام پورہ، نزد جامع مسجد، سیالکوٹ کینٹ',
    city: 'سیالکوٹ',
    phone2: '923000000018',
  }
  const charges = { amount: 1_234_567.5, discount: 12_500.25, codAmount: 1_450_000, worthOfPackage: 2_500_000 }
  await open(page, aBill({ ...charges, consignor: urdu, consignee: urdu }), {
    copies: { receipt: oneCopy, invoice: noCopies, consent: noCopies },
    receiptPaper: 'A5',
  })
  await expect(page.locator('output')).toHaveText('Receipt: 1 sheet')
  expect(sizes((await pdfOf(page)).pages)).toEqual([A5])
  const small = await page.locator('.cc-sheet :not(svg *)').evaluateAll((parts) =>
    parts
      .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((part) => {
        const points = Number.parseFloat(getComputedStyle(part).fontSize) * 0.75
        return points < (part.closest('[lang=ur]') ? 7 : 6.5) - 0.01
      })
      .map((part) => part.textContent),
  )
  expect(small).toEqual([])
})

test('texts that are too long for their paper are reported before printing', async ({ page }) => {
  const long = 'W'.repeat(90)
  const endless = { company: long.repeat(3), contactPerson: long, address: 'WWWWWWWW '.repeat(60), city: long }
  await open(page, aBill({ consignor: endless, consignee: { ...endless, state: long, country: long } }), {
    copies: { receipt: oneCopy, invoice: noCopies, consent: noCopies },
    receiptPaper: 'A5',
    hasLabels: true,
  })
  await expect(page.locator('output')).toContainText('continued on another sheet: 3047182972.')
  await expect(page.locator('output')).toContainText(
    'Texts on labels are cut off, because they are too long: 3047182972.',
  )
})

test('nothing can be printed while an image or the Urdu font is loading; a broken image can be left out', async ({
  page,
}) => {
  const printed = await watchPrinting(page)
  await page.route(IMAGES, (route) => route.abort())
  await page.route('**/*nastaliq*', (route) => route.abort())
  await open(page, aBill(), undefined, 'incomplete')
  await expect(page.getByText('missing: The Urdu font; ID card, front; ID card, back.')).toBeVisible()
  await expect(printButton(page)).toBeDisabled()
  const { pages } = await pdfOf(page)
  expect(pages).toHaveLength(1)
  expect(pages[0]?.text).toMatch(/^Notprinted/)

  // Try again is also offered for what could not be checked.
  const tryAgain = page.getByRole('alert').filter({ hasText: 'Not printed' }).getByRole('button', { name: 'Try again' })
  await page.unroute('**/*nastaliq*')
  await tryAgain.click()
  await expect(page.getByText('missing: ID card, front; ID card, back.')).toBeVisible()
  await page.unroute(IMAGES)
  const BROKEN = '**/uploads/specimen-back.png'
  await page.route(BROKEN, (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from([0x89, 0x50, 0x4e]) }),
  )
  await tryAgain.click()
  await expect(page.getByText('missing: ID card, back.')).toBeVisible()
  await expect(printButton(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Print without the pictures' }).click()
  await expect.poll(async () => (await printed()).map(({ title }) => title)).toEqual(['Chenab receipt 3047182972'])
  await expect(page.locator('.cc-papers')).toHaveAttribute('data-paper', 'ready')
  const without = await pdfOf(page)
  expect(without.pages).toHaveLength(3)
  expect(without.pages[2]?.text).toContain('Theimagecouldnotbeloaded.Thisformwasprintedwithoutit.')
  expect(without.pages[2]?.text).toContain('IDcard,front')
  expect(without.pdf.embeddedFonts().join(' ')).toContain('NotoNastaliqUrdu')
  const [copy] = await printed()
  expect(copy?.html).toContain('This form was printed without it.')
  expect(copy?.html).toMatch(/<img alt="ID card, front"[^>]* src="blob:/)

  await page.unroute(BROKEN)
  await page.reload()
  await expect(printButton(page)).toBeEnabled()
  await expect(page.getByText('This form was printed without it.')).toHaveCount(0)
})

test('several bills print in one job, in their order', async ({ page }) => {
  const printed = await watchPrinting(page)
  await open(page, aBill())
  await page.unroute('**/api/airwaybill/receipt/*')
  await page.route('**/api/airwaybill/receipt/*', (route) =>
    route.fulfill({ json: aBill({ airwayBillNo: route.request().url().split('/').at(-1) }) }),
  )
  const numbers = Array.from({ length: 5 }, (_, index) => String(3047182000 + index))
  await page.goto(`/admin/dashboard/receipt?ids=${numbers.join(',')}`)
  // Each bill but the last ends with an empty back, so that the next one begins on a front.
  await expect(page.locator('output')).toHaveText('Receipt, invoice and consent form: 15 sheets, and 4 empty backs')
  const { pages } = await pdfOf(page)
  expect(pages.map(({ text }) => /30471820\d\d/.exec(text)?.[0] ?? text)).toEqual(
    numbers.flatMap((number) => [number, number, number, '']).slice(0, -1),
  )
  await page.getByRole('button', { name: 'Print settings' }).click()
  await page.getByText('Advanced', { exact: true }).click()
  await page.getByLabel('Several bills: each begins on a front side').uncheck()
  await expect(page.locator('output')).toHaveText('Receipt, invoice and consent form: 15 sheets')
  expect((await pdfOf(page)).pages).toHaveLength(15)
  await printButton(page).click()
  await expect
    .poll(async () => (await printed()).map(({ title }) => title))
    .toEqual(['Chenab receipt 3047182000 and 4 more'])
})

test('nothing is printed inside the widest printer margins', async ({ page }) => {
  // The longest number that has a barcode on A4.
  const center = { centerName: 'گجرات ہیڈ آفس', username: 'gujrat' }
  await open(page, aBill({ airwayBillNo: '3047182972123', center }), {
    copies: { receipt: { customer: 1, center: 1, accounts: 0 }, invoice: oneCopy, consent: oneCopy },
    receiptPaper: 'A5',
    hasLabels: true,
    labelPaper: 'A4',
  })
  const out = await page.locator('.cc-sheet').evaluateAll((sheets) =>
    sheets.flatMap((sheet) => {
      const paper = sheet.getBoundingClientRect()
      const margin = (12 * paper.width) / Number.parseFloat(getComputedStyle(sheet).getPropertyValue('--paper-width'))
      return [...sheet.querySelectorAll('*')]
        .filter((part) => part.closest('.p-bars') === null || part.matches('rect'))
        .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
        .filter(
          ({ box }) =>
            box.width > 0 &&
            (box.left < paper.left + margin - 1 ||
              box.right > paper.right - margin + 1 ||
              box.top < paper.top + margin - 1 ||
              box.bottom > paper.bottom - margin + 1),
        )
        .map(({ name }) => `${sheet.getAttribute('aria-label')}: ${name}`)
    }),
  )
  expect(out).toEqual([])

  // Nastaliq letters extend beyond their box.
  await printEverySize(page)
  const { pdf, pages } = await pdfOf(page)
  const pixel = 0.17
  for (const number of pages.keys()) expect(Math.min(...pdf.margins(number + 1))).toBeGreaterThan(12 - pixel)
})

test('bars and QR code of a label are whole dots of a label printer, between equal margins', async ({ page }) => {
  await open(page, aBill(), { copies: { receipt: noCopies, invoice: noCopies, consent: noCopies }, hasLabels: true })
  const label = page.getByRole('article', { name: 'Parcel label 1 of 2' })
  const dot = 96 / 25.4 / 8
  const inDots = async (pixels: Promise<number[]>) => (await pixels).map((each) => Math.round((100 * each) / dot) / 100)
  const bars = inDots(
    label.locator('.p-bars g rect').evaluateAll((all) => all.map((bar) => Number(bar.getAttribute('width')))),
  )
  for (const width of await bars) expect([4, 8, 12, 16]).toContain(width)
  const module = inDots(
    label
      .locator('svg.cc-qr')
      .evaluateAll((codes: SVGSVGElement[]) =>
        codes.map((code) => code.getBoundingClientRect().width / code.viewBox.baseVal.width),
      ),
  )
  expect(await module).toEqual([5])
  const margins = inDots(
    label.evaluate((sheet) => {
      const [own, head, first, code] = [
        sheet,
        ...['.l-head', '.p-bars rect', '.cc-qr'].map((part) => sheet.querySelector(part)),
      ].map((part) => part?.getBoundingClientRect() ?? new DOMRect()) as [DOMRect, DOMRect, DOMRect, DOMRect]
      return [head.left - own.left, first.left - own.left, own.right - head.right, own.right - code.right]
    }),
  )
  for (const margin of await margins) expect(margin).toBeCloseTo(40, 0)
})

test('four labels share an A4 sheet, and each barcode can be read', async ({ page }) => {
  await open(page, aBill({ pieces: 5 }), {
    copies: { receipt: noCopies, invoice: noCopies, consent: noCopies },
    hasLabels: true,
    labelPaper: 'A4',
  })
  const { pdf, pages } = await pdfOf(page)
  expect(sizes(pages)).toEqual([A4, A4])
  const quarters = [
    [0, 0, 0.5, 0.5],
    [0.5, 0, 1, 0.5],
    [0, 0.5, 0.5, 1],
    [0.5, 0.5, 1, 1],
  ] as const
  expect(quarters.map((part) => pdf.barcode(1, { part }))).toEqual([1, 2, 3, 4].map((piece) => `3047182972-${piece}`))
  expect(pdf.barcode(2)).toBe('3047182972-5')
  // All pieces have the same lines: labels left and right of the dotted line are equally wide.
  const widths = await page
    .locator('.l-from')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width.toFixed(1)))
  expect(new Set(widths).size).toBe(1)
})

test('letters in Urdu are whole on a label, and touch neither its rules nor the names of facts on a receipt', async ({
  page,
}) => {
  const party = { company: 'گجرات کمپنی', contactPerson: 'ثنا محمود', address: 'گلی نمبر ۵', city: 'گجرات' }
  await open(page, aBill({ consignee: party, center: { centerName: 'گجرات کمپنی', username: 'gujrat' } }), {
    copies: { receipt: oneCopy, invoice: noCopies, consent: noCopies },
    hasLabels: true,
  })
  await printEverySize(page)
  await page.emulateMedia({ media: 'print' })
  const receiver = page.locator('.p-label .l-to').first()
  const clipped = await receiver.screenshot()
  await receiver.locator('> div').evaluate((box) => {
    box.style.overflow = 'visible'
  })
  expect(await receiver.screenshot()).toEqual(clipped)

  /** Whether letters of a text are in the upper part of the box of an element. */
  const isIn = async (text: Locator, element: Locator, height: (ofBox: number) => number) => {
    await element.scrollIntoViewIfNeeded()
    const box = (await element.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 }
    const clip = { ...box, height: height(box.height) }
    const shown = await page.screenshot({ clip })
    await text.evaluate((letters) => {
      letters.style.visibility = 'hidden'
    })
    return !shown.equals(await page.screenshot({ clip }))
  }
  const center = page.locator('.p-head > :last-child')
  const [toTheRule, toTheName] = [() => 1, (ofBox: number) => 0.7 * ofBox]
  expect(await isIn(receiver.locator('b [lang=ur]'), receiver, toTheRule)).toBe(false)
  expect(await isIn(center.locator('dd [lang=ur]'), center.locator('dt'), toTheName)).toBe(false)
})
