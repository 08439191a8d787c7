import { expect } from '@playwright/test'
import { seededNumbers } from '../seededNumbers'
import { callsTo } from '../staff'
import { test } from './engineTest'

test('a visitor sends a message in both themes, and tracks a known, an unknown and many shipments', async ({
  visitor,
  backend,
}) => {
  const { tab } = visitor
  await tab.goto('/')
  await visitor.see('International Documents & Parcel Delivery Service')
  await visitor.fits()
  const theme = () => tab.run(() => document.documentElement.dataset['bsTheme'], null)
  await visitor.press('button', 'Switch to dark theme')
  expect(await theme()).toBe('dark')
  await tab.reload()
  expect(await theme()).toBe('dark')
  await visitor.fits()
  await visitor.press('button', 'Send message')
  await visitor.see('Full name is required')
  await visitor.type('Full name', 'Bilal Ahmed')
  await visitor.type('Email', 'bilal@example.com')
  await visitor.type('Message', 'Do you deliver to Oslo?')
  await visitor.press('button', 'Send message')
  await visitor.see('Mail sent successfully')
  const [mail] = await callsTo(backend, '/api/contact/sendEmail')
  expect(mail?.fields).toMatchObject({ fullName: 'Bilal Ahmed', message: 'Do you deliver to Oslo?' })

  const { moving, delivered, void: voided } = await seededNumbers(backend)
  await tab.goto('/')
  await visitor.type('Airway bill number', moving)
  await visitor.press('button', 'Track')
  await visitor.isAt(`/tracking/${moving}`)
  await visitor.see('Shipment Forwarded')
  await visitor.see('Information Recieved')
  await visitor.fits()

  await visitor.type('Airway bill number', '5999999999')
  await visitor.press('button', 'Track')
  await visitor.see("AirwayBill doesn't exists")
  await visitor.fits()

  await tab.goto(`/tracking/${moving}-${delivered}-${voided}`)
  await visitor.see('3 shipments: 1 delivered, 1 on the way, 1 cancelled.')
  await visitor.fits()
  await visitor.press('link', delivered)
  await visitor.isAt(`/tracking/${delivered}`)
  await visitor.see('Information Recieved')
  await tab.back()
  await visitor.see('3 shipments')
})
