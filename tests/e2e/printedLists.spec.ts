import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { pdfOf, removePdfs, sizes } from './papersBill'
import { dayRows } from './papersDay'
import { withoutSpaces } from './papersPdf'
import { openAs, openTool, queueFault, releaseCalls, resetBackend } from './staff'

test.skip(!existsSync('/usr/bin/pdftotext'), 'The papers are read with poppler: install poppler-utils')
test.beforeEach(async ({ page }) => resetBackend(page))
test.afterEach(removePdfs)

test('a printed list has all its columns and rows, its head on each sheet, and nothing around it', async ({ page }) => {
  await openAs(page, 'headoffice', '/admin/dashboard/records?status=1')
  const foot = page.locator('.cc-table-foot')
  await expect(foot).toContainText(/Loaded/)
  const total = Number(/of (\d+)/.exec(await foot.innerText())?.[1])
  expect(total).toBeGreaterThan(15)
  const { pages } = await pdfOf(page)
  expect(pages.length).toBeGreaterThan(1)
  expect(sizes(pages)).toEqual(pages.map(() => [297, 210]))
  const heads = ['AB #', 'Service', 'Consignee', 'Consignor', 'Origin', 'Destination', 'G.Total', 'Status', 'Notes']
  for (const sheet of pages) for (const head of heads) expect(sheet.text).toContain(withoutSpaces(head))
  const text = pages.map((sheet) => sheet.text).join('')
  expect(text).toContain(withoutSpaces(`Rows 1 to ${total} of ${total}`))
  expect(text.match(/40100\d{5}/g)).toHaveLength(total)
  expect(text).toContain(withoutSpaces('Status Information Received'))
  expect(pages[0]?.text).toContain(withoutSpaces('Printed by headoffice Courier & Cargo · Chenab Head Office'))
  pages.forEach((sheet, index) => {
    expect(sheet.text).toContain(`${index + 1}/${pages.length}`)
    expect(sheet.text).toContain(withoutSpaces('View Records · Chenab Head Office'))
  })
  for (const around of ['Dashboard', 'Logout', 'Up Track', 'Tools', 'Needs attention']) {
    expect(text).not.toContain(withoutSpaces(around))
  }
})

test('a long name on a printed list is whole, and takes no room of other columns', async ({ page }) => {
  const long = 'Muhammad Abdul Rehman Siddiqui of Crescent Textile Mills'
  const rows = dayRows(9).map((row, index) => ({
    ...row,
    consignor: { contactPerson: 'Ghazanfar Warraich' },
    consignee: { contactPerson: index === 4 ? long : 'Khadija Rahman' },
  }))
  await queueFault(page, { path: '/api/airwaybill/getAll', status: 200, body: rows, times: 9 })
  await openAs(page, 'headoffice', '/admin/dashboard/records')
  await expect(page.locator('.cc-table-foot')).toContainText('9 of 9')
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('400 8pt "Source Sans 3"', 'A')), { timeout: 15_000 })
    .toBe(true)
  const { pdf } = await pdfOf(page)
  const words = pdf.words(1, 'as drawn').map(({ text, bottom }) => ({ text, bottom }))
  for (const word of long.split(' ')) expect(words.map(({ text }) => text)).toContain(word)
  const linesOf = (text: string) => words.filter((word) => word.text === text).map(({ bottom }) => bottom)
  expect(linesOf('Warraich')).toEqual(linesOf('Ghazanfar'))
  expect(linesOf('Emirates')).toEqual(linesOf('Arab'))
  expect(linesOf('Package')).toEqual(linesOf('Student'))
  // The numbers of the pages too.
  for (const font of pdf.embeddedFonts()) expect(font).toContain('SourceSans3')
})

test('a list of which not all rows are printed says so on paper', async ({ page }) => {
  await openAs(page, 'headoffice', '/admin/dashboard/records')
  await expect(page.locator('.cc-table-foot')).toContainText(/Loaded/)
  const { pages } = await pdfOf(page)
  const text = pages.map((sheet) => sheet.text).join('')
  expect(text.match(/40100\d{5}/g)).toHaveLength(60)
  const rows = withoutSpaces('Rows 1 to 60 of 200 · The other rows are not on this paper')
  expect(pages[0]?.text).toContain(rows)
  expect(pages.at(-1)?.text).toContain(rows)
})

