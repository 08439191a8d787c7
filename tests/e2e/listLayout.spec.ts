import { expect, type Page, test } from '@playwright/test'
import { signInByRequest, resetBackend, waitUntilQuiet } from './staff'

const RECORDS = '/admin/dashboard/records'
const STILL = 0.01

const firstRow = (page: Page) => page.locator('tbody tr[data-index="0"]')

/** Sums up layout shifts as the browser measures them. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Slows the connection down, so that answers are drawn part by part even on a fast machine. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 400_000,
    uploadThroughput: 400_000,
  })
}

test.beforeEach(async ({ page }) => {
  await resetBackend(page)
  await signInByRequest(page, 'headoffice')
})

// `most`: how far below the top of the window the first row may begin, in pixels.
for (const { width, height, most } of [
  { width: 1366, height: 768, most: 300 },
  { width: 390, height: 844, most: 340 },
]) {
  test(`${width} × ${height}: a page loads without layout shift, and its list begins at ${most} px at most`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await watchShifts(page)
    const answer = await page.request.get('/api/airwaybill/getAll')
    const [{ _id: id } = { _id: '' }] = (await answer.json()) as { _id: string }[]
    await slowDown(page)
    // Other lists and papers are laid out like these.
    for (const [path, sign] of [
      [RECORDS, firstRow(page)],
      ['/admin/dashboard/centers', firstRow(page)],
      ['/admin/dashboard', firstRow(page)],
      [`/admin/dashboard/receipt/${id}`, page.getByRole('button', { name: 'Print', exact: true })],
      ['/admin/dashboard/receipt/0', page.getByRole('heading', { level: 1 })],
      ['/admin/dashboard/settings', page.getByLabel('Email').first()],
      ['/admin/dashboard/airwaybill', page.locator('[name=shipperCompany]')],
    ] as const) {
      await page.goto(path)
      await expect(sign).toBeVisible()
      await waitUntilQuiet(page)
      expect(await page.evaluate(() => Reflect.get(window, 'shifted') as number), path).toBeLessThanOrEqual(STILL)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
      // On Home, the figures are above the list.
      if (path === RECORDS || path.endsWith('centers')) expect((await sign.boundingBox())?.y).toBeLessThanOrEqual(most)
    }
  })
}

test('on a desktop row actions fill the height of the row, Void is set apart, and every icon means one thing', async ({
  page,
}) => {
  await page.goto(RECORDS)
  const row = await firstRow(page).boundingBox()
  const edges = (name: string) => firstRow(page).getByRole('button', { name }).boundingBox()
  const [note, last] = [await edges('Add Note'), await edges('Void')]
  expect(row?.height).toBeGreaterThan(48)
  expect(note?.height).toBeGreaterThan((row?.height ?? 0) - 3)
  expect((last?.x ?? 0) - (note?.x ?? 0) - (note?.width ?? 0)).toBeGreaterThanOrEqual(8)
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  const twice = await page.evaluate(() => {
    const named = new Map<string, Set<string>>()
    for (const control of document.querySelectorAll<HTMLElement>('a:has(.cc-icon), button:has(.cc-icon)')) {
      const glyph = control.querySelector('.cc-icon path')?.getAttribute('d') ?? ''
      const name = (control.getAttribute('aria-label') ?? control.textContent).trim()
      // Exceptions: the arrow of the sort order, and the shorter names of screens in the tab bar.
      if (control.closest('.cc-sort, .cc-tabbar')) continue
      named.set(glyph, (named.get(glyph) ?? new Set()).add(name))
    }
    // The two exports share an icon.
    return [...named.values()].map((names) => [...names].join(', ')).filter((names) => names.includes(','))
  })
  expect(twice).toEqual(['All columns, Visible columns'])
})

test('an amount stays on one line, and does not touch the next column', async ({ page }) => {
  for (const [width, amount] of [
    [1366, 999_999_999_999],
    [2560, 14_500],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/api/airwaybill/getAll', async (route) => {
      const answer = await route.fetch()
      const rows = (await answer.json()) as object[]
      await route.fulfill({ json: rows.map((row) => ({ ...row, amount, discount: 0, dimensions: [] })) })
    })
    await page.goto('/admin/dashboard/records')
    await expect(firstRow(page)).toBeVisible()
    const [lines, gap, dateLines] = await firstRow(page).evaluate((row) => {
      const textOf = (cell: Element | null) => {
        const range = document.createRange()
        if (cell) range.selectNodeContents(cell)
        return range
      }
      const total = [...textOf(row.querySelector('.total')).getClientRects()]
      const next = textOf(row.querySelector('.total')?.nextElementSibling ?? null).getBoundingClientRect()
      const tops = [...textOf(row.querySelector('.detail')).getClientRects()].map(({ top }) => Math.round(top))
      const lines = new Set(total.map(({ top }) => Math.round(top))).size
      return [lines, next.left - Math.max(...total.map(({ right }) => right)), new Set(tops).size]
    })
    expect(lines).toBe(1)
    expect(gap).toBeGreaterThanOrEqual(12)
    // In a wide table, dates fit on one line.
    if (width > 1366) expect(dateLines).toBe(1)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('at 1,024 px rows and headings scroll sideways in their card; number and actions stay pinned', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/admin/dashboard/records')
  await expect(firstRow(page)).toBeVisible()
  expect(await page.locator('.cc-sidebar').evaluate((rail) => rail.getBoundingClientRect().width)).toBe(70)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
  const last = page.getByRole('columnheader', { name: 'Booking Date' })
  await expect(last).not.toBeInViewport()
  // With the scroll bar at the lower edge, as without a wheel.
  await page.locator('.cc-sideways').evaluate((bar) => {
    bar.scrollLeft = 10_000
  })
  await expect(last).toBeInViewport({ ratio: 1 })
  const middle = (box: { x: number; width: number } | null) => (box ? box.x + box.width / 2 : 0)
  const date = firstRow(page).getByRole('cell').nth(-2)
  expect(Math.abs(middle(await date.boundingBox()) - middle(await last.boundingBox()))).toBeLessThan(2)
  await expect(firstRow(page).getByRole('rowheader')).toBeInViewport({ ratio: 0.95 })
  await firstRow(page).getByRole('button', { name: 'Void', exact: true }).click()
  const number = (await firstRow(page).getByRole('rowheader').textContent()) ?? ''
  await expect(page.getByRole('dialog', { name: 'Void Shipment' })).toContainText(number)
  await page.keyboard.press('Escape')
  await expectMessage(page)
})

test('an amount that is partly below a pinned column is not shown, as half of it would be another amount', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const address of [RECORDS, `/ur${RECORDS}`]) {
    await page.goto(address)
    await expect(firstRow(page).locator('.total')).toHaveText(/Rs/)
    let shown = 0
    for (let scrolled = 0; scrolled < 800; scrolled += 50) {
      await page.locator('.cc-sideways').evaluate((bar, by) => {
        bar.scrollLeft = getComputedStyle(bar).direction === 'rtl' ? -by : by
      }, scrolled)
      await expect(async () => {
        const [left, right, isShown] = await firstRow(page).evaluate((row) => {
          const boxOf = (selector: string) => row.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
          const total = row.querySelector('.total')
          const isSeen = total?.checkVisibility({ opacityProperty: true }) ?? false
          const text = new Range()
          if (total) text.selectNodeContents(total)
          const amount = text.getBoundingClientRect()
          const ends = [boxOf('th'), boxOf('.actions')].sort((one, other) => one.left - other.left)
          return [amount.left - (ends[0]?.right ?? 0), (ends[1]?.left ?? 0) - amount.right, isSeen]
        })
        const isWhole = left >= 0 && right >= 0
        const isOutside = left < -200 || right < -200
        expect(isWhole || isOutside || !isShown, `${address} at ${scrolled}: ${left}, ${right}`).toBe(true)
        // Nor is the heading, which would stand over nothing.
        const heading = page.locator('th[data-column="grossTotal"] > *')
        expect(await heading.evaluate((head) => head.checkVisibility({ opacityProperty: true }))).toBe(isShown)
        if (isWhole && isShown) shown += 1
      }).toPass()
    }
    expect(shown).toBeGreaterThan(0)
  }
})

test('a selected row has a colour of its own, also in a table that scrolls sideways', async ({ page }) => {
  await page.goto('/admin/dashboard/tracking-management')
  const colour = (cell: string) =>
    firstRow(page)
      .locator(cell)
      .evaluate((each) => getComputedStyle(each.closest('.actions') ?? each.parentElement ?? each).backgroundColor)
  const before = [await colour('.status'), await colour('.actions')]
  await firstRow(page).getByRole('checkbox').check()
  const after = [await colour('.status'), await colour('.actions')]
  expect(after[0]).not.toBe(before[0])
  expect(after[1]).toBe(after[0])
})

for (const width of [390, 360]) {
  test(`${width}: no figure on a center’s Home overlaps another`, async ({ page }) => {
    await signInByRequest(page, 'gujrat')
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/admin/dashboard')
    const texts = page.locator('.cc-own-statistics :is(h3, dt:not(.visually-hidden), dd), .cc-takings :is(dt, dd)')
    await expect(texts.last()).toBeVisible()
    await waitUntilQuiet(page)
    const overlaps = await texts.evaluateAll((all) => {
      const drawn = all.map((each) => {
        const range = document.createRange()
        range.selectNodeContents(each)
        return { text: each.textContent, box: range.getBoundingClientRect() }
      })
      const isOn = (one: DOMRect, other: DOMRect) =>
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 3 &&
        other.top < one.bottom - 3
      return drawn.flatMap(({ text, box }, at) =>
        drawn.slice(at + 1).flatMap((other) => (isOn(box, other.box) ? [`${text} × ${other.text}`] : [])),
      )
    })
    expect(overlaps).toEqual([])
  })
}

test('at 1,366 px Home and the archive have all their columns beside each other', async ({ page }) => {
  for (const path of ['/admin/dashboard', '/admin/dashboard/archives']) {
    await page.goto(path)
    await expect(firstRow(page)).toBeVisible()
    for (const head of await page.getByRole('columnheader').all()) await expect(head).toBeInViewport({ ratio: 0.95 })
    await expect(page.locator('.cc-sideways')).toHaveCount(0)
    const names = await firstRow(page).evaluate((row) =>
      ['.to', '.from'].map((name) => row.querySelector(name)?.getBoundingClientRect().width ?? 0),
    )
    for (const width of names) expect(width).toBeGreaterThanOrEqual(88)
  }
})

const TRACKING = '/admin/dashboard/tracking-management'

for (const language of ['', '/ur']) {
  test(`${language || 'English'}: Tracking Management shows Origin beside its pinned actions, and rows of 50 px from 300 px on`, async ({
    page,
  }) => {
    await page.goto(`${language}${TRACKING}?attention=step&sort=-attention`)
    await expect(firstRow(page)).toBeVisible()
    await waitUntilQuiet(page)
    const origin = (await firstRow(page).locator('.origin').boundingBox()) ?? { x: 0, width: Infinity }
    const pinned = (await firstRow(page).locator('.actions').boundingBox()) ?? { x: 0, width: 0 }
    // The text ends before the pinned actions.
    if (language) expect(origin.x).toBeGreaterThanOrEqual(pinned.x + pinned.width - 4)
    else expect(origin.x + origin.width).toBeLessThanOrEqual(pinned.x + 4)
    const rows = page.locator('tbody tr[data-index]')
    for (const { y, height } of await rows.evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().toJSON()),
    )) {
      expect(height, `row at ${y}`).toBeLessThanOrEqual(51)
    }
    expect((await firstRow(page).boundingBox())?.y).toBeLessThanOrEqual(300)
    // What it waits for and the labels of the icons are not cut off.
    const cut = await page
      .locator('tbody :is(.waiting > span, .cc-next, .labels span)')
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length)
    expect(cut).toBe(0)
    const below = await rows.evaluateAll((all) =>
      all.flatMap((row) => {
        const { bottom } = row.getBoundingClientRect()
        const names = [...row.querySelectorAll('.labels span')]
        return names.filter((name) => name.getBoundingClientRect().bottom > bottom).map((name) => name.textContent)
      }),
    )
    expect(below).toEqual([])
  })
}

test('on Home, names under Needs attention are not cut off', async ({ page }) => {
  await page.goto('/admin/dashboard')
  const names = page.locator('.cc-attention .whose .text-truncate')
  await expect(names.first()).toBeVisible()
  const cut = await names.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
})

for (const width of [390, 320]) {
  test(`at ${width} px, names and countries under Needs attention are whole, each country on one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/admin/dashboard')
    const whose = page.locator('.cc-attention .whose')
    await expect(whose.getByText('United Arab Emirates').first()).toBeVisible()
    const cut = await whose.evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
          return scrollWidth > clientWidth || scrollHeight > clientHeight
        })
        .map(({ textContent }) => textContent),
    )
    expect(cut).toEqual([])
    const lines = await whose
      .locator('small bdi:visible')
      .evaluateAll((all) => all.map((country) => country.getClientRects().length))
    expect(new Set(lines)).toEqual(new Set([1]))
  })
}

test('if a day has more centers than the card shows, the last one in view is cut off, to show that there are more', async ({
  page,
}) => {
  const centers = Array.from({ length: 40 }, (_, at) => ({
    username: `branch${at}`,
    totalDocuments: 1,
    totalParcels: 1,
    totalCollection: 1000 + at,
  }))
  await page.route('**/getStatisticsByToday', (route) => route.fulfill({ json: centers }))
  await page.goto('/admin/dashboard')
  const list = page.getByRole('list', { name: 'Centers' })
  await expect(list.getByRole('listitem')).toHaveCount(40)
  const shown = await list.evaluate((all) => {
    const { bottom } = all.getBoundingClientRect()
    return [...all.querySelectorAll('.sum')].map((sum) => {
      const box = sum.getBoundingClientRect()
      return (bottom - box.top) / box.height
    })
  })
  const whole = shown.filter((share) => share >= 1).length
  expect(whole).toBe(4)
  expect(shown[whole]).toBeGreaterThan(0.3)
  expect(shown[whole]).toBeLessThan(0.9)
})

