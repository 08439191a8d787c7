import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '@/paths'
import { NO_ANSWER_TEXT } from '@/services/http/errors'
import { addressOf, heading, logIn, logOutElsewhere, makeRoundTrip, visit, withBackend } from '../../app'
import { aShipment } from '../../backend/builders'
import type { CallFault } from '../../backend/callFaults'
import { endSessions } from '../../backend/session'

const { store, server } = withBackend()
const settings = paths.screen('settings')

const labels = {
  centerName: 'Center name',
  centerAddress: 'Center address',
  email: 'Email',
  username: 'Username',
  fullName: 'Full name',
  phone: 'Contact no',
  password: 'Password',
} as const

const field = (name: keyof typeof labels) => screen.getByLabelText<HTMLInputElement>(labels[name])
const saved = () => store.calls.filter(({ path }) => path === '/api/center/updateProfile')
const region = (role: 'status' | 'alert') =>
  screen.getAllByRole(role).find((each) => each.hasAttribute('aria-live')) ?? document.body

/** Who is signed in is refused once the profile has been saved. */
const refuseUserAfterSaving = (status: number) =>
  server.use(
    http.get('*/api/center/getCenterDetails', () =>
      saved().length > 0 ? HttpResponse.json({}, { status }) : undefined,
    ),
  )

async function open(username = 'gujrat') {
  const opened = visit(settings, { store, username })
  await heading('Profile Settings')
  // The profile is refetched when the screen opens.
  await waitFor(() =>
    expect(store.calls.filter(({ path }) => path.endsWith('getCenterDetails')).length).toBeGreaterThan(1),
  )
  const save = () => opened.user.click(screen.getByRole('button', { name: 'Update Profile' }))
  const retype = async (name: keyof typeof labels, text: string) => {
    await opened.user.clear(field(name))
    if (text !== '') await opened.user.type(field(name), text)
  }
  return { ...opened, save, retype }
}

