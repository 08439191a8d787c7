import { existsSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { aBill, IMAGES, open, pdfOf, removePdfs } from './papersBill'
import { resetBackend } from './staff'

test.skip(!existsSync('/usr/bin/pdftotext'), 'The papers are read with poppler: install poppler-utils')
test.beforeEach(async ({ page }) => resetBackend(page))
test.afterEach(removePdfs)

/** A JPEG of noise, like a phone's photo, whose metadata says that it is rotated. */
async function aPhotograph(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    async (size) => {
      const canvas = new OffscreenCanvas(size.width, size.height)
      const paper = canvas.getContext('2d')
      const noise = paper?.createImageData(size.width, size.height)
      if (!paper || !noise) throw new Error('no canvas')
      for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = at % 4 === 3 ? 255 : (at * 2654435761) >>> 24
      paper.putImageData(noise, 0, 0)
      const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 })
      const reader = new FileReader()
      reader.readAsDataURL(jpeg)
      await new Promise((resolve) => (reader.onload = resolve))
      return reader.result as string
    },
    { width, height },
  )
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  const turned = [0xff, 0xe1, 0, 34, ...Buffer.from('Exif\0\0MM\0*'), 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]
  return Buffer.concat([bytes.subarray(0, 2), Buffer.from([...turned, 0, 0, 0, 0, 0, 0]), bytes.subarray(2)])
}

const shapesOfCards = (page: Page) =>
  page
    .locator('.p-ids img')
    .evaluateAll((images) =>
      images.map((image) => [(image as HTMLImageElement).naturalWidth, (image as HTMLImageElement).naturalHeight]),
    )

test('ID card photographs are upright, and no larger than the paper needs', async ({ page }) => {
  // Noise compresses badly: the picture is larger than papers may have.
  const body = await aPhotograph(page, 2400, 1800)
  expect(body.length).toBeGreaterThan(1_500_000)
  await page.route(IMAGES, (route) => route.fulfill({ contentType: 'image/jpeg', body }))
  await open(page, aBill())
  // 55.3 mm high at 300 dots per inch, and upright by its metadata.
  expect(await shapesOfCards(page)).toEqual([
    [490, 653],
    [490, 653],
  ])
  const { pdf } = await pdfOf(page)
  expect(pdf.bytes).toBeLessThan(1_500_000)
})

/** Privacy settings may allow drawing on a canvas, but not reading it. */
test('the original picture is printed where the browser forbids reading a canvas', async ({ page }) => {
  const body = await aPhotograph(page, 1200, 900)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    CanvasRenderingContext2D.prototype.getImageData = refuse
    HTMLCanvasElement.prototype.toBlob = refuse
  })
  await page.route(IMAGES, (route) => route.fulfill({ contentType: 'image/jpeg', body }))
  await open(page, aBill())
  expect(await shapesOfCards(page)).toEqual([
    [900, 1200],
    [900, 1200],
  ])
  const { pdf } = await pdfOf(page)
  expect(pdf.pictures(3)).toEqual([
    [1200, 900],
    [1200, 900],
  ])
})
