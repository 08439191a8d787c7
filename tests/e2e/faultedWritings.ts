import { expect, type Locator, type Page } from '@playwright/test'
import { fillBooking, openSite, PASSWORD } from './staff'

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
}

/** A popup over a list: its button, title, fields, Confirm. */
const popupOver =
  (openOn: (page: Page, button: string) => Promise<void>) =>
  (button: string, { path, method = 'PUT', title, fill, success }: Popup): Screen =>
  (page) => {
    const popup = page.getByRole('dialog', { name: title })
    return {
      method,
      path,
      open: async () => {
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
  await page.goto('/admin/dashboard/records?status=2')
  await page.locator('tbody tr[data-index]').getByRole('button', { name: button, exact: true }).first().click()
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

/** One of each kind of popup and form: those of other actions are drawn and sent by the same parts. */
export const staffWritings: Record<string, Screen> = {
  upTrack: ofShipment('Up Track', {
    path: '/api/airwaybill/upTrack/*',
    title: 'Up Track Shipment',
    fill: fillUpTrack,
    success: 'AirwayBill Status Updated Successfully !!',
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
  deleteCenter: ofCenter('Delete', {
    path: '/api/center/delete/*',
    title: 'Delete Center',
    success: 'Center deleted successfully !!',
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

export const publicWritings: Record<string, Screen> = { login, sendContactMessage }
