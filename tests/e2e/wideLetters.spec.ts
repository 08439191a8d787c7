import { expect, type Page, test } from '@playwright/test'
import { hasOtherFonts, onAnotherComputer, ownContext } from './otherFonts'
import { aBill, open } from './papersBill'
import { signInByRequest, resetBackend, waitUntilQuiet } from './staff'

const DASHBOARD = '/admin/dashboard'
const screens = [
  DASHBOARD,
  `${DASHBOARD}/airwaybill`,
  `${DASHBOARD}/airwaybill/file`,
  `${DASHBOARD}/records`,
  `${DASHBOARD}/tracking-management`,
  `${DASHBOARD}/tracking-management?attention=step`,
  `${DASHBOARD}/centers`,
  `${DASHBOARD}/archives`,
  `${DASHBOARD}/settings`,
  '/',
  '/forgot-password',
]

/** Makes letters as wide as those of Noto Sans, a tenth wider than Liberation Sans. */
async function widen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body { letter-spacing: 0.055em }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Texts in the window that overlap, or that their box cuts off. */
const troubles = () => {
  const found: string[] = []
  /** Whether a text is in a pinned cell, whose background hides the columns that scroll below it. */
  const isPinned = ({ parentElement }: Text) => {
    const cell = parentElement?.closest('td, th')
    if (!cell) return false
    const { position, insetInlineStart, insetInlineEnd, backgroundColor } = getComputedStyle(cell)
    const isAtSide = insetInlineStart !== 'auto' || insetInlineEnd !== 'auto'
    return position === 'sticky' && isAtSide && !/^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor)
  }
  const lines: { node: Text; box: DOMRect }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const parent = node.parentElement
    if (!parent || node.data.trim() === '' || parent.closest('svg, select, .visually-hidden, script, style, noscript'))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      // Nobody sees what is behind something else, or outside the window.
      const seen = document.elementFromPoint(x, y)
      if (box.width > 2 && seen && (seen === parent || parent.contains(seen))) lines.push({ node, box })
    }
    const cutter = parent.closest('td, th, .btn, .badge, dd, dt, label, h1, h2, h3')
    // Texts that end in … are meant to be shortened.
    const isShortened = [parent, cutter].some((each) => each && getComputedStyle(each).textOverflow === 'ellipsis')
    if (cutter && !isShortened && getComputedStyle(cutter).overflowX !== 'visible') {
      const [text, box] = [range.getBoundingClientRect(), cutter.getBoundingClientRect()]
      if (text.width > 2 && box.width > 2 && text.right > box.right + 1.5) found.push(`cut: ${node.data}`)
    }
  }
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (one.node === other.node || isPinned(one.node) !== isPinned(other.node)) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      const isShortened = [one, other].some(
        ({ node }) => node.parentElement && getComputedStyle(node.parentElement).textOverflow === 'ellipsis',
      )
      if (across > 1.5 && down > 6 && !isShortened) found.push(`${one.node.data} lies on ${other.node.data}`)
    }
  })
  return [...new Set(found)]
}

for (const { width, height, most } of [
  { width: 1366, height: 768, most: 300 },
  { width: 390, height: 844, most: 340 },
]) {
  test(`${width} × ${height}: with a wide font no text overlaps or is cut, and lists begin as high as with ours`, async ({
    baseURL,
  }) => {
    test.skip(!hasOtherFonts, 'Fontconfig chooses the fonts on Linux alone: install fonts-liberation')
    await onAnotherComputer({ font: 'Liberation Sans' }, async (browser) => {
      const page = await browser.newPage({ ...ownContext(baseURL), viewport: { width, height } })
      await resetBackend(page)
      await signInByRequest(page, 'headoffice')
      await widen(page)
      for (const path of screens) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await waitUntilQuiet(page)
        expect.soft(await page.evaluate(troubles), path).toEqual([])
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
        if (!/records|management|centers|archives/.test(path)) continue
        const first = page.locator('tbody tr[data-index="0"]')
        await expect(first).toBeVisible()
        expect.soft((await first.boundingBox())?.y, path).toBeLessThanOrEqual(most)
      }
    })
  })
}

const LONG_NAME = 'Muhammad Abdurrahman Siddiqui Chaudhry and Sons Trading Company of Sialkot Cantt'
const LONG_WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamten'
const longNames = [LONG_NAME, LONG_WORD, 'محمد عبدالرحمٰن صدیقی چوہدری اینڈ سنز ٹریڈنگ کمپنی سیالکوٹ کینٹ']

for (const { width, height } of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`${width} × ${height}: long names and large sums of centers overlap nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await resetBackend(page)
    await page.route('**/api/center/getall', async (route) => {
      const centers = (await (await route.fetch()).json()) as object[]
      const long = (index: number) => longNames[index % longNames.length] ?? ''
      const json = centers.map((center, index) => ({
        ...center,
        centerName: long(index),
        centerAddress: LONG_NAME + LONG_NAME,
        fullName: long(index + 1),
        username: LONG_WORD,
        phone: '0300'.repeat(10),
        email: `${LONG_WORD}@chenab.example`,
      }))
      await route.fulfill({ json })
    })
    await page.route('**/api/airwaybill/getStatistics*', (route) => {
      const figures = { totalDocuments: 123456, totalParcels: 123456, totalCollection: '123456789.50' }
      const json = [LONG_NAME, LONG_WORD, 'gujrat'].map((username) => ({ username, ...figures }))
      return route.fulfill({ json })
    })
    for (const [user, path] of [
      ['headoffice', `${DASHBOARD}/centers`],
      ['headoffice', DASHBOARD],
      ['headoffice', `${DASHBOARD}/records`],
      ['gujrat', DASHBOARD],
    ] as const) {
      await signInByRequest(page, user)
      await page.goto(path)
      await expect(page.getByText(/chenab\.example|123,456,789\.50/).first()).toBeVisible()
      await waitUntilQuiet(page)
      expect.soft(await page.evaluate(troubles), `${user} ${path}`).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
  })
}

test('a reference that is longer than its line is broken in its middle; a number with hyphens stays whole', async ({
  page,
}) => {
  await resetBackend(page)
  await open(page, aBill({ consignor: { ref: 'ABCDEFGHIJKLMNOPQ' } }))
  const value = page.locator('.p-receipt dt', { hasText: 'Reference code' }).locator('xpath=following-sibling::dd')
  await expect(value).toHaveText('ABCDEFGHIJKLMNOPQ')
  const lines = await value.evaluate((whole) =>
    [...whole.children].map((part) => [part.textContent, part.getClientRects().length]).filter(([text]) => text !== ''),
  )
  expect(lines).toEqual([
    ['ABCDEFGHI', 1],
    ['JKLMNOPQ', 1],
  ])
})

test('on a phone, the buttons above the papers are in two lines', async ({ page }) => {
  await resetBackend(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, aBill())
  const tops = await page
    .locator('.cc-paper-bar .btn:visible')
    .filter({ hasText: /^(Send on WhatsApp|Book again|Close|Print settings|Print)$/ })
    .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().top)))
  expect(tops).toHaveLength(5)
  expect(new Set(tops).size).toBe(2)
})
