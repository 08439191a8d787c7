import { test } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from './accessibility'
import { openState } from './accessibleStates'
import { screenStates } from './screenStates'
import { bookingStates } from './bookingStates'

for (const [name, state] of Object.entries({ ...screenStates, ...bookingStates })) {
  test(`nothing to mend: ${name}`, async ({ page }) => {
    await openState(page, state)
    await expectAccessibleAtEveryWidth(page)
  })
}
