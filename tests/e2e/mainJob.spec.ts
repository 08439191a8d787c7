import { expect, test } from '@playwright/test'
import { add, BOOKING, CREATE, field, openForm, success } from './bookingForm'
import { callsTo, fillBooking, idCard, nextCall, resetBackend, signIn } from './staff'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(async ({ page }) => resetBackend(page))

test('a center signs in, books with ID cards, prints the receipt, and a visitor tracks the shipment', async ({
  page,
  context,
  browser,
}) => {
  await signIn(page, 'gujrat', BOOKING)
  await expect(field(page, 'airwayBillNo')).toHaveValue(/^\d{10}$/)
  const number = await field(page, 'airwayBillNo').inputValue()
  await fillBooking(page)
  await field(page, 'shipperIDFront').setInputFiles(idCard('front.png'))
  await field(page, 'shipperIDBack').setInputFiles(idCard('back.png'))
  await expect(page.getByText('front.png')).toBeVisible()
  await expect(field(page, 'grossTotal')).toHaveValue('16,240.00')

  const receiptTab = context.waitForEvent('page')
  await add(page).click()
  const receipt = await receiptTab
  await expect(success(page)).toBeVisible()
  await receipt.waitForURL('**/admin/dashboard/receipt/**')
  await expect(receipt.getByText(number).first()).toBeVisible()
  await expect(receipt.getByText('Rs. 16,240.00')).toBeVisible()
  await expect(receipt.getByRole('button', { name: 'Print', exact: true })).toBeEnabled()

  // A fresh form with the next number.
  await expect(field(page, 'airwayBillNo')).not.toHaveValue(number)
  await expect(field(page, 'shipperCompany')).toHaveValue('')

  const [call] = await callsTo(page, CREATE)
  expect(call?.fields).toMatchObject({ airwayBillNo: number, amount: '14500.00', origin: 'Pakistan', cod: '0' })
  expect(call?.files.map(({ name }) => name)).toEqual(['shipperIDFront', 'shipperIDBack'])

  const visitor = await browser.newPage()
  await visitor.goto('/')
  await visitor.getByLabel('Airway bill number').first().fill(number)
  await visitor.getByRole('button', { name: 'Track' }).first().click()
  await visitor.waitForURL(`**/tracking/${number}`)
  await expect(visitor.getByText('Information Recieved')).toBeVisible()
  await expect(visitor.getByText('Shipment Forwarded', { exact: true })).toBeVisible()
  await visitor.close()
})

test('two clicks and Enter on Add Shipment make one booking', async ({ page }) => {
  await signIn(page, 'gujrat', BOOKING)
  await expect(field(page, 'airwayBillNo')).toHaveValue(/^\d{10}$/)
  await fillBooking(page)
  await page.getByLabel('Print Invoice').uncheck()
  await nextCall(page, { method: 'POST', path: CREATE, delayMs: 800 })
  await add(page).dblclick()
  await page.keyboard.press('Enter')
  await add(page).dispatchEvent('click')
  await expect(success(page)).toBeVisible()
  expect(await callsTo(page, CREATE)).toHaveLength(1)
})

test('a refusal closes the receipt’s tab and keeps every field and file', async ({ page, context }) => {
  await openForm(page)
  await fillBooking(page)
  await field(page, 'customNTN').setInputFiles(idCard('front.png'))
  await expect(page.getByText('front.png')).toBeVisible()
  await nextCall(page, {
    method: 'POST',
    path: CREATE,
    status: 400,
    body: { errors: [{ msg: 'Mobile number is not valid' }, { msg: 'second' }] },
  })
  const opened = context.waitForEvent('page')
  await add(page).click()
  const tab = await opened
  if (!tab.isClosed()) await tab.waitForEvent('close')
  await expect(page.getByText('Mobile number is not valid').first()).toBeVisible()
  await expect(field(page, 'shipperCompany')).toHaveValue('Sana Textile Works')
  await expect(field(page, 'invoiceValues.0.price')).toHaveValue('11.50')
  await expect(page.getByText('front.png')).toBeVisible()

  await page.getByLabel('Print Invoice').uncheck()
  await add(page).click()
  await expect(success(page)).toBeVisible()
})
