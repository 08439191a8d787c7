import { test } from '@playwright/test'
import { printTrials } from './faultReport'
import { tryWriting } from './faultsOfWriting'
import { popups } from './faultScreens'
import { watch } from './faultWatch'
import { resetBackend, openAs } from './staff'

test.describe.configure({ timeout: 240_000 })
test.beforeEach(async ({ page }) => resetBackend(page))
test.afterAll(printTrials)

for (const [name, screen] of Object.entries(popups)) {
  test(`${name} survives every fault`, async ({ page }) => {
    const watched = await watch(page)
    await openAs(page, 'headoffice')
    await tryWriting(page, watched, screen(page))
  })
}
