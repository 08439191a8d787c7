import type { Locator, Page } from '@playwright/test'
import type { Reading } from './faultsOfReading'

/** The screens behind the reading calls, and where each of them says that it could not be loaded. */

const HOME = '/admin/dashboard'
const RECORDS = `${HOME}/records`
const BOOKING = `${HOME}/airwaybill`
const RANGE = '?from=2020-01-01&to=2030-01-01'

const failedList = (page: Page, noun: string) => page.getByRole('heading', { name: `${noun} could not be loaded` })
const rows = (page: Page) => page.locator('tbody tr[data-index]')
const going = (page: Page, path: string) => async () => {
  await page.goto(path)
}

/** A list: the beginning of its name is the last part of its address. */
const listOn = (page: Page, path: string, where: string, screen: string, noun = 'Shipments'): Reading => ({
  name: `${path.split('/').at(-1)}, ${where}`,
  method: path.endsWith('getByToFrom') ? 'POST' : 'GET',
  path,
  open: going(page, screen),
  failed: failedList(page, noun),
  loaded: rows(page),
})

const statisticsOn = (page: Page, path: string, where: string, screen: string): Reading => ({
  name: `${path.split('/').at(-1)}, ${where}`,
  method: path.endsWith('ByToday') ? 'GET' : 'POST',
  path,
  open: going(page, screen),
  again: () => page.locator('.cc-flow-failed, .cc-strip').getByRole('button', { name: 'Try again' }).click(),
  failed: page.getByText('Statistics could not be loaded'),
  loaded: page.locator('.cc-flow:not([aria-hidden]), .cc-strip:not([aria-busy="true"])'),
})

/** Home and Records. */
export const counterReadings = (page: Page): Reading[] => [
  listOn(page, '/api/airwaybill/getAllByToday', 'Home', HOME),
  statisticsOn(page, '/api/airwaybill/getStatisticsByToday', 'Home', HOME),
  listOn(page, '/api/airwaybill/getAll', 'Records', RECORDS),
  statisticsOn(page, '/api/airwaybill/getStatistics', 'Records', RECORDS),
  listOn(page, '/api/airwaybill/getByToFrom', 'Records', RECORDS + RANGE),
  statisticsOn(page, '/api/airwaybill/getStatisticsByToFrom', 'Records', RECORDS + RANGE),
  listOn(page, '/api/airwaybill/search', 'Records', `${RECORDS}?term=40100`),
]

/** The head office's own screens. */
export const headOfficeReadings = (page: Page): Reading[] => [
  listOn(page, '/api/airwaybill/getAll', 'Tracking Management', `${HOME}/tracking-management`),
  statisticsOn(page, '/api/airwaybill/getStatistics', 'Tracking Management', `${HOME}/tracking-management`),
  listOn(page, '/api/archive/getAll', 'Archives', `${HOME}/archives`, 'Archived shipments'),
  listOn(page, '/api/center/getall', 'Centers', `${HOME}/centers`, 'Centers'),
  {
    // What the list knows must do.
    name: 'center getone, Edit Center',
    method: 'GET',
    path: '/api/center/getone/*',
    isOne: true,
    open: async () => {
      await page.goto(`${HOME}/centers`)
      await page.getByRole('button', { name: 'Edit' }).last().click()
    },
    loaded: page.getByRole('dialog', { name: 'Edit Center' }).getByRole('button', { name: 'Confirm' }),
  },
]

/** Papers: nothing is printed that is not whole. */
export function paperReadings(page: Page, { id, archived }: { id: string; archived: string }): Reading[] {
  const loaded = page.getByRole('button', { name: 'Print', exact: true })
  const paper = (name: string, path: string, screen: string, what = 'bill'): Reading => ({
    name,
    method: 'GET',
    path,
    isOne: true,
    mayBeNone: what !== 'bill',
    open: going(page, screen),
    failed: page.getByRole('heading', { level: 1, name: `The ${what} could not be loaded` }),
    loaded,
  })
  const archive = `${HOME}/archive/receipt/${archived}`
  return [
    paper('receipt', `/api/airwaybill/receipt/${id}`, `${HOME}/receipt/${id}`),
    paper('archive receipt', `/api/archive/receipt/${archived}`, archive),
    paper('archive getDimensions', `/api/archive/receipt/getDimensions/${archived}`, archive, 'dimensions'),
    paper('archive getInvoices', `/api/archive/receipt/getInvoices/${archived}`, archive, 'invoice lines'),
  ]
}

/** The booking form: each in its field's own place. */
export function bookingReadings(page: Page): Reading[] {
  /** Options of the last visit would stand in for those that are missing. */
  const openAnew = async () => {
    await page.goto(`${HOME}/settings`)
    await page.evaluate(() => localStorage.clear())
    await page.goto(BOOKING)
  }
  const inField = (name: string, path: string, what: string, loaded: Locator): Reading => ({
    name,
    method: 'GET',
    path,
    open: openAnew,
    failed: page.getByText(`${what} could not be loaded.`),
    loaded,
  })
  const lookup = page.getByRole('dialog', { name: 'Saved shippers' })
  const openLookup = async () => {
    await page.goto(BOOKING)
    await page
      .getByRole('button', { name: /Search saved shippers/ })
      .first()
      .click()
    await lookup.getByRole('searchbox').fill('sarus')
  }
  return [
    {
      ...inField('getLast', '/api/airwaybill/getLast', 'The number', page.locator('[name="airwayBillNo"]')),
      isOne: true,
    },
    inField('getCountries', '/api/airwaybill/getCountries', 'Countries', page.locator('[name="recCountry"]')),
    inField('getAllActive', '/api/service/getAllActive', 'Services', page.locator('[name="service"]')),
    {
      name: 'customer search',
      method: 'GET',
      path: '/api/customer/search',
      open: openLookup,
      failed: lookup.getByText('Saved shippers could not be loaded.'),
      loaded: lookup.getByRole('listitem'),
    },
    {
      name: 'customer getOne',
      method: 'GET',
      path: '/api/customer/getOne/*',
      isOne: true,
      open: async () => {
        await page.goto('about:blank')
        await page.goto(BOOKING)
        await page.locator('[name="shipperCompany"]').fill('')
        await page.locator('[name="shipperCompany"]').pressSequentially('sarus')
        await page.getByRole('listbox', { name: 'Saved shippers' }).getByRole('option').first().click()
      },
      failed: page.getByText('The saved shipper could not be loaded.'),
      loaded: page.getByText('Filled from saved shippers'),
    },
  ]
}

/** The guard: a failure of any kind means signed out. */
export const sessionReading = (page: Page): Reading => ({
  name: 'getCenterDetails',
  method: 'GET',
  path: '/api/center/getCenterDetails',
  isOne: true,
  isGuard: true,
  open: going(page, `${HOME}/finance-management`),
  again: going(page, `${HOME}/finance-management`),
  failed: page.getByRole('dialog', { name: 'Login' }),
  loaded: page.getByText('Welcome, headoffice'),
})
