import { test } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from './accessibility'
import { openState } from './accessibleStates'
import { expectRounds } from './focusRound'
import { listStates } from './listStates'

for (const [name, state] of Object.entries(listStates)) {
  test(`${state.isPopup ? 'the focus goes round, and ' : ''}nothing to mend: ${name}`, async ({ page }) => {
    await openState(page, state)
    if (state.isPopup) await expectRounds(page)
    await expectAccessibleAtEveryWidth(page)
  })
}
