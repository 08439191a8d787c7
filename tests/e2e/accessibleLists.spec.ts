import { test } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from './accessibility'
import { openState } from './accessibleStates'
import { listStates } from './listStates'

for (const [name, state] of Object.entries(listStates)) {
  test(`nothing to mend: ${name}`, async ({ page }) => {
    await openState(page, state)
    await expectAccessibleAtEveryWidth(page)
  })
}
