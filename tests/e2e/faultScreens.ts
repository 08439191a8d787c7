import { expect, type Locator, type Page } from '@playwright/test'
import type { Writing } from './faultsOfWriting'
import { typedIn } from './faultWatch'
import { fillBooking, PASSWORD, signIn, untilQuiet } from './staff'

/** The screens and popups behind the writing calls, each as somebody finds it who is signed in where that is needed. */

const TRACKING_MANAGEMENT = '/admin/dashboard/tracking-management?status=2'
const CENTERS = '/admin/dashboard/centers'

/** A message that shows for three seconds. */
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function fill(root: Locator, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await root.locator(`[name="${name}"]`).fill(text)
}

interface Popup {
  title: string
  opened: () => Promise<void>
  fill?: (popup: Locator) => Promise<void>
  success: string
}

/** A popup over a list: title, fields, Confirm. */
function popupOn(page: Page, { title, opened, fill, success }: Popup) {
  const popup = page.getByRole('dialog', { name: title })
  return {
    isSignedIn: true,
    open: async () => {
      await opened()
      await expect(popup).toBeVisible()
      await fill?.(popup)
    },
    press: () => popup.getByRole('button', { name: 'Confirm' }).click(),
    problem: popup.locator('.modal-body .alert'),
    typed: () => typedIn(popup),
    succeeded: async () => {
      await expect(popup).toBeHidden()
      await expect(toast(page, success)).toBeVisible()
    },
  }
}

type Screen = (page: Page) => Writing

/** A popup behind a button: of a row unless told. */
interface PopupScreen extends Omit<Popup, 'opened'> {
  path: string
  method?: 'POST'
  button: string
  prepare?: (page: Page) => Promise<void>
}

const popupScreen = (
  call: Writing['call'],
  open: (page: Page, button: string) => Promise<void>,
  screen: PopupScreen,
) => {
  const { path, method = 'PUT', button, prepare, ...popup } = screen
  return (page: Page): Writing => {
    const opened = async () => {
      await prepare?.(page)
      await open(page, button)
    }
    return { call, method, path, ...popupOn(page, { ...popup, opened }) }
  }
}

/** Of a shipment that can be moved both ways. */
async function openForShipment(page: Page, button: string) {
  await page.goto(TRACKING_MANAGEMENT)
  const row = page.locator('tbody tr[data-index]').filter({ hasText: 'Packed' }).first()
  await row.getByRole('button', { name: button, exact: true }).click()
}

/** Of the last center that has such a button. */
async function openForCenter(page: Page, button: string) {
  await page.goto(CENTERS)
  await page.getByRole('button', { name: button, exact: true }).last().click()
}

let centers = 0

/** A center that nobody else is called. */
function fillCenter(popup: Locator) {
  centers += 1
  return fill(popup, {
    centerName: `Sialkot Cantt ${centers}`,
    centerAddress: '9 Paris Road',
    email: `cantt${centers}@chenab.example`,
    fullName: 'Hina Malik',
    phone: '923000000099',
    username: `cantt${centers}`,
    password: ' pass word ',
    confirmPassword: ' pass word ',
  })
}

async function fillUpTrack(popup: Locator) {
  await popup.getByLabel('Type').selectOption({ label: 'Tracking Number Update' })
  await fill(popup, { description: 'With the carrier «ایکسپریس»', trackingLink: 'https://carrier.example/t/1' })
}

async function inactivateLast(page: Page) {
  const all = (await (await page.request.get('/api/center/getall')).json()) as { _id: string }[]
  await page.request.put(`/api/center/inactive/${all.at(-1)?._id}`)
}

