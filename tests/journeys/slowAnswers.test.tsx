import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { addressOf, heading, logIn, makeRoundTrip, visit, type Visit, withBackend, withRunningTimers } from '../app'
import { endSessions } from '../backend/session'
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
const sent = (path: string) => store.calls.filter((call) => call.path === path)
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

  it.each([
    ['an OTP was sent', {}, 'status', 'An OTP has been sent.'],
    ['no OTP was sent', { status: 404, body: {} }, 'alert', 'Not a registered email'],
  ] as const)('tells that %s', async (_how, fault, role, text) => {
    hold('/api/center/forgotPassword', fault)
    const { user, router } = visit('/forgot-password')
    await user.type(await screen.findByLabelText('Email'), 'gujrat@chenab.example')
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    await held()
    await act(() => router.navigate('/tracking'))
    await heading('Track With Us')
    release()
    await waitFor(() => expect(region(role)).toHaveTextContent(text))
  })

  it('tells that the password is changed, and does not take the visitor back', async () => {
    hold('/api/center/changePassword', { status: 200, body: {} })
    const site = visit('/tracking')
    await heading('Track With Us')
    await act(() => site.router.navigate('/forgot-password', { state: { name: 'password', email: 'a@b.example' } }))
    await site.user.type(await screen.findByLabelText('New password'), 'secret')
    await site.user.type(screen.getByLabelText('Confirm password'), 'secret')
    await site.user.click(screen.getByRole('button', { name: 'Confirm' }))
    await held()
    await act(() => site.router.navigate('/tracking'))
    await heading('Track With Us')
    release()
    await waitFor(() => expect(region('status')).toHaveTextContent('You can now log in with your new password.'))
    expect(addressOf(site)).toBe('/tracking')
  })
})

describe('a change that is answered after its user has logged out', () => {
  it('is not told to whoever comes next', async () => {
    hold('/api/airwaybill/void/*', { status: 200, body: {} })
    const { user, open, press, router } = await openRecords(store, undefined, 'gujrat')
    await open(NUMBER, 'Void', 'Void Shipment')
    await press('Confirm')
    await held()
    await act(() => router.navigate(home))
    await heading('Today')
    await user.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body)
    await heading(/International/)
    release()
    await makeRoundTrip()
    expect(region('status')).toBeEmptyDOMElement()
    await user.click(screen.getByRole('link', { name: 'Login' }))
    await logIn({ user }, 'multan')
    await screen.findByText('Welcome, multan')
    await user.click(screen.getByRole('button', { name: 'Messages' }))
    expect(screen.getByText('No messages')).toBeVisible()
  })

  it('is not told to another user who signs in after the session has ended', async () => {
    hold('/api/airwaybill/void/*', { status: 200, body: {} })
    const { open, press, router, user } = await openRecords(store, undefined, 'gujrat')
    await open(NUMBER, 'Void', 'Void Shipment')
    await press('Confirm')
    await held()
    endSessions(store)
    await act(() => router.navigate('/login'))
    await logIn({ user }, 'multan')
    await screen.findByText('Welcome, multan')
    release()
    await makeRoundTrip()
    expect(region('status')).toBeEmptyDOMElement()
    await user.click(screen.getByRole('button', { name: 'Messages' }))
    expect(screen.getByText('No messages')).toBeVisible()
  })

  it('does not give the next user the names of the one before', async () => {
    hold('/api/center/updateProfile', { status: 200, body: {} })
    const { user, router } = visit(paths.screen('settings'), { store, username: 'gujrat' })
    await heading('Profile Settings')
    await user.type(screen.getByLabelText('Full name'), ' II')
    await user.click(screen.getByRole('button', { name: 'Update Profile' }))
    await held()
    await act(() => router.navigate(home))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] ?? document.body)
    await heading(/International/)
    await user.click(screen.getByRole('link', { name: 'Login' }))
    await logIn({ user }, 'multan')
    await screen.findByText('Welcome, multan')
    // Nothing corrects the names.
    store.faults.push({ path: '/api/center/getCenterDetails', drop: 'before', times: 9 })
    release()
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.getByText('Welcome, multan')).toBeVisible()
    expect(screen.queryByText(/II$/)).toBeNull()
  })

  it('takes a message away that is still on the screen', async () => {
    const { user, open, press } = await openRecords(store, undefined, 'gujrat')
    await open(NUMBER, 'Void', 'Void Shipment')
    await press('Confirm')
    await waitFor(() => expect(region('status')).toHaveTextContent('Shipment void successfully !!'))
    await user.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body)
    await heading(/International/)
    expect(region('status')).toBeEmptyDOMElement()
  })
})

