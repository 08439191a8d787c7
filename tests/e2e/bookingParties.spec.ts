import { expect, test, type Page } from '@playwright/test'
import { add, CREATE, field, openForm, readyForm, success } from './bookingForm'
import { callsTo, fillBooking, idCard, nextCall, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

const LATE = 1500

interface Saved {
  _id: string
  company: string
  contactPerson: string
  country: string
  city: string
  ntnCnic: string
}

const saved = async (page: Page, term: string) =>
  (await (await page.request.get(`/api/customer/search?term=${term}`)).json()) as Saved[]
const whole = { method: 'GET', path: '/api/customer/getOne/*' }

async function pick(page: Page, name: string, { company, contactPerson }: Saved): Promise<void> {
  await field(page, name).fill('')
  await field(page, name).pressSequentially(company.slice(0, 12))
  await page.getByRole('option').filter({ hasText: company }).filter({ hasText: contactPerson }).first().click()
}

/** Two shippers of other names, and somebody abroad. */
async function people(page: Page) {
  const [sarus] = await saved(page, 'sarus')
  const [kikar] = await saved(page, 'kikar')
  const abroad = (await saved(page, 'a')).find(({ country }) => country !== 'Pakistan')
  if (!sarus || !kikar || !abroad) throw new Error('The seed has no such customers')
  return { sarus, kikar, abroad }
}

test('the lookup takes who is found for the text that stands in its box', async ({ page }) => {
  await openForm(page)
  const { kikar } = await people(page)
  await page.getByRole('button', { name: 'Search saved shippers by company' }).click()
  const popup = page.getByRole('dialog', { name: 'Saved shippers' })
  const box = popup.getByRole('searchbox')
  await box.pressSequentially('sarus')
  await expect(popup.getByRole('listitem').first()).toContainText('Sarus')
  await nextCall(page, { method: 'GET', path: '/api/customer/search', delayMs: LATE })
  await box.fill('')
  await box.pressSequentially('kikar')
  await box.press('Enter')
  await expect(popup.getByText('Searching…')).toBeVisible()
  await popup.getByRole('listitem').first().click({ force: true })
  await box.press('Enter')
  await expect(popup.getByText(/^\d+ found/)).toBeVisible()
  await expect(popup.getByRole('listitem').first()).toContainText('Kikar')
  expect(await callsTo(page, '/api/customer/getOne')).toEqual([])
  await box.press('Enter')
  await expect(field(page, 'shipperCompany')).toHaveValue(kikar.company)
  await expect(field(page, 'shipperNtnCnicNo')).toHaveValue(kikar.ntnCnic)
})

test('shipper and receiver come each in his own time, and the booking waits for both', async ({ page }) => {
  await openForm(page)
  const { sarus, kikar, abroad } = await people(page)
  await fillBooking(page)
  await page.getByLabel('Print Invoice').uncheck()
  await pick(page, 'shipperCompany', kikar)
  await expect(field(page, 'shipperNtnCnicNo')).toHaveValue(kikar.ntnCnic)
  await nextCall(page, { ...whole, delayMs: 2 * LATE })
  await pick(page, 'shipperCompany', sarus)
  await pick(page, 'recCompany', abroad)
  await expect(field(page, 'recCity')).toHaveValue(abroad.city)
  await expect(field(page, 'shipperNtnCnicNo')).toHaveValue(kikar.ntnCnic)
  // Somebody abroad may live in a country that is not offered as it is written.
  await field(page, 'recCountry').selectOption('Germany')
  await add(page).click()
  await expect(page.getByText('Fetching the customer…')).toBeVisible()
  expect(await callsTo(page, CREATE)).toEqual([])
  // Nothing is pressed again.
  await expect(success(page)).toBeVisible()
  const [call] = await callsTo(page, CREATE)
  expect(JSON.parse(call?.fields['shipperDetails'] ?? '')).toMatchObject({
    shipperCompany: sarus.company,
    shipperNtnCnicNo: sarus.ntnCnic,
    _id: sarus._id,
  })
  expect(JSON.parse(call?.fields['receiverDetails'] ?? '')).toMatchObject({ recCity: abroad.city, _id: abroad._id })
})

test('Undo brings back fields and ID card of the former shipper, also after a reload', async ({ page }) => {
  await openForm(page)
  const { sarus, kikar } = await people(page)
  await pick(page, 'shipperCompany', sarus)
  await expect(field(page, 'shipperNtnCnicNo')).toHaveValue(sarus.ntnCnic)
  await field(page, 'shipperIDFront').first().setInputFiles(idCard('front.png'))
  await expect(page.getByRole('button', { name: 'Remove front.png' })).toBeVisible()
  await pick(page, 'shipperCompany', kikar)
  const out = page.getByText('front.png was taken out, chosen for another shipper. Undo brings it back.')
  await expect(out).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove front.png' })).toHaveCount(0)
  await expect(page.getByText(/^Kept at/)).toBeVisible()
  await page.reload()
  await readyForm(page)
  await expect(field(page, 'shipperNtnCnicNo')).toHaveValue(kikar.ntnCnic)
  await expect(out).toBeVisible()
  await page.getByRole('button', { name: 'Undo filling the shipper' }).click()
  await expect(page.getByRole('button', { name: 'Remove front.png' })).toBeVisible()
  await expect(field(page, 'shipperNtnCnicNo')).toHaveValue(sarus.ntnCnic)
  await expect(out).toHaveCount(0)
  await expect
    .poll(() => page.locator('.cc-upload-preview img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1)
})

test('a country that was filled in gives way to the first other choice', async ({ page }) => {
  await openForm(page)
  const { abroad } = await people(page)
  await pick(page, 'recCompany', abroad)
  await expect(field(page, 'recCity')).toHaveValue(abroad.city)
  await field(page, 'recCountry').focus()
  await page.keyboard.type('Zim')
  await expect(field(page, 'recCountry')).toHaveValue('Zimbabwe')
})

test('Book again chooses service and country, whichever of the three answers comes last', async ({ page }) => {
  await openForm(page)
  const list = await page.request.get('/api/airwaybill/getAll')
  const [bill] = (
    (await list.json()) as { _id: string; destination: string; service: { name: string } | null }[]
  ).filter(({ service }) => service)
  if (!bill) throw new Error('The seed has no such bill')
  const calls = [`/api/airwaybill/receipt/${bill._id}`, '/api/service/getAllActive', '/api/airwaybill/getCountries']
  for (const late of [...calls, null]) {
    // A computer that knows nothing of services and countries, and a form that is empty.
    await page.goto('/admin/dashboard/settings')
    await page.evaluate(() => [localStorage.clear(), sessionStorage.clear()])
    if (late) await nextCall(page, { method: 'GET', path: late, delayMs: 700 })
    await page.goto(`/admin/dashboard/airwaybill?from=${bill._id}`)
    await expect(page.getByText('Filled from bill')).toBeVisible()
    await expect(field(page, 'service').locator('option:checked')).toHaveText(bill.service?.name ?? '')
    await expect(field(page, 'recCountry')).toHaveValue(bill.destination)
  }
})
