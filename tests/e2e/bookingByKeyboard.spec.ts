import { expect, type Page, test } from '@playwright/test'
import { centerIds } from '../backend/branches'
import { addButton, CREATE, field, openForm, waitForNumber, successMessage, typedValues } from './bookingForm'
import { callsTo, fillBooking, idCard, releaseCalls, queueFault, PASSWORD, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

/** Most key presses from the first field to Enter on Print, for parties new to the computer and for a known pair. */
const MAX_NEW_PARTIES = 36
const MAX_KNOWN_PAIR = 30
/** Most key presses from signing in on. */
const MAX_WITH_SIGN_IN = 56

/** A keyboard that counts its presses. */
function countedKeyboard(page: Page) {
  let presses = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    // A chord counts as the presses of all its keys.
    presses += key.split('+').length
  }
  const type = async (text: string) => {
    for (const letter of text) {
      // A letter that is not on the keyboard counts as two presses.
      if (/^[ -~]$/.test(letter)) await press(letter)
      else {
        await page.keyboard.insertText(letter)
        presses += 2
      }
    }
  }
  return {
    press,
    type,
    counted: () => presses,
  }
}

/** Stores the defaults of bookings, as a branch has done once. */
async function keepDefaults(page: Page): Promise<void> {
  const express = await field(page, 'service').locator('option', { hasText: 'Express' }).getAttribute('value')
  await page.evaluate(
    ([owner, service]) => {
      const defaults = { service, paymentType: '1', shipmentType: '1', cod: '0', remArea: '0' }
      localStorage.setItem(`booking-presets:${owner}`, JSON.stringify({ boxes: [], lines: [], defaults }))
    },
    [centerIds.gujrat, express],
  )
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Check before booking' })

type Keyboard = ReturnType<typeof countedKeyboard>

/**
 * Books for a saved shipper and receiver with everything that the form offers, from the initial focus on.
 * `isPair`: both have shipped before, with the same boxes and invoice lines.
 */
async function bookQuickly(page: Page, { type, press }: Keyboard, isPair: boolean): Promise<Record<string, string>> {
  await expect(field(page, 'shipperCompany')).toBeFocused()
  for (const [party, name] of [
    ['shipper', 'Sarus'],
    // Receivers abroad are listed first.
    ['receiver', 'Tessaro'],
  ] as const) {
    if (party === 'shipper' || !isPair) await type('sar')
    const saved = page.getByRole('listbox', { name: `Saved ${party}s` }).getByRole('option')
    await expect(saved.first()).toContainText(name)
    await press('ArrowDown')
    await press('Enter')
    await expect(page.getByText(`Filled from saved ${party}s`)).toBeVisible()
  }
  await expect(field(page, 'amount')).toBeFocused()
  await type('14500')
  for (const [name, text] of [
    ['weight', '12.5'],
    ['pieces', '1'],
  ] as const) {
    await press('Shift+Enter')
    await expect(field(page, name)).toBeFocused()
    await type(text)
  }
  const description = field(page, 'invoiceValues.0.description')
  if (isPair) {
    await expect(page.getByRole('button', { name: /^Same boxes and invoice lines/ })).toBeVisible()
    await press('F10')
  } else {
    await press('Shift+Enter')
    await expect(description).toBeFocused()
    await type('Cotton')
  }
  await expect(description).toHaveValue('Cotton')
  const { airwayBillNo: _number, ...booked } = await typedValues(page)
  await press('Control+Enter')
  return booked
}

test('a clerk gets from signing in to printing by keyboard alone', async ({ page, context }) => {
  await openForm(page)
  await keepDefaults(page)
  await context.clearCookies()
  await context.addInitScript(() => {
    // In the frame that is printed, too.
    window.print = () => top?.document.body.setAttribute('data-printed', '')
  })
  await page.goto('/login')
  await expect(page.getByRole('dialog', { name: 'Login' }).getByLabel('Username')).toBeFocused()

  const login = countedKeyboard(page)
  await login.type('gujrat')
  await login.press('Tab')
  await login.type(PASSWORD)
  await login.press('Enter')
  await expect(page.getByRole('main').getByRole('link', { name: 'Add Airway Bill' })).toBeVisible()
  const form = context.waitForEvent('page')
  await login.press('Alt+KeyN')
  const booking = await form
  await expect(field(booking, 'airwayBillNo')).toHaveValue(/^\d{10}$/)

  const typing = countedKeyboard(booking)
  const opened = context.waitForEvent('page')
  const first = await bookQuickly(booking, typing, false)
  const receipt = await opened
  await expect(receipt.getByRole('button', { name: 'Print', exact: true })).toBeFocused()
  const print = countedKeyboard(receipt)
  await print.press('Enter')
  await expect(receipt.locator('body')).toHaveAttribute('data-printed', '')

  const all = [login, typing, print].reduce((sum, keyboard) => sum + keyboard.counted(), 0)
  expect(typing.counted() + print.counted()).toBeLessThanOrEqual(MAX_NEW_PARTIES)
  expect(all).toBeLessThanOrEqual(MAX_WITH_SIGN_IN)
  expect(await callsTo(page, CREATE)).toHaveLength(1)

  const again = countedKeyboard(booking)
  const next = context.waitForEvent('page')
  await booking.bringToFront()
  expect(await bookQuickly(booking, again, true)).toEqual(first)
  await expect((await next).getByRole('button', { name: 'Print', exact: true })).toBeFocused()
  expect(again.counted() + print.counted()).toBeLessThanOrEqual(MAX_KNOWN_PAIR)
  expect(await callsTo(page, CREATE)).toHaveLength(2)
})

test('holding a booking with F8 moves nothing on the screen, and Tab skips read-only fields', async ({ page }) => {
  await openForm(page)
  const top = async () => (await field(page, 'shipperCompany').boundingBox())?.y
  const before = await top()
  await field(page, 'recContactPerson').fill('Ruth Hallam')
  await page.keyboard.press('F8')
  await expect(field(page, 'heldNote')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Held 1' })).toBeVisible()
  await waitForNumber(page)
  expect(await top()).toBe(before)

  await field(page, 'insurance').selectOption('1')
  await field(page, 'origin').focus()
  const stops: string[] = []
  while (stops.length < 80) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused?.closest('form.cc-booking')) return null
      const isReadOnly = focused instanceof HTMLInputElement && focused.readOnly
      const name = focused.getAttribute('name') ?? focused.getAttribute('aria-label') ?? focused.textContent
      return `${isReadOnly ? 'read-only ' : ''}${name}`
    })
    if (stop === null) break
    stops.push(stop)
  }
  expect(stops).toContain('invoiceValues.0.price')
  expect(stops).toContain('remarks')
  expect(stops.filter((stop) => /^read-only|^Search saved/.test(stop))).toEqual([])
})

