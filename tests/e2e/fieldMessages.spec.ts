import { expect, type Page, test } from '@playwright/test'
import { signInByRequest, resetBackend } from './staff'

/** A form's address, its selector, and the text of what opens it. */
type Form = [path: string, form: string, opener?: string]
const BOOKING: Form = ['/admin/dashboard/airwaybill', '.cc-booking']
/** Error messages move nothing in these forms; each language has some of them, as both share their components. */
const forms: Record<string, Form[]> = {
  '': [
    ['/', '.cc-contact-form'],
    ['/login', '[role=dialog] form'],
    BOOKING,
    ['/admin/dashboard/centers', '[role=dialog] form', '.cc-page-head .btn-primary'],
  ],
  '/ur': [
    ['/tracking', '.cc-trackbox'],
    ['/forgot-password', '.cc-reset form'],
    BOOKING,
    ['/admin/dashboard/settings', 'main form'],
  ],
}

/** Vertical positions of a form's parts, relative to its first field. */
const places = (page: Page, form: string) =>
  page.locator(form).evaluate((element) => {
    const parts = [...element.querySelectorAll<HTMLElement>('label, legend, input, select, textarea, button')]
    const shown = parts.filter((part) => part.offsetParent && !part.closest('.cc-booking-problems, .cc-pay-bar'))
    const tops = shown.map((part) => part.getBoundingClientRect().top)
    return tops.map((top) => Math.round(top - (tops[0] ?? 0)))
  })

for (const { language, width, height } of [
  { language: '', width: 1366, height: 768 },
  { language: '/ur', width: 390, height: 844 },
]) {
  test(`${width}${language}: error messages move no other field`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await resetBackend(page)
    for (const [path, form, opener] of forms[language] ?? []) {
      if (path === '/admin/dashboard/airwaybill') await signInByRequest(page, 'headoffice')
      await page.goto(language + path)
      if (opener) await page.locator(opener).click()
      const fields = page.locator(form).locator('input[autocomplete]:not([readonly]), textarea')
      await expect(fields.first()).toBeVisible()
      if (!path.includes('dashboard')) await page.waitForFunction(() => 'taken' in document.documentElement.dataset)
      if (path.endsWith('settings')) for (const field of await fields.all()) await field.fill('')
      await page.evaluate(() => document.fonts.ready)
      const before = await places(page, form)
      await page.locator(form).locator('[type=submit]').locator('visible=true').first().click()
      await expect(page.locator(form).locator('.invalid-feedback').first()).toBeVisible()
      expect(await places(page, form), path).toEqual(before)
    }
  })
}

/** Lines of messages that are outside their card, or over a field, a label, a button or another message. */
const misplaced = (page: Page) =>
  page.locator('.cc-booking').evaluate((form) => {
    const linesOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    }
    const boxesOf = (element: Element) =>
      element.matches('input, select, textarea, button') ? [element.getBoundingClientRect()] : linesOf(element)
    const all = form.querySelectorAll<HTMLElement>('label, legend, input, select, textarea, button, .invalid-feedback')
    const parts = [...all].filter((part) => part.offsetParent && part.closest('fieldset'))
    return parts.flatMap((message) => {
      if (!message.matches('.invalid-feedback')) return []
      const card = message.closest('fieldset:not(:first-of-type) .cc-panel')?.getBoundingClientRect()
      const others = parts.filter((part) => part !== message && !part.contains(message))
      return linesOf(message).flatMap((line) => {
        const covers = others.filter((other) =>
          boxesOf(other).some(
            (box) =>
              Math.min(line.right, box.right) - Math.max(line.left, box.left) > 1 &&
              Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top) > 2,
          ),
        )
        const under = covers.map(
          (other) => `${message.textContent} over ${other.getAttribute('name') ?? other.textContent}`,
        )
        return card && line.bottom > card.bottom ? [`${message.textContent} leaves its card`, ...under] : under
      })
    })
  })

for (const [width, language] of [
  [320, '/ur'],
  [360, ''],
  [1024, ''],
  [1200, ''],
  [1280, '/ur'],
  [1366, ''],
] as const) {
  test(`${width}${language}: messages of a booking stay in their card, cover nothing, and shift nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 })
    await resetBackend(page)
    await signInByRequest(page, 'gujrat')
    await page.goto(`${language}/admin/dashboard/airwaybill`)
    await expect(page.locator('[name="airwayBillNo"]')).toHaveValue(/^\d{10}$/)
    await page.locator('[name="cod"]').selectOption('1')
    await page.locator('[name="insurance"]').selectOption('1')
    await page.evaluate(() => document.fonts.ready)
    const before = await places(page, '.cc-booking')
    await page.locator('.cc-booking [type=submit]').locator('visible=true').first().click()
    await expect(page.locator('.cc-booking .invalid-feedback').first()).toBeVisible()
    expect(await places(page, '.cc-booking')).toEqual(before)
    expect(await misplaced(page)).toEqual([])
  })
}
