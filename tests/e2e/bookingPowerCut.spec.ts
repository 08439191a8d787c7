import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { seededRandom } from '../backend/random'
import {
  addButton,
  bookAnyway,
  CREATE,
  editBooking,
  field,
  openForm,
  waitForNumber,
  successMessage,
  typedValues,
} from './bookingForm'
import { chromiumPath } from './chromium.mjs'
import { callsTo, fillBooking, resetBackend, sentAs, withoutRandomPart } from './staff'

/** How often the browser is killed while a booking is typed; `KILL_POINTS=200` for more. */
const POINTS = Number(process.env['KILL_POINTS'] ?? 1)

/** In milliseconds: what was typed is on the disk, and shown as saved, this long after the last key. */
const SAVED_WITHIN_MS = 1000

/** A browser whose profile on the disk survives it. */
class Computer {
  private context: BrowserContext | null = null
  private constructor(
    private readonly profile: string,
    private readonly baseURL: string,
  ) {}

  static async bought(baseURL: string): Promise<Computer> {
    return new Computer(await mkdtemp(join(tmpdir(), 'power-cut-')), baseURL)
  }

  /** Starts the browser without restoring tabs, as after a power cut. */
  async start(): Promise<Page> {
    this.context = await chromium.launchPersistentContext(this.profile, {
      executablePath: chromiumPath() ?? '',
      args: ['--disable-quic', '--disable-background-networking'],
      baseURL: this.baseURL,
      viewport: { width: 1366, height: 768 },
      reducedMotion: 'reduce',
    })
    this.context.setDefaultTimeout(30_000)
    const page = this.context.pages()[0] ?? (await this.context.newPage())
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
    return page
  }

  /** Kills the browser with all its processes, whatever they are doing. */
  async cutPower(): Promise<void> {
    const browser = this.context?.browser()
    if (!browser) throw new Error('The browser is not running')
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const gone = new Promise((resolve) => browser.once('disconnected', resolve))
    for (const { id } of processInfo) {
      try {
        process.kill(id, 'SIGKILL')
      } catch {
        // The process has ended already.
      }
    }
    await gone
    this.context = null
  }

  async sell(): Promise<void> {
    await this.context?.close()
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

const offer = (page: Page) => page.getByText(/^Draft:/)
const clock = (page: Page) => page.evaluate(() => new Date().toTimeString().slice(0, 8))

/** The time up to which the screen shows the booking as saved, as `15:14:15`. */
async function savedUpTo(page: Page): Promise<string> {
  const [, hours = '', rest = '', half = ''] =
    /^Saved at (\d\d)(:\d\d:\d\d) ([AP]M)$/.exec((await page.locator('.cc-save-state').textContent()) ?? '') ?? []
  return String((Number(hours) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0') + rest
}

test(`${POINTS} power cuts during a random booking lose nothing that was shown as saved`, async ({ baseURL }) => {
  test.setTimeout(60_000 + POINTS * 20_000)
  const computer = await Computer.bought(baseURL ?? '')
  let page = await computer.start()
  await resetBackend(page)
  await openForm(page)
  await fillBooking(page)
  const random = seededRandom(900)
  const files = new Map<string, string>()
  for (let point = 0; point < POINTS; point++) {
    let lastKey = ''
    for (let step = random.int(1, 4); step > 0; step--) {
      lastKey = await clock(page)
      await editBooking(page, random, `${point}-${step}`, files)
    }
    await page.waitForTimeout(SAVED_WITHIN_MS)
    await expect.poll(async () => (await savedUpTo(page)) >= lastKey, `shown as saved, ${point}`).toBe(true)
    const { remarks: before = '', ...typed } = await typedValues(page)
    // Half of the cuts are in the middle of a word.
    const word = random.chance(0.5) ? `word ${point} that is being typed` : ''
    const typing = word && field(page, 'remarks').pressSequentially(word, { delay: random.int(5, 40) })
    if (typing) {
      typing.catch(() => undefined)
      await page.waitForTimeout(random.int(0, 700))
    }
    await computer.cutPower()

    page = await computer.start()
    await openForm(page)
    await expect(field(page, 'recCity'), `untouched, ${point}`).toHaveValue('')
    await expect(offer(page), `offered, ${point}`).toHaveText(/^Draft: Sana Mehmood → .+, \d\d:\d\d [AP]M$/)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => field(page, 'recCity').inputValue(), `back, ${point}`).toBe(typed['recCity'])
    await waitForNumber(page)
    const { remarks: after = '', ...back } = await typedValues(page)
    expect(back, `cut ${point}`).toEqual(typed)
    expect((before + word).startsWith(after) && after.length >= before.length, `«${after}», cut ${point}`).toBe(true)
    for (const name of files.values()) await expect(page.getByText(name), `cut ${point}`).toBeVisible()
    await expect(page.getByText('could not be loaded. Choose it again.')).toHaveCount(0)
  }
  // The restored booking can be made, with intact files; its random amount may be below the discount.
  await field(page, 'discount').fill('')
  await page.getByLabel('Print Invoice').uncheck()
  await addButton(page).click()
  await bookAnyway(page)
  await expect(successMessage(page)).toBeVisible()
  const booked = (await callsTo(page, CREATE)).at(-1)
  const sent = new Map(booked?.files.map(({ name, filename }) => [name, withoutRandomPart(filename)]))
  expect(sent).toEqual(new Map(Object.entries(sentAs).filter(([name]) => files.has(name))))
  const sizes = new Set(booked?.files.map(({ size }) => size))
  expect(sizes.size).toBe(Math.min(files.size, 1))
  expect(sizes).not.toContain(0)
  await computer.sell()
})

test('after a power cut during a submission, the booking is looked up and made once', async ({ baseURL }) => {
  const computer = await Computer.bought(baseURL ?? '')
  let page = await computer.start()
  await resetBackend(page)
  const number = await openForm(page)
  await fillBooking(page)
  await page.getByLabel('Print Invoice').uncheck()
  // The booking is made, and the browser is killed before the answer.
  const made = new Promise<void>((resolve) => {
    void page.route(`**${CREATE}`, (route) => route.fetch().then(() => resolve()))
  })
  await addButton(page).click()
  await made
  await computer.cutPower()

  page = await computer.start()
  await openForm(page)
  await expect(offer(page)).toContainText(`It may already be booked as airway bill ${number}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('is booked.')).toBeVisible()
  await expect(page.getByText(number).first()).toBeVisible()
  expect(await callsTo(page, CREATE)).toHaveLength(1)
  await computer.sell()
})