test('a popup breaks a center’s name of 80 letters without a space', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const name = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft'
  await page.route('**/center/getall', (route) =>
    route.fulfill({ json: [{ _id: '1', centerName: name, username: 'vienna', status: 1 }] }),
  )
  await page.goto('/admin/dashboard/centers')
  await page.getByRole('button', { name: 'Delete' }).click()
  const shown = page.getByRole('dialog').getByText(name)
  await expect(shown).toBeVisible()
  const box = await shown.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 16)
})

test('the bar of selected rows and the panel are aligned with the table', async ({ page }) => {
  await page.goto(RECORDS)
  const table = (await page.locator('.cc-data').boundingBox()) ?? { x: 0, y: 0 }
  await firstRow(page).getByRole('checkbox').check()
  expect((await page.getByRole('toolbar').boundingBox())?.x).toBeCloseTo(table.x, 0)
  await firstRow(page).locator('.to').click()
  await expect(page.getByRole('complementary')).toBeVisible()
  expect(Math.abs(((await page.getByRole('complementary').boundingBox())?.y ?? 0) - table.y)).toBeLessThanOrEqual(1)
  // Void is still in the bar.
  const bar = page.getByRole('toolbar')
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1)
})

test('statistics and statuses fade at the edge beyond which there are more', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 768 })
  await page.goto('/admin/dashboard/tracking-management')
  // The cards may get wider once their figures have loaded.
  await expect(page.locator('.cc-statistics')).toHaveAttribute('aria-busy', 'false')
  for (const line of [page.locator('.cc-statistics > ul'), page.getByRole('group', { name: 'Groups' })]) {
    await expect(line).toHaveAttribute('data-more-after')
    await expect(line).not.toHaveAttribute('data-more-before')
    await line.evaluate((element) => {
      element.scrollLeft = 10_000
    })
    await expect(line).toHaveAttribute('data-more-before')
    await expect(line).not.toHaveAttribute('data-more-after')
  }
})

