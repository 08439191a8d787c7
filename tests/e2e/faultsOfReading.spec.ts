import { expect, test } from '@playwright/test'
import { EVERY_REPEAT, expectSound, GATEWAY_PAGE, timesAsked, tried, watch, type Answered } from './faults'
import { asUser, nextCall, noMoreFaults, resetBackend } from './staff'

// What is read of a malformed answer: tests/services/wire/malformedBodies.test.ts. Here broken lines meet the screens.

const HOME = '/admin/dashboard'
const RECORDS = `${HOME}/records`
const BOOKING = `${HOME}/airwaybill`
const RANGE = '?from=2020-01-01&to=2030-01-01'
const ARCHIVED = '1009000001'

/** A call, the screen that makes it, and what could not be loaded. */
const readings: [call: string, screen: string, what: string][] = [
  ['GET /api/airwaybill/getAllByToday', HOME, 'Shipments'],
  ['GET /api/airwaybill/getStatisticsByToday', HOME, 'Statistics'],
  ['GET /api/airwaybill/getAll', RECORDS, 'Shipments'],
  ['POST /api/airwaybill/getStatistics', RECORDS, 'Statistics'],
  ['POST /api/airwaybill/getByToFrom', RECORDS + RANGE, 'Shipments'],
  ['POST /api/airwaybill/getStatisticsByToFrom', RECORDS + RANGE, 'Statistics'],
  ['GET /api/airwaybill/search', `${RECORDS}?term=40100`, 'Shipments'],
  ['GET /api/airwaybill/getAll', `${HOME}/tracking-management`, 'Shipments'],
  ['GET /api/archive/getAll', `${HOME}/archives`, 'Archived shipments'],
  ['GET /api/center/getall', `${HOME}/centers`, 'Centers'],
  ['GET /api/airwaybill/receipt/*', `${HOME}/receipt/FIRST`, 'The bill'],
  [`GET /api/archive/receipt/${ARCHIVED}`, `${HOME}/archive/receipt/${ARCHIVED}`, 'The bill'],
  ['GET /api/archive/receipt/getDimensions/*', `${HOME}/archive/receipt/${ARCHIVED}`, 'The dimensions'],
  ['GET /api/archive/receipt/getInvoices/*', `${HOME}/archive/receipt/${ARCHIVED}`, 'The invoice lines'],
  ['GET /api/airwaybill/getLast', BOOKING, 'The number'],
  ['GET /api/airwaybill/getCountries', BOOKING, 'Countries'],
  ['GET /api/service/getAllActive', BOOKING, 'Services'],
]

/** What is asked for again by itself fails only at the third try. */
const TRIES = 3

const faults: Record<string, Answered> = {
  'a refusal': { status: 403, body: { error: 'Not today' } },
  'a gateway’s page with status 200': { status: 200, body: GATEWAY_PAGE },
  'a server that is away': { status: 503, body: '', times: TRIES },
  'a line that breaks': { drop: 'before', times: TRIES * EVERY_REPEAT },
}

test.describe.configure({ timeout: 240_000 })

const names = readings.map(([call, screen]) => `${call} of ${screen}`)
for (const name of tried('readings', names, 6)) {
  const [call = '', screen = '', what = ''] = readings[names.indexOf(name)] ?? []
  test(`says in its own place that it did not come, and comes when it is asked for again: ${name}`, async ({
    page,
  }) => {
    await resetBackend(page)
    await asUser(page, 'headoffice')
    const incidents = await watch(page)
    const [method = '', path = ''] = call.split(' ')
    const [first] = (await (await page.request.get('/api/airwaybill/getAll')).json()) as { _id: string }[]
    const failed = page.getByText(new RegExp(`^${what} could not be loaded`)).first()
    const again = page.getByRole('button', { name: 'Try again' }).first()
    let isOpen = false
    for (const [fault, answered] of tried(name, Object.entries(faults), 1)) {
      await test.step(fault, async () => {
        const before = await timesAsked(page, { method, path })
        await nextCall(page, { method, path, ...answered })
        await (isOpen ? again.click() : page.goto(screen.replace('FIRST', first?._id ?? '')))
        isOpen = true
        const tries = (answered.times ?? 1) > 1 ? TRIES : 1
        await expect.poll(() => timesAsked(page, { method, path })).toBeGreaterThanOrEqual(before + tries)
        await expect(failed).toBeVisible()
        await expect(again).toBeEnabled()
        await noMoreFaults(page)
        await expect(page.locator('.cc-toasts .alert')).toHaveCount(0)
      })
    }
    await again.click()
    await expect(failed).toHaveCount(0)
    await expectSound(page, incidents)
  })
}
