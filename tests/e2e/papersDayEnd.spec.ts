import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { company } from '@/company'
import { netAmount } from '@/domain/money/billing'
import { formatAmount, sum } from '@/domain/money/money'
import { A4, pdfOf, removePdfs, sizes } from './papersBill'
import { dayRows, openDayEnd } from './papersDay'
import { withoutSpaces } from './papersPdf'
import { queueFault, openAs, openTool, resetBackend } from './staff'

test.skip(!existsSync('/usr/bin/pdftotext'), 'The papers are read with poppler: install poppler-utils')
test.beforeEach(async ({ page }) => resetBackend(page))
test.afterEach(removePdfs)

test('the day-end sheet of 120 shipments has four pages with center, day and number, exact cash, and a signature', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const rows = dayRows(120)
  const { pdf, pages } = await openDayEnd(page, rows)
  expect(sizes(pages)).toEqual([A4, A4, A4, A4])
  const today = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }).format(new Date())
  pages.forEach(({ text }, index) => {
    expect(text).toContain(`Page${index + 1}of4`)
    expect(text).toContain('gujrat')
    expect(text).toContain(withoutSpaces(today))
  })
  const printed = pages.flatMap(({ text }) => text.match(/30471\d{5}/g) ?? [])
  expect(printed).toEqual(rows.map(({ airwayBillNo }) => airwayBillNo))

  const counted = rows.filter(({ status }) => status.length > 0)
  const net = (own: typeof rows) => formatAmount(sum(own.map(netAmount)))
  const last = pages[3]?.text ?? ''
  for (const [name, type] of [
    ['Cash', 1],
    ['Credit', 2],
  ] as const) {
    const own = counted.filter(({ paymentType }) => paymentType === type)
    expect(last).toContain(`${name}${own.length}${net(own)}`)
  }
  expect(last).toContain(`${counted.length}${net(counted)}`)
  expect(last).toContain('11voidshipmentsarelisted')
  expect(pdf.embeddedFonts().join(' ')).toContain('NotoNastaliqUrdu')
  // Nothing of the popup is printed, not even in the dark theme: a page of rows is nearly white.
  for (const number of [1, 2, 3, 4]) expect(pdf.ink(number)).toBeLessThan(0.12)

  const title = page.evaluate(() => new Promise<string>((resolve) => (window.print = () => resolve(document.title))))
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click()
  expect(await title).toMatch(/^Chenab day-end sheet gujrat \d{4}-\d{2}-\d{2}$/)
})

for (const { count, pages, isClose } of [
  { count: 30, pages: 2, isClose: false },
  { count: 134, pages: 4, isClose: true },
]) {
  test(`rows of a day-end sheet of ${count} are ${isClose ? 'closer, which saves a page' : 'not close'}`, async ({
    page,
  }) => {
    const printed = await openDayEnd(page, dayRows(count))
    expect(printed.pages).toHaveLength(pages)
    const padding = await page
      .locator('.p-day-rows td')
      .first()
      .evaluate((cell) => parseFloat(getComputedStyle(cell).paddingTop))
    expect(padding < 3).toBe(isClose)
  })
}

test('the columns of a day-end sheet are at the same places on every page, however wide an amount', async ({
  page,
}) => {
  await openDayEnd(
    page,
    dayRows(60).map((row, index) => (index === 0 ? { ...row, amount: 1e9, codAmount: 1e9 } : row)),
  )
  const heads = await page.locator('.p-day-rows').evaluateAll((tables) =>
    tables.map((table) => {
      const { left } = table.getBoundingClientRect()
      return [...table.querySelectorAll('thead th')].map((th) => Math.round(th.getBoundingClientRect().left - left))
    }),
  )
  expect(heads.length).toBeGreaterThan(1)
  for (const each of heads) expect(each).toEqual(heads[0])
  // Nothing reaches into the column before it.
  const tooWide = await page
    .locator('.p-day-rows td.number')
    .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent))
  expect(tooWide).toEqual([])
})

test('all rows of the sums of a day-end sheet are equally high, and the second table is below its column', async ({
  page,
}) => {
  await openDayEnd(page, dayRows(30))
  const heights = await page
    .locator('.p-day-sums tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(heights).toHaveLength(8)
  expect(new Set(heights).size).toBe(1)
  const left = async (selector: string) => (await page.locator(selector).last().boundingBox())?.x ?? NaN
  expect(await left('.p-day-sums table')).toBeCloseTo(await left('.p-day-rows th:text-is("Destination")'), 0)
})

test('the commonest texts of a day-end sheet are on one line', async ({ page }) => {
  const { pdf } = await openDayEnd(page, dayRows(12))
  const words = pdf.words(1, 'as drawn')
  const linesOf = (text: string) => words.filter((word) => word.text === text).map(({ bottom }) => bottom)
  expect(linesOf('Update').length).toBeGreaterThan(0)
  expect(linesOf('Update')).toEqual(linesOf('Tracking'))
  expect(linesOf('Emirates')).toEqual(linesOf('Arab'))
  expect(linesOf('Package').slice(0, 4)).toEqual(linesOf('Student').slice(0, 4))
})

test('a day-end sheet breaks no name of a service within a word', async ({ page }) => {
  const services = [...company.services.map(({ name }) => name), ...company.moreServices.map(({ name }) => name.en)]
  await openDayEnd(
    page,
    dayRows(services.length).map((row, index) => ({ ...row, service: { name: services[index] } })),
  )
  const linesOfWords = await page.locator('.p-day-rows tbody td:nth-child(3)').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()
      return [...(text?.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange()
        if (!text) return `no text`
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return `${word}: ${range.getClientRects().length}`
      })
    }),
  )
  expect(linesOfWords).toEqual(services.flatMap((name) => name.split(' ').map((word) => `${word}: 1`)))
})

test('a day without shipments prints one page, which says that the sheets are not complete', async ({ page }) => {
  await queueFault(page, { method: 'POST', path: '/api/airwaybill/getByToFrom', status: 200, body: [], times: 9 })
  await openAs(page, 'headoffice', '/admin/dashboard/records')
  await openTool(page, 'Day-end sheet')
  await expect(page.getByRole('dialog').getByText(/^No shipments were booked/)).toBeVisible()
  const { pages } = await pdfOf(page)
  expect(sizes(pages)).toEqual([A4])
  expect(pages[0]?.text).toContain(withoutSpaces('these sheets are not complete'))
})