test('the shortcut for Add Shipment does not confirm a question asked before it', async ({ page, context }) => {
  await openForm(page)
  await fillBooking(page)
  await field(page, 'weight').fill('0')
  await field(page, 'shipperIDFront').setInputFiles(idCard('front.png'))
  await expect(page.getByText('front.png')).toBeVisible()
  await field(page, 'weight').focus()
  await page.keyboard.down('Control')
  // A key that is held down repeats.
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

  await addButton(page).focus()
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(question(page).getByRole('listitem')).toHaveText(['The weight is 0 kg.'])
  await expect(question(page).getByRole('button', { name: 'Go back' })).toBeFocused()
  expect(await callsTo(page, CREATE)).toEqual([])

  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('button', { name: 'Book anyway' })).toBeFocused()
  // The message is there for three seconds; a new tab can take longer to report itself.
  const [receipt] = await Promise.all([
    context.waitForEvent('page'),
    expect(successMessage(page)).toBeVisible(),
    page.keyboard.press('Enter'),
  ])
  await receipt.waitForURL(/\/receipt\//)
  expect(await callsTo(page, CREATE)).toHaveLength(1)
})

test('a refused booking does not scroll the form, and no button has the focus while it is sent', async ({ page }) => {
  await openForm(page)
  await fillBooking(page)
  await field(page, 'remarks').focus()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(400)
  await queueFault(page, {
    method: 'POST',
    path: CREATE,
    status: 400,
    body: { error: 'Not on a Saturday' },
    isHeld: true,
  })
  await page.keyboard.press('Control+Enter')
  await expect.poll(async () => (await callsTo(page, CREATE)).length).toBe(1)
  await expect(page.locator(':is(button, a):focus')).toHaveCount(0)
  await releaseCalls(page)
  await expect(page.locator('.cc-booking-problems :focus')).toContainText('Not on a Saturday')
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('Add Shipment does not move while names and amounts are typed', async ({ page }) => {
  await openForm(page)
  const place = async () => (await addButton(page).boundingBox())?.y
  await page.evaluate(() => scrollTo(0, 0))
  const before = await place()
  await fillBooking(page)
  await field(page, 'cod').selectOption('1')
  await field(page, 'codAmount').fill('2500')
  await page.evaluate(() => scrollTo(0, 0))
  expect(await place()).toBe(before)
})
