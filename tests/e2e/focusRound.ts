import { expect, type Page } from '@playwright/test'

/** What can have the focus in the uppermost popup, in order; and where the focus is among it. */
function controlsOf(page: Page): Promise<{ names: string[]; at: number; isOutside: boolean }> {
  return page.evaluate(() => {
    const popup = [...document.querySelectorAll('.modal')].at(-1)
    const selector = 'a[href], button, input, select, textarea, [tabindex]'
    const controls = [...(popup?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.getClientRects().length > 0 &&
        !element.closest('[aria-hidden="true"]'),
    )
    const focused = document.activeElement
    return {
      names: controls.map((element) => element.outerHTML.slice(0, 100)),
      at: controls.findIndex((control) => control === focused),
      isOutside: !popup?.contains(focused),
    }
  })
}

/** Presses a key so often, and says where the focus has been. */
async function round(page: Page, key: 'Tab' | 'Shift+Tab', presses: number): Promise<number[]> {
  const visited: number[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key)
    const { at, isOutside } = await controlsOf(page)
    expect(isOutside, `${key}, press ${press + 1}: the focus is behind the popup`).toBe(false)
    visited.push(at)
  }
  return visited
}

/** In a popup the focus goes round, in both directions. */
export async function expectRounds(page: Page): Promise<void> {
  await expect(page.locator('.modal').last()).toBeVisible()
  await expect.poll(async () => (await controlsOf(page)).isOutside).toBe(false)
  const { names } = await controlsOf(page)
  const count = names.length
  expect(count).toBeGreaterThan(0)
  const from = (await controlsOf(page)).at
  // All the way round, and once more.
  const presses = count + 1
  const forwards = Array.from({ length: presses }, (_, press) => (from + 1 + press) % count)
  expect(await round(page, 'Tab', presses), names.join('\n')).toEqual(forwards)
  const last = forwards.at(-1) ?? 0
  const backwards = Array.from({ length: presses }, (_, press) => (last - 1 - press + 2 * count) % count)
  expect(await round(page, 'Shift+Tab', presses), names.join('\n')).toEqual(backwards)
}
