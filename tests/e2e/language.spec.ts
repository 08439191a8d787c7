import { expect, type Locator, type Page, test } from '@playwright/test'
import { english, latinTexts } from '../englishTexts'
import { seededNumbers } from './seededNumbers'
import { resetBackend, signIn } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

/** The English texts of a page, for visitors, screen readers and search engines, except data and names. */
const englishTexts = async (page: Page) => english(await page.locator('html').evaluate(latinTexts))

test('the public pages below /ur are in Urdu, right to left, with no English but names', async ({ page, request }) => {
  for (const path of ['/ur', '/ur/', '/ur/tracking', '/ur/forgot-password']) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('<html lang="ur" dir="rtl"')
    expect(html, path).toContain('لاگ اِن')
  }
  await page.goto('/ur/')
  await page.waitForLoadState('networkidle')
  expect(await englishTexts(page)).toEqual([])
  await page.getByRole('navigation').first().getByRole('link', { name: 'ٹریکنگ' }).click()
  await expect(page).toHaveURL('/ur/tracking')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute('href', /\/tracking$/)

  const { delivered } = await seededNumbers(page)
  await page.goto(`/ur/tracking/${delivered}`)
  const steps = page.getByRole('list', { name: 'مراحل' }).getByRole('listitem')
  await expect(steps).toHaveCount(7)
  for (const line of [steps, page.getByRole('columnheader')]) {
    const [first, last] = [await line.first().boundingBox(), await line.last().boundingBox()]
    expect(first?.x).toBeGreaterThan(last?.x ?? Infinity)
  }
  expect(await englishTexts(page)).toEqual([])
})

test('switching the language keeps the page and what was typed, and links open in the chosen language', async ({
  page,
}) => {
  await page.goto('/#contact')
  await page.getByLabel('Full name').fill('Amina Khokhar')
  await page.getByRole('textbox', { name: 'Message' }).fill('What does a box of 12 kg to Leeds cost?')
  await page.getByRole('link', { name: 'اردو' }).click()
  await expect(page).toHaveURL('/ur/#contact')
  await expect(page.locator('[name=fullName]')).toHaveValue('Amina Khokhar')
  await expect(page.locator('[name=message]')).toHaveValue('What does a box of 12 kg to Leeds cost?')

  await page.goto('/tracking/4010020201?from=chat')
  await expect(page).toHaveURL('/ur/tracking/4010020201?from=chat')
  // Until the answer is there, the page grows.
  await expect(page.getByText('یہ ایئر وے بل موجود نہیں۔').first()).toBeVisible()
  const footer = page.getByRole('contentinfo').getByRole('heading').last()
  await footer.scrollIntoViewIfNeeded()
  // A click by Playwright would scroll to the header first.
  await page.getByRole('link', { name: 'English', exact: true }).dispatchEvent('click')
  await expect(page).toHaveURL('/tracking/4010020201?from=chat')
  await expect(footer).toBeInViewport()
})

test('the dashboard opens in the language that its user chose', async ({ page }) => {
  await signIn(page, 'gujrat')
  await page.getByRole('banner').getByRole('link', { name: 'اردو' }).click()
  await expect(page).toHaveURL('/ur/admin/dashboard')
  await page.goto('/admin/dashboard/settings?from=chat')
  await expect(page).toHaveURL('/ur/admin/dashboard/settings?from=chat')

  await page.locator('[name=fullName]').fill('Amina Khokhar')
  await page.getByRole('main').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/admin/dashboard/settings?from=chat')
  await expect(page.getByLabel('Full name')).toHaveValue('Amina Khokhar')

  // The backend's message is recognised by its English text, and shown in Urdu.
  await page.getByRole('main').getByRole('link', { name: 'اردو' }).click()
  await page.locator('[name=fullName]').fill('Sana Khokhar')
  await page.locator('form [type=submit]').click()
  await expect(page.getByRole('status').getByText('پروفائل محفوظ ہو گیا۔')).toBeVisible()
})

test('the offer of the other language is at the foot of the window beside the chat, and below a tracked shipment', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'en-GB',
    viewport: { width: 1366, height: 768 },
  })
  const page = await context.newPage()
  await page.goto('/ur')
  const offer = page.locator('.cc-language-hint')
  await expect(offer.getByRole('link', { name: 'See this page in English' })).toBeInViewport({ ratio: 1 })
  const chat = page.locator('.cc-float')
  await expect(async () => {
    const [line, beside] = [await offer.boundingBox(), await chat.boundingBox()]
    expect((beside?.x ?? 0) + (beside?.width ?? Infinity)).toBeLessThan(line?.x ?? 0)
  }).toPass()
  // In Urdu its cross is at its left end.
  const [cross, link] = [await offer.getByRole('button').boundingBox(), await offer.getByRole('link').boundingBox()]
  expect(cross?.x).toBeLessThan(link?.x ?? 0)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/ur/tracking/4010020056')
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await expect(page.locator('.cc-journey')).toBeVisible()
    await expect(offer).toBeAttached()
    await expect(offer).not.toBeInViewport()
  }
  await context.close()
})

