import { expect, test, type Locator, type Page } from '@playwright/test'
import { CREATE } from './bookingForm'
import { EVERY_REPEAT, expectSound, GATEWAY_PAGE, NO_ANSWER, timesAsked, tried, watch, type Answered } from './faults'
import { asUser, fillBooking, nextCall, noMoreFaults, openSite, PASSWORD, resetBackend } from './staff'

// What each refusal says: tests/services/http/refusals.test.ts. Here they and broken lines meet the screens.

const NOT_AUTHORIZED = 'Not authorized to access'

/** Each with the text that it shows; the last one comes after the backend has done its work. */
const faults: Record<string, { fault: Answered; text: string }> = {
  'a refusal': { fault: { status: 409, statusText: 'Reason 7', body: '' }, text: 'Reason 7' },
  'a status without a text': { fault: { status: 429, statusText: '', body: {} }, text: 'Too Many Requests' },
  'a gateway’s page': { fault: { status: 502, statusText: '', body: GATEWAY_PAGE }, text: 'Bad Gateway' },
  'a slow line': { fault: { status: 408, statusText: '', body: '', times: EVERY_REPEAT }, text: 'Request Timeout' },
  'no session any more': { fault: { status: 401, body: { error: 'x' } }, text: NOT_AUTHORIZED },
  'a line that breaks': { fault: { drop: 'before', times: EVERY_REPEAT }, text: NO_ANSWER },
  'an answer that is lost': { fault: { drop: 'after', times: EVERY_REPEAT }, text: NO_ANSWER },
}

/** A writing call behind its screen or popup. */
interface Writing {
  method: 'POST' | 'PUT'
  /** As the stand-in is asked for it: a path, or its beginning and `*`. */
  path: string
  /** Who makes it; a visitor unless told. */
  isStaff?: true
  /** Brings the screen to where the call can be made, with its fields filled. */
  open: () => Promise<void>
  /** Where everything was typed. */
  fields: Locator
  /** The button's name. */
  send: string
  succeeded: () => Promise<void>
}

/** A message that shows for three seconds. */
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const isToldIn = (page: Page, text: string) => () => expect(toast(page, text)).toBeVisible()

async function fill(root: Locator, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await root.locator(`[name="${name}"]`).fill(text)
}

/** One of each kind of popup and form: those of other actions are drawn and sent by the same parts. */
const writings: Record<string, (page: Page) => Writing> = {
  upTrack: (page) => {
    const popup = page.getByRole('dialog', { name: 'Up Track Shipment' })
    return {
      method: 'PUT',
      path: '/api/airwaybill/upTrack/*',
      isStaff: true,
      open: async () => {
        await page.goto('/admin/dashboard/records?status=2')
        await page.getByRole('button', { name: 'Up Track', exact: true }).first().click()
        await popup.getByLabel('Type').selectOption({ label: 'Tracking Number Update' })
        await fill(popup, { description: 'With the carrier «ایکسپریس»', trackingLink: 'https://carrier.example/t/1' })
      },
      fields: popup,
      send: 'Confirm',
      succeeded: isToldIn(page, 'AirwayBill Status Updated Successfully !!'),
    }
  },
  createCenter: (page) => {
    const popup = page.getByRole('dialog', { name: 'Add Center' })
    return {
      method: 'POST',
      path: '/api/center/create',
      isStaff: true,
      open: async () => {
        await page.goto('/admin/dashboard/centers')
        await page.getByRole('button', { name: 'Add Center' }).click()
        centers += 1
        await fill(popup, {
          centerName: `Sialkot Cantt ${centers}`,
          centerAddress: '9 Paris Road',
          email: `cantt${centers}@chenab.example`,
          fullName: 'Hina Malik',
          phone: '923000000099',
          username: `cantt${centers}`,
          password: ' pass word ',
          confirmPassword: ' pass word ',
        })
      },
      fields: popup,
      send: 'Confirm',
      succeeded: isToldIn(page, 'Center added successfully !!'),
    }
  },
  updateProfile: (page) => {
    const form = page.getByRole('form', { name: 'Profile' })
    const texts = { centerName: 'Chenab Gujrat', centerAddress: '4 Ferry Bazaar', phone: '923000000077' }
    return {
      method: 'PUT',
      path: '/api/center/updateProfile',
      isStaff: true,
      open: async () => {
        await page.goto('/admin/dashboard/settings')
        await fill(form, { ...texts, password: PASSWORD })
      },
      fields: form,
      send: 'Update Profile',
      succeeded: isToldIn(page, 'Profile Updated Successfully'),
    }
  },
  createAirwayBill: (page) => {
    const form = page.locator('form.cc-booking')
    return {
      method: 'POST',
      path: CREATE,
      isStaff: true,
      open: async () => {
        await page.goto('/admin/dashboard/airwaybill')
        await expect(form.locator('[name="airwayBillNo"]')).toHaveValue(/^\d{10}$/)
        await fillBooking(page)
        await page.getByLabel('Print Invoice').uncheck()
      },
      fields: form,
      send: 'Add Shipment',
      succeeded: async () => {
        await expect(page.getByText('is booked.')).toBeVisible()
        await expect(form.locator('[name="recCity"]')).toHaveValue('')
      },
    }
  },
  login: (page) => {
    const popup = page.getByRole('dialog', { name: 'Login' })
    return {
      method: 'POST',
      path: '/api/center/login',
      open: async () => {
        await page.goto('/login')
        await expect(popup.getByLabel('Username')).toBeFocused()
        await fill(popup, { username: 'gujrat', password: PASSWORD })
      },
      fields: popup,
      send: 'Login',
      succeeded: () => expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible(),
    }
  },
  sendContactMessage: (page) => {
    const form = page.locator('#contact form')
    return {
      method: 'POST',
      path: '/api/contact/sendEmail',
      open: async () => {
        await openSite(page, '/')
        await fill(form, { fullName: 'Amina Khan', email: 'amina@sheesham.example', message: 'Salaam\nسلام' })
      },
      fields: form,
      send: 'Send message',
      succeeded: isToldIn(page, 'Mail sent successfully'),
    }
  },
}

