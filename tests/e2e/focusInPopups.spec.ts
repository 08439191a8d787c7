import { expect, test } from '@playwright/test'
import { button, dialog, listed, openState, type State } from './accessibleStates'
import { bookingStates } from './bookingStates'
import { expectRounds } from './focusRound'
import { listStates } from './listStates'
import { screenStates } from './screenStates'
import { nextCall, resetBackend } from './staff'

const states = { ...listStates, ...screenStates, ...bookingStates }
const stateOf = (name: string): State => {
  const state = states[name]
  if (!state) throw new Error(`No state «${name}»`)
  return state
}

/** The popups that no state of the screens opens; the states that do are tried where they are looked at. */
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
})

test('behind a popup nothing keeps the focus, and messages are still heard', async ({ page }) => {
  await openState(page, stateOf('Void'))
  await page.evaluate(() => document.querySelector<HTMLElement>('#root main button')?.focus())
  await expect(dialog(page, 'Void Shipment')).toBeFocused()
  await nextCall(page, { method: 'PUT', path: '/api/airwaybill/void/*', status: 200, body: {} })
  await button(page, 'Confirm').click()
  await expect(page.getByRole('status').getByText('Shipment void successfully !!')).toBeVisible()
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
  await listed(page)
})