/** The popups of shipments and centers. */
export const popups = {
  upTrack: popupScreen('upTrack', openForShipment, {
    path: '/api/airwaybill/upTrack/*',
    button: 'Up Track',
    title: 'Up Track Shipment',
    fill: fillUpTrack,
    success: 'AirwayBill Status Updated Successfully !!',
  }),
  downTrack: popupScreen('downTrack', openForShipment, {
    path: '/api/airwaybill/downTrack/*',
    button: 'Down Track',
    title: 'Down Track Shipment',
    success: 'AirwayBill Tracking Down Successfully !!',
  }),
  addNote: popupScreen('addNote', openForShipment, {
    path: '/api/airwaybill/addNote/*',
    button: 'Add Note',
    title: 'Add Note',
    fill: (popup) => fill(popup, { note: 'First line\nand the second' }),
    success: 'AirwayBill Note Updated Successfully !!',
  }),
  voidShipment: popupScreen('voidShipment', openForShipment, {
    path: '/api/airwaybill/void/*',
    button: 'Void',
    title: 'Void Shipment',
    success: 'Shipment void successfully !!',
  }),
  createCenter: popupScreen('createCenter', openForCenter, {
    path: '/api/center/create',
    method: 'POST',
    button: 'Add Center',
    title: 'Add Center',
    fill: fillCenter,
    success: 'Center added successfully !!',
  }),
  updateCenter: popupScreen('updateCenter', openForCenter, {
    path: '/api/center/update/*',
    button: 'Edit',
    title: 'Edit Center',
    fill: fillCenter,
    success: 'Center updated successfully !!',
  }),
  deleteCenter: popupScreen('deleteCenter', openForCenter, {
    path: '/api/center/delete/*',
    button: 'Delete',
    title: 'Delete Center',
    success: 'Center deleted successfully !!',
  }),
  activateCenter: popupScreen('activateCenter', openForCenter, {
    path: '/api/center/active/*',
    button: 'Active',
    title: 'Active Center',
    success: 'Center active successfully !!',
    prepare: inactivateLast,
  }),
  inactivateCenter: popupScreen('inactivateCenter', openForCenter, {
    path: '/api/center/inactive/*',
    button: 'Inactive',
    title: 'Inactive Center',
    success: 'Center inactive successfully !!',
  }),
} satisfies Record<string, Screen>

export const updateProfile = (page: Page): Writing => {
  const form = page.getByRole('form', { name: 'Profile' })
  return {
    call: 'updateProfile',
    method: 'PUT',
    path: '/api/center/updateProfile',
    isSignedIn: true,
    open: async () => {
      await page.goto('/admin/dashboard/settings')
      await fill(form, { centerName: 'Chenab Gujrat', centerAddress: '4 Ferry Bazaar', phone: '923000000077' })
      await fill(form, { password: PASSWORD })
    },
    press: () => form.getByRole('button', { name: 'Update Profile' }).click(),
    problem: form.locator('.alert'),
    typed: () => typedIn(form),
    succeeded: () => expect(toast(page, 'Profile Updated Successfully')).toBeVisible(),
  }
}

export const login = (page: Page): Writing => {
  const popup = page.getByRole('dialog', { name: 'Login' })
  return {
    call: 'login',
    method: 'POST',
    path: '/api/center/login',
    open: async () => {
      await page.goto('/login')
      await expect(popup.getByLabel('Username')).toBeFocused()
      await fill(popup, { username: 'gujrat', password: PASSWORD })
    },
    press: () => popup.getByRole('button', { name: 'Login' }).click(),
    problem: popup.locator('.alert'),
    typed: () => typedIn(popup),
    succeeded: async () => {
      await page.waitForURL('**/admin/dashboard')
      await expect(heading(page, 'Today')).toBeVisible()
    },
  }
}

/** Logging out, from the sidebar, which shows the status, or from the header, which leads to Home with its text. */
export const logout = (page: Page, from: 'sidebar' | 'header'): Writing => {
  const sidebar = page.getByRole('navigation', { name: 'Dashboard', exact: true })
  const place = from === 'sidebar' ? sidebar : page.getByRole('banner')
  return {
    call: 'logout',
    method: 'POST',
    path: '/api/center/logout',
    open: async () => {
      await page.context().clearCookies()
      await signIn(page, 'gujrat')
    },
    press: () => place.getByRole('button', { name: 'Logout' }).click(),
    problem: page.locator('.cc-toasts [role="alert"] .alert').last(),
    shows: (text, status) => (from === 'sidebar' && status !== null ? `${status} ${text}` : text),
    // Nothing is.
    typed: () => Promise.resolve(null),
    succeeded: async () => {
      await page.waitForURL('/')
      await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
      await untilQuiet(page)
    },
  }
}

