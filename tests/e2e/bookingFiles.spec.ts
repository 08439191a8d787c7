import { deflateSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { bmp, chunk, gif, header, png } from '../pictures'
import { addButton, bookedFor, CREATE, field, openForm, waitForNumber, successMessage } from './bookingForm'
import { callsTo, fillBooking, idCard, resetBackend, sentAs, withoutRandomPart } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

const pictures = (page: Page) => page.locator('img.picture')

/** A photo as a phone takes it: rotated by 90° according to its metadata, which also has the place. */
async function photograph(page: Page, type = 'image/jpeg') {
  const bytes = await page.evaluate(async (type) => {
    const [width, height] = [600, 300]
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = '#c33'
    context?.fillRect(0, 0, width / 2, height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
    const plain = [...new Uint8Array((await blob?.arrayBuffer()) ?? [])]
    if (type !== 'image/jpeg') return plain
    const exif = [69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    const place = [...'GPS 32.57 N 74.08 E'].map((letter) => letter.charCodeAt(0))
    const segment = [...exif, 0, 0, 0, 0, ...place]
    return [...plain.slice(0, 2), 0xff, 0xe1, 0, segment.length + 2, ...segment, ...plain.slice(2)]
  }, type)
  return { name: 'کارڈ #1.jpeg', mimeType: type, buffer: Buffer.from(bytes) }
}

async function book(page: Page) {
  await fillBooking(page)
  await page.getByLabel('Print Invoice').uncheck()
  await addButton(page).click()
  await expect(successMessage(page)).toBeVisible()
  const [call] = await callsTo(page, CREATE)
  return call?.files ?? []
}

/** The front of the last booking's ID card as the backend has stored it. */
async function storedFront(page: Page): Promise<Buffer> {
  const [booked] = await bookedFor(page, 'Ruth Hallam')
  const bill = await page.request.get(`/api/airwaybill/receipt/${booked?._id}`)
  const { consignor } = (await bill.json()) as { consignor: { idFront: string } }
  return (await page.request.get(consignor.idFront)).body()
}

test('“Saved” is never shown for what is not on the disk, and a picture being prepared survives a reload', async ({
  page,
}) => {
  await openForm(page)
  await field(page, 'recCity').fill('Sheffield')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  const photo = await photograph(page)
  // From here on encrypting is slow, and pictures are decoded only after a reload.
  await page.evaluate(() => {
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
    crypto.subtle.encrypt = async (...given) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      return encrypt(...given)
    }
    window.createImageBitmap = () => new Promise(() => undefined)
  })
  await field(page, 'shipperIDFront').setInputFiles(photo)
  await expect(page.getByText('Preparing…')).toBeVisible()
  await expect(page.getByText('Saving…')).toBeVisible()
  await field(page, 'recCity').press('End')
  await field(page, 'recCity').press('!')
  await expect(page.getByText(/^Saved at/)).toHaveCount(0)
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.reload()
  await waitForNumber(page)
  await expect(field(page, 'recCity')).toHaveValue('Sheffield!')
  await expect(page.getByText(photo.name)).toBeVisible()
  await expect(pictures(page)).toBeVisible()
  const size = await pictures(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  })
  expect(size).toEqual([300, 600])
})

const AVIF =
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYA' +
  'AAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IA' +
  'AAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAA' +
  'AAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A='

test('every picture that the browser can show is sent as a JPEG with a random name and no metadata', async ({
  page,
}) => {
  await openForm(page)
  const anyOf = { name: 'any.bin', mimeType: '' }
  const pixels = [0x02, 0x02, 0x44, 0x01, 0x00, 0x3b]
  // A pixel of 24 bits, after a header of 54 bytes.
  const dot = Buffer.concat([
    Buffer.from(bmp(1, 1)),
    Buffer.from([1, 0, 24]),
    Buffer.alloc(25),
    Buffer.from([1, 2, 3, 0]),
  ])
  dot[10] = 54
  const kinds = {
    AVIF: Buffer.from(AVIF, 'base64'),
    GIF: Buffer.concat([gif([3, 4], [1, 1]), Buffer.from(pixels)]),
    BMP: dot,
    PNG: idCard('').buffer,
    WebP: (await photograph(page, 'image/webp')).buffer,
  }
  for (const [kind, content] of Object.entries(kinds)) {
    await field(page, 'customNTN').setInputFiles({ ...anyOf, buffer: content })
    await expect(pictures(page), kind).toBeVisible()
    if (kind !== 'WebP') await page.getByRole('button', { name: 'Remove any.bin' }).click()
  }
  await field(page, 'shipperIDFront').setInputFiles(await photograph(page))
  await field(page, 'shipperIDBack').setInputFiles(await photograph(page, 'image/png'))
  await expect(pictures(page)).toHaveCount(3)
  const sent = await book(page)
  expect(sent.map(({ name, filename, type }) => [name, withoutRandomPart(filename), type])).toEqual(
    Object.entries(sentAs).map(([name, filename]) => [name, filename, 'image/jpeg']),
  )
  const front = await storedFront(page)
  expect(front.includes('GPS')).toBe(false)
  expect(front.includes('Exif')).toBe(false)
})

const CUT_OFF = 'The picture cannot be read, or is too large. Take it again.'

test('oversized, truncated and fake pictures are refused when chosen; a large one is scaled down', async ({ page }) => {
  await openForm(page)
  const bomb = (width: number, height: number) =>
    Buffer.from(png(header(width, height), chunk('IDAT', ...Array.from({ length: 2000 }, () => 0)), chunk('IEND')))
  const whole = {
    jpeg: (await photograph(page)).buffer,
    png: (await photograph(page, 'image/png')).buffer,
  }
  const refusals: [name: string, content: Buffer, refusal: string][] = [
    [
      '20000.png',
      bomb(20_000, 10_000),
      'The picture is too large: 20000 × 10000 pixels. Make it smaller, or take it again.',
    ],
    // Larger than Chromium decodes.
    ['30000.png', bomb(30_000, 30_000), CUT_OFF],
    ['card.svg', Buffer.from('<svg onload="alert(1)"/>'), 'The file must be a picture'],
    ['three bytes.jpg', Buffer.from([0xff, 0xd8, 0xff]), CUT_OFF],
    ['half.jpg', whole.jpeg.subarray(0, whole.jpeg.length / 2), CUT_OFF],
    ['half.png', whole.png.subarray(0, whole.png.length / 2), CUT_OFF],
    ['without an end.jpg', whole.jpeg.subarray(0, -40), CUT_OFF],
  ]
  for (const [name, content, refusal] of refusals) {
    await field(page, 'shipperIDFront').setInputFiles({ name, mimeType: '', buffer: content })
    await expect(page.getByText(refusal), name).toBeVisible()
    await expect(page.getByText(name)).toHaveCount(0)
    await page.getByRole('button', { name: 'Continue without it: ID card front' }).click()
    await expect(page.getByText(refusal)).toHaveCount(0)
  }

  const lines = deflateSync(Buffer.alloc((1 + 9000 / 8) * 7000))
  const bytes = png(header(9000, 7000, true), chunk('IDAT', ...lines), chunk('IEND'))
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.from(bytes) }
  await field(page, 'shipperIDFront').setInputFiles(large)
  await expect(pictures(page)).toBeVisible({ timeout: 30_000 })
  // If the browser cannot draw it either, it is refused.
  await page.evaluate(() => {
    window.createImageBitmap = () => Promise.reject(new DOMException('out of memory', 'InvalidStateError'))
  })
  await field(page, 'shipperIDBack').setInputFiles(large)
  await expect(page.getByText(CUT_OFF)).toBeVisible({ timeout: 30_000 })
})