describe('Profile Settings', () => {
  it.each(['gujrat', 'headoffice'])('shows %s the saved values, never the password', async (username) => {
    await open(username)
    const center = store.centers.find((each) => each.username === username)
    expect(document.title).toBe('Profile Settings')
    for (const name of Object.keys(labels) as (keyof typeof labels)[]) {
      expect(field(name).name).toBe(name)
      expect(field(name).value).toBe(name === 'password' ? '' : center?.[name])
    }
    for (const [name, type] of [
      ['phone', 'tel'],
      ['email', 'email'],
    ] as const) {
      expect(field(name).type).toBe(type)
      expect(field(name)).toHaveAttribute('autocomplete', type)
    }
  })

  it('shows changes by the head office, without overwriting what was typed', async () => {
    let letThrough = () => undefined as void
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    let asked = 0
    // Answers the session’s request at once, and holds the profile’s until the name has been typed.
    server.use(http.get('*/api/center/getCenterDetails', () => (++asked > 1 ? held : undefined)))
    const { user } = visit(settings, { store, username: 'gujrat' })
    await heading('Profile Settings')
    await user.type(field('fullName'), ' (II)')
    Object.assign(store.centers.find(({ username }) => username === 'gujrat') ?? {}, { centerAddress: '1 New Street' })
    letThrough()
    await waitFor(() => expect(field('centerAddress').value).toBe('1 New Street'))
    expect(field('fullName').value).toBe('Sana Khokhar (II)')
  })

  it('is not overwritten by an answer from before the save', async () => {
    let letThrough = () => undefined as void
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    const old = { ...store.centers.find(({ username }) => username === 'gujrat'), _id: 'c1', role: 2, password: null }
    let asked = 0
    server.use(
      http.get('*/api/center/getCenterDetails', async () => {
        if (++asked !== 2) return undefined
        await held
        return HttpResponse.json(old)
      }),
    )
    const { user } = visit(settings, { store, username: 'gujrat' })
    await heading('Profile Settings')
    await user.clear(field('fullName'))
    await user.type(field('fullName'), 'Sana K. Warraich{Enter}')
    await within(region('status')).findByText('Profile Updated Successfully')
    letThrough()
    await makeRoundTrip()
    await makeRoundTrip()
    expect(field('fullName').value).toBe('Sana K. Warraich')
  })

  it.each(['email', 'phone'] as const)('saves the center’s %s if the current user’s details lack it', async (name) => {
    const center = store.centers.find(({ username }) => username === 'gujrat')
    const { [name]: _left, ...known } = { ...center, _id: center?.id, role: 2, password: undefined }
    store.faults.push({ path: '/api/center/getCenterDetails', status: 200, body: known, times: 2 })
    const { save } = await open()
    await waitFor(() => expect(field(name).value).toBe(center?.[name]))
    await save()
    await within(region('status')).findByText('Profile Updated Successfully')
    expect(saved()[0]?.fields[name]).toBe(center?.[name])
  })

  it('does not erase an email that was never shown', async () => {
    const center = store.centers.find(({ username }) => username === 'gujrat')
    const { email: _email, ...known } = { ...center, _id: center?.id, role: 2, password: undefined }
    store.faults.push({ path: '/api/center/getCenterDetails', status: 200, body: known, times: 2 })
    store.faults.push({ path: `/api/center/getone/${center?.id}`, status: 403, body: {} })
    const { save } = await open()
    await waitFor(() => expect(field('phone').value).toBe(center?.phone))
    expect(field('email').value).toBe('')
    await save()
    await within(region('status')).findByText('Profile Updated Successfully')
    expect(saved()[0]?.fields).not.toHaveProperty('email')
  })

  it('uses the current user’s data for values missing from the center’s answer', async () => {
    const center = store.centers.find(({ username }) => username === 'gujrat')
    const bare = {
      _id: center?.id,
      role: 2,
      username: 'gujrat',
      fullName: 'Sana Khokhar',
      centerAddress: '1 New Street',
    }
    store.faults.push({ path: '/api/center/getCenterDetails', status: 200, body: bare, times: 2 })
    store.faults.push({ path: `/api/center/getone/${center?.id}`, status: 200, body: { centerName: 'Chenab Gujrat' } })
    await open()
    await waitFor(() => expect(field('centerName').value).toBe('Chenab Gujrat'))
    expect(field('centerAddress').value).toBe('1 New Street')
    expect(field('fullName').value).toBe('Sana Khokhar')
  })

  it.each([
    ['centerName', 'Center name cannot be blank'],
    ['phone', 'Contact no cannot be blank'],
  ] as const)('reports a blank %s under its field, and sends nothing', async (name, message) => {
    const { save, retype } = await open()
    await retype(name, '   ')
    await save()
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message))
    expect(field(name)).toBeInvalid()
    expect(field(name)).toHaveFocus()
    expect(saved()).toHaveLength(0)
  })

  it('saves without the password, says so, and updates the name in the header at once', async () => {
    const { save, retype } = await open()
    await retype('fullName', 'Sana K. Warraich')
    await retype('email', '')
    await save()
    expect(await within(region('status')).findByText('Profile Updated Successfully')).toBeInTheDocument()
    expect(saved()).toHaveLength(1)
    expect(saved()[0]?.method).toBe('PUT')
    expect(saved()[0]?.fields).toEqual({
      centerName: 'Chenab Gujrat',
      centerAddress: '9 Potters Lane, Gujrat, Punjab',
      email: '',
      username: 'gujrat',
      fullName: 'Sana K. Warraich',
      phone: '923000000102',
    })
    expect(within(screen.getByRole('banner')).getByText('Sana K. Warraich')).toBeInTheDocument()
  })

  it('sends a typed password, and clears the field', async () => {
    const { user, save } = await open()
    await user.type(field('password'), ' new secret ')
    await save()
    await within(region('status')).findByText('Profile Updated Successfully')
    expect(saved()[0]?.fields['password']).toBe(' new secret ')
    expect(field('password').value).toBe('')
  })

  it('a branch that has changed its username finds its figures under the new one, not zeros', async () => {
    store.shipments = [aShipment({ amount: 1000, discount: 0, gst: 0 })]
    const { user, router } = visit(paths.dashboard(), { store, username: 'gujrat' })
    await heading('Today')
    const figures = (name: string) =>
      waitFor(() => expect(screen.getByRole('region', { name })).toHaveTextContent(/1,000/))
    await figures('Statistics')
    await figures('Today’s takings')
    await router.navigate(settings)
    await heading('Profile Settings')
    await makeRoundTrip()
    await user.type(field('username'), '-city')
    await user.click(screen.getByRole('button', { name: 'Update Profile' }))
    await within(region('status')).findByText('Profile Updated Successfully')
    await router.navigate(paths.dashboard())
    await heading('Today')
    await figures('Statistics')
    await figures('Today’s takings')
    expect(screen.getByRole('region', { name: 'Statistics' })).toHaveTextContent('gujrat-city')
  })

  it('shows the new names where saving them ended the session, and asks for the new username', async () => {
    const { save, retype } = await open()
    await retype('username', 'gujrat-city')
    await retype('fullName', 'Sana Butt')
    refuseUserAfterSaving(401)
    await save()
    const login = await screen.findByRole('dialog', { name: 'Login' })
    expect(within(login).getByLabelText('Username')).toHaveValue('gujrat-city')
    expect(within(region('status')).getByText('Profile Updated Successfully')).toBeInTheDocument()
    expect(screen.getByRole('banner', { hidden: true })).toHaveTextContent('Welcome, gujrat-city')
    expect(screen.getByRole('banner', { hidden: true })).toHaveTextContent('Sana Butt')
  })

  it('causes no error if who is signed in cannot be asked after saving', async () => {
    const faults = vi.fn()
    process.on('unhandledRejection', faults)
    const { save, retype } = await open()
    await retype('fullName', 'Sana Butt')
    refuseUserAfterSaving(500)
    await save()
    await within(region('status')).findByText('Profile Updated Successfully')
    await makeRoundTrip()
    process.off('unhandledRejection', faults)
    expect(faults).not.toHaveBeenCalled()
    expect(within(screen.getByRole('banner')).getByText('Sana Butt')).toBeInTheDocument()
  })

  it.each<[string, Partial<CallFault>, string]>([
    [
      '400 with a list',
      { status: 400, body: { errors: [{ msg: 'Username already exists' }] } },
      'Username already exists',
    ],
    ['no answer', { drop: 'before' }, NO_ANSWER_TEXT],
  ])('shows a refusal (%s) above the form and in the messages, without losing typed text', async (_, fault, text) => {
    const { save, retype } = await open()
    await retype('fullName', 'Somebody Else')
    store.faults.push({ path: '/api/center/updateProfile', ...fault })
    await save()
    expect(await within(region('alert')).findByText(text)).toBeInTheDocument()
    const form = screen.getByRole('form', { name: 'Profile', hidden: true })
    expect(within(form).getByText(text)).toBeInTheDocument()
    expect(within(region('status')).queryByText('Profile Updated Successfully')).not.toBeInTheDocument()
    expect(field('fullName').value).toBe('Somebody Else')
    expect(saved()).toHaveLength(1)
  })

  it('keeps what was typed when the session ends and the same user signs in again', async () => {
    const { user, save, retype } = await open()
    await retype('fullName', 'Sana Butt')
    endSessions(store)
    await save()
    const login = await screen.findByRole('dialog', { name: 'Login' })
    expect(within(login).getByText('Not authorized to access')).toBeVisible()
    await waitFor(() => expect(region('alert')).toBeEmptyDOMElement())
    await logIn({ user })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(field('fullName').value).toBe('Sana Butt')
    await save()
    await within(region('status')).findByText('Profile Updated Successfully')
  })
})