test('no number of the statistics is cut at an edge, where half of it would be another number', async ({ page }) => {
  for (const [width, address] of [
    [1366, RECORDS],
    [1366, `/ur${RECORDS}`],
    [390, RECORDS],
  ] as const) {
    await page.setViewportSize({ width, height: 768 })
    await page.goto(address)
    await expect(page.locator('.cc-statistics')).toHaveAttribute('aria-busy', 'false')
    const line = page.locator('.cc-statistics > ul')
    for (const scrolled of [0, 100, 333]) {
      await line.evaluate(
        (element, by) => element.scrollTo(getComputedStyle(element).direction === 'rtl' ? -by : by, 0),
        scrolled,
      )
      await expect(async () => {
        const cut = await line.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect()
          return [...element.querySelectorAll('dd')]
            .filter((figure) => figure.checkVisibility({ opacityProperty: true }))
            .filter((figure) => {
              const box = figure.getBoundingClientRect()
              return box.right > left && box.left < right && (box.left < left || box.right > right)
            })
            .map(({ textContent }) => textContent)
        })
        expect(cut).toEqual([])
      }).toPass()
    }
    // As many as fit are there.
    expect(await line.locator('dd:visible').count()).toBeGreaterThan(2)
  }
})

test('at 390 px, groups of lines in a card are 8 px apart, and all cards are equally high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [RECORDS, '/admin/dashboard']) {
    await page.goto(path)
    await expect(firstRow(page)).toBeVisible()
    const cards = await page.locator('tbody tr[data-index]').evaluateAll((rows) =>
      rows.map((row) => {
        const box = (name: string) => row.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
        const gaps = [box('.service').top - box('.to').bottom, box('.actions').top - box('.total').bottom]
        return { height: Math.round(row.getBoundingClientRect().height), gaps: gaps.map(Math.round) }
      }),
    )
    for (const { gaps } of cards) for (const gap of gaps) expect(Math.abs(gap - 8), path).toBeLessThanOrEqual(1)
    expect(new Set(cards.map(({ height }) => height)).size, path).toBe(1)
    expect(cards[0]?.height, path).toBeLessThanOrEqual(178)
  }
})