test('where the canvas returns noise, the original is sent with its orientation and no other metadata', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const canvas = CanvasRenderingContext2D.prototype
    const { value } = Object.getOwnPropertyDescriptor(canvas, 'getImageData') as { value: typeof canvas.getImageData }
    canvas.getImageData = new Proxy(value, {
      apply: (read, context, given) => {
        const image = Reflect.apply(read, context, given) as ImageData
        image.data[1] = (image.data[1] ?? 0) ^ 1
        return image
      },
    })
  })
  await openForm(page)
  const photo = await photograph(page)
  await field(page, 'shipperIDFront').setInputFiles(photo)
  await field(page, 'shipperIDBack').setInputFiles(idCard('back.png'))
  await expect(pictures(page)).toHaveCount(2)
  await field(page, 'customNTN').setInputFiles(await photograph(page, 'image/webp'))
  await expect(
    page.getByText(/^Your browser’s privacy settings do not allow the picture to be converted/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Continue without it: Custom copies / NTN' }).click()

  const sent = await book(page)
  expect(sent.map(({ filename, type }) => [withoutRandomPart(filename), type])).toEqual([
    ['id-card-front.jpg', 'image/jpeg'],
    ['id-card-back.png', 'image/png'],
  ])
  const front = await storedFront(page)
  expect(front.includes('GPS')).toBe(false)
  const shown = await page.evaluate(
    async (bytes) => {
      const image = new Image()
      image.src = URL.createObjectURL(new Blob([new Uint8Array(bytes)]))
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    },
    [...front],
  )
  expect(shown).toEqual([300, 600])
})