describe('a form whose answer does not come', () => {
  const { pass } = withRunningTimers()
  const leaveOverlay = async ({ user }: Visit) => {
    await held()
    await pass(9000)
    expect(screen.queryByText('It is not known yet whether this has been done.')).toBeNull()
    await pass(1500)
    expect(screen.getByText('It is not known yet whether this has been done.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
  }
  const overlay = (text: string) => screen.queryByText(text)

  it('of the profile can be left, is sent once, and is reported', async () => {
    hold('/api/center/updateProfile')
    const site = visit(paths.screen('settings'), { store, username: 'gujrat' })
    await heading('Profile Settings')
    await site.user.type(screen.getByLabelText('Full name'), ' II')
    const save = () => site.user.click(screen.getByRole('button', { name: 'Update Profile' }))
    await save()
    await leaveOverlay(site)
    expect(overlay('Processing your request...')).toBeNull()
    await save()
    expect(await screen.findByText('Processing your request...')).toBeVisible()
    await makeRoundTrip()
    expect(sent('/api/center/updateProfile')).toHaveLength(1)
    await pass(10_500)
    await site.user.click(screen.getByRole('button', { name: 'Close' }))
    await site.user.type(screen.getByLabelText('Contact no'), '9')
    release()
    await waitFor(() => expect(region('status')).toHaveTextContent('Profile Updated Successfully'))
    expect(screen.getByLabelText<HTMLInputElement>('Contact no').value).toMatch(/9$/)
    expect(screen.getByText('What you changed meanwhile has not been sent.')).toBeVisible()
  })

  it('of a message can be left, is sent once, and is reported without losing what was written since', async () => {
    hold('/api/contact/sendEmail')
    const site = visit('/')
    await site.user.type(await screen.findByLabelText('Full name'), 'Ali')
    await site.user.type(screen.getByLabelText('Email'), 'a@b.example')
    await site.user.type(screen.getByLabelText('Message'), 'Hello')
    await site.user.click(screen.getByRole('button', { name: 'Send message' }))
    await leaveOverlay(site)
    expect(overlay('Sending your email')).toBeNull()
    await site.user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('Sending your email')).toBeVisible()
    await site.user.type(screen.getByLabelText('Message'), ' again')
    release()
    await waitFor(() => expect(region('status')).toHaveTextContent('Mail sent successfully'))
    expect(screen.getByLabelText('Message')).toHaveValue('Hello again')
    expect(screen.queryByText(/^We have your message/)).toBeNull()
    expect(screen.getByText('What you changed meanwhile has not been sent.')).toBeVisible()
    expect(sent('/api/contact/sendEmail')).toHaveLength(1)
  })

  it('of the password reset can be left, and the late answer goes on from there', async () => {
    hold('/api/center/forgotPassword')
    const site = visit('/forgot-password')
    await site.user.type(await screen.findByLabelText('Email'), 'gujrat@chenab.example')
    await site.user.click(screen.getByRole('button', { name: 'Send OTP' }))
    await leaveOverlay(site)
    expect(overlay('Processing your request...')).toBeNull()
    release()
    expect(await heading('Check your email')).toBeVisible()
  })
})
