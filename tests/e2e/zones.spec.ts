import { expect, test, type Page } from '@playwright/test'
import { asUser, callsTo, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long ago midnight was at a place. */
function sinceMidnight(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return ((of('hour') * 60 + of('minute')) * 60 + of('second')) * 1000
}

const justAfterMidnight = (zone: string) => Date.now() - sinceMidnight(zone, Date.now()) + 20_000

/** Where somebody sits, and what the clock on the desk says. */
const desks: { zone: string; clock: string; now: (zone: string) => number }[] = [
  { zone: 'America/New_York', clock: 'just before midnight', now: (zone) => justAfterMidnight(zone) + DAY - 40_000 },
  { zone: 'Pacific/Auckland', clock: 'a day slow', now: () => Date.now() - DAY },
]

/** A day at a place, as a calendar there has it, so many days later. */
function dayThere(timeZone: string, at: number, later = 0): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
  return new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY).toISOString().slice(0, 10)
}

/** The days that were asked for; the list of all shipments asks for its last days by the same call. */
async function daysAsked(page: Page, path: string) {
  return (await callsTo(page, path)).map(({ fields }) => fields)
}

/** Days on which clocks change in New York and Auckland, and the end of a year. */
const awkwardDays = ['2026-03-08', '2026-04-05', '2026-12-31']

for (const { zone, clock, now } of desks) {
  test.describe(`${zone}, ${clock}`, () => {
    test.use({ timezoneId: zone })

    test('asks for the days that were chosen, leaves «today» to the server, and names the zone', async ({ page }) => {
      const at = now(zone)
      await page.clock.setFixedTime(at)
      await asUser(page, 'headoffice')

      // Home: the server's today, whatever the clock says.
      await page.goto('/admin/dashboard')
      const today = (await (await page.request.get('/api/airwaybill/getAllByToday')).json()) as {
        airwayBillNo: string
      }[]
      expect(today.length).toBeGreaterThan(0)
      const table = page.getByRole('table', { name: 'Today’s shipments' })
      await expect(table.locator('tr[data-index]').first()).toBeVisible()
      await expect(table).toHaveAttribute('aria-rowcount', String(today.length + 1))
      for (const path of ['/api/airwaybill/getAllByToday', '/api/airwaybill/getStatisticsByToday']) {
        for (const call of await callsTo(page, path)) expect(call).toMatchObject({ method: 'GET', path, fields: {} })
      }

      await page.goto('/admin/dashboard/records')
      // Before that, the last days of all shipments are asked for by the same call.
      await expect(page.locator('.cc-table-foot')).toContainText('Loaded')
      const [from, to] = [page.locator('input[name="from"]'), page.locator('input[name="to"]')]
      for (const day of awkwardDays) {
        await from.fill(day)
        await to.fill(day)
        await expect(page).toHaveURL(new RegExp(`from=${day}&to=${day}`))
        for (const path of ['/api/airwaybill/getByToFrom', '/api/airwaybill/getStatisticsByToFrom']) {
          await expect.poll(() => daysAsked(page, path), path).toContainEqual({ from: day, to: day })
        }
      }
      await page.reload()
      await expect(from).toHaveValue(awkwardDays.at(-1) ?? '')
      await expect(to).toHaveValue(awkwardDays.at(-1) ?? '')

      const own = (later: number) => dayThere(zone, at, later)
      const presets = {
        Today: { from: own(0), to: own(0) },
        Yesterday: { from: own(-1), to: own(-1) },
        'This month': { from: `${own(0).slice(0, 8)}01`, to: own(0) },
      }
      await page.getByRole('button', { name: 'More', exact: true }).click()
      for (const [name, days] of Object.entries(presets)) {
        await page.getByRole('button', { name, exact: true }).click()
        await expect(from).toHaveValue(days.from)
        await expect(to).toHaveValue(days.to)
        await expect.poll(() => daysAsked(page, '/api/airwaybill/getByToFrom'), name).toContainEqual(days)
      }

      await page.goto(`/tracking/${today[0]?.airwayBillNo}`)
      const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'long' }).formatToParts(at)
      const zoneName = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
      await expect(page.getByText(`Times are in your time zone, ${zoneName}`)).toBeVisible()
      const shipment = (await (await page.request.get(`/api/airwaybill/track/${today[0]?.airwayBillNo}`)).json()) as {
        createdAt: string
      }
      const shown = new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        weekday: 'short',
        month: 'short',
        day: '2-digit',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        hour12: true,
      }).format(new Date(shipment.createdAt))
      await expect(page.getByText(shown.replaceAll('\u202f', ' ')).first()).toBeVisible()
    })
  })
}
