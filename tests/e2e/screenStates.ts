import { expect, type Page } from '@playwright/test'
import { button, dialog, listed, rows, type State } from './accessibleStates'
import { nextCall } from './staff'

const CENTERS = '/api/center/getall'
const centers = { path: '/centers' }

/** Opens a popup of the second center: the first is the head office's own. */
const openCenterPopup = (action: string, title: string) => async (page: Page) => {
  await listed(page)
  await rows(page).getByRole('button', { name: action, exact: true }).last().click()
  await expect(dialog(page, title)).toBeVisible()
}

async function refuseProfile(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('')
  await page.getByLabel('Contact no').fill('')
  await button(page, 'Update Profile').click()
  await expect(page.getByText('Contact no cannot be blank')).toBeVisible()
}

/** Ends the session while the list of centers shows. */
async function endSession(page: Page): Promise<void> {
  await listed(page)
  await page.request.post('/__stand-in/end-sessions')
  await rows(page).getByRole('button', { name: 'Delete', exact: true }).last().click()
  await dialog(page, 'Delete Center')
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await expect(dialog(page, 'Login')).toBeVisible()
}

/** A receipt that has settled, with its settings open. */
async function openPaperSettings(page: Page): Promise<void> {
  await expect(button(page, 'Print')).toBeEnabled()
  await button(page, 'Print settings').click()
  await page.getByText('Advanced', { exact: true }).click()
  await expect(page.getByRole('table', { name: 'Copies' })).toBeVisible()
}

/** The first receipt of the list, by its address. */
async function openReceipt(page: Page): Promise<void> {
  await listed(page)
  const receipt = await page.getByRole('link', { name: 'View', exact: true }).first().getAttribute('href')
  await page.goto(receipt ?? '')
  await expect(button(page, 'Print')).toBeEnabled()
}

/** The screens that are no lists of shipments, and the shell around all of them. */
export const screenStates: Record<string, State> = {
  'finance management': { path: '/finance-management' },
  'accounts management': { path: '/accounts-managment' },
  'nothing at the address': { path: '/nowhere' },
  'signing in is checked': {
    path: '/settings',
    before: (page) => nextCall(page, { method: 'GET', path: '/api/center/getCenterDetails', delayMs: 30_000 }),
    act: async (page) => expect(page.getByText('Loading your experience...')).toBeVisible(),
  },
  'find anything': {
    isPopup: true,
    path: '/finance-management',
    act: async (page) => {
      await button(page, 'Find anything').click()
      await expect(dialog(page, 'Find anything').getByRole('option', { name: 'Home' })).toBeVisible()
    },
  },
  'find anything, by name': {
    isPopup: true,
    path: '/records',
    act: async (page) => {
      await listed(page)
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Screen, action' }).fill('sa')
      await expect(page.getByRole('option', { name: /^\d{10}/ }).first()).toBeVisible()
    },
  },
  'messages, none': {
    path: '/finance-management',
    act: async (page) => {
      await button(page, 'Messages').click()
      await expect(page.getByText('No messages')).toBeVisible()
    },
  },
  'messages, one': {
    path: '/finance-management',
    act: async (page) => {
      await nextCall(page, { method: 'POST', path: '/api/center/logout', status: 500, body: {} })
      await page.getByRole('button', { name: 'Logout' }).first().click()
      await expect(page.getByText(/^500 /)).toBeVisible()
      await button(page, 'Messages, 1 new').click()
      await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible()
    },
  },
  centers: { ...centers, act: listed },
  'centers, to read': { account: 'gujrat', path: '/centers', act: listed },
  'centers, none found': {
    ...centers,
    act: async (page) => {
      await listed(page)
      await page.getByRole('searchbox').fill('nobody of this name')
      await expect(page.getByRole('heading', { name: 'No centers' })).toBeVisible()
    },
  },
  'centers that could not be loaded': {
    ...centers,
    before: (page) => nextCall(page, { method: 'GET', path: CENTERS, status: 400, body: {} }),
    act: async (page) => expect(page.getByRole('heading', { name: 'Centers could not be loaded' })).toBeVisible(),
  },
  'Add Center with errors': {
    isPopup: true,
    ...centers,
    act: async (page) => {
      await button(page, 'Add Center').click()
      await button(page, 'Confirm').click()
      await expect(page.getByText('Canfirm password cannot be blank')).toBeVisible()
    },
  },
  'Edit Center, refused': {
    isPopup: true,
    ...centers,
    act: async (page) => {
      await openCenterPopup('Edit', 'Edit Center')(page)
      await nextCall(page, { method: 'PUT', path: '/api/center/update/*', status: 404, body: {} })
      await button(page, 'Confirm').click()
      await expect(dialog(page, 'Edit Center').getByText("Center doesn't exists")).toBeVisible()
    },
  },
  'Delete Center': { isPopup: true, ...centers, act: openCenterPopup('Delete', 'Delete Center') },
  'session ended over a popup': { isPopup: true, ...centers, act: endSession },
  settings: { account: 'gujrat', path: '/settings' },
  'settings with errors': { path: '/settings', act: refuseProfile },
  'settings, leaving with changes': {
    isPopup: true,
    path: '/settings',
    act: async (page) => {
      await page.getByLabel('Full name').fill('Somebody Else')
      await page.getByRole('link', { name: 'View Records' }).click()
      await expect(dialog(page, 'Leave without saving?')).toBeVisible()
    },
  },
  receipt: { path: '/records', act: openReceipt },
  'receipt, its settings': {
    path: '/records',
    act: async (page) => {
      await openReceipt(page)
      await openPaperSettings(page)
    },
  },
  'receipt, test page': {
    path: '/records',
    act: async (page) => {
      await openReceipt(page)
      await openPaperSettings(page)
      await button(page, 'Test page').click()
      await expect(page.getByRole('heading', { name: 'Test page', level: 1 })).toBeVisible()
    },
  },
  'receipt of the archive': {
    path: '/archive/receipt/1009000001',
    act: async (page) => expect(button(page, 'Print')).toBeEnabled(),
  },
  'receipt that could not be loaded': {
    path: '/receipt/gone',
    act: async (page) => expect(page.getByRole('heading', { name: 'The bill could not be loaded' })).toBeVisible(),
  },
  'print run, nothing chosen': { path: '/receipt' },
  'print run with a bill that is missing': {
    path: '/receipt?ids=gone,lost',
    act: async (page) => expect(button(page, 'Try again')).toBeVisible(),
  },
  'print run, loading': {
    path: '/receipt?ids=one,two',
    before: (page) => nextCall(page, { method: 'GET', path: '/api/airwaybill/receipt/*', delayMs: 30_000, times: 2 }),
    act: async (page) => expect(page.getByRole('progressbar', { name: 'Bills loaded' })).toBeVisible(),
  },
  'a part of the site that is gone': {
    path: '/finance-management',
    act: async (page) => {
      await page.route('**/assets/SettingsPage-*.js', (route) => route.abort())
      const loadedAgain = page.waitForEvent('load')
      await page.getByRole('link', { name: 'Settings' }).first().click()
      await loadedAgain
      await expect(page.getByRole('heading', { name: 'A part of the site could not be loaded' })).toBeVisible()
    },
  },
}
