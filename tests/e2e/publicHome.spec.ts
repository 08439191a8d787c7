import { expect, type Locator, type Page, test } from '@playwright/test'
import { desktop, narrowest, phone } from './accessibility'
import { callsTo, openSite, resetBackend } from './staff'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(async ({ page }) => resetBackend(page))

test('by keyboard alone, a visitor gets from the skip link to a sent message', async ({ page }) => {
  await openSite(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Airway bill number')).toBeFocused()

  // Through the page until the form is reached.
  const name = page.getByLabel('Full name')
  for (
    let presses = 0;
    presses < 25 && !(await name.evaluate((field) => field === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab')
  }
  await expect(name).toBeFocused()
  await page.keyboard.type('Amina Khokhar')
  await page.keyboard.press('Tab')
  await page.keyboard.type('amina@sheesham.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('A box of 12 kg to Leeds?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Mail sent successfully')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
  const [call] = await callsTo(page, '/api/contact/sendEmail')
  expect(call?.fields).toEqual({
    fullName: 'Amina Khokhar',
    email: 'amina@sheesham.example',
    message: 'A box of 12 kg to Leeds?',
  })
})

test('every page links to the sections, by the bar and by a menu that traps and returns the focus', async ({
  page,
}) => {
  await page.goto('/tracking')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Services' }).click()
  await expect(page).toHaveURL('/#services')
  await expect(page.getByRole('heading', { name: 'Our services' })).toBeInViewport()

  await page.setViewportSize(phone)
  await openSite(page, '/forgot-password')
  const button = page.getByRole('button', { name: 'Open menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused()
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement !== document.body && activeElement?.closest('dialog') === null
    })
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await menu.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')
  await menu.getByRole('link', { name: 'Our Locations' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Our locations' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Our locations' })).toBeFocused()
})

/** Presses the Login link without scrolling to it. */
async function openLogin(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Login' }).evaluate((link: HTMLElement) => {
    link.focus({ preventScroll: true })
    link.click()
  })
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await expect(page.getByLabel('Username')).toBeFocused()
}

test('the login popup leaves a half-written message alone, and fits its fields at 150 % zoom', async ({ page }) => {
  await openSite(page, '/')
  await page.getByRole('group', { name: 'Partner logos' }).scrollIntoViewIfNeeded()
  // Before hydration, the link would load the login page from the server.
  await expect(page.locator('.swiper-initialized')).toBeVisible()
  await page.getByLabel('Message').fill('A box of 12 kg to Leeds?')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(1000)
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await openLogin(page)
    await expect(page).toHaveURL('/login')
    await close()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Login' })).toBeFocused()
    await expect(page.getByLabel('Message')).toHaveValue('A box of 12 kg to Leeds?')
    expect(await page.evaluate(() => window.scrollY)).toBe(place)
  }

  await openLogin(page)
  await page.setViewportSize({ width: 911, height: 512 })
  const popup = page.getByRole('dialog', { name: 'Login' })
  const form = await popup.locator('form').boundingBox()
  const field = await page.getByLabel('Username').boundingBox()
  const content = await popup.locator('.modal-content').boundingBox()
  expect(form?.width).toBeLessThanOrEqual(content?.width ?? 0)
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThan((content?.x ?? 0) + (content?.width ?? 0))
})

test.describe('the partners', () => {
  const shift = (page: Page) =>
    page.locator('.swiper-wrapper').evaluate((strip) => new DOMMatrix(getComputedStyle(strip).transform).m41)

  test('scroll by themselves until paused', async ({ page }) => {
    await page.clock.install()
    await openSite(page, '/')
    await page.getByRole('heading', { name: 'Our delivery partners' }).scrollIntoViewIfNeeded()
    await expect.poll(() => shift(page), { timeout: 8000 }).toBeLessThan(0)
    await page.getByRole('button', { name: 'Pause' }).click()
    // Lets a running movement end.
    await page.waitForTimeout(800)
    const place = await shift(page)
    await page.clock.runFor(10_000)
    expect(await shift(page)).toBe(place)
    await page.getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => shift(page), { timeout: 8000 }).not.toBe(place)
  })

  test('do not scroll by themselves with reduced motion, and follow keys and buttons', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await openSite(page, '/')
    const belt = page.getByRole('group', { name: 'Partner logos' })
    await belt.scrollIntoViewIfNeeded()
    await expect(page.locator('.swiper-initialized')).toBeVisible()
    await page.clock.runFor(10_000)
    expect(await shift(page)).toBe(0)
    await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden()
    await belt.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shift(page)).toBeLessThan(0)
    await page.getByRole('button', { name: 'Previous partners' }).click()
    await expect.poll(() => shift(page)).toBe(0)
  })
})

