import { expect, type Page } from '@playwright/test'
import { button, dialog, type State } from './accessibleStates'
import { aRow, headings } from '../domain/from-file/rows'
import { fillBooking, idCard, nextCall } from './staff'

const CREATE = '/api/airwaybill/create'
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const numbered = (page: Page) => expect(field(page, 'airwayBillNo')).toHaveValue(/^\d{10}$/)

const booking = { account: 'gujrat', path: '/airwaybill' } as const

async function submit(page: Page): Promise<void> {
  await fillBooking(page)
  await page.getByLabel('Print Invoice').uncheck()
  await button(page, 'Add Shipment').first().click()
}

/** The booking form, and all that opens over it. */
export const bookingStates: Record<string, State> = {
  booking: { ...booking, act: numbered },
  'booking from a file, before': { ...booking, path: '/airwaybill/file' },
  'booking from a file, with a problem and a proposal': {
    ...booking,
    path: '/airwaybill/file',
    act: async (page) => {
      const rows = [
        headings,
        aRow({ 'Receiver city': '' }),
        aRow({ Reference: 'A2', 'Shipper mobile 1': '3001234567' }),
      ]
      const buffer = Buffer.from(rows.join('\n'))
      await field(page, 'file').setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer })
      await expect(button(page, 'Book 1 shipment')).toBeVisible()
      await expect(button(page, '1 problem')).toBeVisible()
    },
  },
  'booking with errors': {
    ...booking,
    act: async (page) => {
      await numbered(page)
      await field(page, 'cod').selectOption('1')
      await field(page, 'insurance').selectOption('1')
      const noPicture = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
      await field(page, 'shipperIDFront').setInputFiles(noPicture)
      await button(page, 'Add Shipment').first().click()
      await expect(page.getByText('Worth of package cannot be blank').first()).toBeVisible()
    },
  },
  'booking, filled, with files and a saved draft': {
    ...booking,
    act: async (page) => {
      await numbered(page)
      await fillBooking(page)
      await field(page, 'shipperIDFront').setInputFiles(idCard('front of the shipper’s identity card, first try.png'))
      await expect(page.getByText(/first try.png/)).toBeVisible()
      await expect(page.getByText(/Saved at/)).toBeVisible()
      await page.reload()
      await expect(field(page, 'recCity')).toHaveValue('Sheffield')
      await expect(page.getByText(/first try.png/)).toBeVisible()
    },
  },
  'booking again': {
    ...booking,
    path: '/records',
    act: async (page) => {
      const again = await page.getByRole('link', { name: 'Book again' }).first().getAttribute('href')
      await page.goto(again ?? '')
      await expect(page.getByText(/Enter again/)).toBeVisible()
    },
  },
  'booking, suggestions below a field': {
    ...booking,
    act: async (page) => {
      await numbered(page)
      await field(page, 'shipperCompany').focus()
      await page.keyboard.type('sarus')
      await expect(page.getByRole('listbox', { name: 'Saved shippers' }).getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
    },
  },
  'booking, filled from a saved shipper': {
    ...booking,
    act: async (page) => {
      await numbered(page)
      await field(page, 'shipperCompany').focus()
      await page.keyboard.type('sarus')
      await expect(page.getByRole('listbox', { name: 'Saved shippers' }).getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Filled from saved shippers')).toBeVisible()
    },
  },
  'lookup of saved shippers': {
    isPopup: true,
    ...booking,
    act: async (page) => {
      await numbered(page)
      await button(page, 'Search saved shippers by company').click()
      await page.keyboard.type('a')
      await expect(dialog(page, 'Saved shippers').getByRole('listitem').first()).toBeVisible()
    },
  },
  'keys of the form': {
    isPopup: true,
    ...booking,
    act: async (page) => {
      await numbered(page)
      await page.keyboard.press('F1')
      await expect(dialog(page, 'Keyboard shortcuts')).toBeVisible()
    },
  },
  presets: {
    isPopup: true,
    ...booking,
    act: async (page) => {
      await numbered(page)
      await button(page, 'Presets').click()
      await button(page, 'Add box').click()
      await button(page, 'Add line').click()
      await expect(page.getByLabel('Name of box 1')).toBeVisible()
    },
  },
  'leaving a booking': {
    isPopup: true,
    ...booking,
    act: async (page) => {
      await numbered(page)
      await field(page, 'recCity').fill('Sheffield')
      await page.getByRole('link', { name: 'View Records' }).click()
      await expect(dialog(page, 'Leave without booking?')).toBeVisible()
    },
  },
  'booking on its way': {
    ...booking,
    act: async (page) => {
      await numbered(page)
      await nextCall(page, { method: 'POST', path: CREATE, delayMs: 30_000 })
      await submit(page)
      await expect(page.getByText(/^Processing your request/)).toBeVisible()
    },
  },
  'booking of which nobody knows': {
    isPopup: true,
    ...booking,
    act: async (page) => {
      await numbered(page)
      await page.route(`**${CREATE}`, (route) => route.abort())
      await page.route('**/api/airwaybill/search*', (route) => route.abort())
      await submit(page)
      await expect(page.getByRole('dialog', { name: /booked\?$/ })).toBeVisible({ timeout: 40_000 })
    },
  },
  'booking, refused': {
    ...booking,
    act: async (page) => {
      await numbered(page)
      await nextCall(page, { method: 'POST', path: CREATE, status: 400, body: { error: 'Weight is too much' } })
      await submit(page)
      await expect(page.getByRole('alert').getByText('Weight is too much').first()).toBeVisible()
    },
  },
  booked: {
    ...booking,
    act: async (page) => {
      await numbered(page)
      await submit(page)
      await expect(page.getByText('is booked.')).toBeVisible()
    },
  },
}
