import { expect, test, type Page } from '@playwright/test'
import { printTrials, Trial } from './faultReport'
import { never } from './faults'
import { timesAsked, waiting, type Writing } from './faultsOfWriting'
import * as screens from './faultScreens'
import { expectSound, watch } from './faultWatch'
import { nextCall, resetBackend, openAs } from './staff'

const HOME = '/admin/dashboard'

test.describe.configure({ timeout: 240_000 })
test.beforeEach(async ({ page }) => resetBackend(page))
test.afterAll(printTrials)

/** Waits as somebody at the counter would: three seconds, twelve, and for an answer that never comes. */
async function waitFor(page: Page, screen: (page: Page) => Writing, elsewhere: string): Promise<Trial> {
  const watched = await watch(page)
  const writing = screen(page)
  const { call, method, path } = writing
  const trial = new Trial(`${call}, slow`)
  await writing.open()

  await trial.survive('an answer after 3 s', async () => {
    const typed = await writing.typed()
    const before = await timesAsked(page, writing)
    await nextCall(page, { method, path, status: 409, statusText: 'Reason slow', body: '', delayMs: 3000 })
    await writing.press()
    await expect(waiting(page)).toBeVisible()
    // The impatient press again.
    await page.keyboard.press('Enter')
    await expect(writing.problem).toHaveText('Reason slow')
    await expect(waiting(page)).toHaveCount(0)
    expect(await writing.typed()).toEqual(typed)
    expect(await timesAsked(page, writing)).toBe(before + 1)
    await expectSound(page, watched)
  })

  await trial.survive('an answer after 12 s', async () => {
    await nextCall(page, { method, path, delayMs: 12_000 })
    await writing.press()
    const still = waiting(page).getByText('Still waiting for an answer.')
    await expect(waiting(page)).toBeVisible()
    await expect(still).toBeHidden()
    await expect(still).toBeVisible({ timeout: 15_000 })
    await writing.succeeded()
    await expectSound(page, watched)
  })

  await trial.survive('no answer at all', async () => {
    await writing.open()
    await nextCall(page, { method, path, ...never })
    await writing.press()
    await expect(waiting(page)).toBeVisible()
    await page.goto(elsewhere)
    await expect(waiting(page)).toHaveCount(0)
    await expectSound(page, watched)
  })
  return trial
}

test('who waits is told so, presses once, and can leave', async ({ browser }) => {
  const { popups, createAirwayBill, updateProfile, login, sendContactMessage, forgotPassword } = screens
  const windows = [
    { username: 'headoffice', tabs: [popups.upTrack, popups.createCenter], elsewhere: `${HOME}/records` },
    { username: 'gujrat', tabs: [createAirwayBill, updateProfile], elsewhere: HOME },
    { username: null, tabs: [sendContactMessage, forgotPassword, login], elsewhere: '/tracking' },
  ]
  const waits: (() => Promise<Trial>)[] = []
  for (const { username, tabs, elsewhere } of windows) {
    const context = await browser.newContext()
    if (username !== null) await openAs(await context.newPage(), username, `${HOME}/settings`)
    waits.push(...tabs.map((tab) => async () => waitFor(await context.newPage(), tab, elsewhere)))
  }
  // All of them wait at once.
  const trials = await Promise.all(waits.map((wait) => wait()))
  for (const trial of trials) trial.end()
})

test('a page that waits for its first answer says so, and can be left', async ({ page }) => {
  const watched = await watch(page)
  const trial = new Trial('getCenterDetails and trackShipment, slow')
  await openAs(page, 'gujrat', `${HOME}/settings`)
  await page.goto('about:blank')
  const places = [
    ['/api/center/getCenterDetails', HOME, 'Loading your experience...'],
    ['/api/airwaybill/track/4010020001', '/tracking/4010020001', 'Tracking your shipment...'],
  ] as const
  for (const [path, screen, text] of places) {
    await trial.survive(`${text} 3 s`, async () => {
      await nextCall(page, { method: 'GET', path, delayMs: 3000 })
      await page.goto(screen)
      await expect(waiting(page)).toContainText(text)
      await expect(waiting(page)).toHaveCount(0)
      await expectSound(page, watched)
    })
    await trial.survive(`${text} for ever`, async () => {
      await page.goto('about:blank')
      await nextCall(page, { method: 'GET', path, ...never })
      await page.goto(screen)
      await expect(waiting(page)).toContainText(text)
      await page.goto('/forgot-password')
      await expectSound(page, watched)
    })
  }
  trial.end()
})
