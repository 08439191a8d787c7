import { expect, type Page } from '@playwright/test'
import { button, dialog, listed, rows, type State } from './accessibleStates'
import { nextCall, openTool } from './staff'

const ALL = '/api/airwaybill/getAll'
const records = { path: '/records' }

/** Opens a popup of the first row that offers it. */
async function openRowPopup(page: Page, action: string): Promise<void> {
  await listed(page)
  await button(page, action).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Selects the first three rows. */
async function select(page: Page): Promise<void> {
  await listed(page)
  for (const row of [0, 1, 2]) await rows(page).nth(row).getByRole('checkbox').check()
  await expect(page.getByRole('toolbar', { name: 'Selected shipments' })).toBeVisible()
}

async function openBatch(page: Page, action: string, title: string): Promise<void> {
  await select(page)
  await page.getByRole('toolbar').getByRole('button', { name: action }).click()
  await expect(dialog(page, title)).toBeVisible()
}

const listFails = (page: Page) => nextCall(page, { method: 'GET', path: ALL, status: 400, body: {} })

/** Home, records, tracking management and archives, with all that opens over them. */
export const listStates: Record<string, State> = {
  home: { path: '', act: async (page) => expect(page.locator('.cc-attention li a').first()).toBeVisible() },
  'home of a center': { account: 'gujrat', path: '', act: listed },
  'home, nothing booked today': {
    path: '',
    before: (page) => nextCall(page, { method: 'GET', path: '/api/airwaybill/getAllByToday', status: 200, body: [] }),
    act: async (page) => expect(page.getByText('Nothing has been booked today.')).toBeVisible(),
  },
  records: { ...records, act: listed },
  'records of a center': { account: 'gujrat', path: '/records', act: listed },
  'tracking management': { path: '/tracking-management', act: listed },
  archives: { path: '/archives', act: listed },
  'records, a few days, a void shipment': {
    path: '/records?status=void',
    act: async (page) => {
      await listed(page)
      await page.getByRole('button', { name: 'More' }).click()
      await button(page, 'This month').click()
      await expect(button(page, 'Clear the filters').first()).toBeVisible()
    },
  },
  'more filters and the choice of columns': {
    ...records,
    act: async (page) => {
      await listed(page)
      await page.getByRole('button', { name: 'More' }).click()
      const columns = page.getByRole('button', { name: 'Columns' })
      // Cards show every column.
      if (!(await columns.isVisible())) return
      await columns.click()
      await page.getByLabel('Notes').check()
      await expect(page.getByRole('columnheader', { name: 'Notes' })).toBeVisible()
    },
  },
  'statistics by center': {
    ...records,
    act: async (page) => {
      await listed(page)
      await button(page, 'By center').click()
      await expect(page.getByRole('heading', { name: /^GRAND TOTAL/ })).toBeVisible()
    },
  },
  charts: {
    ...records,
    act: async (page) => {
      await listed(page)
      await openTool(page, 'Charts')
      await expect(page.locator('.recharts-surface').first()).toBeVisible()
      await page.getByText('Numbers per day').click()
    },
  },
  'scan panel': {
    ...records,
    act: async (page) => {
      await listed(page)
      const number = (await page.getByRole('rowheader').nth(1).textContent()) ?? ''
      await openTool(page, 'Scan')
      await page.keyboard.type(number)
      await page.keyboard.press('Enter')
      await expect(button(page, `Remove ${number}`)).toBeVisible()
      await page.keyboard.type('12345')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: 'Scan' }).getByRole('alert')).not.toBeEmpty()
    },
  },
  'the menu of tools': {
    ...records,
    act: async (page) => {
      await listed(page)
      await expect(page.getByText(/^Loaded/)).toBeVisible()
      await button(page, 'Tools').click()
      await expect(button(page, 'All columns')).toBeVisible()
    },
  },
  'day-end sheet': {
    isPopup: true,
    ...records,
    act: async (page) => {
      await listed(page)
      await openTool(page, 'Day-end sheet')
      await expect(dialog(page, 'Day-end sheet').getByRole('article').first()).toBeVisible()
    },
  },
  'selected rows': { ...records, act: select },
  'empty list': {
    ...records,
    before: (page) => nextCall(page, { method: 'GET', path: ALL, status: 200, body: [] }),
    act: async (page) => expect(page.getByRole('heading', { name: 'No shipments' })).toBeVisible(),
  },
  'filtered to nothing': {
    path: '/records?term=nobody-of-this-name',
    act: async (page) => expect(page.getByRole('heading', { name: 'No shipments' })).toBeVisible(),
  },
  'failed list': {
    ...records,
    before: listFails,
    act: async (page) => expect(page.getByRole('heading', { name: 'Shipments could not be loaded' })).toBeVisible(),
  },
  'slow list': {
    ...records,
    before: (page) => nextCall(page, { method: 'GET', path: ALL, delayMs: 30_000 }),
    act: async (page) => expect(page.getByRole('progressbar', { name: 'Loading shipments' })).toBeVisible(),
  },
  'Up Track with errors': {
    isPopup: true,
    ...records,
    act: async (page) => {
      await openRowPopup(page, 'Up Track')
      const popup = dialog(page, 'Up Track Shipment')
      await popup.getByLabel('Type').selectOption('6')
      await button(page, 'Confirm').click()
      await expect(popup.getByText('Description cannot be blank')).toBeVisible()
      await expect(popup.getByText('Tracking no cannot be blank')).toBeVisible()
    },
  },
  'Add Note': { isPopup: true, ...records, act: async (page) => openRowPopup(page, 'Add Note') },
  'Add Note, refused': {
    ...records,
    act: async (page) => {
      await openRowPopup(page, 'Add Note')
      await nextCall(page, { method: 'PUT', path: '/api/airwaybill/addNote/*', status: 404, body: {} })
      await dialog(page, 'Add Note').getByLabel('Note').fill('Left with the neighbour')
      await button(page, 'Confirm').click()
      await expect(dialog(page, 'Add Note').getByText("AirwayBill doesn't exists")).toBeVisible()
    },
  },
  Void: { isPopup: true, ...records, act: async (page) => openRowPopup(page, 'Void') },
  'Up Track of many, with errors': {
    isPopup: true,
    ...records,
    act: async (page) => {
      await openBatch(page, 'Up Track', 'Up Track Shipments')
      await button(page, 'Confirm').click()
      await expect(page.getByText('Description cannot be blank')).toBeVisible()
    },
  },
  'many under way': {
    isPopup: true,
    ...records,
    act: async (page) => {
      await openBatch(page, 'Add Note', 'Add Notes')
      await nextCall(page, { method: 'PUT', path: '/api/airwaybill/addNote/*', delayMs: 30_000, times: 3 })
      await dialog(page, 'Add Notes').getByLabel('Note').fill('Asked for')
      await button(page, 'Confirm').click()
      await expect(page.getByText('0 of 3 done')).toBeVisible()
    },
  },
  'many, one of them failed': {
    isPopup: true,
    ...records,
    act: async (page) => {
      await openBatch(page, 'Add Note', 'Add Notes')
      await nextCall(page, { method: 'PUT', path: '/api/airwaybill/addNote/*', status: 404, body: {} })
      await dialog(page, 'Add Notes').getByLabel('Note').fill('Asked for')
      await button(page, 'Confirm').click()
      await expect(page.getByText('2 of 3 done')).toBeVisible()
      await expect(button(page, 'Retry 1')).toBeVisible()
    },
  },
}