test('in Urdu, what is done with selected shipments has its icon and its name at 1366 px', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await signIn(page, 'headoffice')
  await page.goto('/ur/admin/dashboard/records')
  await page.locator('tbody').getByRole('checkbox').first().check()
  const actions = page.getByRole('toolbar').locator('.btn')
  await expect(actions).toHaveCount(8)
  for (const action of await actions.all()) {
    await expect(action.locator('svg')).toBeVisible()
    await expect(action.locator('.label')).toBeVisible()
  }
  const bar = await page.getByRole('toolbar').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(bar).toBe(0)
})

test('in Urdu, a badge names its step once', async ({ page }) => {
  await signIn(page, 'headoffice')
  const updated = page.locator('tbody td', { has: page.locator('.badge', { hasText: 'ٹریکنگ نمبر درج' }) }).first()
  await page.goto('/ur/admin/dashboard/records?status=6')
  await expect(updated).toHaveText('ٹریکنگ نمبر درج')
  await page.goto('/ur/admin/dashboard/records?status=7')
  await expect(updated).toHaveText(/^ٹریکنگ نمبر درج\s*ڈیلیوری مکمل$/)
})

test('in Urdu, headings are Nastaliq, never made bold by the browser, and all else is Naskh', async ({ page }) => {
  const typeOf = (line: Locator) =>
    line.evaluate((element) => {
      const { fontFamily, fontSynthesis } = getComputedStyle(element)
      return `${fontFamily.split(',')[0]?.replaceAll('"', '')}, ${fontSynthesis}`
    })
  await page.goto('/ur/tracking/4010020201')
  const answer = page.getByText('یہ ایئر وے بل موجود نہیں۔').first()
  await expect(answer).toBeVisible()
  expect(await typeOf(page.getByRole('heading', { level: 1 }))).toBe('Site Nastaliq, none')
  for (const text of [answer, page.getByRole('button', { name: 'ٹریک کریں' }), page.locator('.cc-hints p').first()]) {
    expect(await typeOf(text)).toBe('Site Naskh, none')
  }
  await signIn(page, 'gujrat')
  await page.goto('/ur/admin/dashboard/airwaybill')
  for (const heading of [page.getByRole('heading', { level: 1 }), page.locator('legend').first()]) {
    expect(await typeOf(heading)).toBe('Site Nastaliq, none')
  }
  expect(await typeOf(page.locator('label').first())).toBe('Site Naskh, none')
})

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test(`in Urdu, Nastaliq that comes late replaces Naskh, and nothing in sight moves, at ${width} px`, async ({
    page,
  }) => {
    let letNastaliqCome = () => undefined as void
    const isHeld = new Promise<void>((resolve) => (letNastaliqCome = resolve))
    await page.route(/nastaliq[^/]*\.woff2/, async (route) => {
      await isHeld
      await route.continue()
    })
    await page.setViewportSize({ width, height })
    // The load event waits for the fonts.
    await page.goto('/ur/', { waitUntil: 'commit' })
    const isThere = (font: string) => page.evaluate((name) => document.fonts.check(name, 'اردو'), font)
    const heading = page.getByRole('heading', { level: 1 })
    const lettersWidth = () =>
      heading.evaluate((element) => {
        const letters = document.createRange()
        letters.selectNodeContents(element)
        return letters.getBoundingClientRect().width
      })
    /** Where everything is that begins in the first screen. */
    const places = () =>
      page.locator('main *').evaluateAll((all) =>
        all.flatMap((element) => {
          const { top, height: high } = element.getBoundingClientRect()
          return top < window.innerHeight && high > 0
            ? [`${element.tagName} ${element.className}: ${top}, ${high}`]
            : []
        }),
      )
    await expect(heading).toBeVisible()
    await expect.poll(() => isThere('600 16px "Heading Naskh"')).toBe(true)
    const [inNaskh, before] = [await lettersWidth(), await places()]
    letNastaliqCome()
    await expect.poll(() => isThere('16px "Site Nastaliq"')).toBe(true)
    await expect.poll(lettersWidth).not.toBe(inNaskh)
    expect(await places()).toEqual(expect.arrayContaining(before))
  })
}
