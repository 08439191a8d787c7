import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { add, CREATE, field, openForm, success } from './bookingForm'
import { callsTo, fillBooking, idCard, letGoOn, nextCall, resetBackend, untilQuiet } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

test('a tab and its duplicate book once, whatever is clicked', async ({ page, context }) => {
  await openForm(page)
  await fillBooking(page)
  await field(page, 'customNTN').setInputFiles(idCard('front.png'))
  await page.getByLabel('Print Invoice').uncheck()
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  // A tab that is opened by script has a copy of this tab's storage, as a duplicated one has.
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open(window.location.href))
  const duplicate = await opened
  await expect(field(duplicate, 'recCity')).toHaveValue('Sheffield')
  await expect(duplicate.getByText('front.png')).toBeVisible()
  await duplicate.getByLabel('Print Invoice').uncheck()

  await nextCall(page, { method: 'POST', path: CREATE, delayMs: 700 })
  await Promise.all([add(page).click(), add(duplicate).click()])
  // The one that came second is told, and begins anew as well.
  await expect(page.getByText('is booked.')).toBeVisible()
  await expect(duplicate.getByText('is booked.')).toBeVisible()
  await expect(field(page, 'recCity')).toHaveValue('')
  await expect(field(duplicate, 'recCity')).toHaveValue('')
  expect(await callsTo(page, CREATE)).toHaveLength(1)
})

test('a submission that a reload cuts off comes back locked, and is never sent twice', async ({ page }) => {
  const number = await openForm(page)
  await fillBooking(page)
  await page.getByLabel('Print Invoice').uncheck()
  // The backend takes longer than the reload and both looks after it, on a slow machine too.
  await nextCall(page, { method: 'POST', path: CREATE, isHeld: true })
  const sent = page.waitForRequest(`**${CREATE}`)
  await add(page).click()
  await sent
  await page.reload()
  await expect(page.getByText('Processing your request...')).toBeVisible()
  await expect(page.locator('form.cc-booking')).toHaveAttribute('inert')
  await expect(page.getByText(`Airway bill ${number} is not booked. You can submit it again.`).first()).toBeVisible()
  await expect(field(page, 'airwayBillNo')).toHaveValue(number)
  await expect(field(page, 'recCity')).toHaveValue('Sheffield')
  const bookings = async () => {
    const found = await page.request.get('/api/airwaybill/getAllByToday')
    const today = (await found.json()) as { consignee?: { contactPerson?: string } }[]
    return today.filter(({ consignee }) => consignee?.contactPerson === 'Ruth Hallam').length
  }
  expect(await bookings()).toBe(0)
  // The first request arrives after all; submitting again must find it.
  await letGoOn(page)
  await expect.poll(bookings).toBe(1)
  await page.getByLabel('Print Invoice').uncheck()
  await add(page).click()
  await expect(success(page)).toBeVisible()
  expect(await bookings()).toBe(1)
})

test('a camera’s picture is turned upright, made smaller, and loses what the camera wrote', async ({ page }) => {
  await openForm(page)
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 3000
    canvas.height = 1500
    canvas.getContext('2d')?.fillRect(0, 0, 3000, 700)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
    const plain = new Uint8Array((await blob?.arrayBuffer()) ?? [])
    // Orientation 6: the camera was held upright.
    const exif = [0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3]
    exif.push(0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0)
    return [...plain.slice(0, 2), ...exif, ...plain.slice(2)]
  })
  const photo = { name: 'IMG_0042.jpeg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) }
  await field(page, 'customNTN').setInputFiles(photo)
  await expect(page.locator('img.picture')).toBeVisible()
  const sent = await page.locator('img.picture').evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  })
  expect(sent).toEqual({ width: 1000, height: 2000 })

  await fillBooking(page)
  await page.getByLabel('Print Invoice').uncheck()
  await add(page).click()
  await expect(success(page)).toBeVisible()
  const [call] = await callsTo(page, CREATE)
  expect(call?.files).toMatchObject([{ name: 'customNTN', filename: 'custom-copies.jpg', type: 'image/jpeg' }])
})

test('a file that is changed on disk after it was chosen is sent as it was chosen', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('ntn.pdf')
  await writeFile(path, '%PDF-1.4 as it was chosen %%EOF')
  await openForm(page)
  await fillBooking(page)
  await field(page, 'customNTN').setInputFiles(path)
  await expect(page.getByText('ntn.pdf')).toBeVisible()
  await writeFile(path, '%PDF-1.4 changed meanwhile, and longer than before %%EOF')
  await page.getByLabel('Print Invoice').uncheck()
  await add(page).click()
  await expect(success(page)).toBeVisible()
  expect(await callsTo(page, CREATE)).toHaveLength(1)
})

test('leaving with unsaved work asks; logging out takes everything with it', async ({ page }) => {
  await openForm(page)
  await field(page, 'recCity').fill('Sheffield')
  await field(page, 'customNTN').setInputFiles(idCard('front.png'))
  await expect(page.getByText('front.png')).toBeVisible()
  await page.getByRole('link', { name: 'View Records' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without booking?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(page, 'recCity')).toHaveValue('Sheffield')
  await expect(page.getByText(/^Saved at/)).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).first().click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await page.waitForURL('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await untilQuiet(page)
  const left = await page.evaluate(async () => {
    const opening = indexedDB.open('dashboard')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const kept: string[] = []
    for (const store of ['drafts', 'files', 'keys']) {
      const keys = opening.result.transaction(store).objectStore(store).getAllKeys()
      await new Promise((resolve) => (keys.onsuccess = resolve))
      kept.push(...keys.result.map((key) => key as string))
    }
    return [...kept, ...Object.keys(sessionStorage).filter((key) => key.startsWith('dashboard:'))]
  })
  expect(left).toEqual([])
})

test('on a second visit services and countries are there before they are fetched', async ({ page }) => {
  await openForm(page)
  await expect(field(page, 'service').getByRole('option', { name: 'Express' })).toBeAttached()
  await page.route('**/api/service/getAllActive', () => undefined)
  await page.route('**/api/airwaybill/getCountries', () => undefined)
  await page.reload()
  await expect(field(page, 'service').getByRole('option', { name: 'Express' })).toBeAttached()
  await expect(field(page, 'recCountry').getByRole('option', { name: 'Germany' })).toBeAttached()
})
