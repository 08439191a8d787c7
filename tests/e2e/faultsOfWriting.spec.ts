import { expect, test, type Locator, type Page } from '@playwright/test'
import { EVERY_REPEAT, expectSound, GATEWAY_PAGE, NO_ANSWER, timesAsked, tried, watch, type Answered } from './faults'
import { publicWritings, staffWritings, type Writing } from './faultedWritings'
import { asUser, nextCall, noMoreFaults, PASSWORD, resetBackend } from './staff'

// What each refusal says: tests/services/http/refusals.test.ts. Here they and broken lines meet the screens.

const NOT_AUTHORIZED = 'Not authorized to access'

/** Each with the text that it shows; the last one comes after the backend has done its work. */
const faults: Record<string, { fault: Answered; text: string }> = {
  'a refusal': { fault: { status: 409, statusText: 'Reason 7', body: '' }, text: 'Reason 7' },
  'a status without a text': { fault: { status: 429, statusText: '', body: {} }, text: 'Too Many Requests' },
  'a gateway’s page': { fault: { status: 502, statusText: '', body: GATEWAY_PAGE }, text: 'Bad Gateway' },
  'a slow line': { fault: { status: 408, statusText: '', body: '', times: EVERY_REPEAT }, text: 'Request Timeout' },
  'no session any more': { fault: { status: 401, body: { error: 'x' } }, text: NOT_AUTHORIZED },
  'a line that breaks': { fault: { drop: 'before', times: EVERY_REPEAT }, text: NO_ANSWER },
  'an answer that is lost': { fault: { drop: 'after', times: EVERY_REPEAT }, text: NO_ANSWER },
}

const typedIn = (root: Locator) =>
  root
    .locator('input[name], select[name], textarea[name]')
    .evaluateAll((fields) =>
      fields.map((field) => `${(field as HTMLInputElement).name}=${(field as HTMLInputElement).value}`),
    )

/** Until the page has its answer to the next such call, or knows that there is none. */
const answered = (page: Page, { method, path }: Writing) => {
  const isCall = (request: { method: () => string; url: () => string }) =>
    request.method() === method && request.url().includes(path.replace('*', ''))
  return Promise.race([page.waitForEvent('requestfinished', isCall), page.waitForEvent('requestfailed', isCall)])
}

/** Signs in over the page, where a session has ended in mid-work. */
async function signInAgain(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: 'Login' })
  await expect(popup.getByText(NOT_AUTHORIZED)).toBeVisible()
  await popup.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await popup.getByRole('button', { name: 'Login' }).click()
  await expect(popup).toBeHidden()
}

/** One press that meets a fault: its text, one call, nothing lost, and the page is free again. */
async function meet(
  page: Page,
  writing: Writing,
  { fault, text }: { fault: Answered; text: string },
  isStaff: boolean,
) {
  const { method, path } = writing
  const typed = await typedIn(writing.fields)
  const before = await timesAsked(page, writing)
  await nextCall(page, { method, path, ...fault })
  const isSignedOut = isStaff && fault.status === 401
  if (isSignedOut) await nextCall(page, { method: 'GET', path: '/api/center/getCenterDetails', status: 401 })
  const ended = answered(page, writing)
  await writing.button.click()
  // The text of the fault before may be the same, and the browser still be repeating the call.
  await ended
  await expect(page.locator('.cc-overlay')).toHaveCount(0)
  await expect(writing.problem).toHaveText(text)
  if (isSignedOut) await signInAgain(page)
  expect(await typedIn(writing.fields)).toEqual(typed)
  // The browser itself may repeat a request where the fault waits for that.
  if (fault.times === undefined) expect(await timesAsked(page, writing)).toBe(before + 1)
  else await noMoreFaults(page)
}

test.describe.configure({ timeout: 240_000 })

for (const [isStaff, writings] of [
  [true, staffWritings],
  [false, publicWritings],
] as const) {
  for (const [name, screen] of Object.entries(writings)) {
    test(`${name} loses nothing to a fault, and succeeds after it`, async ({ page }) => {
      await resetBackend(page)
      const incidents = await watch(page)
      if (isStaff) await asUser(page, 'headoffice')
      const writing = screen(page)
      await writing.open()
      const met = Object.entries(faults).filter(([, { fault }]) => !(writing.isLookedUp && fault.drop === 'after'))
      let isDone = false
      for (const [what, each] of tried(name, met, 2)) {
        await test.step(what, () => meet(page, writing, each, isStaff))
        isDone = each.fault.drop === 'after'
      }
      if (isDone) await writing.open()
      const before = await timesAsked(page, writing)
      await writing.button.click()
      await writing.succeeded()
      expect(await timesAsked(page, writing)).toBe(before + 1)
      await expectSound(page, incidents)
    })
  }
}
