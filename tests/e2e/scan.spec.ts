import { expect, type Page, test } from '@playwright/test'
import JsBarcode from 'jsbarcode'
import { resetBackend } from './staff'

const NUMBER = '4010020001'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** The bars and gaps of a barcode, one character per width of its narrowest bar. */
function barsOf(text: string): string {
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, text, { format: 'CODE128' })
  return drawn.encodings?.map(({ data }) => data).join('') ?? ''
}

/** Replaces the camera, which the headless browser lacks, by a canvas with a receipt's barcode on grey paper. */
async function withCamera(page: Page, seen: string): Promise<void> {
  await page.addInitScript((bars) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    const draw = () => {
      const context = canvas.getContext('2d')
      if (!context) return
      context.fillStyle = '#c8c8c8'
      context.fillRect(0, 0, 640, 480)
      context.fillStyle = '#282828'
      const from = Math.floor((640 - bars.length * 4) / 2)
      Array.from(bars, (bar, at) => bar === '1' && context.fillRect(from + at * 4, 180, 4, 120))
    }
    navigator.mediaDevices.getUserMedia = () => {
      setInterval(draw, 50)
      return Promise.resolve(canvas.captureStream(10))
    }
  }, barsOf(seen))
}

test('on a phone the camera reads the receipt’s barcode, and its reader is loaded only when asked for', async ({
  page,
}) => {
  await resetBackend(page)
  await withCamera(page, NUMBER)
  const decoders: string[] = []
  page.on('request', (request) => request.url().includes('readCode128') && decoders.push(request.url()))

  await page.goto('/tracking')
  await expect(page.getByRole('button', { name: 'Scan the barcode' })).toBeVisible()
  expect(decoders).toEqual([])
  await page.getByRole('button', { name: 'Scan the barcode' }).click()
  await page.waitForURL(`/tracking/${NUMBER}`)
  await expect(page.getByText('Booking date')).toBeVisible()
  expect(decoders).toHaveLength(1)
})

test.describe('on a computer with a mouse', () => {
  test.use({ hasTouch: false, isMobile: false })
  test('the camera is not offered', async ({ page }) => {
    await page.goto('/tracking')
    await expect(page.getByLabel('Airway bill number')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Scan the barcode' })).toBeHidden()
  })
})
