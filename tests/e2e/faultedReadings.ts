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

type Call = Pick<Reading, 'name' | 'method' | 'path'>

function shipmentList(page: Page, call: Call, screen: string): Reading {
  return { ...call, open: going(page, screen), failed: failedList(page, 'Shipments'), loaded: rows(page) }
}

function statistics(page: Page, call: Call, screen: string): Reading {
  const failed = page.getByText('Statistics could not be loaded')
  const place = page.locator('.cc-flow-failed, .cc-strip')
  return {
    ...call,
    open: going(page, screen),
    again: () => place.getByRole('button', { name: 'Try again' }).click(),
    failed,
    loaded: page.locator('.cc-flow:not([aria-hidden]), .cc-strip:not([aria-busy="true"])'),
  }
}

/** Home and Records. */
export const counterReadings = (page: Page): Reading[] => [
  shipmentList(page, { name: 'getAllByToday, Home', method: 'GET', path: '/api/airwaybill/getAllByToday' }, HOME),
  statistics(
    page,
    { name: 'getStatisticsByToday, Home', method: 'GET', path: '/api/airwaybill/getStatisticsByToday' },
    HOME,
  ),
  shipmentList(page, { name: 'getAll, Records', method: 'GET', path: '/api/airwaybill/getAll' }, RECORDS),
  statistics(page, { name: 'getStatistics, Records', method: 'POST', path: '/api/airwaybill/getStatistics' }, RECORDS),
  shipmentList(
    page,
    { name: 'getByToFrom, Records', method: 'POST', path: '/api/airwaybill/getByToFrom' },
    RECORDS + RANGE,
  ),
  statistics(
    page,
    { name: 'getStatisticsByToFrom, Records', method: 'POST', path: '/api/airwaybill/getStatisticsByToFrom' },
    RECORDS + RANGE,
  ),
  shipmentList(
    page,
    { name: 'search, Records', method: 'GET', path: '/api/airwaybill/search' },
    `${RECORDS}?term=40100`,
  ),
]

/** The head office's own screens. */
export const headOfficeReadings = (page: Page): Reading[] => [
  shipmentList(
    page,
    { name: 'getAll, Tracking Management', method: 'GET', path: '/api/airwaybill/getAll' },
    `${HOME}/tracking-management`,
  ),
  statistics(
    page,
    { name: 'getStatistics, Tracking Management', method: 'POST', path: '/api/airwaybill/getStatistics' },
    `${HOME}/tracking-management`,
  ),
  {
    name: 'archive getAll',
    method: 'GET',
    path: '/api/archive/getAll',
    open: going(page, `${HOME}/archives`),
    failed: failedList(page, 'Archived shipments'),
    loaded: rows(page),
  },
  {
    name: 'center getall',
    method: 'GET',
    path: '/api/center/getall',
    open: going(page, `${HOME}/centers`),
    failed: failedList(page, 'Centers'),
    loaded: rows(page),
  },
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
