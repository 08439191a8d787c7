import { expect, type Page, test } from '@playwright/test'
import { button, dialog, expectRows, narrowest, press, rows } from './accessibility'
import { BOOKING, waitForNumber } from './bookingForm'
import { openAs, resetBackend } from './staff'

const RECORDS = '/admin/dashboard/records'

test.beforeEach(async ({ page }) => resetBackend(page))

test.describe('with animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  /** Opens a popup on the first row that fades in until finishFading, and records which fields get the focus. */
  async function openSlowly(page: Page, opener: string): Promise<void> {
    await openAs(page, 'headoffice', RECORDS)
    await expectRows(page)
    await page.evaluate(() => {
      const slow = new CSSStyleSheet()
      slow.replaceSync('.modal, .modal-dialog { transition-duration: 600s !important; }')
      document.adoptedStyleSheets = [slow]
      document.addEventListener('focusin', ({ target }) => {
        if (!(target instanceof HTMLTextAreaElement)) return
        document.body.dataset['focused'] = `${document.body.dataset['focused'] ?? ''}${target.name} `
      })
    })
    await press(page, opener)
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  const finishFading = (page: Page) =>
    page.evaluate(() => {
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
    })
  const fades = (page: Page) => page.locator('.modal').evaluate((popup) => Number(getComputedStyle(popup).opacity) < 1)

  test('a popup accepts typing while it still fades in, and focuses its field once', async ({ page }) => {
    await openSlowly(page, 'Up Track')
    await expect(dialog(page, 'Up Track Shipment').getByLabel('Description')).toBeFocused()
    await page.keyboard.type('Handed')
    expect(await fades(page)).toBe(true)
    // Any change of the page while the popup appears.
    await page.evaluate(() => document.body.append(document.createElement('i')))
    await page.keyboard.type(' to the consignee', { delay: 80 })
    await finishFading(page)
    await expect.poll(() => fades(page)).toBe(false)
    await page.keyboard.type('.')
    await expect(dialog(page, 'Up Track Shipment').getByLabel('Description')).toHaveValue('Handed to the consignee.')
    expect(await page.evaluate(() => document.body.dataset['focused'])).toBe('description ')
  })

  test('a confirming popup is not answered by a second press of the key that opened it', async ({ page }) => {
    await openSlowly(page, 'Down Track')
    await page.keyboard.press('Enter')
    await page.evaluate(() => document.body.append(document.createElement('i')))
    const popup = dialog(page, 'Down Track Shipment')
    await expect(popup).toBeFocused()
    expect(await fades(page)).toBe(true)
    await finishFading(page)
    // The first row was booked just now, so that its only status would be removed: the focus is on Cancel.
    await expect(popup.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expect(popup.getByRole('alert')).toBeEmpty()
  })
})

/** Tab presses per screen: past the frame, and well into the list or form. */
const STOPS = 45

for (const [what, account, path, isThere] of [
  ['records', 'headoffice', RECORDS, expectRows],
  ['the booking form', 'gujrat', BOOKING, waitForNumber],
] as const) {
  test(`the focused element is visible at 400 % zoom: ${what}`, async ({ page }) => {
    await page.setViewportSize(narrowest)
    await openAs(page, account, path)
    await isThere(page)
    await page.locator('#main').focus()
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await hiddenFocus(page), `stop ${stop + 1}`).toBeNull()
    }
  })
}

/** The focused element if none of it is visible: out of the window, or covered by something fixed (WCAG 2.4.11). */
async function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    // A visually hidden control is seen by its label.
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

test('in forced colours, selected, checked and busy states can still be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAs(page, 'headoffice', RECORDS)
  await rows(page).first().getByRole('checkbox').check()
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  expect(await style('tr[aria-selected="true"]', 'outline-style')).toBe('solid')
  expect(await style('tr[aria-selected="false"]', 'outline-style')).toBe('none')
  expect(await style('tbody .form-check-input', 'appearance')).toBe('auto')
  expect(await style('tbody .badge', 'border-top-style')).not.toBe('none')
  await page.goto('/admin/dashboard/tracking-management')
  const queue = page.getByRole('button', { name: /^Needs a step/ })
  await queue.click()
  await expect(queue).toHaveAttribute('aria-pressed', 'true')
  expect(await style('.cc-chip[aria-pressed="true"]', 'background-color')).not.toBe(
    await style('.cc-chip[aria-pressed="false"]', 'background-color'),
  )
  await button(page, 'Tools').focus()
  await page.keyboard.press('Tab')
  expect(await style(':focus', 'outline-style')).toBe('solid')
})
