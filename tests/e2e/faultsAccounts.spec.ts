import { test } from '@playwright/test'
import { printTrials } from './faultReport'
import { tryWriting } from './faultsOfWriting'
import * as screens from './faultScreens'
import { watch } from './faultWatch'
import { resetBackend, signIn } from './staff'

test.describe.configure({ timeout: 240_000 })
test.beforeEach(async ({ page }) => resetBackend(page))
test.afterAll(printTrials)

const { login, sendContactMessage, forgotPassword, verifyOtp, changePassword } = screens

for (const [name, screen] of Object.entries({ login, sendContactMessage, forgotPassword, verifyOtp, changePassword })) {
  test(`${name} survives every fault`, async ({ page }) => {
    const watched = await watch(page)
    await tryWriting(page, watched, screen(page))
  })
}

for (const place of ['sidebar', 'header'] as const) {
  test(`logging out from the ${place} survives every fault`, async ({ page }) => {
    const watched = await watch(page)
    await tryWriting(page, watched, screens.logout(page, place))
  })
}

test('the profile survives every fault', async ({ page }) => {
  const watched = await watch(page)
  await signIn(page, 'gujrat')
  await tryWriting(page, watched, screens.updateProfile(page))
})
