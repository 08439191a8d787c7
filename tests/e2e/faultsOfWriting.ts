import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { Trial } from './faultReport'
import { answering, lostAfterwards, nameOf, refusalsFor, reset, type Answered } from './faults'
import { expectedText, givenTexts, NO_ANSWER, type WritingCall } from './faultTexts'
import { expectSound, freeAfter, type Watch } from './faultWatch'
import { callsTo, nextCall, noMoreFaults, PASSWORD } from './staff'

/** A writing call behind its screen or popup. */
export interface Writing {
  call: WritingCall
  method: 'POST' | 'PUT'
  /** As the stand-in is asked for it: a path, or its beginning and `*`. */
  path: string
  /** Brings the screen to where the call can be pressed, with its fields filled. */
  open: () => Promise<void>
  press: () => Promise<void>
  /** Where the refusal stands. */
  problem: Locator
  /** What the screen makes of a refusal's text; the status is null where there was no answer. */
  shows?: (text: string, status: number | null) => string
  /** Everything typed. */
  typed: () => Promise<unknown>
  /** A session is needed: a 401 asks to sign in over the page. */
  isSignedIn?: boolean
  /** What shows when the call succeeds. */
  succeeded: () => Promise<void>
}

/** How often the stand-in has been asked for a call. */
export async function timesAsked(page: Page, { method, path }: { method: string; path: string }): Promise<number> {
  const calls = await callsTo(page, path.replace('*', ''))
  return calls.filter((call) => call.method === method).length
}

/** Signs in over the page, where a session has ended in mid-work. */
export async function signInAgain(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: 'Login' })
  await expect(popup.getByText('Not authorized to access')).toBeVisible()
  await popup.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await popup.getByRole('button', { name: 'Login' }).click()
  await expect(popup).toBeHidden()
}

export const waiting = (page: Page) => page.locator('.cc-overlay')

/** The overlay is gone; asked at each frame, because so many faults wait for it. */
export async function seeItFree(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.cc-overlay') === null)
}

const quickly = { intervals: [20, 50, 100, 250] }

interface Met {
  fault: Answered
  /** The refusal's text. */
  text: string
}

const shown = ({ shows }: Writing, text: string, status: number | null) => (shows ? shows(text, status) : text)

/** Until the page has its answer to the next such call, or knows that there is none. */
async function callEnded(page: Page, { method, path }: Writing): Promise<void> {
  const isCall = (request: Request) => request.method() === method && request.url().includes(path.replace('*', ''))
  await Promise.race([page.waitForEvent('requestfinished', isCall), page.waitForEvent('requestfailed', isCall)])
}

/** One press that meets a fault: its text, one call, nothing lost, and the page is free again. */
async function meet(page: Page, watched: Watch, trial: Trial, writing: Writing, { fault, text }: Met) {
  const typed = await writing.typed()
  const before = await timesAsked(page, writing)
  await nextCall(page, { method: writing.method, path: writing.path, ...fault })
  const isSignedOut = writing.isSignedIn && fault.status === 401
  if (isSignedOut) await nextCall(page, { method: 'GET', path: '/api/center/getCenterDetails', status: 401 })
  const ended = callEnded(page, writing)
  await writing.press()
  await expect.poll(() => timesAsked(page, writing), quickly).toBeGreaterThan(before)
  // The text of the fault before may be the same, and the browser still be repeating the call.
  await ended
  await seeItFree(page)
  await expect(writing.problem).toHaveText(shown(writing, text, fault.status ?? null))
  if (isSignedOut) await signInAgain(page)
  expect(await writing.typed()).toEqual(typed)
  // The browser itself may repeat a request where the fault waits for that.
  if (fault.times === undefined) expect(await timesAsked(page, writing)).toBe(before + 1)
  else await noMoreFaults(page)
  trial.tookToBeFree(await freeAfter(page, writing.path.replace('*', '')))
  await expectSound(page, watched)
}

/** The line is not there at all: nothing reaches the backend. */
async function meetRefusedConnection(page: Page, watched: Watch, writing: Writing): Promise<void> {
  const typed = await writing.typed()
  const before = await timesAsked(page, writing)
  const pattern = `**${writing.path}`
  let sent = 0
  await page.route(pattern, async (route) => {
    if (route.request().method() !== writing.method) return route.fallback()
    sent += 1
    return route.abort('connectionrefused')
  })
  await writing.press()
  await expect.poll(() => sent, quickly).toBe(1)
  await seeItFree(page)
  await expect(writing.problem).toHaveText(shown(writing, NO_ANSWER, null))
  await page.unroute(pattern)
  expect(await writing.typed()).toEqual(typed)
  expect(await timesAsked(page, writing)).toBe(before)
  expect(sent).toBe(1)
  await expectSound(page, watched)
}

/** The refusals of a writing call and the broken lines, one press after the other on the same screen. */
export async function tryRefusals(page: Page, watched: Watch, trial: Trial, writing: Writing) {
  const recover = async () => {
    await noMoreFaults(page)
    await writing.open()
  }
  const press = (name: string, met: Met) => trial.survive(name, () => meet(page, watched, trial, writing, met), recover)
  const { call } = writing
  for (const refusal of refusalsFor(call)) {
    await press(nameOf(refusal), { fault: answering(refusal), text: expectedText(call, refusal) })
  }
  for (const text of givenTexts[call] ?? []) {
    await press(`400 «${text}»`, { fault: { status: 400, statusText: '', body: { error: text } }, text })
  }
  await trial.survive('connection refused', () => meetRefusedConnection(page, watched, writing), recover)
  await press('reset before the effect', { fault: reset, text: NO_ANSWER })
  return press
}

/** All faults of one writing call, and a success at the end. */
export async function tryWriting(page: Page, watched: Watch, writing: Writing): Promise<void> {
  const trial = new Trial(writing.call)
  await writing.open()
  const press = await tryRefusals(page, watched, trial, writing)
  await press('answer lost after the effect', { fault: lostAfterwards, text: NO_ANSWER })
  await writing.open()
  await trial.survive('no fault at last', async () => {
    const before = await timesAsked(page, writing)
    await writing.press()
    await writing.succeeded().catch(async (error: unknown) => {
      const asked = (await timesAsked(page, writing)) - before
      const seen = await page.getByRole('dialog').or(page.getByRole('main')).last().innerText()
      throw new Error(`${String(error)}\nasked ${asked} times; the page says: ${seen}`)
    })
    expect(await timesAsked(page, writing)).toBe(before + 1)
    await expectSound(page, watched)
  })
  trial.end()
}
