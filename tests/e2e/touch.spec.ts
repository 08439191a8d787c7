import { expect, type Page, test } from '@playwright/test'
import { expectNoSidewaysScroll, phone } from './accessibility'
import { BOOKING, field } from './bookingForm'
import { signInByRequest, resetBackend } from './staff'

const HOME = '/admin/dashboard'
const SMALLEST = 43.5

const screens: [account: string | null, path: string][] = [
  [null, '/'],
  [null, '/login'],
  [null, '/tracking/4010020001'],
  [null, '/forgot-password'],
  ['headoffice', HOME],
  ['headoffice', `${HOME}/records`],
  ['headoffice', `${HOME}/centers`],
  ['headoffice', `${HOME}/archives`],
  ['headoffice', `${HOME}/settings`],
  ['gujrat', HOME],
  ['gujrat', BOOKING],
]

/** Exempt: a link or button within a text, which is as high as its line. */
const IN_A_TEXT = 'p a, dd a, p .cc-inline'

/**
 * Controls that are too small for a finger, in the page with its header and navigation, or in the popup over it. A
 * control that is drawn smaller needs room around it, or a label, where nothing else is pressed. Of rows that are
 * alike, each kind is reported once.
 */
async function missed(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ smallest, exceptions }) => {
      const isPressed = (element: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
      }
      const reach = (element: Element, { x, y }: { x: number; y: number }, dx: number, dy: number) => {
        let steps = 0
        while (steps < smallest && isPressed(element, x + dx * steps, y + dy * steps)) steps += 0.5
        return Math.max(0, steps - 0.5)
      }
      /** Whether presses around the middle reach the element; a short word in a menu may be narrower. */
      const hasRoom = (element: Element, target: Element) => {
        const { x, y, width, height } = target.getBoundingClientRect()
        const middle = { x: x + width / 2, y: y + height / 2 }
        // Most are large enough, which is checked fast.
        const half = smallest / 2
        const ends = [
          [half, 0],
          [-half, 0],
          [0, half],
          [0, -half],
        ] as const
        if (ends.every(([dx, dy]) => isPressed(element, middle.x + dx, middle.y + dy))) return true
        const across = reach(element, middle, 1, 0) + reach(element, middle, -1, 0)
        const down = reach(element, middle, 0, 1) + reach(element, middle, 0, -1)
        return Math.min(element.matches('nav a') ? smallest : across, down) >= smallest
      }
      const kinds = new Map<string, string>()
      const rooms = document.querySelector('[role="dialog"]') ? '[role="dialog"]' : ':is(main, header, nav)'
      for (const element of document.querySelectorAll<HTMLElement>(
        `${rooms} :is(a[href], button, input, select, textarea, summary)`,
      )) {
        if (!element.isConnected || !element.checkVisibility({ visibilityProperty: true })) continue
        if (element.closest('[inert]') || element.matches(exceptions)) continue
        if (element.matches(':disabled')) continue
        // Not visible: the file input behind its button, and a Show button that only Enter presses.
        if (element.getBoundingClientRect().width <= 1 || getComputedStyle(element).clipPath !== 'none') continue
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
        if ([element, ...labels].some((target) => hasRoom(element, target))) continue
        const { width, height } = element.getBoundingClientRect()
        const name = `${element.textContent.trim() || element.getAttribute('aria-label') || element.getAttribute('name')}`
        const kind = `${element.tagName}.${element.className}`
        kinds.set(kind, `${kind} «${name}» ${Math.round(width)} × ${Math.round(height)}`)
      }
      window.scrollTo(0, 0)
      return [...kinds.values()]
    },
    { smallest: SMALLEST, exceptions: IN_A_TEXT },
  )
}

/** The screens that have a layout of their own on a phone held sideways. */
const wide = screens.filter(([account, path]) => account === null || [`${HOME}/records`, BOOKING].includes(path))

for (const [held, viewport, looked] of [
  ['upright', phone, screens],
  ['sideways', { width: 844, height: 390 }, wide],
] as const) {
  test.describe(`a phone held ${held}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    test('has touch targets of 44 px for everything used at work, and nothing overflows', async ({ page }) => {
      await resetBackend(page)
      for (const [account, path] of looked) {
        if (account) await signInByRequest(page, account)
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(page.locator('.cc-skeleton')).toHaveCount(0)
        await expect.poll(() => missed(page), { message: path }).toEqual([])
        await expectNoSidewaysScroll(page)
        // No action is reached only by scrolling inside a list.
        const hidden = await page.evaluate(() =>
          [...document.querySelectorAll('.cc-data .cc-scroll')].map((list) => list.scrollWidth - list.clientWidth),
        )
        expect(Math.max(0, ...hidden), path).toBe(0)
      }
    })
  })
}

test.describe('a phone held sideways, too low for the sidebar,', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })

  test("scrolls the sidebar to its last entries, and shows the booking's whole date", async ({ page }) => {
    await resetBackend(page)
    await signInByRequest(page, 'headoffice')
    await page.goto(HOME)
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' })
    await expect(sidebar.getByRole('button', { name: 'Expand' })).not.toBeInViewport()
    await sidebar.hover()
    await page.mouse.wheel(0, 600)
    await expect(sidebar.getByRole('button', { name: 'Expand' })).toBeInViewport({ ratio: 1 })

    await signInByRequest(page, 'gujrat')
    await page.goto(BOOKING)
    await expect(field(page, 'date')).toHaveValue(/\w/)
    const cut = await field(page, 'date').evaluate((date) => date.scrollWidth - date.clientWidth)
    expect(cut).toBe(0)
  })
})