describe('saving that takes long', () => {
  const answered = () => {
    for (const letThrough of store.held.splice(0)) letThrough()
  }
  const success = () => within(region('status')).findByText('Profile Updated Successfully', {}, { timeout: 6000 })
  const center = () => store.centers.find(({ username }) => username === 'gujrat')

  it('keeps what is typed while it is awaited, as changes that are not saved yet', async () => {
    const { user, save, retype } = await open()
    await retype('fullName', 'Sana Butt')
    await user.type(field('password'), 'secret')
    store.faults.push({ path: '/api/center/updateProfile', isHeld: true })
    await save()
    await user.type(field('fullName'), ' (II)')
    await user.type(field('password'), ' 2')
    await retype('centerAddress', '1 New Street')
    answered()
    await success()
    await makeRoundTrip()
    expect(saved()[0]?.fields).toMatchObject({ fullName: 'Sana Butt', password: 'secret' })
    expect(field('fullName').value).toBe('Sana Butt (II)')
    expect(field('password').value).toBe('secret 2')
    expect(field('centerAddress').value).toBe('1 New Street')
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    await save()
    await waitFor(() => expect(center()?.centerAddress).toBe('1 New Street'))
    expect(center()?.fullName).toBe('Sana Butt (II)')
  })

  it('does not undo changes by the head office if Save is pressed before they have arrived', async () => {
    store.faults.push({ path: '/api/center/getCenterDetails' })
    store.faults.push({ path: '/api/center/getCenterDetails', isHeld: true })
    const { user } = visit(settings, { store, username: 'gujrat' })
    await heading('Profile Settings')
    await waitFor(() => expect(store.held).toHaveLength(1))
    Object.assign(center() ?? {}, { centerAddress: '1 New Street' })
    await user.type(field('fullName'), ' (II){Enter}')
    expect(await screen.findByText('Processing your request...')).toBeVisible()
    answered()
    await success()
    expect(center()).toMatchObject({ centerAddress: '1 New Street', fullName: 'Sana Khokhar (II)' })
    expect(field('centerAddress').value).toBe('1 New Street')
  })

  it('does not undo changes that were made elsewhere since the form was opened', async () => {
    const { user, save } = await open()
    await waitFor(() => expect(field('centerAddress').value).toBe('9 Potters Lane, Gujrat, Punjab'))
    await makeRoundTrip()
    Object.assign(center() ?? {}, { centerAddress: '1 New Street' })
    await user.type(field('fullName'), ' (II)')
    await save()
    await success()
    expect(center()).toMatchObject({ centerAddress: '1 New Street', fullName: 'Sana Khokhar (II)' })
    expect(field('centerAddress').value).toBe('1 New Street')
  })

  it('is waited for by a form that is opened meanwhile, which then has the saved values', async () => {
    const { user, router, save, retype } = await open()
    await retype('fullName', 'Sana Butt')
    store.faults.push({ path: '/api/center/updateProfile', isHeld: true })
    await save()
    await router.navigate(paths.dashboard())
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await heading('Today')
    await router.navigate(settings)
    await heading('Profile Settings')
    expect(await screen.findByText('Processing your request...')).toBeVisible()
    await user.type(field('centerAddress'), ', Block 2{Enter}')
    await makeRoundTrip()
    expect(saved()).toHaveLength(1)
    answered()
    await success()
    await waitFor(() => expect(field('fullName').value).toBe('Sana Butt'))
    await save()
    await waitFor(() => expect(saved()).toHaveLength(2))
    expect(center()).toMatchObject({
      fullName: 'Sana Butt',
      centerAddress: '9 Potters Lane, Gujrat, Punjab, Block 2',
    })
  })
})

