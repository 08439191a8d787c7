import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { centerIds } from '../backend/branches'
import { signInByRequest, fillBooking, idCard, openSite, resetBackend } from './staff'

const HOME = '/admin/dashboard'
const BOOKING = `${HOME}/airwaybill`
const PASSWORD = 'Canary-pass-7316'
const CNIC = '34201-7316273-7'
const IMAGE = 'CANARY-ID-CARD-IMAGE'

test.beforeEach(async ({ page }) => resetBackend(page))

/** Everything that the tab and the browser store for this site, as one text. */
const storedBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const plain = (value: unknown): unknown => {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value)
      if (ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]))
    }
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('The database failed'))
      })
    const databases: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store)
        databases.push(name, store, await done(objects.getAllKeys()), (await done(objects.getAll())).map(plain))
      }
      database.close()
    }
    const cached: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        cached.push(request.url, await ((await cache.match(request))?.text() ?? ''))
    }
    const { navigation } = window as unknown as {
      navigation: { entries: () => { url: string; getState: () => unknown }[] }
    }
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      databases,
      cached,
      document.cookie,
      document.title,
      document.referrer,
      history.state,
      navigation.entries().map((entry) => [entry.url, entry.getState()]),
      performance.getEntriesByType('resource').map(({ name }) => name),
    ])
  })

/** Console messages of all pages of a context, and the addresses and referrers of their requests. */
function outputOf(context: BrowserContext): string[] {
  const said: string[] = []
  context.on('console', (message) => said.push(message.text()))
  context.on('weberror', (error) => said.push(String(error.error())))
  context.on('request', (request) => said.push(request.url(), request.headers()['referer'] ?? ''))
  return said
}

async function expectNothingOf(
  page: Page,
  canaries: readonly (string | RegExp)[],
  said: readonly string[],
  title = '',
): Promise<void> {
  const stored = (await storedBy(page)).replace(title, '')
  for (const canary of canaries) {
    const found = new RegExp(canary)
    expect(stored, `stored: ${String(canary)}`).not.toMatch(found)
    expect(said.join('\n'), `said: ${String(canary)}`).not.toMatch(found)
  }
}

/** What the tab stores of the dashboard: keys of its storage, and drafts, files and keys in the database. */
const dashboardDataOf = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('dashboard')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const database = opening.result
    const kept: string[] = []
    for (const store of ['drafts', 'files', 'keys']) {
      if (!database.objectStoreNames.contains(store)) continue
      const objects = database.transaction(store).objectStore(store)
      const keys = objects.getAllKeys()
      const values: IDBRequest<{ sealed?: unknown }[]> = objects.getAll()
      await new Promise((resolve) => (values.onsuccess = resolve))
      // Of a booked draft, the number is remembered for its copies in other tabs.
      const isLeft = (index: number) => values.result[index]?.sealed !== null
      kept.push(...keys.result.filter((_, index) => isLeft(index)).map((key) => `${store} ${key as string}`))
    }
    database.close()
    const own = Object.keys(sessionStorage).filter((key) => key.startsWith('dashboard:'))
    return [...own.toSorted(), ...kept]
  })

/** Confirms the question about drafts in this browser. */
const confirmLogout = (page: Page) =>
  page
    .getByRole('dialog', { name: /^Log out and delete/ })
    .getByRole('button', { name: 'Log out' })
    .click()

const idCardOf = (name: string) => {
  const card = idCard(name)
  return { ...card, buffer: Buffer.concat([card.buffer, Buffer.from(IMAGE)]) }
}

