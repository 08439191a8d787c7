import axe from 'axe-core'
import { expect, test, type Page } from '@playwright/test'
import { choicesFor } from './faults'

declare global {
  interface Window {
    axe: typeof axe
  }
}

interface Size {
  width: number
  height: number
}

export const desktop = { width: 1366, height: 768 }
export const phone = { width: 390, height: 844 }
/** A desk of 1280 × 1024 at 400 %, too. */
const narrowest = { width: 320, height: 256 }
export const phones: readonly Size[] = [phone, narrowest]
const everyWidth: readonly Size[] = [desktop, { width: 780, height: 800 }, ...phones]

/** WCAG 2.2 A and AA, and best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const tagRun: axe.RunOnly = { type: 'tag', values: tags }
const ruleRun = (values: string[]): axe.RunOnly => ({ type: 'rule', values })
/** Those rules that another width of the same page, or another colour, can break. */
const ofWidth = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block']
const ofColour = ['color-contrast', 'link-in-text-block']
/**
 * `ACCESSIBILITY=whole` asks all of it in every state at every width, in light and dark. `npm test` asks all of it in some
 * states on a desk in light, and what another colour or width can break in one of the other two, drawn by their names.
 */
export const isWhole = process.env['ACCESSIBILITY'] === 'whole'

/** axe has nothing to say of the page as it stands. */
async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // Half a megabyte, read once per page. Typed in by the debugger: the Content-Security-Policy does not see it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async (runOnly) => {
      const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
    },
    rules ? ruleRun(rules) : tagRun,
  )
  expect(found, where(page)).toEqual([])
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${where(page)}, sideways`).toBeLessThanOrEqual(0)
}

/**
 * At every width, in light and dark: the page is resized and recoloured as it stands. Desk and phone are drawn of different
 * elements; the widths between differ in their layout alone.
 */
export async function expectAccessibleAtEveryWidth(page: Page, sizes = everyWidth): Promise<void> {
  // With reduced motion, as the set-up asks for it, nothing moves.
  expect(await moving(page), where(page)).toEqual([])
  const isDarkDrawn = choicesFor(test.info().title).pick([true, false])
  for (const size of sizes) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(size)
    await drawn(page)
    await expectNoSidewaysScroll(page)
    const isFirst = size === sizes[0]
    if (isFirst || (size === phone && isWhole)) await expectAccessible(page)
    else if (isWhole || (size === phone && !isDarkDrawn)) await expectAccessible(page, ofWidth)
    if (!isWhole && !(isFirst && isDarkDrawn)) continue
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')
    await drawn(page)
    await expectAccessible(page, ofColour)
  }
}

/** What is animated, by its class. */
async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const { target } = effect as KeyframeEffect
      return target?.getAttribute('class') ?? String(target?.tagName)
    }),
  )
}

/** The focus is in the page, and not at its very beginning. */
export async function expectFocusKept(page: Page, what: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'none'), { message: what })
    .not.toMatch(/BODY|none/)
}

/** What has been asked for has been laid out and painted. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

const where = (page: Page) => `${page.url()} at ${page.viewportSize()?.width}`