describe('leaving Profile Settings', () => {
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' })
  const records = () => within(screen.getByRole('navigation', { name: 'Dashboard' })).getByText('View Records')

  it('asks if there are unsaved changes: Cancel stays, Discard leaves', async () => {
    const opened = await open()
    await opened.retype('phone', '923001112223')
    await opened.user.click(records())
    await waitFor(async () => expect(within(await question()).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await opened.user.click(within(await question()).getByRole('button', { name: 'Cancel' }))
    expect(addressOf(opened)).toBe(settings)
    expect(field('phone').value).toBe('923001112223')
    await opened.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await opened.user.click(within(await question()).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(addressOf(opened)).toBe(paths.dashboard()))
    expect(saved()).toHaveLength(0)
  })

  it.each([0, 1])('asks before logging out (button %i)', async (which) => {
    const opened = await open()
    await opened.retype('phone', '923001112223')
    const logout = () => screen.getAllByRole('button', { name: 'Logout' })[which] ?? document.body
    await opened.user.click(logout())
    await opened.user.click(within(await question()).getByRole('button', { name: 'Cancel' }))
    expect(store.calls.filter(({ path }) => path.endsWith('logout'))).toHaveLength(0)
    await opened.user.click(logout())
    await opened.user.click(within(await question()).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(addressOf(opened)).toBe('/'))
    expect(store.calls.filter(({ path }) => path.endsWith('logout'))).toHaveLength(1)
  })

  it('asks with the browser’s dialog before the tab closes', async () => {
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const { save, retype } = await open()
    expect(closes()).toBe(true)
    await retype('phone', '923001112223')
    expect(closes()).toBe(false)
    await save()
    await within(region('status')).findByText('Profile Updated Successfully')
    expect(closes()).toBe(true)
  })

  it.each(['nothing was changed', 'it was saved', 'it was typed back'])('does not ask if %s', async (state) => {
    const opened = await open()
    if (state !== 'nothing was changed') await opened.retype('phone', '923001112223')
    if (state === 'it was typed back') await opened.retype('phone', '923000000102')
    if (state === 'it was saved') {
      await opened.save()
      await within(region('status')).findByText('Profile Updated Successfully')
    }
    await opened.user.click(records())
    await waitFor(() => expect(addressOf(opened)).toBe(paths.screen('records')))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('Appearance', () => {
  it('is applied at once and remembered, and the header’s switch shows it too', async () => {
    const { user } = await open()
    const choice = (name: string) => screen.getByRole('button', { name })
    expect(choice('System')).toHaveAttribute('aria-pressed', 'true')
    await user.click(choice('Dark'))
    expect(document.documentElement.dataset['bsTheme']).toBe('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(choice('Switch to light theme')).toBeInTheDocument()
    await user.click(choice('Switch to light theme'))
    expect(choice('Light')).toHaveAttribute('aria-pressed', 'true')
    await user.click(choice('System'))
    expect(localStorage.getItem('theme')).toBeNull()
    expect(document.documentElement.dataset['bsTheme']).toBe('light')
  })

  it('says that it is saved only where it is', async () => {
    const { user } = await open()
    const appearance = within(screen.getByRole('region', { name: 'Appearance' }))
    expect(appearance.getByText('Saved in this browser.')).toBeVisible()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(appearance.getByRole('button', { name: 'Dark' }))
    expect(appearance.getByText(/^This browser cannot save it/)).toBeVisible()
    expect(appearance.queryByText('Saved in this browser.')).toBeNull()
    full.mockRestore()
    await user.click(appearance.getByRole('button', { name: 'System' }))
    expect(appearance.getByText('Saved in this browser.')).toBeVisible()
  })
})

it('is not saved once its user has logged out, while the newest values are asked for', async () => {
  const { save, retype } = await open()
  await retype('fullName', 'Sana K. Warraich')
  store.faults.push({ path: '/api/center/getCenterDetails', isHeld: true })
  await save()
  await waitFor(() => expect(store.held).toHaveLength(1))
  await logOutElsewhere()
  store.held.splice(0).forEach((go) => go())
  await makeRoundTrip()
  expect(saved()).toHaveLength(0)
})
