import { expect, test, type Page } from '@playwright/test'
import { button, dialog, listed, openState, type State } from './accessibleStates'
import { bookingStates } from './bookingStates'
import { listStates } from './listStates'
import { screenStates } from './screenStates'
import { nextCall, resetBackend } from './staff'

const states = { ...listStates, ...screenStates, ...bookingStates }
const stateOf = (name: string): State => {
  const state = states[name]
  if (!state) throw new Error(`No state «${name}»`)
  return state
}

/** Every popup of the dashboard. */
const popups: Record<string, State> = {
  'Add Center': { path: '/centers', act: (page) => button(page, 'Add Center').click() },
  'Leave with a batch under way': {
    path: '',
    act: async (page) => {
      await page.getByRole('link', { name: 'View Records', exact: true }).click()
      await stateOf('many under way').act?.(page)
      await page.goBack()
      await expect(dialog(page, 'Stop and leave?')).toBeVisible()
    },
  },
  'session ended over the booking form': {
    ...stateOf('booking'),
    act: async (page) => {
      await stateOf('booking').act?.(page)
      await page.request.post('/__stand-in/end-sessions')
      await page.locator('[name="shipperCompany"]').pressSequentially('sarus')
      await expect(dialog(page, 'Login')).toBeVisible()
    },
  },
  ...Object.fromEntries(
    [
      'Up Track with errors',
      'Down Track',
      'Add Note',
      'Void',
      'Void of many',
      'Up Track of many, with errors',
      'many under way',
      'many, one of them failed',
      'day-end sheet',
      'Add Center with errors',
      'Edit Center, refused',
      'Delete Center',
      'Active Center',
      'Inactive Center',
      'session ended over a popup',
      'settings, leaving with changes',
      'lookup of saved shippers',
      'keys of the form',
      'presets',
      'leaving a booking',
      'booking of which nobody knows',
    ].map((name) => [name, stateOf(name)] as const),
  ),
}

/** What can have the focus in the uppermost popup, in order; and where the focus is among it. */
function controlsOf(page: Page): Promise<{ names: string[]; at: number; isOutside: boolean }> {
  return page.evaluate(() => {
    const popup = [...document.querySelectorAll('.modal')].at(-1)
    const selector = 'a[href], button, input, select, textarea, [tabindex]'
    const controls = [...(popup?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.getClientRects().length > 0 &&
        !element.closest('[aria-hidden="true"]'),
    )
    const focused = document.activeElement
    return {
      names: controls.map((element) => element.outerHTML.slice(0, 100)),
      at: controls.findIndex((control) => control === focused),
      isOutside: !popup?.contains(focused),
    }
  })
}

/** Presses a key until the focus has been everywhere in the popup twice, and says where it has been. */
async function round(page: Page, key: 'Tab' | 'Shift+Tab', count: number): Promise<number[]> {
  const visited: number[] = []
  for (let press = 0; press < count * 2; press += 1) {
    await page.keyboard.press(key)
    const { at, isOutside } = await controlsOf(page)
    expect(isOutside, `${key}, press ${press + 1}: the focus is behind the popup`).toBe(false)
    visited.push(at)
  }
  return visited
}

async function expectRounds(page: Page): Promise<void> {
  await expect(page.locator('.modal').last()).toBeVisible()
  await expect.poll(async () => (await controlsOf(page)).isOutside).toBe(false)
  const { names } = await controlsOf(page)
  const count = names.length
  expect(count).toBeGreaterThan(0)
  const from = (await controlsOf(page)).at
  const forwards = Array.from({ length: count * 2 }, (_, press) => (from + 1 + press) % count)
  expect(await round(page, 'Tab', count), names.join('\n')).toEqual(forwards)
  const last = forwards.at(-1) ?? 0
  const backwards = Array.from({ length: count * 2 }, (_, press) => (last - 1 - press + 2 * count) % count)
  expect(await round(page, 'Shift+Tab', count), names.join('\n')).toEqual(backwards)
}

for (const [name, state] of Object.entries(popups)) {
  test(`the focus goes round in a popup, in both directions: ${name}`, async ({ page }) => {
    await openState(page, state)
    await expectRounds(page)
  })
}

test('the focus goes round in the login popup of the public site', async ({ page }) => {
  await resetBackend(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Login' }).first().click()
  await expect(dialog(page, 'Login').getByLabel('Username')).toBeFocused()
  await expectRounds(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Login')).toBeHidden()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('behind a popup nothing can be reached, and messages are still heard', async ({ page }) => {
  await openState(page, stateOf('Void'))
  const reached = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('#root a[href], #root button, #root input')].filter((control) => {
        control.focus()
        return document.activeElement === control
      }).length,
  )
  expect(reached).toBe(0)
  expect(await page.locator('.cc-toasts').evaluate((toasts) => toasts.closest('[inert]') === null)).toBe(true)
  await nextCall(page, { method: 'PUT', path: '/api/airwaybill/void/*', status: 200, body: {} })
  await button(page, 'Confirm').click()
  await expect(page.locator('.cc-toasts').getByText('Shipment void successfully !!')).toBeVisible()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('of two popups the upper one holds the focus, and gives it back to the lower one', async ({ page }) => {
  await openState(page, stateOf('session ended over a popup'))
  const popup = dialog(page, 'Login')
  await expectRounds(page)
  await popup.getByLabel('Password', { exact: true }).fill('chenab-demo')
  await popup.getByRole('button', { name: 'Login' }).click()
  await expect(popup).toBeHidden()
  await expect(dialog(page, 'Delete Center')).toBeVisible()
  await expectRounds(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Delete Center')).toBeHidden()
  await expect(page.locator('[inert]')).toHaveCount(0)
  await listed(page)
})
