import { expect, type Page, test } from '@playwright/test'
import {
  button,
  expectEscapeCloses,
  dialog,
  expectFocusKept,
  expectRows,
  expectAccessible,
  press,
  rows,
} from './accessibility'
import { pageErrorsOf } from './pageErrors'
import { expectFocusTrap } from './focusTrap'
import { inUrdu } from './inUrdu'
import { queueFault, openAs, openTool, resetBackend } from './staff'

const RECORDS = '/admin/dashboard/records'
const ALL = '/api/airwaybill/getAll'
const NOTES = '/api/airwaybill/addNote/*'
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Selected shipments' })

async function openRecords(page: Page): Promise<void> {
  await openAs(page, 'headoffice', RECORDS)
  await expectRows(page)
}

async function select(page: Page): Promise<void> {
  for (const row of [0, 1, 2]) await rows(page).nth(row).getByRole('checkbox').check()
  await expect(toolbar(page)).toBeVisible()
}

test.beforeEach(async ({ page }) => resetBackend(page))

test('Records passes axe: the list, scanned shipments, charts', async ({ page, context }) => {
  const complaints = await pageErrorsOf(context)
  await openRecords(page)
  await expectAccessible(page, 'records')
  const number = (await page.getByRole('rowheader').nth(1).textContent()) ?? ''
  await openTool(page, 'Scan')
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await expect(button(page, `Remove ${number}`)).toBeVisible()
  await page.keyboard.type('12345')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Scan' }).getByRole('alert')).not.toBeEmpty()
  await expectAccessible(page, 'scanned shipments', '.cc-scan')
  await press(page, `Remove ${number}`)
  await expect(button(page, `Remove ${number}`)).toHaveCount(0)
  await expectFocusKept(page, 'a scanned shipment removed')

  await openTool(page, 'Charts')
  await expect(page.getByRole('figure')).toHaveCount(5)
  await expect(page.locator('.recharts-surface').first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'By status' }).getByRole('row')).toHaveCount(9)
  await expect(page.getByRole('table', { name: 'This period and the one before' })).toBeVisible()
  await page.getByText('Numbers per day').click()
  await expectAccessible(page, 'charts', '.cc-charts')
  expect(complaints).toEqual([])
})

test('the popups of Records pass axe, and return the focus', async ({ page }) => {
  await openRecords(page)
  // Before the examination, whose changes of size render the rows again.
  for (const [action, title] of [
    ['Up Track', 'Up Track Shipment'],
    ['Void', 'Void Shipment'],
  ] as const) {
    await press(page, action)
    await expect(dialog(page, title)).toBeVisible()
    await expectEscapeCloses(page, title, button(page, action).first())
  }
  await press(page, 'Up Track')
  const step = dialog(page, 'Up Track Shipment')
  await step.getByLabel('Type').selectOption('6')
  await button(page, 'Confirm').click()
  await expect(step.getByText('Description cannot be blank')).toBeVisible()
  await expect(step.getByText('Tracking no cannot be blank')).toBeVisible()
  await expectAccessible(page, 'Up Track with errors')
  await expectFocusTrap(page)
  await page.keyboard.press('Escape')

  await openTool(page, 'Day-end sheet')
  await expect(dialog(page, 'Day-end sheet').getByRole('article').first()).toBeVisible()
  await expectAccessible(page, 'day-end sheet')
  await expectEscapeCloses(page, 'Day-end sheet', button(page, 'Tools'))

  await press(page, 'Void')
  await expect(dialog(page, 'Void Shipment').locator(':focus')).toBeVisible()
  // Nothing behind a popup can take the focus, but messages are still announced.
  await page.evaluate(() => document.querySelector<HTMLElement>('#root main button')?.focus())
  await expect(dialog(page, 'Void Shipment')).toBeFocused()
  await button(page, 'Confirm').click()
  await expect(page.getByRole('status').getByText('Shipment void successfully !!')).toBeVisible()
})

test('the selection and its bulk actions pass axe', async ({ page }) => {
  await openRecords(page)
  await page.getByRole('button', { name: 'Dates' }).click()
  await expectAccessible(page, 'the usual days')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More' }).click()
  await expectAccessible(page, 'more filters')
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByLabel('Notes').check()
  await expect(page.getByRole('columnheader', { name: 'Notes' })).toBeVisible()
  await expectAccessible(page, 'the choice of columns', '.cc-tools')
  await page.reload()
  await select(page)
  await expectAccessible(page, 'selected rows')
  await toolbar(page).getByRole('button', { name: 'Up Track' }).click()
  await expect(dialog(page, 'Up Track Shipments')).toBeVisible()
  await button(page, 'Confirm').click()
  await expect(page.getByText('Description cannot be blank')).toBeVisible()
  await expectEscapeCloses(page, 'Up Track Shipments', toolbar(page).getByRole('button', { name: 'Up Track' }))

  await toolbar(page).getByRole('button', { name: 'Add Note' }).click()
  await queueFault(page, { method: 'PUT', path: NOTES, status: 404, body: {} })
  await dialog(page, 'Add Notes').getByLabel('Note').fill('Asked for')
  await button(page, 'Confirm').click()
  await expect(page.getByText('2 of 3 done')).toBeVisible()
  await expect(button(page, 'Retry 1')).toBeVisible()
  await expectAccessible(page, 'many, one of them failed')
  await expectFocusTrap(page)
  await dialog(page, 'Add Notes').getByRole('button', { name: 'Close' }).last().click()
  await press(page, 'Clear the selection')
  await expect(toolbar(page)).toHaveCount(0)
  await expectFocusKept(page, 'the selection cleared')
})

test('a failed, slow or empty list passes axe, and does not lose the focus', async ({ page }) => {
  await queueFault(page, { method: 'GET', path: ALL, status: 400, body: {} })
  await openAs(page, 'headoffice', RECORDS)
  await expect(page.getByRole('heading', { name: 'Shipments could not be loaded' })).toBeVisible()
  await expectAccessible(page, 'a failed list', 'main')
  await press(page, 'Try again')
  await expectRows(page)
  await expectFocusKept(page, 'a list that came after all')

  await page.goto(`${RECORDS}?status=void`)
  await expectRows(page)
  await page.getByRole('button', { name: 'Dates' }).click()
  await button(page, 'This month').click()
  await expect(button(page, 'Clear the filters').first()).toBeVisible()
  await expectAccessible(page, 'a few days, void shipments')
  await page.goto(`${RECORDS}?term=nobody-of-this-name`)
  await expect(page.getByRole('heading', { name: 'No shipments' })).toBeVisible()
  await press(page, 'Clear the filters')
  await expectRows(page)
  await expectFocusKept(page, 'the filters cleared')

  await queueFault(page, { method: 'GET', path: ALL, delayMs: 30_000 })
  await page.goto(RECORDS)
  await expect(page.getByRole('progressbar', { name: 'Loading shipments' })).toBeVisible()
  await expectAccessible(page, 'a slow list', 'main')
})

test('in Urdu, the lists of a center and of the head office pass axe', async ({ page }) => {
  inUrdu(page)
  await openAs(page, 'gujrat', '/ur/admin/dashboard')
  await expectRows(page)
  await expectAccessible(page, 'home of a center')
  await openAs(page, 'headoffice', '/ur/admin/dashboard/tracking-management')
  await expectRows(page)
  await select(page)
  await expectAccessible(page, 'tracking management')
  await toolbar(page).getByRole('button', { name: 'Up Track' }).click()
  await button(page, 'Confirm').click()
  await expect(page.getByText('Description cannot be blank')).toBeVisible()
  await expectAccessible(page, 'Up Track of many')
})
