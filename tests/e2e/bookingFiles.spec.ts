import { expect, test, type Page } from '@playwright/test'
import { bmp, chunk, gif, header, png } from '../pictures'
import { add, CREATE, field, openForm, readyForm, success } from './bookingForm'
import { callsTo, fillBooking, idCard, resetBackend, sentAs } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

const buffer = (bytes: Uint8Array | string) => Buffer.from(bytes)
const pictures = (page: Page) => page.locator('img.picture')

/** A photograph as a phone takes it: lying, to be turned by 90°, with the place where it was taken. */
async function photograph(page: Page, type = 'image/jpeg', width = 600, height = 300) {
  const bytes = await page.evaluate(
    async ({ type, width, height }) => {
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
    },
    { type, width, height },
  )
  return { name: 'کارڈ #1.jpeg', mimeType: type, buffer: Buffer.from(bytes) }
}

/** Pictures chosen from now on are decoded only after a reload. */
const holdPictures = (page: Page) =>
  page.evaluate(() => {
    window.createImageBitmap = () => new Promise(() => undefined)
  })

async function book(page: Page) {
  await fillBooking(page)
  await page.getByLabel('Print Invoice').uncheck()
  await add(page).click()
  await expect(success(page)).toBeVisible()
  const [call] = await callsTo(page, CREATE)
  return call?.files ?? []
}

/** What the backend has of the front of the last booking's ID card. */
async function storedFront(page: Page): Promise<Buffer> {
  const list = await page.request.get('/api/airwaybill/getAllByToday')
  const [booked] = (
    (await list.json()) as { id?: string; _id?: string; consignee?: { contactPerson?: string } }[]
  ).filter(({ consignee }) => consignee?.contactPerson === 'Ruth Hallam')
  const bill = await page.request.get(`/api/airwaybill/receipt/${booked?.id ?? booked?._id ?? ''}`)
  const { consignor } = (await bill.json()) as { consignor: { idFront: string } }
  return (await page.request.get(consignor.idFront)).body()
}

test('a picture that is being prepared outlives a reload, and is prepared then', async ({ page }) => {
  await openForm(page)
  await fillBooking(page)
  await holdPictures(page)
  await field(page, 'shipperIDFront').setInputFiles(await photograph(page))
  await expect(page.getByText('Preparing…')).toBeVisible()
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.reload()
  await readyForm(page)
  await expect(page.getByText('کارڈ #1.jpeg')).toBeVisible()
  await expect(pictures(page)).toBeVisible()
  const size = await pictures(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  })
  expect(size).toEqual([300, 600])
})

test('“Saved” never shows over what is not on disk', async ({ page }) => {
  await openForm(page)
  await field(page, 'recCity').fill('Sheffield')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  // From here on the disk is slow.
  await page.evaluate(() => {
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
    crypto.subtle.encrypt = async (...given) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      return encrypt(...given)
    }
  })
  await holdPictures(page)
  await field(page, 'customNTN').setInputFiles(idCard('copies.png'))
  await expect(page.getByText('Saving…')).toBeVisible()
  await field(page, 'recCity').press('End')
  await field(page, 'recCity').press('!')
  await expect(page.getByText(/^Saved at/)).toHaveCount(0)
  await expect(page.getByText(/^Saved at/)).toBeVisible({ timeout: 15_000 })
  await page.reload()
  await readyForm(page)
  await expect(field(page, 'recCity')).toHaveValue('Sheffield!')
  await expect(page.getByText('copies.png')).toBeVisible()
})

const AVIF =
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYA' +
  'AAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IA' +
  'AAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAA' +
  'AAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A='

test('whatever the browser can show is sent as a JPEG, under a name of ours and without the camera’s data', async ({
  page,
}) => {
  await openForm(page)
  const anyOf = { name: 'any.bin', mimeType: '' }
  const pixels = [0x02, 0x02, 0x44, 0x01, 0x00, 0x3b]
  // One pixel of 24 bits, after a head of 54 bytes.
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
  expect(sent.map(({ name, filename, type }) => [name, filename, type])).toEqual(
    Object.entries(sentAs).map(([name, filename]) => [name, filename, 'image/jpeg']),
  )
  const front = await storedFront(page)
  expect(front.includes('GPS')).toBe(false)
  expect(front.includes('Exif')).toBe(false)
})

test('a picture that claims too many pixels is refused, a file that is no picture as well', async ({ page }) => {
  await openForm(page)
  const front = field(page, 'shipperIDFront')
  const refusals = [
    [20_000, 10_000, 'The picture is too large: 20000 × 10000 pixels. Make it smaller, or take it again.'],
    // More than Chromium itself reads.
    [30_000, 30_000, 'The picture cannot be read, or is too large. Take it again.'],
  ] as const
  for (const [width, height, refusal] of refusals) {
    const bomb = png(header(width, height), chunk('IDAT', ...Array.from({ length: 2000 }, () => 0)), chunk('IEND'))
    await front.setInputFiles({ name: 'bomb.png', mimeType: 'image/png', buffer: buffer(bomb) })
    await expect(page.getByText(refusal)).toBeVisible()
  }
  await front.setInputFiles({ name: 'card.svg', mimeType: 'image/svg+xml', buffer: buffer('<svg onload="alert(1)"/>') })
  await expect(page.getByText('The file must be a picture')).toBeVisible()
})

test('where the canvas returns noise, the original goes, without the camera’s data and still to be turned', async ({
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
  expect(sent.map(({ filename, type }) => [filename, type])).toEqual([
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
