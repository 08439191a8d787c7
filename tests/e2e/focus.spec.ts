import { expect, test, type Page } from '@playwright/test'
import { desktop, expectFocusKept, isWhole, phones } from './accessibility'
import { button, dialog, listed, openState, rows, type State } from './accessibleStates'
import { bookingStates } from './bookingStates'
import { expectRounds } from './focusRound'
import { listStates } from './listStates'
import { screenStates } from './screenStates'
import { idCard, nextCall, openTool, resetBackend } from './staff'

/** Presses a control as a keyboard does. */
async function press(page: Page, name: string): Promise<void> {
  const control = button(page, name).first()
  await control.focus()
  await page.keyboard.press('Enter')
}

const states = { ...listStates, ...screenStates, ...bookingStates }
const stateOf = (name: string) => {
  const state = states[name]
  if (!state) throw new Error(`No state «${name}»`)
  return state
}

test('a popup that closes gives the focus back', async ({ page }) => {
  await openState(page, { path: '/records', act: listed })
  for (const [opener, title] of [
    ['Up Track', 'Up Track Shipment'],
    ['Down Track', 'Down Track Shipment'],
    ['Add Note', 'Add Note'],
    ['Void', 'Void Shipment'],
  ] as const) {
    await press(page, opener)
    await expect(dialog(page, title)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, title)).toBeHidden()
    await expect(button(page, opener).first()).toBeFocused()
  }
  await openTool(page, 'Day-end sheet')
  await expect(dialog(page, 'Day-end sheet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Tools')).toBeFocused()
  await openState(page, stateOf('booking'))
  for (const [opener, title] of [
    ['Search saved shippers by company', 'Saved shippers'],
    ['Shortcuts', 'Keyboard shortcuts'],
    ['Presets', 'Presets on this computer'],
  ] as const) {
    await press(page, opener)
    await expect(dialog(page, title)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, title)).toBeHidden()
    await expect(button(page, opener)).toBeFocused()
  }
})

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  /** Opens a popup of the first record that fades in long enough to type within; notes which fields get the focus. */
  async function openSlowly(page: Page, opener: string): Promise<void> {
    await openState(page, { path: '/records', act: listed })
    await page.evaluate(() => {
      const slow = new CSSStyleSheet()
      slow.replaceSync('.modal, .modal-dialog { transition-duration: 3s !important; }')
      document.adoptedStyleSheets = [slow]
      document.addEventListener('focusin', ({ target }) => {
        if (!(target instanceof HTMLTextAreaElement)) return
        document.body.dataset['focused'] = `${document.body.dataset['focused'] ?? ''}${target.name} `
      })
    })
    await press(page, opener)
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  const fades = (page: Page) => page.locator('.modal').evaluate((popup) => Number(getComputedStyle(popup).opacity) < 1)

  test('a popup takes what is typed while it still fades in, and its field takes the focus once', async ({ page }) => {
    await openSlowly(page, 'Up Track')
    await expect(dialog(page, 'Up Track Shipment').getByLabel('Description')).toBeFocused()
    await page.keyboard.type('Handed')
    expect(await fades(page)).toBe(true)
    // Anything that changes in the page while the popup comes.
    await page.evaluate(() => document.body.append(document.createElement('i')))
    await page.keyboard.type(' to the consignee', { delay: 80 })
    await expect.poll(() => fades(page)).toBe(false)
    await page.keyboard.type('.')
    await expect(dialog(page, 'Up Track Shipment').getByLabel('Description')).toHaveValue('Handed to the consignee.')
    expect(await page.evaluate(() => document.body.dataset['focused'])).toBe('description ')
  })

  test('a popup that only asks is not answered by a second press of the key that opened it', async ({ page }) => {
    await openSlowly(page, 'Down Track')
    await page.keyboard.press('Enter')
    await page.evaluate(() => document.body.append(document.createElement('i')))
    const popup = dialog(page, 'Down Track Shipment')
    await expect(popup).toBeFocused()
    expect(await fades(page)).toBe(true)
    // The first row has been booked just now: its only status goes, so that Cancel has the focus.
    await expect(popup.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expect(popup.getByRole('alert')).toBeEmpty()
  })
})

test('a row that leaves the list gives the focus to the row in its place', async ({ page }) => {
  await openState(page, { path: '/records?status=1', act: listed })
  const number = (await page.getByRole('rowheader').first().textContent()) ?? ''
  await press(page, 'Void')
  await press(page, 'Confirm')
  await expect(page.getByRole('rowheader', { name: number })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rows(page).first().locator('*:focus').or(page.locator('tr[data-index="0"]:focus'))).toHaveCount(1)
})

