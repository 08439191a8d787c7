import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, phone } from './accessibility'
import { BOOKING, field, readyForm } from './bookingForm'
import { asUser, resetBackend } from './staff'

const HOME = '/admin/dashboard'
const SMALLEST = 43.5

/** What people came to press; links in a text, and what stands in a table of the desk, are smaller. */
async function smallActions(page: Page): Promise<string[]> {
  return page.evaluate(
    (smallest) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '.btn:not(.cc-inline, td *), input:not([type="checkbox"], [type="radio"], td *), select, textarea, nav a, .cc-chip',
        ),
      ]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect()
          return width > 1 && height < smallest
        })
        .map(
          (element) => `${element.tagName} ${element.textContent.trim() || element.getAttribute('aria-label') || ''}`,
        ),
    SMALLEST,
  )
}

const screens: [account: string | null, path: string][] = [
  [null, '/'],
  [null, '/login'],
  [null, '/tracking'],
  [null, '/tracking/4010020001'],
  [null, '/forgot-password'],
  ['headoffice', HOME],
  ['headoffice', `${HOME}/records`],
  ['headoffice', `${HOME}/tracking-management`],
  ['headoffice', `${HOME}/centers`],
  ['headoffice', `${HOME}/settings`],
  ['gujrat', HOME],
  ['gujrat', BOOKING],
]

for (const [held, viewport] of [
  ['upright', phone],
  ['sideways', { width: 844, height: 390 }],
] as const) {
  test.describe(`a phone held ${held}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    test('has actions for fingers, and nothing sticks out', async ({ page }) => {
      await resetBackend(page)
      for (const [account, path] of screens) {
        if (account) await asUser(page, account)
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(page.locator('.cc-skeleton')).toHaveCount(0)
        await expect.poll(() => smallActions(page), { message: path }).toEqual([])
        await expectNoSidewaysScroll(page)
      }
    })
  })
}

test.describe('a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })
  test.beforeEach(async ({ page }) => resetBackend(page))

  test('that is pulled down too far does not load the booking anew, and a reload keeps it', async ({ page }) => {
    await asUser(page, 'gujrat')
    await page.goto(BOOKING)
    await readyForm(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe('contain')
    await field(page, 'recCity').fill('Sheffield')
    await page.reload()
    await expect(field(page, 'recCity')).toHaveValue('Sheffield')
  })

  const keyboard = (page: Page, name: string) =>
    field(page, name)
      .first()
      .evaluate((element) => {
        const { inputMode, type, autocomplete } = element as HTMLInputElement
        return [inputMode || type, autocomplete]
      })

  for (const [account, path, expected] of [
    [null, '/', { email: ['email', 'email'], fullName: ['text', 'name'], airwayBillNo: ['numeric', 'off'] }],
    [null, '/login', { username: ['text', 'username'], password: ['password', 'current-password'] }],
    [null, '/forgot-password', { email: ['email', 'email'] }],
    [
      'gujrat',
      BOOKING,
      // Somebody else's: what the browser knows of its owner would be wrong.
      {
        shipperPhone1: ['tel', 'off'],
        recEmail: ['email', 'off'],
        amount: ['decimal', 'off'],
        weight: ['decimal', 'off'],
      },
    ],
    ['gujrat', `${HOME}/settings`, { phone: ['tel', 'tel'], email: ['email', 'email'], fullName: ['text', 'name'] }],
    ['headoffice', `${HOME}/records`, { from: ['date', ''], to: ['date', ''] }],
  ] as const) {
    test(`${path} brings the keyboard that a field needs, and what the browser may fill in`, async ({ page }) => {
      if (account) await asUser(page, account)
      await page.goto(path)
      for (const [name, [kind, token]] of Object.entries(expected)) {
        await expect(field(page, name).first()).toBeAttached()
        expect(await keyboard(page, name), name).toEqual([kind, token])
      }
    })
  }

  test('gets its one-time code from the message', async ({ page }) => {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill('gujrat@chenab.example')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await expect(field(page, 'otp')).toBeVisible()
    expect(await keyboard(page, 'otp')).toEqual(['numeric', 'one-time-code'])
  })
})
