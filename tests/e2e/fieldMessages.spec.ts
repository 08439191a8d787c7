import { expect, type Page, test } from '@playwright/test'
import { asUser, resetBackend } from './staff'

/** A form: its address, itself, and what opens it. */
type Form = [path: string, form: string, opener?: string]
const BOOKING: Form = ['/admin/dashboard/airwaybill', '.cc-booking']
/** What is wrong with its fields moves nothing in any of these; those of one language are made of the parts of the other. */
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

/** How far below the form's first field each of its parts is. */
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
      if (path === '/admin/dashboard/airwaybill') await asUser(page, 'headoffice')
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
