import { expect, test, type Page } from '@playwright/test'
import { field, openForm, readyForm } from './bookingForm'
import { idCard, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

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

test('Undo brings back fields and ID card of the former shipper, also after a reload', async ({ page }) => {
  await openForm(page)
  const { sarus, kikar } = await people(page)
  await pick(page, 'shipperCompany', sarus)
  await expect(field(page, 'shipperNtnCnicNo')).toHaveValue(sarus.ntnCnic)
  await field(page, 'shipperIDFront').first().setInputFiles(idCard('front.png'))
  await expect(page.getByRole('button', { name: 'Remove front.png' })).toBeVisible()
  await pick(page, 'shipperCompany', kikar)
  const out = page.getByText('front.png was removed, because it belongs to another shipper. “Undo” brings it back.')
  await expect(out).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove front.png' })).toHaveCount(0)
  await expect(page.getByText(/^Saved at/)).toBeVisible()
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
