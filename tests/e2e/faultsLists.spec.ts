import { test, type Page } from '@playwright/test'
import { printTrials } from './faultReport'
import { counterReadings, headOfficeReadings, sessionReading } from './faultedReadings'
import { tryReading, type Reading } from './faultsOfReading'
import { watch } from './faultWatch'
import { resetBackend, openAs } from './staff'

test.describe.configure({ timeout: 240_000 })
test.beforeEach(async ({ page }) => resetBackend(page))
test.afterAll(printTrials)

async function tryAll(page: Page, readings: readonly Reading[]): Promise<void> {
  const watched = await watch(page)
  // A page that asks for nothing but the session.
  await openAs(page, 'headoffice', '/admin/dashboard/finance-management')
  for (const reading of readings) await tryReading(page, watched, reading)
}

test('every list and every figure of Home and Records survives', ({ page }) => tryAll(page, counterReadings(page)))

test('every list and every figure of the head office survives', ({ page }) => tryAll(page, headOfficeReadings(page)))

test('the guard survives', ({ page }) => tryAll(page, [sessionReading(page)]))
