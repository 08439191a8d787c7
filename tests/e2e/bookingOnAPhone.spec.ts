import { expect, type Locator, type Page, test } from '@playwright/test'
import { drawn, phone } from './accessibility'
import { addButton, field, openForm } from './bookingForm'
import { fillBooking, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

const bar = (page: Page) => page.locator('.cc-pay-bar')

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('Nothing is drawn')
  return { ...box, bottom: box.y + box.height, right: box.x + box.width }
}

/** Whether the middle of an element is on the screen and nothing covers it. */
const isUppermost = (element: Locator) =>
  element.evaluate((option) => {
    const { left, right, top, bottom } = option.getBoundingClientRect()
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return there !== null && option.contains(there)
  })

test('saved customers below a field are visible, and the bar leaves two thirds of a phone or of 400 % zoom', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openForm(page)
  // Pulling down does not reload the page.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe('contain')
  for (const name of ['shipperCompany', 'recContactPerson']) {
    // As low on the screen as a field can be.
    await field(page, name).evaluate((input) => input.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await field(page, name).click()
    await page.keyboard.type('an')
    const list = page.getByRole('listbox')
    await expect(list.getByRole('option').nth(4)).toBeVisible()
    await drawn(page)
    const box = await boxOf(list)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.bottom).toBeLessThanOrEqual(phone.height)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(phone.width)
    // The field itself is visible together with the customers.
    expect((await boxOf(field(page, name))).bottom).toBeLessThanOrEqual(box.y + 8)
    for (const option of await list.getByRole('option').all()) {
      await option.evaluate((each) => each.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
      expect(await isUppermost(option), (await option.textContent()) ?? '').toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(bar(page)).toBeVisible()
    expect((await boxOf(bar(page))).bottom).toBe(phone.height)
  }

  for (const size of [{ width: 320, height: 256 }, { width: 342, height: 192 }, phone, { width: 844, height: 390 }]) {
    await page.setViewportSize(size)
    for (const name of ['shipperCompany', 'recCity', 'weight', 'remarks']) {
      const what = `${name} at ${size.width}`
      await field(page, name).focus()
      await drawn(page)
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.cc-pay-bar, .cc-header, .cc-tabbar')]
          .filter((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position))
          .map((each) => {
            const { top, bottom } = each.getBoundingClientRect()
            return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
          })
          .reduce((sum, height) => sum + height, 0),
      )
      expect(covered, what).toBeLessThanOrEqual(size.height / 3)
      expect(await isUppermost(field(page, name)), what).toBe(true)
    }
    await bar(page).scrollIntoViewIfNeeded()
    await expect(bar(page).getByRole('button', { name: 'Add Shipment' })).toBeVisible()
  }
})

test('on a phone the sections with mistakes are on one line above the bar, and their counts lead there too', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openForm(page)
  await addButton(page).click()
  const problems = page.locator('.cc-errors')
  await expect(problems).toBeFocused()
  const sections = await problems.getByRole('listitem').all()
  expect(sections).toHaveLength(5)
  const tops = await Promise.all(sections.map(async (section) => (await boxOf(section)).y))
  expect(new Set(tops).size).toBe(1)
  expect((await boxOf(bar(page))).y - (await boxOf(problems)).y).toBeLessThanOrEqual(110)

  const count = await boxOf(problems.getByText('7', { exact: true }).first())
  await page.mouse.click((count.x + count.right) / 2, (count.y + count.bottom) / 2)
  await expect(field(page, 'recCompany')).toBeFocused()
})

test('on a phone a filled section folds, and its missing fields are never hidden', async ({ page }) => {
  await page.setViewportSize(phone)
  await openForm(page)
  const fold = page.getByRole('button', { name: 'Hide Receiver' })
  await expect(fold).toBeHidden()
  const values = {
    recCompany: 'Hallam & Sons',
    recContactPerson: 'Ruth Hallam',
    recAddress: '4 Mill Lane',
    recCity: 'Sheffield',
    recPostCode: 'S1 2HE',
    recPhone1: '441142720000',
  }
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
  await field(page, 'recCountry').fill('UK')
  await field(page, 'recCountry').press('Tab')
  const before = await page.evaluate(() => document.documentElement.scrollHeight)
  await fold.click()
  await expect(field(page, 'recCity')).toBeHidden()
  const receiver = page.getByRole('group', { name: 'Receiver' })
  await expect(receiver.getByText('Hallam & Sons, Sheffield')).toBeVisible()
  await expect(receiver.getByRole('button', { name: 'Show Receiver' })).toHaveAttribute('aria-expanded', 'false')
  const after = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(before - after).toBeGreaterThan(400)

  // Enter skips folded sections.
  await field(page, 'shipperNtnCnicNo').focus()
  await field(page, 'shipperEmail').press('Enter')
  await expect(field(page, 'recCompany')).not.toBeFocused()

  // A desktop has no folds; turned back to a phone, the section is still folded.
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(field(page, 'recCity')).toBeVisible()
  await page.setViewportSize(phone)
  await expect(field(page, 'recCity')).toBeHidden()

  // As programs that fill in forms may do to a field that is not visible.
  await field(page, 'recPhone1').evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await addButton(page).click()
  await expect(field(page, 'recPhone1')).toBeVisible()
  await expect(receiver.getByText('1 field to correct')).toBeVisible()
})

test('after a booking on a phone, the panel and the next first field are visible, and no heading is cut in two', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openForm(page)
  await fillBooking(page)
  await page.getByLabel('Print Invoice').uncheck()
  await addButton(page).click()
  await expect(field(page, 'service')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Next booking' })).toBeInViewport()
  await drawn(page)
  const header = (await boxOf(page.locator('.cc-header'))).bottom
  const heading = await page.getByRole('heading', { level: 1 }).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })
  expect(heading.bottom <= header || heading.top >= header, JSON.stringify(heading)).toBe(true)
  expect((await boxOf(page.getByRole('region', { name: 'Booked' }))).y).toBeGreaterThanOrEqual(header)
  expect((await boxOf(field(page, 'service'))).bottom).toBeLessThanOrEqual((await boxOf(bar(page))).y)
})