export const sendContactMessage = (page: Page): Writing => {
  const form = page.locator('#contact form')
  return {
    call: 'sendContactMessage',
    method: 'POST',
    path: '/api/contact/sendEmail',
    open: async () => {
      await page.goto('/')
      await fill(form, { fullName: 'Amina Khan', email: 'amina@sheesham.example', message: 'Salaam\nسلام' })
    },
    press: () => form.getByRole('button', { name: 'Send message' }).click(),
    problem: form.locator('.alert'),
    typed: () => typedIn(form),
    succeeded: async () => {
      await expect(toast(page, 'Mail sent successfully')).toBeVisible()
      await expect(form.locator('[name="message"]')).toHaveValue('')
    },
  }
}

const reset = (page: Page) => page.locator('.cc-reset form')

async function toEmail(page: Page): Promise<void> {
  // A step of its own stands in the history; another page in between begins anew.
  await page.goto('/tracking')
  await page.goto('/forgot-password')
  await fill(reset(page), { email: 'gujrat@chenab.example' })
}

async function toOtp(page: Page): Promise<void> {
  await toEmail(page)
  await reset(page).getByRole('button', { name: 'Send OTP' }).click()
  await expect(heading(page, 'Check your e-mail')).toBeVisible()
  const { otp } = (await (await page.request.get('/__stand-in/otp')).json()) as { otp: string }
  await fill(reset(page), { otp })
}

async function toPassword(page: Page): Promise<void> {
  await toOtp(page)
  await reset(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(heading(page, 'Choose a new password')).toBeVisible()
  await fill(reset(page), { password: PASSWORD, confirmPassword: PASSWORD })
}

/** A step of the password reset: how it is reached, its button, and the heading of what comes next. */
const resetStep =
  (call: Writing['call'], path: string, open: (page: Page) => Promise<void>, button: string, next: string) =>
  (page: Page): Writing => ({
    call,
    method: call === 'changePassword' ? 'PUT' : 'POST',
    path,
    open: () => open(page),
    press: () => reset(page).getByRole('button', { name: button, exact: true }).click(),
    problem: reset(page).locator('.alert'),
    // The way out stands beside it.
    shows: (text) => (call === 'changePassword' ? `${text}Start again` : text),
    typed: () => typedIn(reset(page)),
    succeeded: () => expect(heading(page, next)).toBeVisible(),
  })

export const forgotPassword = resetStep(
  'forgotPassword',
  '/api/center/forgotPassword',
  toEmail,
  'Send OTP',
  'Check your e-mail',
)

export const verifyOtp = resetStep('verifyOtp', '/api/center/verifyOTP', toOtp, 'Confirm', 'Choose a new password')

export const changePassword = resetStep(
  'changePassword',
  '/api/center/changePassword',
  toPassword,
  'Confirm',
  'Password Reset Successfully, redirected to login',
)

/** A filled booking, its receipt not asked for. */
export const createAirwayBill = (page: Page): Writing => {
  const form = page.locator('form.cc-booking')
  return {
    call: 'createAirwayBill',
    method: 'POST',
    path: '/api/airwaybill/create',
    isSignedIn: true,
    open: async () => {
      await page.goto('/admin/dashboard/airwaybill')
      await expect(form.locator('[name="airwayBillNo"]')).toHaveValue(/^\d{10}$/)
      await fillBooking(page)
      await page.getByLabel('Print Invoice').uncheck()
    },
    press: () => page.getByRole('button', { name: 'Add Shipment' }).first().click(),
    problem: form.locator('.alert'),
    typed: () => typedIn(form),
    succeeded: async () => {
      await expect(page.getByText('is booked.')).toBeVisible()
      await expect(form.locator('[name="recCity"]')).toHaveValue('')
    },
  }
}