test('scrolling before the scripts have loaded is not undone', async ({ page }) => {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('group', { name: 'Partner logos' }).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  letGo()
  await expect(page.locator('.swiper-initialized')).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('the hero’s route ends where the page’s route begins, in both languages and at every width', async ({ page }) => {
  for (const viewport of [desktop, { width: 1920, height: 1080 }, { width: 1024, height: 768 }, phone, narrowest]) {
    await page.setViewportSize(viewport)
    for (const address of ['/', '/ur/']) {
      await openSite(page, address)
      const { end, route } = await page.evaluate(() => {
        const paths = [...document.querySelectorAll<SVGPathElement>('.cc-hero path.hero')]
        const path = paths.find((each) => each.checkVisibility())
        const run = document.querySelector('.cc-run')
        if (!path || !run) throw new Error('No route is drawn')
        const last = path.getPointAtLength(path.getTotalLength())
        const { left, right } = run.getBoundingClientRect()
        const line = getComputedStyle(run, '::before')
        const isMirrored = line.direction === 'rtl'
        const start = parseFloat(line.insetInlineStart) + parseFloat(line.borderInlineStartWidth) / 2
        return {
          end: last.matrixTransform(path.getScreenCTM() ?? undefined).x,
          route: isMirrored ? right - start : left + start,
        }
      })
      expect(Math.abs(end - route), `${address} at ${viewport.width}`).toBeLessThan(1)
    }
  }
})

test('the home page loads without layout shift', async ({ page }) => {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await openSite(page, '/')
    const shifts = await page.evaluate(async () => {
      let total = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        window.scrollTo(0, y)
        await new Promise((resolve) => setTimeout(resolve, 120))
      }
      return total
    })
    expect(shifts).toBeLessThan(0.005)
  }
})

for (const viewport of [desktop, phone, narrowest]) {
  test(`the chat floats in the lower corner and covers nothing that can be pressed, ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const address of ['/', '/ur/', '/tracking/4010020001', '/forgot-password']) {
      await openSite(page, address)
      const chat = page.locator('.cc-float')
      await expect(chat).toBeVisible()
      const before = await chat.boundingBox()
      expect((before?.y ?? 0) + (before?.height ?? 0)).toBeGreaterThan(viewport.height / 2)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 170) {
        await page.evaluate(async (y) => {
          window.scrollTo({ top: y, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        }, top)
        expect(await coveredBy(chat), `${address} at ${top}`).toEqual([])
      }
    }
  })
}

for (const address of ['/tracking/4010020056', '/ur/tracking/4010020056']) {
  test(`on phones the chat covers no date of a step, ${address}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await openSite(page, address)
    const dates = page.locator('.cc-journey small:not(:empty)')
    await expect(dates.first()).toBeVisible()
    const chat = page.locator('.cc-float')
    for (const top of [0, 60, 120, 180]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      await expect(async () => {
        const at = await chat.boundingBox()
        const boxes = await dates.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
        expect(
          boxes.filter(
            ({ left, right, top: start, bottom }) =>
              at && left < at.x + at.width && right > at.x && start < at.y + at.height && bottom > at.y,
          ),
          `at ${top}`,
        ).toEqual([])
      }).toPass({ timeout: 3000 })
    }
  })
}

/** Elements below it that can be pressed. */
const coveredBy = (floating: Locator) =>
  floating.evaluate((link) => {
    if (getComputedStyle(link).visibility === 'hidden') return []
    const { x, y, width, height } = link.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((dx) =>
      [0.1, 0.5, 0.9].map((dy) => [x + width * dx, y + height * dy] as const),
    )
    const below = points.flatMap((point) => document.elementsFromPoint(...point))
    const pressed = below.flatMap((each) => each.closest('a, button, input, select, textarea, summary, label') ?? [])
    return [...new Set(pressed)].filter((each) => each !== link).map((each) => each.outerHTML)
  })
