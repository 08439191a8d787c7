import { expect, test, type Page } from '@playwright/test'
import { centerIds } from '../backend/branches'
import { CREATE, field, openForm, success, typedIn } from './bookingForm'
import { callsTo, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

/** More keys than any way from one field to another takes. */
const LOST = 40

const focusedName = (page: Page) =>
  page.evaluate(() => (document.activeElement as Partial<HTMLInputElement> | null)?.name ?? '')

/** The keyboard, and how often and how long it was pressed. */
function countedKeyboard(page: Page) {
  const started = Date.now()
  let presses = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    presses += 1
  }
  const type = async (text: string) => {
    for (const letter of text) await press(letter)
  }
  return {
    press,
    type,
    /** Goes on to a field, with one key again and again. */
    goTo: async (name: string, key: 'Enter' | 'Tab') => {
      for (let tries = 0; (await focusedName(page)) !== name; tries += 1) {
        expect(tries, `to ${name}`).toBeLessThan(LOST)
        await press(key)
      }
    },
    /** Chooses in a select as a hand does: letters of the option's text until it stands there. */
    choose: async (name: string, value: string) => {
      const select = field(page, name)
      const text = (await select.locator(`option[value="${value}"]`).textContent()) ?? ''
      for (const letter of text) {
        if ((await select.inputValue()) === value) break
        await press(letter)
      }
      await expect(select).toHaveValue(value)
    },
    counted: () => ({ presses, seconds: (Date.now() - started) / 1000 }),
  }
}

test('a known shipper to a known receiver takes few keys: by the form’s helps, and by hand', async ({ page }) => {
  await openForm(page)
  const untouched = await typedIn(page)
  const express = await field(page, 'service').locator('option', { hasText: 'Express' }).getAttribute('value')
  await page.evaluate(
    ([owner, service]) => {
      const defaults = { service, paymentType: '1', shipmentType: '1' }
      localStorage.setItem(`booking-presets:${owner}`, JSON.stringify({ boxes: [], lines: [], defaults }))
    },
    [centerIds.gujrat, express],
  )
  await page.reload()
  await expect(field(page, 'service')).toHaveValue(/.+/)
  await page.getByLabel('Print Invoice').uncheck()
  await field(page, 'shipperCompany').focus()

  const quick = countedKeyboard(page)
  for (const party of ['shipper', 'receiver']) {
    await quick.type('sarus')
    await expect(
      page
        .getByRole('listbox', { name: `Saved ${party}s` })
        .getByRole('option')
        .first(),
    ).toBeVisible()
    await quick.press('ArrowDown')
    await quick.press('Enter')
    await expect(page.getByText(`Filled from saved ${party}s`)).toBeVisible()
  }
  // On to what no saved customer knows; where the receiver's own country is missing it is chosen first.
  if ((await focusedName(page)) === 'recCountry') {
    await quick.type('G')
    await quick.press('Enter')
  }
  await expect(field(page, 'amount')).toBeFocused()
  await quick.type('14500')
  for (const [name, text] of [
    ['weight', '12.5'],
    ['pieces', '2'],
    ['cod', 'N'],
    ['remArea', 'N'],
    ['insurance', 'N'],
    ['invoiceValues.0.description', 'Cotton'],
  ] as const) {
    await quick.goTo(name, 'Enter')
    await quick.type(text)
  }
  const { airwayBillNo: _number, ...booked } = await typedIn(page)
  await quick.press('Control+Enter')
  await expect(success(page)).toBeVisible()
  const helped = quick.counted()

  // The same booking with nothing kept: every text is typed, from field to field with Tab.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(field(page, 'airwayBillNo')).toHaveValue(/^\d{10}$/)
  await expect(field(page, 'service').locator('option')).not.toHaveCount(1)
  await page.getByLabel('Print Invoice').uncheck()
  const typed = Object.entries(booked).filter(([name, value]) => value !== untouched[name])
  await field(page, typed[0]?.[0] ?? '').focus()
  const plain = countedKeyboard(page)
  for (const [name, value] of typed) {
    await plain.goTo(name, 'Tab')
    if (await field(page, name).evaluate((element) => element instanceof HTMLSelectElement))
      await plain.choose(name, value)
    else await plain.type(value)
  }
  expect(await typedIn(page)).toMatchObject(booked)
  await plain.press('Control+Enter')
  await expect(success(page)).toBeVisible()
  const byHand = plain.counted()

  const told = Object.entries({ helped, byHand }).map(
    ([way, { presses, seconds }]) => `${way}: ${presses} keys, ${seconds.toFixed(1)} s`,
  )
  test.info().annotations.push({ type: 'keyboard booking', description: told.join('; ') })
  expect(await callsTo(page, CREATE)).toHaveLength(2)
  expect(helped.presses).toBeLessThan(60)
  expect(helped.presses * 4).toBeLessThan(byHand.presses)
})