test('at 390 px, cards are no higher than their lines, and the next step is on the line of the actions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Those that are late have a line that says so.
  const most = { 'tracking-management?attention=step': 196, archives: 135, centers: 178.5 }
  for (const [path, height] of Object.entries(most)) {
    await page.goto(`/admin/dashboard/${path}`)
    await expect(page.locator('tbody tr[data-index] .actions').first()).toBeVisible()
    const heights = await page
      .locator('tbody tr[data-index]')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    expect(Math.max(...heights), path).toBeLessThanOrEqual(height)
  }
  await page.goto('/admin/dashboard/tracking-management?attention=step')
  const row = firstRow(page)
  const step = await row.locator('.cc-next').boundingBox()
  const upTrack = await row.getByRole('button', { name: 'Up Track' }).boundingBox()
  expect(Math.abs((step?.y ?? 0) - (upTrack?.y ?? Infinity))).toBeLessThan(8)
  expect((step?.x ?? 0) + (step?.width ?? Infinity)).toBeLessThanOrEqual(upTrack?.x ?? 0)
})

test('on an Urdu phone each card names a party first and its country after it, from right to left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/ur${RECORDS}`)
  await firstRow(page).waitFor()
  const parties = page.locator('tbody tr[data-index] td:is(.from, .to)')
  // How far each name is from the edge where its line begins.
  const seen = await parties.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell.querySelector('.clamped, bdi') ?? cell)
      const edge = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingInlineStart)
      return { name: range.toString(), gap: Math.round(edge - range.getBoundingClientRect().right) }
    }),
  )
  // Short names have another element than long ones.
  expect(seen.some(({ name }) => name.length <= 9)).toBe(true)
  expect(seen.filter(({ gap }) => gap !== 0)).toEqual([])
})

