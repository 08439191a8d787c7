import { expect, test, type Page } from '@playwright/test'
import { desktop, drawn, expectAccessibleAtEveryWidth, isWhole } from './accessibility'
import { choicesFor, tried } from './faults'
import { expectRounds } from './focusRound'
import { inUrdu } from './inUrdu'
import { asUser, resetBackend } from './staff'

/** A state of the dashboard: who sees it, where it is, and what brings it about. */
export interface State {
  /** The head office unless told. */
  account?: 'headoffice' | 'gujrat'
  /** Below /admin/dashboard. */
  path: string
  /** Before the page is opened: what the backend will answer. */
  before?: (page: Page) => Promise<void>
  act?: (page: Page) => Promise<void>
  /** A popup is open then, in which the focus goes round. */
  isPopup?: true
}

/** Opens a state on a wide screen, the backend as it was seeded. */
export async function openState(
  page: Page,
  { account = 'headoffice', path, before, act }: State,
  isUrdu = false,
): Promise<void> {
  if (isUrdu) inUrdu(page)
  // The page before may still be loading, and would take the answers that are meant for this one.
  await page.goto('about:blank')
  await resetBackend(page)
  await asUser(page, account)
  await before?.(page)
  await page.setViewportSize(desktop)
  await page.goto(`${isUrdu ? '/ur' : ''}/admin/dashboard${path}`)
  await act?.(page)
  // A page is no page before it has its heading, or the text of what it waits for.
  await expect(page.locator('#root :is(h1, h2, .cc-overlay)').first()).toBeVisible()
  await drawn(page)
}

/** Tests of states, of so many in `npm test`: axe has nothing to say of them, and in a popup the focus goes round. */
export function lookAt(states: Record<string, State>, most: number): void {
  for (const name of tried('states', Object.keys(states), most, isWhole)) {
    const state = states[name]
    if (!state) continue
    const languages = isWhole ? [false, true] : [choicesFor(`language of ${name}`).pick([false, true])]
    for (const isUrdu of languages) {
      const title = `nothing to mend${isUrdu ? ' in Urdu' : ''}: ${name}`
      test(`${state.isPopup ? 'the focus goes round, and ' : ''}${title}`, async ({ page }) => {
        await openState(page, state, isUrdu)
        if (state.isPopup) await expectRounds(page)
        await expectAccessibleAtEveryWidth(page)
      })
    }
  }
}

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
/** «Confirm» names what it does as well. */
export const button = (page: Page, name: string) =>
  page.getByRole('button', { name: name === 'Confirm' ? /^Confirm/ : name, exact: true })
/** The rows of a list that have come in. */
export const rows = (page: Page) => page.locator('tbody tr[data-index]')
export const listed = (page: Page) => expect(rows(page).first()).toContainText(/\w/)
