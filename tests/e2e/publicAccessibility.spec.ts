import { expect, test, type Page } from '@playwright/test'
import { desktop, expectAccessible, expectNoSidewaysScroll, phone, seededNumbers, smallTargets } from './publicChecks'
import { resetBackend } from './staff'

type Numbers = Awaited<ReturnType<typeof seededNumbers>>

/** Each state of the public pages: where it is, and what brings it about. */
const states: Record<string, { path: (numbers: Numbers) => string; act?: (page: Page) => Promise<void> }> = {
  'home page': { path: () => '/' },
  'home page with errors': {
    path: () => '/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Track', exact: true }).click()
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByText('Message cannot be blank')).toBeVisible()
      await expect(page.getByText('Tracking No cannot be blank')).toBeVisible()
    },
  },
  'login popup with errors': {
    path: () => '/login',
    act: async (page) => {
      await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Login' }).click()
      await expect(page.getByText('Password cannot be blank')).toBeVisible()
    },
  },
  'tracking, no number': { path: () => '/tracking' },
  'tracking, several at once': {
    path: () => '/tracking',
    act: async (page) => {
      await page.getByText('Track several at once').click()
      await page.getByRole('button', { name: 'Track all' }).click()
      await expect(page.getByText('Tracking No cannot be blank')).toBeVisible()
    },
  },
  'tracking, found': {
    path: ({ moving }) => `/tracking/${moving}`,
    act: async (page) => {
      await page.getByText('What each step means').click()
      await expect(page.getByRole('table')).toBeVisible()
    },
  },
  'tracking, void': { path: (numbers) => `/tracking/${numbers.void}` },
  'tracking, unknown number': {
    path: () => '/tracking/0000000000',
    act: async (page) => expect(page.getByText("AirwayBill doesn't exists")).toBeVisible(),
  },
  'tracking, many': {
    path: (numbers) => `/tracking/${Object.values(numbers).join('-')}-0000000000`,
    act: async (page) => expect(page.getByText(/1 not found/)).toBeVisible(),
  },
  'forgot password with an error': {
    path: () => '/forgot-password',
    act: async (page) => {
      await page.getByRole('button', { name: 'Send OTP' }).click()
      await expect(page.getByText('Email cannot be blank')).toBeVisible()
    },
  },
  'one-time password with an error': {
    path: () => '/forgot-password',
    act: async (page) => {
      await page.getByLabel('Email').fill('gujrat@chenab.example')
      await page.getByRole('button', { name: 'Send OTP' }).click()
      await page.getByLabel('OTP').fill('471')
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByText('OTP cannot be shorter or longer than 6 digits')).toBeVisible()
    },
  },
  'nothing at the address': { path: () => '/nowhere' },
}

test.beforeEach(async ({ page }) => resetBackend(page))

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing: ${size}, ${colorScheme}`, async ({ browser }) => {
      test.setTimeout(180_000)
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const numbers = await seededNumbers(page)
      for (const [name, { path, act }] of Object.entries(states)) {
        await test.step(name, async () => {
          await page.goto(path(numbers))
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await act?.(page)
          await expectAccessible(page)
          await expectNoSidewaysScroll(page)
          if (size === 'phone' && name !== 'login popup with errors') expect(await smallTargets(page)).toEqual([])
        })
      }
      await context.close()
    })
  }
}

test('axe finds nothing in the menu on phones, in both themes', async ({ browser }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: phone, colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto('/')
    // The page shows before its scripts have come; a click means something once they have.
    await expect(async () => {
      await page.getByRole('button', { name: 'Open menu' }).click({ timeout: 1000 })
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expectAccessible(page)
    await context.close()
  }
})

for (const [name, viewport] of Object.entries({
  '320 px': { width: 320, height: 640 },
  '200 % zoom': { width: 683, height: 384 },
})) {
  test(`nothing sticks out at ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const numbers = await seededNumbers(page)
    for (const [state, { path, act }] of Object.entries(states)) {
      await test.step(state, async () => {
        await page.goto(path(numbers))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await act?.(page)
        await expectNoSidewaysScroll(page)
      })
    }
    await context.close()
  })
}

test('the public pages keep a strict Content-Security-Policy', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text())
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const policy = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:"
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  const numbers = await seededNumbers(page)
  for (const { path, act } of Object.values(states)) {
    await page.goto(path(numbers))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await act?.(page)
  }
  // The carousel starts when it comes near.
  await page.goto('/')
  await page.getByRole('group', { name: 'Partner logos' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.swiper-initialized')).toBeVisible()
  expect(violations).toEqual([])
})
