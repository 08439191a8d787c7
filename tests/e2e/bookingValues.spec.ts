import { deflateSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { chunk, header, png } from '../pictures'
import { add, CREATE, field, openForm, success } from './bookingForm'
import { callsTo, fillBooking, idCard, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

const CUT_OFF = 'The picture cannot be read, or is too large. Take it again.'
const question = (page: Page) => page.getByRole('dialog', { name: 'Check before booking' })

/** A picture as a browser makes it. */
async function picture(page: Page, type: 'image/jpeg' | 'image/png', width: number, height: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ({ type, width, height }) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      const context = canvas.getContext('2d')
      for (let at = 0; at < 40; at += 1) {
        if (context) context.fillStyle = `hsl(${at * 9} 80% 50%)`
        context?.fillRect((at * width) / 40, 0, width / 40, height)
      }
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? [])]
    },
    { type, width, height },
  )
  return Buffer.from(bytes)
}

test('pictures that are cut off or none at all are refused when they are chosen', async ({ page }) => {
  await openForm(page)
  const whole = {
    jpeg: await picture(page, 'image/jpeg', 400, 300),
    png: await picture(page, 'image/png', 400, 300),
  }
  const broken: [string, string, Buffer][] = [
    ['three bytes.jpg', 'image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
    ['head.png', 'image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['half.jpg', 'image/jpeg', whole.jpeg.subarray(0, whole.jpeg.length / 2)],
    ['half.png', 'image/png', whole.png.subarray(0, whole.png.length / 2)],
    ['without an end.jpg', 'image/jpeg', whole.jpeg.subarray(0, -40)],
  ]
  for (const [name, mimeType, buffer] of broken) {
    await field(page, 'shipperIDFront').setInputFiles({ name, mimeType, buffer })
    await expect(page.getByText(CUT_OFF), name).toBeVisible()
    await expect(page.getByText(name)).toHaveCount(0)
    await page.getByRole('button', { name: 'Continue without it: ID card front' }).click()
    await expect(page.getByText(CUT_OFF)).toHaveCount(0)
  }
  await field(page, 'shipperIDFront').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: whole.jpeg })
  await field(page, 'shipperIDBack').setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: whole.png })
  await expect(page.getByText('a.jpg')).toBeVisible()
  await expect(page.getByText('b.png')).toBeVisible()
})

test('a very large picture is made smaller, and refused where the browser cannot draw it', async ({ page }) => {
  await openForm(page)
  const lines = deflateSync(Buffer.alloc((1 + 9000 / 8) * 7000))
  const bytes = png(header(9000, 7000, true), chunk('IDAT', ...lines), chunk('IEND'))
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.from(bytes) }
  await field(page, 'shipperIDFront').setInputFiles(large)
  await expect(page.locator('img.picture')).toBeVisible({ timeout: 30_000 })

  await page.evaluate(() => {
    window.createImageBitmap = () => Promise.reject(new DOMException('out of memory', 'InvalidStateError'))
  })
  await field(page, 'shipperIDBack').setInputFiles(large)
  await expect(page.getByText(CUT_OFF)).toBeVisible({ timeout: 30_000 })
})

test('the keys that ask for the booking do not answer what is asked before it', async ({ page, context }) => {
  await openForm(page)
  await fillBooking(page)
  await field(page, 'weight').fill('0')
  await field(page, 'shipperIDFront').setInputFiles(idCard('front.png'))
  await expect(page.getByText('front.png')).toBeVisible()
  await field(page, 'weight').focus()
  await page.keyboard.down('Control')
  // Held down, a key repeats.
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.keyboard.up('Control')
  await expect(question(page).getByRole('listitem')).toHaveText([
    'The back of the ID card is missing, so the consent form prints without the card.',
    'The weight is 0 kg.',
  ])
  await expect(question(page).getByRole('button', { name: 'Go back' })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expect(field(page, 'shipperIDBack')).toBeFocused()
  await field(page, 'shipperIDBack').setInputFiles(idCard('back.png'))
  await expect(page.getByText('back.png')).toBeVisible()

  await add(page).focus()
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(question(page).getByRole('listitem')).toHaveText(['The weight is 0 kg.'])
  await expect(question(page).getByRole('button', { name: 'Go back' })).toBeFocused()
  expect(await callsTo(page, CREATE)).toEqual([])

  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('button', { name: 'Book anyway' })).toBeFocused()
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  const receipt = await opened
  await expect(success(page)).toBeVisible()
  await receipt.waitForURL(/\/receipt\//)
  expect(await callsTo(page, CREATE)).toHaveLength(1)
})
