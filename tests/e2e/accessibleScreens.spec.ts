import { test } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from './accessibility'
import { openState } from './accessibleStates'
import { expectRounds } from './focusRound'
import { screenStates } from './screenStates'
import { bookingStates } from './bookingStates'

for (const [name, state] of Object.entries({ ...screenStates, ...bookingStates })) {
  test(`${state.isPopup ? 'the focus goes round, and ' : ''}nothing to mend: ${name}`, async ({ page }) => {
    await openState(page, state)
    if (state.isPopup) await expectRounds(page)
    await expectAccessibleAtEveryWidth(page)
  })
}
