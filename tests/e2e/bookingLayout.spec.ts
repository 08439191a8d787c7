import { expect, type Page, test } from '@playwright/test'
import { CREATE, field, openForm } from './bookingForm'
import { signInByRequest, fillBooking, queueFault, resetBackend } from './staff'

const book = (page: Page) => page.locator('.cc-summary [type=submit]')

/** The vertical position of the button, without scrolling. */
async function placeOfButton(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 0))
  return book(page).evaluate((button) => Math.round(button.getBoundingClientRect().top))
}

/** Lines of the summary that are cut off, covered, or partly outside the window. */
const hiddenLines = (page: Page) =>
  page.locator('.cc-summary').evaluate((summary) =>
    [...summary.querySelectorAll<HTMLElement>('dd, .total, button, input, .change')].flatMap((line) => {
      const { left, top, right, bottom, width } = line.getBoundingClientRect()
      const isSeen = [
        [left + 2, top + 2],
        [left + width / 2, (top + bottom) / 2],
        [right - 2, bottom - 2],
      ].every(([x = 0, y = 0]) => {
        const seen = document.elementFromPoint(x, y)
        return seen !== null && summary.contains(seen) && (line.contains(seen) || seen.contains(line))
      })
      return isSeen && bottom <= innerHeight ? [] : [line.textContent]
    }),
  )

for (const language of ['', '/ur']) {
  test(`1366 × 768${language}: Cash, COD, insurance and a refusal move and cover nothing of the summary`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await resetBackend(page)
    await signInByRequest(page, 'gujrat')
    await page.goto(`${language}/admin/dashboard/airwaybill`)
    await expect(field(page, 'airwayBillNo')).toHaveValue(/^\d{10}$/)
    await page.evaluate(() => document.fonts.ready)
    const before = await placeOfButton(page)
    const head = await page.locator('.cc-summary-head').boundingBox()
    expect(Math.round(head?.height ?? 0)).toBeLessThanOrEqual(86)

    await field(page, 'paymentType').selectOption('1')
    await field(page, 'cod').selectOption('1')
    await field(page, 'insurance').selectOption('1')
    await book(page).click()
    await expect(page.locator('.cc-errors')).toBeFocused()
    expect(await placeOfButton(page)).toBe(before)
    const problems = page.locator('.cc-errors')
    await expect(problems).toBeInViewport({ ratio: 1 })
    expect(await problems.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2)
    expect(await hiddenLines(page)).toEqual([])

    // Each end of the journey has a line, on which a long one is shortened, but not its country.
    await field(page, 'shipperCompany').fill('سیالکوٹ سپورٹس اینڈ سرجیکل کمپنی لمیٹڈ')
    await field(page, 'recCompany').fill('Hallam, Daughters & Partners of Sheffield and Rotherham Limited')
    await field(page, 'recCountry').fill('United Kingdom')
    await page.keyboard.press('Tab')
    const ends = page.locator('.cc-summary-head .end .text-truncate')
    await expect
      .poll(() => ends.evaluateAll((all) => all.map((end) => end.scrollWidth > end.clientWidth)))
      .toEqual([true, true, false])
    expect(await page.locator('.cc-summary-head').boundingBox()).toMatchObject({ height: head?.height })
    // The dots of پ and the tail of س reach below the line of Latin letters.
    const cut = await ends.first().evaluate((end) => {
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(end)
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) return Infinity
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
      const { fontBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(end.textContent)
      const letters = document.createRange()
      letters.selectNodeContents(end)
      const inkBottom = letters.getBoundingClientRect().top + fontBoundingBoxAscent + actualBoundingBoxDescent
      return inkBottom - end.getBoundingClientRect().bottom
    })
    expect(cut, 'pixels of Urdu letters that are cut off').toBeLessThanOrEqual(0)
  })
}

test('a refusal by the backend covers nothing of the summary either', async ({ page }) => {
  await resetBackend(page)
  await openForm(page)
  const before = await placeOfButton(page)
  await fillBooking(page)
  await field(page, 'cod').selectOption('1')
  await field(page, 'codAmount').fill('2500')
  await queueFault(page, { method: 'POST', path: CREATE, status: 400, body: { error: 'Not on a Saturday' } })
  await book(page).click()
  const refusal = page.locator('.cc-booking-problems :focus')
  await expect(refusal).toContainText('Not on a Saturday')
  expect(await placeOfButton(page)).toBe(before)
  await expect(refusal).toBeInViewport({ ratio: 1 })
  expect(await hiddenLines(page)).toEqual([])
})

/** Selects of the section Shipment whose longest option is wider than their room for it. */
const cutSelects = (page: Page) =>
  page.locator('.cc-shipment-fields select').evaluateAll((selects) =>
    selects.flatMap((select) => {
      const { fontWeight, fontSize, fontFamily, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen || !(select instanceof HTMLSelectElement)) return ['no select']
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const longest = Math.max(...[...select.options].map(({ text }) => pen.measureText(text).width))
      const room = select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
      return longest <= room ? [] : [`${select.name}: ${Math.ceil(longest)} px of text in ${Math.floor(room)}`]
    }),
  )

for (const language of ['', '/ur']) {
  for (const width of [390, 1280, 1366, 1920]) {
    test(`shows every choice of Shipment whole at ${width} px${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 768 })
      await resetBackend(page)
      await signInByRequest(page, 'gujrat')
      await page.goto(`${language}/admin/dashboard/airwaybill`)
      await expect(field(page, 'cod')).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      expect(await cutSelects(page)).toEqual([])
    })
  }
}
