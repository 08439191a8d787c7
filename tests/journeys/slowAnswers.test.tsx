import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { heading, visit, withBackend } from '../app'
import { fourShipments } from '../shipments/fourShipments'
import { callsTo, home, openRecords, region, row } from '../shipments/listScreen'

const { store } = withBackend()

const NUMBER = '4900000004'

beforeEach(() => {
  store.shipments = fourShipments()
})

const hold = (path: string, fault: object = {}) => store.faults.push({ path, isHeld: true, ...fault })
const held = () => waitFor(() => expect(store.held).toHaveLength(1))
const release = () => store.held.pop()?.()
const refused = { status: 500, body: { error: 'The disk is full' } }

describe('an answer that comes after the page was left', () => {
  it.each([
    ['done', {}, 'status', 'Shipment void successfully !!'],
    ['refused', refused, 'alert', 'The disk is full'],
  ] as const)('tells that a shipment’s change is %s', async (_how, fault, role, text) => {
    hold('/api/airwaybill/void/*', fault)
    const { open, press, router } = await openRecords(store)
    await open(NUMBER, 'Void', 'Void Shipment')
    await press('Confirm')
    await held()
    await router.navigate(home)
    await heading('Today')
    await router.navigate(paths.screen('records'))
    await heading('View Records')
    await row(NUMBER)
    release()
    await waitFor(() => expect(region(role)).toHaveTextContent(text))
  })

  it('is waited for before the same shipment is changed again', async () => {
    hold('/api/airwaybill/downTrack/*')
    const { open, press, router } = await openRecords(store)
    await open(NUMBER, 'Down Track', 'Down Track Shipment')
    await press('Confirm')
    await held()
    await router.navigate(home)
    await heading('Today')
    await router.navigate(paths.screen('records'))
    await heading('View Records')
    const popup = await open(NUMBER, 'Down Track', 'Down Track Shipment')
    await press('Confirm')
    await within(popup).findByText('Processing your request...')
    release()
    await waitFor(() => expect(region('status')).toHaveTextContent('AirwayBill Tracking Down Successfully !!'))
    expect(await within(popup).findByRole('alert')).toHaveTextContent(/^Your earlier change was made/)
    expect(callsTo(store, 'downTrack')).toHaveLength(1)
  })

  it.each([
    ['done', {}, 'status', 'Center added successfully !!'],
    ['refused', refused, 'alert', 'The disk is full'],
  ] as const)('tells that a new center is %s', async (_how, fault, role, text) => {
    hold('/api/center/create', fault)
    const { user, router } = visit(paths.screen('centers'), { store, username: 'headoffice' })
    await heading('Centers')
    await user.click(screen.getByRole('button', { name: 'Add Center' }))
    const popup = within(await screen.findByRole('dialog'))
    for (const name of [
      'centerName',
      'centerAddress',
      'email',
      'username',
      'password',
      'confirmPassword',
      'fullName',
    ]) {
      const input = document.querySelector<HTMLInputElement>(`[role=dialog] [name=${name}]`)
      await user.type(input ?? document.body, name === 'email' ? 'new@chenab.example' : 'secret123')
    }
    await user.click(popup.getByRole('button', { name: 'Confirm' }))
    await held()
    await router.navigate(home)
    await heading('Today')
    await router.navigate(paths.screen('centers'))
    await heading('Centers')
    release()
    await waitFor(() => expect(region(role)).toHaveTextContent(text))
  })

  it.each([
    ['done', {}, 'status', 'Profile Updated Successfully'],
    ['refused', refused, 'alert', 'The disk is full'],
  ] as const)('tells that the profile is %s', async (_how, fault, role, text) => {
    hold('/api/center/updateProfile', fault)
    const { user, router } = visit(paths.screen('settings'), { store, username: 'gujrat' })
    await heading('Profile Settings')
    await user.type(screen.getByLabelText('Full name'), ' II')
    await user.click(screen.getByRole('button', { name: 'Update Profile' }))
    await held()
    await router.navigate(home)
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await heading('Today')
    await router.navigate(paths.screen('settings'))
    await heading('Profile Settings')
    release()
    await waitFor(() => expect(region(role)).toHaveTextContent(text))
  })

  it.each([
    ['done', {}, 'status', 'Mail sent successfully'],
    ['refused', refused, 'alert', 'The disk is full'],
  ] as const)('tells that a message is %s', async (_how, fault, role, text) => {
    hold('/api/contact/sendEmail', fault)
    const { user, router } = visit('/')
    await user.type(await screen.findByLabelText('Full name'), 'Ali')
    await user.type(screen.getByLabelText('Email'), 'a@b.example')
    await user.type(screen.getByLabelText('Message'), 'Hello')
    await user.click(screen.getByRole('button', { name: /Send/ }))
    await held()
    await router.navigate('/tracking')
    await heading('Track With Us').catch(() => undefined)
    release()
    await waitFor(() => expect(region(role)).toHaveTextContent(text))
  })

  it('tells that no OTP was sent', async () => {
    hold('/api/center/forgotPassword', { status: 404, body: {} })
    const { user, router } = visit('/forgot-password')
    await user.type(await screen.findByLabelText('Email'), 'a@b.example')
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    await held()
    await router.navigate('/tracking')
    release()
    await waitFor(() => expect(region('alert')).toHaveTextContent('Not a registered email'))
  })
})