/** So that no two centers have one name. */
let centers = 0

const send = ({ fields, send }: Writing) => fields.getByRole('button', { name: send }).first().click()

const typedIn = (root: Locator) =>
  root
    .locator('input[name], select[name], textarea[name]')
    .evaluateAll((fields) =>
      fields.map((field) => `${(field as HTMLInputElement).name}=${(field as HTMLInputElement).value}`),
    )

/** Until the page has its answer to the next such call, or knows that there is none. */
const answered = (page: Page, { method, path }: Writing) => {
  const isCall = (request: { method: () => string; url: () => string }) =>
    request.method() === method && request.url().includes(path.replace('*', ''))
  return Promise.race([page.waitForEvent('requestfinished', isCall), page.waitForEvent('requestfailed', isCall)])
}

/** Signs in over the page, where a session has ended in mid-work. */
async function signInAgain(page: Page): Promise<void> {
  const popup = page.getByRole('dialog', { name: 'Login' })
  await expect(popup.getByText(NOT_AUTHORIZED)).toBeVisible()
  await popup.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await popup.getByRole('button', { name: 'Login' }).click()
  await expect(popup).toBeHidden()
}

/** One press that meets a fault: its text, one call, nothing lost, and the page is free again. */
async function meet(page: Page, writing: Writing, { fault, text }: { fault: Answered; text: string }) {
  const { method, path, fields } = writing
  const typed = await typedIn(fields)
  const before = await timesAsked(page, writing)
  await nextCall(page, { method, path, ...fault })
  const isSignedOut = writing.isStaff && fault.status === 401
  if (isSignedOut) await nextCall(page, { method: 'GET', path: '/api/center/getCenterDetails', status: 401 })
  const ended = answered(page, writing)
  await send(writing)
  // The text of the fault before may be the same, and the browser still be repeating the call.
  await ended
  await expect(page.locator('.cc-overlay')).toHaveCount(0)
  await expect(fields.locator('.alert')).toHaveText(text)
  if (isSignedOut) await signInAgain(page)
  expect(await typedIn(fields)).toEqual(typed)
  // The browser itself may repeat a request where the fault waits for that.
  if (fault.times === undefined) expect(await timesAsked(page, writing)).toBe(before + 1)
  else await noMoreFaults(page)
}

test.describe.configure({ timeout: 240_000 })

for (const [name, screen] of Object.entries(writings)) {
  test(`${name} loses nothing to a fault, and succeeds after it`, async ({ page }) => {
    await resetBackend(page)
    const incidents = await watch(page)
    const writing = screen(page)
    if (writing.isStaff) await asUser(page, 'headoffice')
    await writing.open()
    // The lost answer to a booking is looked up: faultsBooking.spec.ts.
    const met = Object.entries(faults).filter(([, { fault }]) => writing.path !== CREATE || fault.drop !== 'after')
    let isDone = false
    for (const [what, each] of tried(name, met, 2)) {
      await test.step(what, () => meet(page, writing, each))
      isDone = each.fault.drop === 'after'
    }
    if (isDone) await writing.open()
    const before = await timesAsked(page, writing)
    await send(writing)
    await writing.succeeded()
    expect(await timesAsked(page, writing)).toBe(before + 1)
    await expectSound(page, incidents)
  })
}
