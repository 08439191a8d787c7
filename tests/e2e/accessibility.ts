import { expect, type Locator, type Page, test } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

export const desktop = { width: 1366, height: 768 }
export const phone = { width: 390, height: 844 }
/** Also a screen of 1280 × 1024 at 400 % zoom. */
export const narrowest = { width: 320, height: 256 }

/** Rules of WCAG 2.2 A and AA, and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that can fail at one width, or in one theme, only. */
const ofWidth = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block']
const ofColour = ['color-contrast', 'link-in-text-block']

/** Expects axe to find nothing in a part of the page, or in the popup over it. */
async function expectPartAccessible(page: Page, part: string, rules?: string[]): Promise<void> {
  // Half a megabyte, so it is loaded once per page; evaluated by the debugger, which the Content-Security-Policy
  // allows.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const runOnly: axe.RunOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags }
  const found = await page.evaluate(
    async ([part, runOnly]) => {
      const uppermost = [...document.querySelectorAll(`${part}, .modal`)].at(-1)
      if (!uppermost) throw new Error(`Nothing is ${part}`)
      const { violations } = await window.axe.run(uppermost, { runOnly, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
    },
    [part, runOnly] as const,
  )
  expect(found, where(page)).toEqual([])
}

/** Expects that nothing overflows the page sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${where(page)}, sideways`).toBeLessThanOrEqual(0)
}

/**
 * Expects axe to find nothing on a desktop and on a phone, in the light and the dark theme. Size and theme are then
 * restored.
 *
 * @param part the selector of the part to examine, if the rest of the page was examined already
 */
export function expectAccessible(
  page: Page,
  name: string,
  part = 'html',
  sizes = [desktop, { width: 780, height: 800 }, phone, narrowest],
) {
  return test.step(name, async () => {
    // The tests run with reduced motion, so nothing may move.
    expect(await moving(page)).toEqual([])
    for (const size of sizes) {
      await page.setViewportSize(size)
      await drawn(page)
      await expectNoSidewaysScroll(page)
      if (size === phone) await expectPartAccessible(page, part, ofWidth)
      if (size !== sizes[0]) continue
      await expectPartAccessible(page, part)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')
      await drawn(page)
      await expectPartAccessible(page, part, ofColour)
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await page.setViewportSize(sizes[0] ?? desktop)
    await drawn(page)
  })
}

/** What is animated, by class. */
async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const { target } = effect as KeyframeEffect
      return target?.getAttribute('class') ?? String(target?.tagName)
    }),
  )
}

/** Expects the focus to be in the page, not lost to its beginning. */
export async function expectFocusKept(page: Page, what: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'none'), { message: what })
    .not.toMatch(/BODY|none/)
}

/** Waits until the last changes have been painted. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

const where = (page: Page) => `${page.url()} at ${page.viewportSize()?.width}`

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
/** The name of a Confirm button also says what it confirms. */
export const button = (page: Page, name: string) =>
  page.getByRole('button', { name: name === 'Confirm' ? /^Confirm/ : name, exact: true })
/** The loaded rows of a list. */
export const rows = (page: Page) => page.locator('tbody tr[data-index]')
export const expectRows = (page: Page) => expect(rows(page).first()).toContainText(/\w/)

/** Presses a button with the keyboard. */
export async function press(page: Page, name: string): Promise<void> {
  const control = button(page, name).first()
  await control.focus()
  await page.keyboard.press('Enter')
}

/** Closes a popup with Escape, and expects the focus back on what opened it. */
export async function expectEscapeCloses(page: Page, title: string, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialog(page, title)).toBeHidden()
  await expect(opener).toBeFocused()
}