test('a control that has done its work gives the focus to the one beside it', async ({ page }) => {
  await openState(page, stateOf('scan panel'))
  const remove = page.getByRole('button', { name: /^Remove \d/ })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(remove).toHaveCount(0)
  await expectFocusKept(page, 'a scanned shipment removed')

  await openState(page, stateOf('selected rows'))
  await press(page, 'Clear the selection')
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await expectFocusKept(page, 'the selection cleared')

  await openState(page, stateOf('filtered to nothing'))
  await press(page, 'Clear the filters')
  await listed(page)
  await expectFocusKept(page, 'the filters cleared')

  await openState(page, stateOf('failed list'))
  await press(page, 'Try again')
  await listed(page)
  await expectFocusKept(page, 'a list that came after all')

  await openState(page, stateOf('messages, one'))
  await press(page, 'Clear')
  await expect(page.getByText('No messages')).toBeVisible()
  await expectFocusKept(page, 'the messages cleared')

  await openState(page, stateOf('receipt, its settings'))
  await page.getByLabel('Paper size of the receipt').selectOption('A5')
  await press(page, 'Standard settings')
  await expect(button(page, 'Standard settings')).toBeDisabled()
  await expectFocusKept(page, 'the standard papers')
})

test('so does one of the booking', async ({ page }) => {
  await openState(page, stateOf('booking'))
  await page.locator('[name="shipperIDFront"]').setInputFiles(idCard('front.png'))
  await press(page, 'Remove front.png')
  await expect(page.getByText('front.png')).toHaveCount(0)
  await expectFocusKept(page, 'a file removed')
  await press(page, 'Presets')
  await press(page, 'Add box')
  await press(page, 'Remove box 1')
  await expect(button(page, 'Add box')).toBeFocused()
  await press(page, 'Add box')
  // So quick that the popup takes the focus upon itself.
  await button(page, 'Remove box 1').evaluate((remove: HTMLElement) => {
    remove.focus()
    remove.click()
  })
  await expect(button(page, 'Add box')).toBeFocused()
  await page.keyboard.press('Escape')
  await stateOf('booking, refused').act?.(page)
  await expectFocusKept(page, 'a refusal')
})

test('a page that opens has the focus at its heading', async ({ page }) => {
  await openState(page, { path: '' })
  for (const [link, heading] of [
    ['View Records', 'View Records'],
    ['Our Centers', 'Centers'],
    ['Archives', "Archive's Data"],
    ['Settings', 'Profile Settings'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
  }
})

/** How often Tab is pressed on a screen: past the head of the page, and well into its list or form. */
const STOPS = 45

for (const name of isWhole ? ['records', 'booking', 'centers', 'settings', 'selected rows'] : ['records', 'booking']) {
  test(`what has the focus can be seen: ${name}`, async ({ page }) => {
    await openState(page, stateOf(name))
    for (const size of isWhole ? [desktop, ...phones] : phones) {
      await page.setViewportSize(size)
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await page.locator('#main').focus()
      for (let stop = 0; stop < STOPS; stop += 1) {
        await page.keyboard.press('Tab')
        expect(await hiddenFocus(page), `at ${size.width}, stop ${stop + 1}`).toBeNull()
      }
    }
  })
}

/** What has the focus once it is drawn, if nothing of it shows: out of sight, or below what stays at an edge (WCAG 2.4.11). */
async function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    // A control that is drawn by its label is seen by that.
    const shown = (focused.getBoundingClientRect().width > 2 ? focused : focused.closest('label')) ?? focused
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    const isSeen = [0.1, 0.5, 0.9].some((down) =>
      [0.1, 0.5, 0.9].some((along) => {
        const there = document.elementFromPoint(left + (right - left) * along, top + (bottom - top) * down)
        return (
          there !== null &&
          (shown.contains(there) || there.contains(shown) || there.closest('label')?.control === focused)
        )
      }),
    )
    return isSeen ? null : `${focused.outerHTML.slice(0, 120)} at ${Math.round(top)}`
  })
}

test('in the reader’s own colours what is chosen, ticked and under way is still told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openState(page, stateOf('selected rows'))
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  expect(await style('tr[aria-selected="true"]', 'outline-style')).toBe('solid')
  expect(await style('tr[aria-selected="false"]', 'outline-style')).toBe('none')
  expect(await style('tbody .form-check-input', 'appearance')).toBe('auto')
  expect(await style('tbody .badge', 'border-top-style')).not.toBe('none')
  await page.getByRole('button', { name: /^More/ }).click()
  await button(page, 'Needs attention').click()
  await expect(button(page, 'Needs attention')).toHaveAttribute('aria-pressed', 'true')
  expect(await style('.cc-chip[aria-pressed="true"]', 'background-color')).not.toBe(
    await style('.cc-chip[aria-pressed="false"]', 'background-color'),
  )
  await button(page, 'Tools').focus()
  await page.keyboard.press('Tab')
  expect(await style(':focus', 'outline-style')).toBe('solid')
})

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
