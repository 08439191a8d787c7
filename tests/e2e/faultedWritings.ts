import { expect, type Locator, type Page } from '@playwright/test'
import { fillBooking, openAs, openSite, PASSWORD, untilQuiet } from './staff'

/** A writing call behind its screen or popup. */
export interface Writing {
  method: 'POST' | 'PUT'
  /** As the stand-in is asked for it: a path, or its beginning and `*`. */
  path: string
  /** Brings the screen to where the call can be made, with its fields filled. */
  open: () => Promise<void>
  /** Makes the call. */
  button: Locator
  /** Where the refusal stands. */
  problem: Locator
  /** What the screen makes of a refusal's text; the status is null where there was no answer. */
  shows?: (text: string, status: number | null) => string
  /** Where everything was typed. */
  fields: Locator
  /** An answer that is lost is looked up. */
  isLookedUp?: true
  succeeded: () => Promise<void>
}

type Screen = (page: Page) => Writing

/** A message that shows for three seconds. */
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function fill(root: Locator, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await root.locator(`[name="${name}"]`).fill(text)
}

interface Popup {
  path: string
  method?: 'POST' | 'PUT'
  title: string
  fill?: (popup: Locator) => Promise<void>
  success: string
  prepare?: (page: Page) => Promise<void>
}

/** A popup over a list: its button, title, fields, Confirm. */
const popupOver =
  (openOn: (page: Page, button: string) => Promise<void>) =>
  (button: string, { path, method = 'PUT', title, fill, success, prepare }: Popup): Screen =>
  (page) => {
    const popup = page.getByRole('dialog', { name: title })
    return {
      method,
      path,
      open: async () => {
        await prepare?.(page)
        await openOn(page, button)
        await expect(popup).toBeVisible()
        await fill?.(popup)
      },
      button: popup.getByRole('button', { name: 'Confirm' }),
      problem: popup.locator('.modal-body .alert'),
      fields: popup,
      succeeded: async () => {
        await expect(popup).toBeHidden()
        await expect(toast(page, success)).toBeVisible()
      },
    }
  }

/** Of a shipment that can be moved both ways. */
const ofShipment = popupOver(async (page, button) => {
  await page.goto('/admin/dashboard/tracking-management?status=2')
  const row = page.locator('tbody tr[data-index]').filter({ hasText: 'Packed' }).first()
  await row.getByRole('button', { name: button, exact: true }).click()
})

/** Of the last center that has such a button. */
const ofCenter = popupOver(async (page, button) => {
  await page.goto('/admin/dashboard/centers')
  await page.getByRole('button', { name: button, exact: true }).last().click()
})

async function fillUpTrack(popup: Locator): Promise<void> {
  await popup.getByLabel('Type').selectOption({ label: 'Tracking Number Update' })
  await fill(popup, { description: 'With the carrier «ایکسپریس»', trackingLink: 'https://carrier.example/t/1' })
}

let centers = 0

