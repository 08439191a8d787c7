import { expect, test, type Page, type Request } from '@playwright/test'
import { bookingReadings, paperReadings } from './faultedReadings'
import { printTrials, Trial } from './faultReport'
import { answering, nameOf, refusalsFor, reset } from './faults'
import { tryReading } from './faultsOfReading'
import { timesAsked } from './faultsOfWriting'
import { expectedText, NO_ANSWER } from './faultTexts'
import { expectSound, watch } from './faultWatch'
import { seededNumbers } from './publicChecks'
import { letGoOn, nextCall, noMoreFaults, openAs, resetBackend, untilQuiet, type Fault } from './staff'

const HOME = '/admin/dashboard'
/** A page of the dashboard that asks for nothing. */
const QUIET = `${HOME}/finance-management`

test.describe.configure({ timeout: 240_000 })
test.beforeEach(async ({ page }) => resetBackend(page))
test.afterAll(printTrials)

const list = async <Row>(page: Page, path: string) => (await (await page.request.get(path)).json()) as Row[]
const liveIds = async (page: Page) =>
  (await list<{ _id: string }>(page, '/api/airwaybill/getAll')).map(({ _id }) => _id)

test('papers are whole or are not printed', async ({ page }) => {
  const watched = await watch(page)
  await openAs(page, 'headoffice', QUIET)
  const [id = ''] = await liveIds(page)
  const [bill] = await list<{ id: string }>(page, '/api/archive/getAll')
  for (const reading of paperReadings(page, { id, archived: bill?.id ?? '' })) await tryReading(page, watched, reading)
})

test('what the booking form asks for says in its own place that it did not come', async ({ page }) => {
  const watched = await watch(page)
  await openAs(page, 'gujrat', `${HOME}/settings`)
  for (const reading of bookingReadings(page)) await tryReading(page, watched, reading)
})

test('a run of receipts names what is missing, by its place where its number does not come either', async ({
  page,
}) => {
  const watched = await watch(page)
  await openAs(page, 'headoffice', QUIET)
  const [first = '', second = ''] = await liveIds(page)
  const trial = new Trial('getOne, run of receipts')
  const faults: Partial<Fault>[] = [
    { status: 404, body: { error: 'x' } },
    { status: 503, body: '' },
    { status: 200, body: {} },
    { drop: 'before', times: 8 },
  ]
  for (const fault of faults) {
    await trial.survive(JSON.stringify(fault), async () => {
      await page.goto('about:blank')
      await nextCall(page, { method: 'GET', path: `/api/airwaybill/receipt/${first}`, status: 404, body: '' })
      await nextCall(page, { method: 'GET', path: `/api/airwaybill/getOne/${first}`, ...fault })
      await page.goto(`${HOME}/receipt?ids=${first},${second}`)
      await expect(page.locator('.cc-print-run [role="alert"]')).toContainText('Bill 1 of 2 Not Found')
      await noMoreFaults(page)
      await expectSound(page, watched)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible()
      await expectSound(page, watched)
    })
  }
  trial.end()
})

test('public tracking says what happened and keeps the number', async ({ page }) => {
  const watched = await watch(page)
  const trial = new Trial('trackShipment')
  const number = '4010020001'
  const call = { method: 'GET', path: `/api/airwaybill/track/${number}` }
  const problem = page.locator('.cc-lost-why .alert')
  let isOpen = false
  const ask = async () => {
    if (isOpen) await page.getByRole('button', { name: 'Track', exact: true }).click()
    else await page.goto(`/tracking/${number}`)
    isOpen = true
  }
  const meet = (name: string, fault: Partial<Fault>, text: string, tries: number) =>
    trial.survive(
      name,
      async () => {
        const before = await timesAsked(page, call)
        await nextCall(page, { ...call, ...fault, times: (fault.times ?? 1) * tries })
        await ask()
        await expect
          .poll(() => timesAsked(page, call), { intervals: [20, 50, 100] })
          .toBeGreaterThanOrEqual(before + tries)
        await expect(page.locator('.cc-overlay')).toHaveCount(0)
        await expect(problem).toHaveText(text)
        await noMoreFaults(page)
        await expect(page.getByLabel('Airway bill number').first()).toHaveValue(number)
        await expectSound(page, watched)
      },
      async () => {
        await noMoreFaults(page)
        isOpen = false
      },
    )
  for (const refusal of refusalsFor('trackShipment')) {
    const tries = refusal.status >= 502 ? 3 : 1
    await meet(nameOf(refusal), answering(refusal), expectedText('trackShipment', refusal), tries)
  }
  await meet('reset', reset, NO_ANSWER, 3)
  await meet(
    'a page with status 200',
    { status: 200, body: '<h1>nginx</h1>' },
    "The server's answer could not be read. Try again.",
    1,
  )
  await trial.survive('no fault at last', async () => {
    await ask()
    await expect(page.getByRole('table')).toBeVisible()
    await expectSound(page, watched)
  })
  trial.end()
})

