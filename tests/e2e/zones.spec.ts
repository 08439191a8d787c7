import { expect, test } from '@playwright/test'
import { signInByRequest, callsTo, resetBackend } from './staff'

const ZONE = 'America/New_York'
const DAY = 24 * 3_600_000

test.use({ timezoneId: ZONE })

/** Milliseconds since midnight in that time zone. */
function sinceMidnight(at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, timeStyle: 'medium' }).format(at)
  const [hours = 0, minutes = 0, seconds = 0] = parts.split(':').map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1000
}

/** The calendar day there, this many days later. */
function dayThere(at: number, later = 0): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(at)
  return new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY).toISOString().slice(0, 10)
}

test('just before midnight in New York, dates are local, “today” is the server’s, and the time zone is named', async ({
  page,
}) => {
  await resetBackend(page)
  const at = Date.now() - sinceMidnight(Date.now()) + DAY - 20_000
  await page.clock.setFixedTime(at)
  await signInByRequest(page, 'headoffice')

  await page.goto('/admin/dashboard')
  const answer = await page.request.get('/api/airwaybill/getAllByToday')
  const today = (await answer.json()) as { airwayBillNo: string; createdAt: string }[]
  expect(today.length).toBeGreaterThan(0)
  const table = page.getByRole('table', { name: 'Today’s shipments' })
  await expect(table.locator('tr[data-index]').first()).toBeVisible()
  await expect(table).toHaveAttribute('aria-rowcount', String(today.length + 1))
  for (const path of ['/api/airwaybill/getAllByToday', '/api/airwaybill/getStatisticsByToday']) {
    for (const call of await callsTo(page, path)) expect(call).toMatchObject({ method: 'GET', path, fields: {} })
  }

  await page.goto('/admin/dashboard/records')
  // Earlier, the last days of all shipments are requested by the same call.
  await expect(page.locator('.cc-table-foot')).toContainText('Loaded')
  const own = (later: number) => dayThere(at, later)
  for (const [name, days] of [
    ['Today', { from: own(0), to: own(0) }],
    ['Yesterday', { from: own(-1), to: own(-1) }],
    ['This month', { from: `${own(0).slice(0, 8)}01`, to: own(0) }],
  ] as const) {
    await page.getByRole('button', { name: 'Dates', exact: true }).click()
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.locator('input[name="from"]')).toHaveValue(days.from)
    await expect(page.locator('input[name="to"]')).toHaveValue(days.to)
    for (const path of ['/api/airwaybill/getByToFrom', '/api/airwaybill/getStatisticsByToFrom']) {
      await expect.poll(async () => (await callsTo(page, path)).map(({ fields }) => fields), name).toContainEqual(days)
    }
  }

  await page.goto(`/tracking/${today[0]?.airwayBillNo}`)
  await expect(page.getByText(/Times are in your time zone, Eastern (Standard|Daylight) Time/)).toBeVisible()
  const shown = new Intl.DateTimeFormat('en-US', {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const time = shown.format(new Date(today[0]?.createdAt ?? '')).replaceAll('\u202f', ' ')
  await expect(page.getByText(time).first()).toBeVisible()
})