test('a list that is still loading, or has failed, says so on paper, without rows', async ({ page }) => {
  const loading = 'This list was still loading: its rows are not on this paper.'
  const textOf = async () => (await pdfOf(page)).pages.map((sheet) => sheet.text).join('')
  await openAs(page, 'headoffice', '/admin/dashboard/settings')
  await queueFault(page, { path: '/api/airwaybill/getByToFrom', isHeld: true })
  await page.goto('/admin/dashboard/records?from=2026-01-01&to=2026-01-02')
  const placeholder = page.locator('tr.loading').first()
  await expect(placeholder).toBeVisible()
  await expect(page.getByText(loading)).toBeHidden()
  expect(await textOf()).toContain(withoutSpaces(loading))
  await page.emulateMedia({ media: 'print' })
  await expect(placeholder).toBeHidden()
  await page.emulateMedia({ media: null })
  await queueFault(page, { path: '/api/airwaybill/getByToFrom', status: 500, times: 9 })
  await releaseCalls(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Shipments could not be loaded' })).toBeVisible()
  const failed = await textOf()
  expect(failed).toContain(withoutSpaces('Shipments could not be loaded'))
  for (const other of [loading, 'Try again']) expect(failed).not.toContain(withoutSpaces(other))
})

test('pinned cells of a printed list cover no line between its rows', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openAs(page, 'headoffice', '/admin/dashboard/records')
  const pinned = page.locator('.pinned tbody th').first()
  await expect(pinned).toHaveCSS('position', 'sticky')
  await page.emulateMedia({ media: 'print' })
  await expect(pinned).toHaveCSS('position', 'static')
  await expect(pinned).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('the lines between the rows of a printed list are black hairlines, not grey', async ({ page }) => {
  await openAs(page, 'headoffice', '/admin/dashboard/records')
  await expect(page.locator('.cc-table-foot')).toContainText(/Loaded/)
  await page.emulateMedia({ media: 'print' })
  const drawn = await page.locator('tbody tr:not(.cc-gap)').evaluateAll((rows) =>
    rows.slice(0, -1).map((row) => {
      const line = getComputedStyle(row, '::after')
      const cells = [...row.children].filter((cell) => getComputedStyle(cell).borderBottomWidth !== '0px')
      return { color: line.borderBottomColor, width: line.borderBottomWidth, cells: cells.length }
    }),
  )
  expect(drawn.length).toBeGreaterThan(15)
  for (const line of drawn) expect(line).toEqual({ color: 'rgb(0, 0, 0)', width: '1px', cells: 0 })
})

test('what a shipment waits for and its next step are words in black on paper, on the line of their row', async ({
  page,
}) => {
  await openAs(page, 'headoffice', '/admin/dashboard/tracking-management')
  await expect(page.locator('.cc-table-foot')).toContainText(/Loaded/)
  await page.emulateMedia({ media: 'print' })
  const row = page.locator('tbody tr', { has: page.locator('.cc-next') }).first()
  const colors = await row
    .locator('td:not(.actions, .tick), th a, .badge, .cc-next, .waiting > span')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color))
  expect(colors.length).toBeGreaterThan(14)
  expect([...new Set(colors)]).toEqual(['rgb(0, 0, 0)'])
  await expect(row.locator('.cc-next svg')).toBeHidden()
  const top = async (selector: string) => (await row.locator(selector).first().boundingBox())?.y ?? NaN
  // In pixels: letters of two weights, in boxes of equal height.
  expect(Math.abs((await top('.cc-next span')) - (await top('.badge')))).toBeLessThan(1.5)
  expect(Math.abs((await top('.waiting > span')) - (await top('.badge')))).toBeLessThan(1.5)
})

test('printed charts are on upright sheets, with margins of their own', async ({ page }) => {
  await openAs(page, 'headoffice', '/admin/dashboard/records?status=1')
  await openTool(page, 'Charts')
  await expect(page.getByRole('region', { name: 'Charts' }).locator('.recharts-surface').first()).toBeVisible()
  const { pdf, pages } = await pdfOf(page)
  expect(sizes(pages)).toEqual(pages.map(() => [210, 297]))
  for (const number of pages.keys()) expect(Math.min(...pdf.margins(number + 1))).toBeGreaterThan(10)
})

for (const language of ['', '/ur']) {
  test(`the foot${language} of a printed list never stands on a sheet without rows`, async ({ page }) => {
    await queueFault(page, { path: '/api/airwaybill/getAll', status: 200, body: dayRows(8), times: 9 })
    await openAs(page, 'headoffice', `${language}/admin/dashboard/records`)
    await expect(page.locator('.cc-table-foot')).toContainText('8')
    const counts = new Set<number>()
    // Moved down step by step, the last row and the foot meet the end of the sheet in every possible way.
    for (let distance = 10; distance <= 60; distance += 2) {
      await page.evaluate((millimetres) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`@media print { .cc-data { margin-top: ${millimetres}mm !important } }`)
        document.adoptedStyleSheets = [sheet]
      }, distance)
      const { pages } = await pdfOf(page)
      expect(pages.at(-1)?.text, `moved down by ${distance} mm`).toMatch(/30471820\d\d/)
      counts.add(pages.length)
    }
    expect([...counts], 'the list ends on the first sheet, then on the second').toEqual([1, 2])
  })
}
