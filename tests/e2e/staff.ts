import { expect, type Page } from '@playwright/test'
import type { CallFault } from '../backend/callFaults'
import type { RecordedCall } from '../backend/callLog'

export const PASSWORD = 'chenab-demo'

/** Something that can send requests: a page, or the test itself. */
export type Asking = Pick<Page, 'request'>

/** Resets the stand-in backend to its seed. */
export async function resetBackend(page: Asking): Promise<void> {
  const answer = await page.request.post('/__stand-in/reset')
  expect(answer.ok()).toBe(true)
}

/** Queues a fault for the next matching call. */
export async function queueFault(page: Asking, fault: CallFault): Promise<void> {
  const answer = await page.request.post('/__stand-in/next', { data: fault })
  expect(answer.ok()).toBe(true)
}

/** Releases the held calls. */
export async function releaseCalls(page: Asking): Promise<void> {
  const answer = await page.request.post('/__stand-in/go-on')
  expect(answer.ok()).toBe(true)
}

/** Drops the queued faults. */
export async function dropFaults(page: Page): Promise<void> {
  const answer = await page.request.delete('/__stand-in/next')
  expect(answer.ok()).toBe(true)
}

/** The calls to paths with this beginning since the stand-in's reset. */
export async function callsTo(page: Asking, path: string): Promise<RecordedCall[]> {
  const answer = await page.request.get('/__stand-in/calls')
  return ((await answer.json()) as RecordedCall[]).filter((call) => call.path.startsWith(path))
}

/** In milliseconds, the interval after which browsers consider the network idle. */
const QUIET_MS = 500

/** Waits until pages and workers have made no call for a while. */
export async function waitUntilQuiet(page: Asking): Promise<void> {
  const count = async () => (await callsTo(page, '/api/')).length
  await expect
    .poll(async () => {
      const before = await count()
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
      return (await count()) - before
    })
    .toBe(0)
}

/** Signs in through the popup, and waits for the dashboard. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/admin/dashboard')
  const popup = page.getByRole('dialog', { name: 'Login' })
  // Typed earlier, letters would be lost: the popup takes the focus once it is shown.
  await expect(popup.getByLabel('Username')).toBeFocused()
  await popup.getByLabel('Username').fill(username)
  await popup.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await popup.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/admin/dashboard')
}

/** Opens a page of the public site, and waits until it is hydrated: earlier presses have no effect. */
export async function openSite(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => 'taken' in document.documentElement.dataset)
}

/** Chooses from a list's Tools menu. */
export async function openTool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Tools', exact: true }).click()
  await page.getByRole('button', { name, exact: true }).click()
}

/** Signs in by a request, without the popup. */
export async function signInByRequest(page: Page, username: string): Promise<void> {
  const answer = await page.request.post('/api/center/login', { multipart: { username, password: PASSWORD } })
  expect(answer.ok()).toBe(true)
}

/** Signs in by a request, and opens a page of the dashboard. */
export async function openAs(page: Page, username: string, path = '/admin/dashboard'): Promise<void> {
  await signInByRequest(page, username)
  await page.goto(path)
}

/** A picture file of one pixel, under a given name. */
export const idCard = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
})

/** The name of a sent file without its random part; with a question mark if it has none. */
export const withoutRandomPart = (filename: string): string => {
  const plain = filename.replace(/-[0-9a-f]{16}(?=[.]\w+$)/, '')
  return plain === filename ? `${filename}?` : plain
}

/** The names of sent files without their random part. */
export const sentAs = {
  shipperIDFront: 'id-card-front.jpg',
  shipperIDBack: 'id-card-back.jpg',
  customNTN: 'custom-copies.jpg',
}

/** The texts of a whole booking; its choices are in bookingChoices. */
export const bookingTexts: Record<string, string> = {
  shipperCompany: 'Sana Textile Works',
  shipperContactPerson: 'Sana Mehmood',
  shipperRef: 'PO-2291',
  shipperAddress: '18 Weavers Lane, Small Industries Estate',
  shipperCity: 'Gujrat',
  shipperPhone1: '923000000017',
  shipperNtnCnicNo: '34201-0000000-7',
  recCompany: 'Hallam & Daughters',
  recContactPerson: 'Ruth Hallam',
  recAddress: '77 Mill Street',
  recCountry: 'United Kingdom',
  recCity: 'Sheffield',
  recPostCode: 'S1 2AB',
  recPhone1: '440000000044',
  amount: '14,500.00',
  discount: '500',
  gst: '16',
  weight: '12.5',
  pieces: '1',
  'dimValues.0.length': '48',
  'dimValues.0.width': '36',
  'dimValues.0.height': '30',
  'invoiceValues.0.description': 'Cotton bedspread, hand-blocked',
  'invoiceValues.0.quantity': '24',
  'invoiceValues.0.price': '11.50',
}
export const bookingChoices: Record<string, string> = {
  service: 'Express',
  paymentType: 'Cash',
  shipmentType: 'Parcel',
  cod: 'Non-COD',
  remArea: 'No',
}
/** The values of the other choices, which are the same in both languages. */
const chosenValues = { paymentType: '1', shipmentType: '1', cod: '0', remArea: '0' }

/** Fills a whole booking, without its files, by events within the page, which is fast. */
export async function fillBooking(page: Page): Promise<void> {
  const service = page.locator('[name="service"] option', { hasText: bookingChoices.service ?? '' })
  await service.first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => localStorage.getItem('booking-countries:all') !== null)
  await page.evaluate(
    async ([texts, choices]) => {
      for (const [name, text] of [...Object.entries(texts), ...Object.entries(choices)]) {
        const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
        if (!field) throw new Error(`There is no ${name}`)
        field.focus()
        const options = field instanceof HTMLSelectElement ? [...field.options] : []
        const value = options.find((option) => option.text === text)?.value ?? text
        // Set past React's own setter, which would take it for its own change and ignore the event.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
        field.dispatchEvent(new Event(options.length > 0 ? 'change' : 'input', { bubbles: true }))
        await new Promise((resolve) => setTimeout(resolve))
        field.blur()
      }
    },
    [bookingTexts, { ...bookingChoices, ...chosenValues }] as const,
  )
}
