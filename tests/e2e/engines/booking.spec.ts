import { expect } from '@playwright/test'
import { bookingChoices, bookingTexts, callsTo, idCard, withoutRandomPart } from '../staff'
import { test } from './engineTest'

const BOOKING = '/admin/dashboard/airwaybill'
const named = (name: string) => `[name="${name}"]`

test('a draft survives a reload, is booked with its files, and its papers can be printed', async ({
  visitor,
  backend,
  inTab,
}) => {
  const { tab } = visitor
  await visitor.signIn('gujrat', BOOKING)
  await visitor.holds(named('airwayBillNo'), /^\d{10}$/)
  for (const [name, text] of Object.entries(bookingTexts)) await visitor.type(named(name), text)
  for (const [name, words] of Object.entries(bookingChoices)) await visitor.choose(named(name), words)
  await visitor.attach(named('shipperIDFront'), idCard('front.png'))
  await visitor.attach(named('shipperIDBack'), idCard('back.png'))
  await visitor.see('front.png')
  await visitor.holds(named('grossTotal'), '16,240.00')
  await visitor.see(/Saved at/)

  await tab.reload()
  await visitor.holds(named('airwayBillNo'), /^\d{10}$/)
  await visitor.holds(named('recCity'), 'Sheffield')
  await visitor.holds(named('invoiceValues.0.price'), '11.50')
  await visitor.holds(named('grossTotal'), '16,240.00')
  await visitor.see('front.png')
  await visitor.see('back.png')
  await visitor.fits()

  const number = await visitor.value(named('airwayBillNo'))
  await visitor.press('button', 'Add Shipment')
  const papers = await inTab('opened')
  await visitor.see('AirwayBill added successfully !!')
  await visitor.holds(named('shipperCompany'), '')
  const [call] = await callsTo(backend, '/api/airwaybill/create')
  expect(call?.fields).toMatchObject({ airwayBillNo: number, amount: '14500.00', origin: 'Pakistan', cod: '0' })
  // Redrawn as JPEG: in no engine is a canvas taken for one that returns noise.
  expect(
    call?.files.map(({ name, filename, type, size }) => [name, withoutRandomPart(filename), type, size > 0]),
  ).toEqual([
    ['shipperIDFront', 'id-card-front.jpg', 'image/jpeg', true],
    ['shipperIDBack', 'id-card-back.jpg', 'image/jpeg', true],
  ])

  await papers.isAt(/^\/admin\/dashboard\/receipt\//)
  await papers.see('Rs. 16,240.00')
  await papers.see(number)
  const isReady = () =>
    [...document.querySelectorAll('button')].some((button) => button.textContent.trim() === 'Print' && !button.disabled)
  await expect.poll(() => papers.tab.run(isReady, null)).toBe(true)
  const pictures = () => [...document.images].map(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  expect(new Set(await papers.tab.run(pictures, null))).toEqual(new Set([true]))
  expect(await papers.tab.run(() => document.fonts.check('16px "Noto Nastaliq Urdu"', 'ابج'), null)).toBe(true)
})
