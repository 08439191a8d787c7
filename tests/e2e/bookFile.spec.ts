import { expect, test } from '@playwright/test'
import { aWorkbook } from '../booking/from-file/aWorkbook'
import { aRow, headings } from '../domain/from-file/rows'
import { CREATE } from './bookingForm'
import { callsTo, openAs, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

test('a large workbook is read, corrected by keyboard and booked', async ({ page }) => {
  const refused: string[] = []
  await page.exposeBinding('tellViolation', (_source, what: string) => refused.push(what))
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellViolation: (what: string) => void }).tellViolation
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tell(`${violatedDirective} ${blockedURI}`),
    )
  })
  await openAs(page, 'gujrat', '/admin/dashboard/airwaybill/file')
  const rows = ['A1', 'A2', 'A3'].map((reference, at) =>
    aRow({ Reference: reference, Amount: `${2000 + at}`, ...(at === 1 && { 'Receiver city': '' }) }),
  )
  // Over half a megabyte per row.
  const picture = 'x'.repeat(600_000)
  const cells = [`${headings},Picture`, ...rows.map((row) => `${row},${picture}`)].map((row) => row.split(','))
  const buffer = Buffer.from(aWorkbook({ rows: cells }))
  const name = 'نومبر.xlsx'
  await page.locator('[name="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await expect(page.getByText('Not used: Picture')).toBeVisible()
  await page.getByRole('button', { name: '1 problem' }).click()
  const city = page.getByRole('textbox', { name: 'Receiver: City, Row 3' })
  await expect(city).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('Leeds')
  await expect(city).toHaveValue('Leeds')

  await page.getByRole('button', { name: 'Book 3 shipments' }).click()
  await expect(page.getByText('3 booked')).toBeVisible()
  await page.reload()
  await expect(page.getByText('3 booked')).toBeVisible()
  expect(await callsTo(page, CREATE)).toHaveLength(3)
  expect(refused).toEqual([])
})
