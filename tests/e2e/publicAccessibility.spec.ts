import { expect, test, type Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth, expectNoSidewaysScroll, isWhole, phone, phones } from './accessibility'
import { tried } from './faults'
import { seededNumbers, smallTargets } from './publicChecks'
import { openSite, resetBackend } from './staff'

type Numbers = Awaited<ReturnType<typeof seededNumbers>>

/** Each state of the public pages: where it is, and what brings it about. */
const states: Record<string, { path: (numbers: Numbers) => string; act?: (page: Page) => Promise<void> }> = {
  'home page': { path: () => '/' },
  'home page with errors': {
    path: () => '/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByText('Message cannot be blank')).toBeVisible()
      await page.locator('.cc-hero-inner').getByRole('button', { name: 'Track', exact: true }).click()
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
  'tracking, with recent numbers': {
    path: () => '/tracking',
    act: async (page) => {
      for (const number of ['4010020195', '4010020001']) {
        await page.goto(`/tracking/${number}`)
        await expect(page.getByRole('heading', { name: 'Tracking history' })).toBeVisible()
      }
      await page.goto('/tracking')
      await expect(page.getByRole('heading', { name: 'Recent on this device' })).toBeVisible()
    },
  },
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
  'home page in Urdu': { path: () => '/ur/' },
  'login popup in Urdu': {
    path: () => '/ur/login',
    act: async (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  'tracking in Urdu, no number': { path: () => '/ur/tracking' },
  'tracking in Urdu, found': {
    path: ({ moving }) => `/ur/tracking/${moving}`,
    act: async (page) => expect(page.getByRole('table')).toBeVisible(),
  },
  'forgot password in Urdu': { path: () => '/ur/forgot-password' },
  'nothing at the address in Urdu': { path: () => '/ur/nowhere' },
}

let numbers: Numbers

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  await resetBackend(page)
  numbers = await seededNumbers(page)
  await page.close()
})

for (const [name, { path, act }] of tried('public states', Object.entries(states), 11, isWhole)) {
  test(`nothing to mend, and nothing that the policy refuses: ${name}`, async ({ page }) => {
    const refusals: string[] = []
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) refusals.push(message.text())
    })
    await openSite(page, path(numbers))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await act?.(page)
    await expectAccessibleAtEveryWidth(page)
    // 200 % zoom on the desk.
    await page.setViewportSize({ width: 683, height: 384 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(phone)
    if (!name.startsWith('login popup')) expect(await smallTargets(page)).toEqual([])
    expect(refusals).toEqual([])
  })
}

test('nothing to mend: menu on phones', async ({ page }) => {
  await page.setViewportSize(phone)
  await openSite(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page, phones)
})