/** Resolves when the page has the answer to an address, or has given it up. */
function ended(page: Page, part: string): Promise<void> {
  return new Promise((resolve) => {
    const listen = (request: Request) => {
      if (request.url().includes(part)) resolve()
    }
    page.on('requestfinished', listen)
    page.on('requestfailed', listen)
  })
}

test.describe('answers out of order', () => {
  const LATE = 2000

  test('of two searches the latest asked wins', async ({ page }) => {
    await openAs(page, 'headoffice', QUIET)
    const trial = new Trial('search, out of order')
    const call = { method: 'GET', path: '/api/airwaybill/search' }
    const shipments = await list<{ airwayBillNo: string }>(page, '/api/airwaybill/getAll')
    const wanted = String(shipments[7]?.airwayBillNo)
    const total = page.locator('.cc-table-foot')
    await page.goto(`${HOME}/records`)
    await expect(total).toContainText('of 200')
    await trial.survive('the first answer comes last', async () => {
      await nextCall(page, { ...call, isHeld: true })
      await page.getByRole('searchbox').fill(wanted.slice(0, 5))
      await expect.poll(() => timesAsked(page, call)).toBe(1)
      await page.getByRole('searchbox').fill(wanted)
      await expect.poll(() => timesAsked(page, call)).toBe(2)
      await expect(total).toContainText('of 1')
      await letGoOn(page)
      await untilQuiet(page)
      await expect(total).toContainText('of 1')
      await expect(page.getByRole('rowheader')).toHaveText([wanted])
    })
    trial.end()
  })

  test('of two numbers the latest asked is shown', async ({ page }) => {
    const trial = new Trial('trackShipment, out of order')
    const { moving, delivered } = await seededNumbers(page)
    await page.goto('/tracking')
    await trial.survive('the first answer comes last', async () => {
      await nextCall(page, { method: 'GET', path: `/api/airwaybill/track/${moving}`, delayMs: LATE })
      const late = ended(page, `/track/${moving}`)
      const box = page.getByLabel('Airway bill number').first()
      await box.fill(moving)
      await box.press('Enter')
      await expect(page.locator('.cc-overlay')).toBeVisible()
      await page.goBack()
      await box.fill(delivered)
      await box.press('Enter')
      await expect(page.getByRole('main')).toContainText(delivered)
      await expect(page.getByRole('table')).toBeVisible()
      await late
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(`/tracking/${delivered}`)
      await expect(page.getByText(`${delivered}: Shipment Forwarded`)).toBeAttached()
    })
    trial.end()
  })

  test('of two saved shippers the latest asked fills the form', async ({ page }) => {
    await openAs(page, 'gujrat', `${HOME}/airwaybill`)
    const trial = new Trial('customer getOne, out of order')
    const company = page.locator('[name="shipperCompany"]')
    const options = page.getByRole('listbox', { name: 'Saved shippers' }).getByRole('option')
    await trial.survive('the first answer comes last', async () => {
      const call = { method: 'GET', path: '/api/customer/getOne/*' }
      await nextCall(page, { ...call, delayMs: LATE })
      await company.pressSequentially('an')
      await expect(options.nth(1)).toBeVisible()
      const late = ended(page, '/api/customer/getOne/')
      await options.first().click()
      await expect.poll(() => timesAsked(page, call)).toBe(1)
      await company.fill('')
      await company.pressSequentially('an')
      await options.nth(1).click()
      await expect(page.getByText('Filled from saved shippers')).toBeVisible()
      const filled = await company.inputValue()
      await late
      await expect(company).toHaveValue(filled)
    })
    trial.end()
  })
})