test('passwords, CNIC numbers, ID cards and customer names leave no trace; a favourite is stored as a bare id', async ({
  page,
  context,
}) => {
  const said = outputOf(context)
  await openSite(page, '/forgot-password')
  await page.getByLabel('Email').fill('gujrat@chenab.example')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByLabel('OTP')).toBeFocused()
  const { otp } = (await (await page.request.get('/__stand-in/otp')).json()) as { otp: string }
  const canaries: (string | RegExp)[] = [PASSWORD, new RegExp(`(?<!\\d)${otp}(?!\\d)`), CNIC, IMAGE]
  await page.getByLabel('OTP').fill(otp)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('link', { name: 'Go to login' }).click()
  const popup = page.getByRole('dialog', { name: 'Login' })
  await expect(popup.getByLabel('Username')).toBeFocused()
  await expectNothingOf(page, canaries, said)

  await popup.getByLabel('Username').fill('gujrat')
  await popup.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await popup.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`**${HOME}`)
  await expectNothingOf(page, canaries, said)

  const answer = await page.request.get('/api/customer/search?term=sarus')
  const [sarus] = (await answer.json()) as { _id: string; company: string; contactPerson: string }[]
  if (!sarus) throw new Error('The seed has no such customer')
  // Names are in the memory of the page only, so that a closed tab that is reopened has none.
  canaries.push(sarus.company, sarus.contactPerson)
  await page.goto(BOOKING)
  const company = page.locator('[name="shipperCompany"]')
  await company.pressSequentially('sarus')
  await page.getByRole('option').filter({ hasText: sarus.contactPerson }).first().click()
  await page.getByRole('button', { name: 'Make favourite' }).click()
  await expect.poll(() => storedBy(page), 'what is stored is found').toContain(sarus._id)
  await fillBooking(page)
  await page.locator('[name="shipperNtnCnicNo"]').fill(CNIC)
  await page.locator('[name="shipperIDFront"]').setInputFiles(idCardOf('front.png'))
  await page.locator('[name="shipperIDBack"]').setInputFiles(idCardOf('back.png'))
  // The tab's draft with its id and two files, the signed-in user, and the key.
  await expect.poll(() => dashboardDataOf(page)).toHaveLength(6)
  await page.getByLabel('Remarks').fill('Call first')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  // The draft itself is encrypted in the browser's database; the tab's title has its names while it is filled in.
  const title = 'Sana → Sheffield | Chenab'
  await expect(page).toHaveTitle(title)
  await expectNothingOf(page, [...canaries, 'Sana', 'Hallam', 'Sheffield'], said, title)

  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Add Shipment' }).first().click()
  const receipt = await opened
  await expect(receipt.getByText(CNIC).first()).toBeAttached()
  await expect(page.getByText('is booked.')).toBeVisible()
  // The key is needed for the next booking, and encrypts who is signed in.
  await expect
    .poll(() => dashboardDataOf(page))
    .toEqual([`dashboard:user:${centerIds.gujrat}`, `keys ${centerIds.gujrat}`])
  for (const tab of [page, receipt]) await expectNothingOf(tab, canaries, said)

  await page.getByRole('button', { name: 'Logout' }).first().click()
  for (const tab of [page, receipt]) {
    await expect(tab).toHaveURL('/')
    await expect.poll(() => dashboardDataOf(tab)).toEqual([])
    await expectNothingOf(tab, canaries, said)
  }
  // Back shows at most the login, and nothing of dashboard or papers.
  for (const tab of [page, receipt]) {
    await tab.goBack()
    await expect(tab).toHaveURL(/\/login\?next=/)
    await expect(tab.getByRole('dialog', { name: 'Login' })).toBeVisible()
    await expect(tab.getByText('Welcome, gujrat')).toHaveCount(0)
    await expect(tab.getByText(CNIC)).toHaveCount(0)
  }

  await page.request.post('/api/center/login', { multipart: { username: 'gujrat', password: PASSWORD } })
  await page.goto(BOOKING)
  await company.press('ArrowDown')
  const option = page.getByRole('listbox', { name: 'Saved shippers' }).getByRole('option')
  await expect(option).toHaveText(`${sarus.company}Favourite${sarus.contactPerson}`)
})

test('logging out clears every tab at once, also one that went to a public page by the address bar', async ({
  page,
  context,
}) => {
  await signInByRequest(page, 'gujrat')
  const [unfinished, paper, outside] = [await context.newPage(), await context.newPage(), await context.newPage()]
  await unfinished.goto(BOOKING)
  await unfinished.locator('[name="shipperNtnCnicNo"]').fill(CNIC)
  await unfinished.locator('[name="shipperIDFront"]').setInputFiles(idCardOf('front.png'))
  await expect.poll(() => dashboardDataOf(unfinished)).toHaveLength(5)
  const list = await page.request.get('/api/airwaybill/getAll')
  const [{ _id: id } = { _id: '' }] = (await list.json()) as { _id: string }[]
  await paper.goto(`${HOME}/receipt/${id}`)
  await expect(paper.getByRole('button', { name: 'Print', exact: true })).toBeVisible()
  // A public page opened by the address bar, which loads nothing of the dashboard.
  outside.on('dialog', (dialog) => void dialog.accept())
  await outside.goto(BOOKING)
  await outside.locator('[name="shipperNtnCnicNo"]').fill(CNIC)
  await expect.poll(() => dashboardDataOf(outside)).toHaveLength(6)
  await outside.goto('/tracking')
  await outside.waitForLoadState('networkidle')
  expect(await dashboardDataOf(outside), 'the draft waits for its author').toHaveLength(6)

  await page.goto(HOME)
  await expect(page.getByText('Welcome, gujrat')).toBeVisible()
  // Everything is removed from view before the home page appears.
  const gone = new Set<Page>()
  await context.exposeBinding('tellGone', ({ page: tab }) => void gone.add(tab))
  for (const tab of [unfinished, paper]) {
    await tab.evaluate(() => {
      const root = document.documentElement
      const tell = () => root.hidden && (window as unknown as { tellGone: () => void }).tellGone()
      new MutationObserver(tell).observe(root, { attributes: true })
    })
  }
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  for (const tab of [unfinished, paper]) {
    await tab.route(
      (url) => url.pathname === '/',
      async (route) => {
        await held
        await route.continue()
      },
    )
  }
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await confirmLogout(page)
  await expect.poll(() => [unfinished, paper].filter((tab) => !gone.has(tab)).length).toBe(0)
  release()
  for (const tab of [unfinished, paper]) await expect(tab).toHaveURL('/')
  for (const tab of [page, unfinished, paper, outside]) await expect.poll(() => dashboardDataOf(tab)).toEqual([])
  for (const tab of [unfinished, outside]) expect(await storedBy(tab)).not.toContain(CNIC)
  await expect(outside).toHaveURL('/tracking')
  await expect(page).toHaveURL('/')
  for (const tab of [unfinished, paper, outside]) {
    await tab.goBack()
    await expect(tab.getByRole('dialog', { name: 'Login' })).toBeVisible()
    await expect(tab.getByText('Welcome, gujrat')).toHaveCount(0)
  }
})
