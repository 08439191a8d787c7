import { expect, test } from '@playwright/test'
import { addButton, BOOKING, CREATE, field, waitForNumber, successMessageShown } from './bookingForm'
import { pageErrorsOf } from './pageErrors'
import { callsTo, fillBooking, idCard, resetBackend, signIn } from './staff'

test.use({ contextOptions: { reducedMotion: 'no-preference' }, serviceWorkers: 'allow' })

test('a center signs in, books with ID cards, prints the receipt, and a visitor tracks it, without a policy violation', async ({
  page,
  context,
  browser,
}) => {
  await resetBackend(page)
  const complaints = await pageErrorsOf(context)
  let prints = 0
  await context.exposeBinding('tellPrint', () => (prints += 1))
  // In the frame that is printed, too.
  await context.addInitScript(() => {
    window.print = () => (window as unknown as { tellPrint: () => void }).tellPrint()
  })
  await page.goto('/')
  await page.getByRole('group', { name: 'Partner logos' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.swiper-initialized')).toBeVisible()
  // Notices for old browsers and for missing scripts must not appear.
  const notices = page.locator('.cc-notice:visible')
  await expect(notices).toHaveCount(0)
  await signIn(page, 'gujrat')
  await expect(page.getByRole('table', { name: 'Today’s shipments' })).toBeVisible()
  await expect(notices).toHaveCount(0)
  await page.getByRole('link', { name: 'View Records' }).first().click()
  await expect(page.locator('tr[data-index]').first()).toBeVisible()

  await page.goto(BOOKING)
  const number = await waitForNumber(page)
  await fillBooking(page)
  await field(page, 'shipperIDFront').setInputFiles(idCard('front.png'))
  await field(page, 'shipperIDBack').setInputFiles(idCard('back.png'))
  await expect(page.getByText('front.png')).toBeVisible()
  await expect(field(page, 'grossTotal')).toHaveValue('16,240.00')
  const [receipt] = await Promise.all([
    context.waitForEvent('page'),
    successMessageShown(page),
    addButton(page).click(),
  ])
  await receipt.waitForURL('**/admin/dashboard/receipt/**')
  await expect(receipt.getByText(number).first()).toBeVisible()
  await expect(receipt.getByText('Rs. 16,240.00')).toBeVisible()
  await receipt.getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(() => prints).toBe(1)

  // A new form with the next number.
  await expect(field(page, 'airwayBillNo')).not.toHaveValue(number)
  await expect(field(page, 'shipperCompany')).toHaveValue('')
  const calls = await callsTo(page, CREATE)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.fields).toMatchObject({ airwayBillNo: number, amount: '14500.00', origin: 'Pakistan', cod: '0' })
  expect(calls[0]?.files.map(({ name }) => name)).toEqual(['shipperIDFront', 'shipperIDBack'])

  const visitor = await browser.newPage()
  await visitor.goto('/')
  await visitor.getByLabel('Airway bill number').first().fill(number)
  await visitor.getByRole('button', { name: 'Track' }).first().click()
  await visitor.waitForURL(`**/tracking/${number}`)
  await expect(visitor.getByText('Information Recieved')).toBeVisible()
  await expect(visitor.getByText('Shipment Forwarded', { exact: true })).toBeVisible()
  await visitor.close()
  expect(complaints).toEqual([])

  // Proves that violations are noticed, as by this script.
  await page.evaluate(() => {
    const inline = document.createElement('script')
    inline.textContent = 'void 0'
    document.body.append(inline)
  })
  await expect.poll(() => complaints.join('\n')).toContain('script-src-elem refused inline')
})
