import { expect, type Locator, type Page } from '@playwright/test'
import { Trial } from './faultReport'
import { answering, aRefusal, choicesFor, nameOf, reset, tried, type Answered } from './faults'
import { timesAsked } from './faultsOfWriting'
import { bodyKinds, type Status } from './faultTexts'
import { expectSound, type Watch } from './faultWatch'
import { malformed } from './malformed'
import { nextCall, noMoreFaults } from './staff'

/** A reading call behind the screen that loads it. */
export interface Reading {
  /** As the report names it. */
  name: string
  method: 'GET' | 'POST'
  path: string
  /** Leads to the screen, which makes the call. */
  open: () => Promise<void>
  /** Asks again where it failed: Try again, unless told. */
  again?: () => Promise<void>
  /** What stands in its place after a failure; without it nothing does. */
  failed?: Locator
  /** What stands there otherwise. */
  loaded: Locator
  /** One object or one value: some of what is no list may be that. */
  isOne?: boolean
  /** A 404 means that there is none, and a 401 concerns this part alone. */
  mayBeNone?: boolean
  /** A 401 leads elsewhere than to the popup over the page. */
  isGuard?: boolean
}

const final: readonly Status[] = [400, 403, 404, 409, 413, 429, 500]
/** Tried again by the product: a failure takes three of them. */
const transient: readonly Status[] = [502, 503, 504]
const TRIES = 3

/** Some answers of one object or value are read as one, whatever they hold. */
const mayBeRead = ({ isOne, mayBeNone }: Reading, { status }: Answered) =>
  (isOne === true && status === 200) || (mayBeNone === true && status === 404)

const quickly = { intervals: [20, 50, 100] }

/** One failure, however it comes: it shows in its own place, and nowhere else. */
async function fail(page: Page, watched: Watch, reading: Reading, fault: Answered, ask: () => Promise<void>) {
  const before = await timesAsked(page, reading)
  const tries = fault.drop || transient.some((status) => status === fault.status) ? TRIES : 1
  // Several faults that are the same: each try of the product may be repeated by the browser.
  const times = (fault.times ?? 1) * tries
  await nextCall(page, { ...fault, method: reading.method, path: reading.path, times })
  await ask()
  await expect.poll(() => timesAsked(page, reading), quickly).toBeGreaterThanOrEqual(before + tries)
  if (!reading.failed) await expect(reading.loaded.first()).toBeVisible()
  else if (mayBeRead(reading, fault)) await expect(reading.failed.or(reading.loaded).first()).toBeVisible()
  else await expect(reading.failed.first()).toBeVisible()
  await noMoreFaults(page)
  await expect(page.locator('.cc-toasts .alert')).toHaveCount(0)
  await expectSound(page, watched)
}

/** Faults of one reading call as they fall, and a success at the end. */
export async function tryReading(page: Page, watched: Watch, reading: Reading): Promise<void> {
  const { name, open, failed } = reading
  const trial = new Trial(name)
  const random = choicesFor(name)
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  const again = reading.again ?? (() => tryAgain.first().click())

  /** There is a failure to try again. */
  let hasFailed = false
  const meet = async (what: string, fault: Answered) => {
    // The page before must not meet the fault.
    if (!hasFailed) await page.goto('about:blank')
    await trial.survive(
      what,
      async () => {
        const isAgain = hasFailed
        hasFailed = false
        await fail(page, watched, reading, fault, isAgain ? again : open)
        hasFailed = failed !== undefined && !mayBeRead(reading, fault)
      },
      () => noMoreFaults(page),
    )
  }
  const refuse = (status: Status) => {
    const refusal = aRefusal(status, random.pick(bodyKinds), random.chance(0.5))
    return meet(nameOf(refusal), answering(refusal))
  }

  const statuses = [...final]
  const faults: (() => Promise<void>)[] = []
  for (let count = 0; count < 3; count += 1) {
    const status = random.pick(statuses)
    statuses.splice(statuses.indexOf(status), 1)
    faults.push(() => refuse(status))
  }
  const line = random.pick([...transient, 'reset'] as const)
  faults.push(
    () => refuse(408),
    () => (line === 'reset' ? meet('reset', reset) : refuse(line)),
  )
  for (let count = 0; count < 3; count += 1) {
    const body = random.pick(malformed)
    faults.push(() => meet(`${JSON.stringify(body)} with status 200`, { status: 200, body }))
  }
  for (const fault of tried(name, faults)) await fault()
  if (random.chance(0.5) && !reading.mayBeNone)
    await trial.survive('401', () => meetUnauthorized(page, watched, reading, again))
  else {
    await trial.survive('no fault at last', async () => {
      await (hasFailed ? again() : open())
      await expectLoaded(page, watched, reading)
    })
  }
  trial.end()
}

async function expectLoaded(page: Page, watched: Watch, { failed, loaded }: Reading): Promise<void> {
  await expect(loaded.first()).toBeVisible()
  if (failed) await expect(failed).toHaveCount(0)
  await expectSound(page, watched)
}

/** The session is alive: only the place itself says that this is not for the user's role. */
async function meetUnauthorized(
  page: Page,
  watched: Watch,
  reading: Reading,
  again: () => Promise<void>,
): Promise<void> {
  const { method, path, open, isGuard, failed } = reading
  await page.goto('about:blank')
  await nextCall(page, { method, path, status: 401, body: { error: 'x' } })
  await open()
  if (isGuard) await open()
  else if (failed) {
    await expect(failed.first()).toBeVisible()
    await expect(page.getByText('Not authorized to access').first()).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Login' })).toHaveCount(0)
    await again()
  }
  await expectLoaded(page, watched, reading)
}
