import { expect, type Page } from '@playwright/test'
import { pdfOf } from './papersBill'
import { queueFault, openAs, openTool } from './staff'

const people = ['Sana Mehmood', 'ثنا محمود', 'Khawaja Abdul-Rehman Siddiqui', 'Ali Raza', 'Shazia Bhatti', 'Umer Khan']
const services = ['Express', 'Student Package', 'Urgent']
const places = ['United Kingdom', 'Saudi Arabia', 'United Arab Emirates']
const nth = (texts: readonly string[], index: number) => texts[index % texts.length] ?? ''

/** A busy day: every eleventh shipment void, every fourth on credit, every seventh with COD. */
export const dayRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    _id: `id-${index}`,
    airwayBillNo: String(3_047_182_000 + index),
    service: { name: nth(services, index) },
    consignor: { contactPerson: nth(people, index) },
    consignee: { contactPerson: nth(people, index + 3) },
    origin: 'Pakistan',
    destination: nth(places, index),
    amount: 14_500.5 + index,
    discount: 500,
    gst: 17,
    paymentType: index % 4 === 0 ? 2 : 1,
    cod: index % 7 === 0 ? 1 : 0,
    codAmount: 45_000,
    isRemoteArea: 0,
    status: index % 11 === 5 ? [] : [{ type: index % 3 === 0 ? 6 : 1, createdAt: new Date().toISOString() }],
    center: { username: 'gujrat' },
    createdAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
    notes: '',
    dimensions: [],
  }))

/** Opens the day-end sheet, for which the backend answers these rows whatever the day. */
export async function openDayEnd(page: Page, rows: object[]) {
  await queueFault(page, { method: 'POST', path: '/api/airwaybill/getByToFrom', status: 200, body: rows, times: 9 })
  await openAs(page, 'headoffice', '/admin/dashboard/records')
  await openTool(page, 'Day-end sheet')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Print' })).toBeEnabled()
  return pdfOf(page)
}
