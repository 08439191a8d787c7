import { existsSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { aBill, noCopies, oneCopy, open, pdfOf, removePdfs } from './papersBill'
import { withoutSpaces } from './papersPdf'
import { resetBackend } from './staff'

test.skip(!existsSync('/usr/bin/pdftotext'), 'The papers are read with poppler: install poppler-utils')
test.beforeEach(async ({ page }) => resetBackend(page))
test.afterEach(removePdfs)

const lines = (count: number, description = 'Shirt') =>
  Array.from({ length: count }, () => ({ description, quantity: 1, price: 2 }))
const choices = { copies: { receipt: noCopies, invoice: oneCopy, consent: noCopies } }
const invoice = (page: Page) => page.getByRole('article', { name: 'Invoice' })

/** Millimetres between the terms and the total above them, and the line to sign below them. */
const roomAround = (page: Page) =>
  invoice(page).evaluate((sheet) => {
    const edges = (selector: string, edge: 'top' | 'bottom') =>
      [...sheet.querySelectorAll(selector)].map((part) => (part.getBoundingClientRect()[edge] * 25.4) / 96)
    return {
      above: Math.min(...edges('.p-terms h2', 'top')) - Math.max(...edges('.p-items tfoot tr', 'bottom')),
      below: Math.min(...edges('.p-sign', 'top')) - Math.max(...edges('.p-terms ol', 'bottom')),
    }
  })

test('a full invoice has room for a stamp above the line to sign, and each box to tick is nearest to its word', async ({
  page,
}) => {
  for (const hasCustoms of [false, true]) {
    for (const count of [1, 12, 14]) {
      await open(page, aBill({ invoices: lines(count) }), { ...choices, hasCustoms })
      await expect(page.locator('output')).toHaveText('Invoice: 1 sheet')
      const { below } = await roomAround(page)
      expect(below, `${count} lines${hasCustoms ? ' with rows for customs' : ''}`).toBeGreaterThan(15)
    }
  }
  const ticks = await invoice(page)
    .locator('.p-tick')
    .evaluateAll((all) =>
      all.map((tick) => {
        const range = document.createRange()
        range.selectNodeContents(tick)
        return { box: tick.getBoundingClientRect().left, end: range.getBoundingClientRect().right }
      }),
    )
  const gaps = ticks.slice(1).map(({ box }, index) => ((box - (ticks[index]?.end ?? NaN)) * 25.4) / 96)
  expect(gaps).toHaveLength(5)
  // In millimetres; the box is 1.1 mm before its own word.
  expect(Math.min(...gaps)).toBeGreaterThan(3.1)
})

test('terms that run on an invoice keep all clauses, and stay clear of the total and of the line to sign', async ({
  page,
}) => {
  const goods = 'Surgical scissors, stainless steel, straight, blunt and sharp, in a box of ten'
  const description = `${goods} with certificate of origin`
  const area = 'Plot 118-B, Small Industries Estate Phase II, behind the Chamber of Commerce'
  const street = `${area}, near Allama Iqbal Chowk, Daska Road `
  const dimensions = Array.from({ length: 9 }, (_, index) => ({ length: 48 + index, width: 36, height: 30 }))
  const consignee = { address: street.repeat(2) }
  await open(page, aBill({ invoices: lines(8, description), dimensions, consignee }), choices)
  await expect(page.locator('output')).toHaveText('Invoice: 1 sheet')
  await expect(invoice(page)).toHaveAttribute('data-layout', 'terms-run-on')
  const { pdf, pages } = await pdfOf(page)
  expect(pages).toHaveLength(1)
  const drawn = pdf.drawn()[0] ?? ''
  const clauses = await invoice(page).locator('.p-terms [lang=en] li').allInnerTexts()
  expect(clauses).toHaveLength(11)
  for (const [index, clause] of clauses.entries()) {
    expect(drawn).toContain(withoutSpaces(`${index + 1}.${clause}`))
  }
  const letters = (text: string) => [...text].filter((letter) => /[\u0620-\u064a\u0671-\u06d3]/.test(letter)).sort()
  const urdu = await invoice(page).locator('.p-terms [lang=ur]').innerText()
  expect(letters(urdu).length).toBeGreaterThan(300)
  expect(letters(pages[0]?.text ?? '')).toEqual(letters(urdu))
  const { above, below } = await roomAround(page)
  expect(above).toBeGreaterThan(0)
  expect(below).toBeGreaterThan(15)
})