/** A center that nobody else is called. */
function fillCenter(popup: Locator): Promise<void> {
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

async function inactivateLast(page: Page): Promise<void> {
  const all = (await (await page.request.get('/api/center/getall')).json()) as { _id: string }[]
  await page.request.put(`/api/center/inactive/${all.at(-1)?._id}`)
}

const updateProfile: Screen = (page) => {
  const form = page.getByRole('form', { name: 'Profile' })
  const texts = { centerName: 'Chenab Gujrat', centerAddress: '4 Ferry Bazaar', phone: '923000000077' }
  return {
    method: 'PUT',
    path: '/api/center/updateProfile',
    open: async () => {
      await page.goto('/admin/dashboard/settings')
      await fill(form, { ...texts, password: PASSWORD })
    },
    button: form.getByRole('button', { name: 'Update Profile' }),
    problem: form.locator('.alert'),
    fields: form,
    succeeded: () => expect(toast(page, 'Profile Updated Successfully')).toBeVisible(),
  }
}

/** A filled booking, its receipt not asked for. */
const createAirwayBill: Screen = (page) => {
  const form = page.locator('form.cc-booking')
  return {
    method: 'POST',
    path: '/api/airwaybill/create',
    open: async () => {
      await page.goto('/admin/dashboard/airwaybill')
      await expect(form.locator('[name="airwayBillNo"]')).toHaveValue(/^\d{10}$/)
      await fillBooking(page)
      await page.getByLabel('Print Invoice').uncheck()
    },
    button: page.getByRole('button', { name: 'Add Shipment' }).first(),
    problem: form.locator('.alert'),
    fields: form,
    isLookedUp: true,
    succeeded: async () => {
      await expect(page.getByText('is booked.')).toBeVisible()
      await expect(form.locator('[name="recCity"]')).toHaveValue('')
    },
  }
}

/** Logging out, from the sidebar, which shows the status, or from the header, which leads to Home with its text. */
const logoutFrom =
  (place: 'sidebar' | 'header'): Screen =>
  (page) => {
    const sidebar = page.getByRole('navigation', { name: 'Dashboard', exact: true })
    return {
      method: 'POST',
      path: '/api/center/logout',
      open: () => openAs(page, 'gujrat'),
      button: (place === 'sidebar' ? sidebar : page.getByRole('banner')).getByRole('button', { name: 'Logout' }),
      problem: page.locator('.cc-toasts [role="alert"] .alert').last(),
      shows: (text, status) => (place === 'sidebar' && status !== null ? `${status} ${text}` : text),
      fields: page.locator('h1'),
      succeeded: async () => {
        await page.waitForURL('/')
        await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
        await untilQuiet(page)
      },
    }
  }

/** Of somebody who is signed in, and in the middle of something. */
export const staffWritings: Record<string, Screen> = {
  upTrack: ofShipment('Up Track', {
    path: '/api/airwaybill/upTrack/*',
    title: 'Up Track Shipment',
    fill: fillUpTrack,
    success: 'AirwayBill Status Updated Successfully !!',
  }),
  downTrack: ofShipment('Down Track', {
    path: '/api/airwaybill/downTrack/*',
    title: 'Down Track Shipment',
    success: 'AirwayBill Tracking Down Successfully !!',
  }),
  addNote: ofShipment('Add Note', {
    path: '/api/airwaybill/addNote/*',
    title: 'Add Note',
    fill: (popup) => fill(popup, { note: 'First line\nand the second' }),
    success: 'AirwayBill Note Updated Successfully !!',
  }),
  voidShipment: ofShipment('Void', {
    path: '/api/airwaybill/void/*',
    title: 'Void Shipment',
    success: 'Shipment void successfully !!',
  }),
  createCenter: ofCenter('Add Center', {
    path: '/api/center/create',
    method: 'POST',
    title: 'Add Center',
    fill: fillCenter,
    success: 'Center added successfully !!',
  }),
  updateCenter: ofCenter('Edit', {
    path: '/api/center/update/*',
    title: 'Edit Center',
    fill: fillCenter,
    success: 'Center updated successfully !!',
  }),
  deleteCenter: ofCenter('Delete', {
    path: '/api/center/delete/*',
    title: 'Delete Center',
    success: 'Center deleted successfully !!',
  }),
  activateCenter: ofCenter('Activate', {
    path: '/api/center/active/*',
    title: 'Active Center',
    success: 'Center active successfully !!',
    prepare: inactivateLast,
  }),
  inactivateCenter: ofCenter('Deactivate', {
    path: '/api/center/inactive/*',
    title: 'Inactive Center',
    success: 'Center inactive successfully !!',
  }),
  updateProfile,
  createAirwayBill,
}

const login: Screen = (page) => {
  const popup = page.getByRole('dialog', { name: 'Login' })
  return {
    method: 'POST',
    path: '/api/center/login',
    open: async () => {
      await page.goto('/login')
      await expect(popup.getByLabel('Username')).toBeFocused()
      await fill(popup, { username: 'gujrat', password: PASSWORD })
    },
    button: popup.getByRole('button', { name: 'Login' }),
    problem: popup.locator('.alert'),
    fields: popup,
    succeeded: () => expect(heading(page, 'Today')).toBeVisible(),
  }
}

const sendContactMessage: Screen = (page) => {
  const form = page.locator('#contact form')
  return {
    method: 'POST',
    path: '/api/contact/sendEmail',
    open: async () => {
      await openSite(page, '/')
      await fill(form, { fullName: 'Amina Khan', email: 'amina@sheesham.example', message: 'Salaam\nسلام' })
    },
    button: form.getByRole('button', { name: 'Send message' }),
    problem: form.locator('.alert'),
    fields: form,
    succeeded: async () => {
      await expect(toast(page, 'Mail sent successfully')).toBeVisible()
      await expect(form.locator('[name="message"]')).toHaveValue('')
    },
  }
}

const reset = (page: Page) => page.locator('.cc-reset form')
const press = (page: Page, name: string) => reset(page).getByRole('button', { name, exact: true }).click()

async function toEmail(page: Page): Promise<void> {
  // A step of its own stands in the history; another page in between begins anew.
  await page.goto('/tracking')
  await openSite(page, '/forgot-password')
  await fill(reset(page), { email: 'gujrat@chenab.example' })
}

async function toOtp(page: Page): Promise<void> {
  await toEmail(page)
  await press(page, 'Send OTP')
  await expect(heading(page, 'Check your e-mail')).toBeVisible()
  const { otp } = (await (await page.request.get('/__stand-in/otp')).json()) as { otp: string }
  await fill(reset(page), { otp })
}

async function toPassword(page: Page): Promise<void> {
  await toOtp(page)
  await press(page, 'Confirm')
  await expect(heading(page, 'Choose a new password')).toBeVisible()
  await fill(reset(page), { password: PASSWORD, confirmPassword: PASSWORD })
}

/** A step of the password reset: how it is reached, its button, and the heading of what comes next. */
const resetStep =
  (call: string, open: (page: Page) => Promise<void>, button: string, next: string): Screen =>
  (page) => ({
    method: call === 'changePassword' ? 'PUT' : 'POST',
    path: `/api/center/${call}`,
    open: () => open(page),
    button: reset(page).getByRole('button', { name: button, exact: true }),
    problem: reset(page).locator('.alert'),
    shows: (text, status) => {
      // Nobody is signed in there. The way out stands beside the last step's refusal.
      const own = status === 401 ? 'Unauthorized' : text
      if (call !== 'changePassword') return own
      return `${status === 408 ? 'Session timed out' : own}Start again`
    },
    fields: reset(page),
    succeeded: () => expect(heading(page, next)).toBeVisible(),
  })

const DONE = 'Password Reset Successfully, redirected to login'

/** Where a session begins or ends, or there is none. */
export const otherWritings: Record<string, Screen> = {
  login,
  'logout from the sidebar': logoutFrom('sidebar'),
  'logout from the header': logoutFrom('header'),
  sendContactMessage,
  forgotPassword: resetStep('forgotPassword', toEmail, 'Send OTP', 'Check your e-mail'),
  verifyOtp: resetStep('verifyOTP', toOtp, 'Confirm', 'Choose a new password'),
  changePassword: resetStep('changePassword', toPassword, 'Confirm', DONE),
}
