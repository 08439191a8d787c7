import { expect, type Page } from '@playwright/test'
import type { Random } from '../backend/random'
import { drawn } from './accessibility'
import { idCard, openAs, PASSWORD } from './staff'

export const BOOKING = '/admin/dashboard/airwaybill'
export const CREATE = '/api/airwaybill/create'

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
export const addButton = (page: Page) => page.getByRole('button', { name: 'Add Shipment' }).first()
const SUCCESS = 'AirwayBill added successfully !!'
export const successMessage = (page: Page) => page.getByText(SUCCESS).first()

/**
 * Settles once the message has been visible, however short: it is there for three seconds, in which a busy computer may
 * be opening the receipt's tab. Called before the click.
 */
export const successMessageShown = (page: Page) =>
  page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const message = [...document.querySelectorAll('[role="status"] *')].find(
            (element) => element.textContent.includes(text) && element.checkVisibility(),
          )
          if (!message) return
          seen.disconnect()
          resolve()
        }
        const seen = new MutationObserver(look)
        seen.observe(document.body, { subtree: true, childList: true, characterData: true })
        look()
      }),
    SUCCESS,
  )

/** Today's shipments to a consignee, from the backend. */
export async function bookedFor(page: Page, consignee: string): Promise<{ _id: string; airwayBillNo: unknown }[]> {
  const answer = await page.request.get('/api/airwaybill/getAllByToday')
  const today = (await answer.json()) as {
    _id: string
    airwayBillNo: unknown
    consignee?: { contactPerson?: string }
  }[]
  return today.filter((shipment) => shipment.consignee?.contactPerson === consignee)
}

/** Answers the question about the missing side of an ID card, if it is asked. */
export async function bookAnyway(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Check before booking' })
  await drawn(page)
  if (await question.isVisible()) await question.getByRole('button', { name: 'Book anyway' }).click()
}

/** Waits for the form with its number. @returns the number */
export async function waitForNumber(page: Page): Promise<string> {
  await expect(field(page, 'airwayBillNo')).toHaveValue(/^\d{10}$/)
  return field(page, 'airwayBillNo').inputValue()
}

/** Opens the booking form as a center. @returns the number of the next airway bill */
export async function openForm(page: Page): Promise<string> {
  await openAs(page, 'gujrat', BOOKING)
  return waitForNumber(page)
}

/** Signs in again, on the login page or in the popup over the form, which has the username. */
export async function signInAgain(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: 'Login' })
  // Typed earlier, letters would be lost: the popup takes the focus when it appears.
  await expect(popup.locator('input:focus')).toBeVisible()
  await popup.getByLabel('Username').fill('gujrat')
  await popup.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await popup.getByRole('button', { name: 'Login' }).click()
}

/** The values that were typed and chosen, by field name, without computed ones. */
export function typedValues(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const form = document.querySelector('form.cc-booking')
    const fields = form?.querySelectorAll<HTMLInputElement>('[name]:not([type="file"], [readonly])')
    return Object.fromEntries(Array.from(fields ?? [], ({ name, value }) => [name, value]))
  })
}

const texts = ['shipperCompany', 'shipperRef', 'shipperCity', 'recCompany', 'recAddress', 'recCity'] as const
const amounts = ['amount', 'weight', 'pieces', 'dimValues.0.length', 'invoiceValues.0.quantity'] as const
const uploads = ['shipperIDFront', 'shipperIDBack', 'customNTN'] as const

/** Makes one random change to the form, and records its files in `files`. */
export async function editBooking(page: Page, random: Random, mark: string, files: Map<string, string>): Promise<void> {
  const what = random.int(0, 9)
  if (what < 4) await field(page, random.pick(texts)).fill(`typed ${mark}`)
  else if (what < 6) await field(page, random.pick(amounts)).fill(String(random.int(1, 999)))
  else if (what === 6) {
    const rows = await page.locator('[name^="dimValues."][name$=".length"]').count()
    if (rows < 12) await page.getByRole('button', { name: 'Add row to dimensions' }).click()
    await field(page, `dimValues.${Math.min(rows, 11)}.width`).fill(String(random.int(1, 99)))
  } else {
    const upload = random.pick(uploads)
    const old = files.get(upload)
    if (old) await page.getByRole('button', { name: `Remove ${old}` }).click()
    const name = `${upload}-${mark}.png`
    await field(page, upload).setInputFiles(idCard(name))
    await expect(page.getByText(name)).toBeVisible()
    files.set(upload, name)
    await expect(page.getByText(/^Saved at/)).toBeVisible()
  }
}
