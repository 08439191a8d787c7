import { expect, test } from '@playwright/test'
import { field, openForm, readyForm } from './bookingForm'
import { idCard, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

test('a booking held with F8 comes back after a reload, files included, and nothing below the line moves', async ({
  page,
}) => {
  await openForm(page)
  const top = async () => (await field(page, 'shipperCompany').boundingBox())?.y
  const before = await top()
  await field(page, 'recContactPerson').fill('Ruth Hallam')
  await field(page, 'shipperIDFront').setInputFiles(idCard('front.png'))
  await expect(page.getByText('front.png')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(field(page, 'heldNote')).toBeFocused()
  await page.keyboard.press('Enter')
  const chip = page.getByRole('button', { name: /^Continue Ruth Hallam/ })
  await expect(chip).toBeVisible()
  await expect(page.getByText('front.png')).toBeHidden()
  await readyForm(page)
  expect(await top()).toBe(before)

  await page.reload()
  await readyForm(page)
  await expect(chip).toBeVisible()
  await page.keyboard.press('F8')
  await page.keyboard.press('Enter')
  await expect(field(page, 'recContactPerson')).toHaveValue('Ruth Hallam')
  await expect(page.getByText('front.png')).toBeVisible()
  await expect(chip).toBeHidden()
})