test('beside an open shipment, Tracking Management still shows the status, what it waits for, and the next step', async ({
  page,
}) => {
  await page.goto('/admin/dashboard/tracking-management?attention=step')
  await firstRow(page).locator('.status').click()
  await expect(page.getByRole('complementary')).toBeVisible()
  const row = firstRow(page)
  const pinned = (await row.locator('.actions').boundingBox())?.x ?? 0
  for (const cell of ['.status', '.waiting', '.next-step']) {
    const box = (await row.locator(cell).boundingBox()) ?? { x: 0, width: Infinity }
    expect(box.x + box.width, cell).toBeLessThanOrEqual(pinned + 1)
  }
  await expect(row.getByRole('button', { name: 'Down Track' })).toBeVisible()
})

test('at 150, 133 and 100 % zoom all bulk actions are in a line beside the sidebar, Void last', async ({ page }) => {
  for (const window of [911, 1024, 1366]) {
    await page.setViewportSize({ width: window, height: 512 })
    for (const language of ['', '/ur']) {
      await page.goto(`${language}/admin/dashboard/records`)
      await firstRow(page).getByRole('checkbox').check()
      const bar = page.getByRole('toolbar')
      const { x, width, height } = (await bar.boundingBox()) ?? { x: 0, width: window, height: 0 }
      expect(language ? window - x - width : x).toBeGreaterThanOrEqual(70)
      expect(height).toBeLessThan(60)
      // Nothing is cut off, and Void is last.
      expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1)
      await expect(bar.getByRole('button').last()).toHaveText(language ? 'منسوخ کریں' : 'Void')
    }
  }
})

