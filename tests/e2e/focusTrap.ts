import { expect, type Page } from '@playwright/test'

/** The focusable controls of the uppermost popup in order, and which of them has the focus. */
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

/**
 * Presses a key until it has reached this many controls, and returns their places; a date field takes several presses.
 */
async function round(page: Page, key: 'Tab' | 'Shift+Tab', controls: number): Promise<number[]> {
  const visited: number[] = []
  let last = (await controlsOf(page)).at
  for (let presses = 0; visited.length < controls && presses < controls + 20; presses += 1) {
    await page.keyboard.press(key)
    const { names, at, isOutside } = await controlsOf(page)
    expect(isOutside, `${key}, press ${presses + 1}: the focus is behind the popup`).toBe(false)
    if (at !== last || !names[at]?.includes('type="date"')) visited.push(at)
    last = at
  }
  return visited
}

/** Expects a popup to trap the focus in both directions. */
export async function expectFocusTrap(page: Page): Promise<void> {
  await expect(page.locator('.modal').last()).toBeVisible()
  await expect.poll(async () => (await controlsOf(page)).isOutside).toBe(false)
  const { names } = await controlsOf(page)
  const count = names.length
  expect(count).toBeGreaterThan(0)
  const from = (await controlsOf(page)).at
  // Once around, and one more.
  const steps = count + 1
  const forwards = Array.from({ length: steps }, (_, step) => (from + 1 + step) % count)
  expect(await round(page, 'Tab', steps), names.join('\n')).toEqual(forwards)
  const last = forwards.at(-1) ?? 0
  const backwards = Array.from({ length: steps }, (_, step) => (last - 1 - step + 2 * count) % count)
  expect(await round(page, 'Shift+Tab', steps), names.join('\n')).toEqual(backwards)
}