/** Expects a message to name its shipment, and not to block clicks on what it covers. */
async function expectMessage(page: Page): Promise<void> {
  const number = (await firstRow(page).getByRole('rowheader').textContent()) ?? ''
  const menu = page.getByRole('button', { name: `Actions of ${number}` })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'Add Note' }).first().click()
  await page.getByLabel('Note', { exact: true }).fill('Call first')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  const message = page.locator('.cc-toasts .alert')
  await expect(message).toHaveText(`AirwayBill Note Updated Successfully !! ${number}`)
  const box = await message.boundingBox()
  const hit = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('.cc-toasts') !== null, {
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  })
  expect(hit).toBe(false)
  // In the header, where it covers no focused field.
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(72)
}

for (const [width, height] of [
  [1366, 768],
  [911, 512],
  [800, 700],
  [390, 844],
] as const) {
  test(`${width}: filters, missing numbers, an open panel and going offline shift nothing; a message blocks no click`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/admin/dashboard/records')
    await expect(firstRow(page)).toBeVisible()
    const place = async () => (await firstRow(page).boundingBox())?.y
    const before = await place()
    const filters = page.locator('.cc-tool-line')
    // As high as the labels and one row of controls.
    expect((await filters.boundingBox())?.height).toBeLessThanOrEqual(64)

    const more = page.getByRole('button', { name: /^More/ })
    await more.click()
    await expect(page.getByLabel('Remote Area')).toBeVisible()
    expect(await place()).toBe(before)
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()

    if (width >= 780) {
      await firstRow(page).locator('.to').click()
      await expect(page.getByRole('complementary')).toBeVisible()
      expect(await place()).toBe(before)
      const end = (await filters.boundingBox()) ?? { y: 0, height: 0 }
      const panel = (await page.getByRole('complementary').boundingBox()) ?? { y: 0, height: 0 }
      // A low window, as at 150 % zoom, has no room below the filters.
      if (height > 640) expect(panel.y).toBeGreaterThanOrEqual(end.y + end.height)
      else expect(panel.height).toBeGreaterThan(height * 0.8)
      await page.getByRole('button', { name: 'Close the shipment' }).click()
    }

    await expectMessage(page)
    expect(await place()).toBe(before)

    await page.getByRole('searchbox').fill('4010020200 4010020199 9999999999 40100201')
    await expect(page.getByText('One number was not found: 9999999999')).toBeInViewport()
    await expect(page.getByText('Not airway bill numbers: 40100201')).toBeInViewport()
    await expect(page.getByText('Shown shipments')).toBeVisible()
    expect(await place()).toBe(before)
    await page.context().setOffline(true)
    await expect(page.getByText('You are offline.')).toBeInViewport()
    expect(await place()).toBe(before)
  })
}
