import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { addressOf, heading, makeRoundTrip, visit, type Visit, withBackend } from '../../app'

const { store, server } = withBackend()

const EMAIL = 'gujrat@chenab.example'

const press = ({ user }: Visit, name: string) => user.click(screen.getByRole('button', { name }))

/** Accepts a later step, as the simulated browser does not send the reset's cookie. */
const accepts = (call: 'verifyOTP' | 'changePassword') =>
  server.use(http.all(`*/api/center/${call}`, () => HttpResponse.json({})))

async function toOtp(): Promise<Visit> {
  const site = visit('/forgot-password')
  await heading('Forgot password')
  await site.user.type(screen.getByLabelText('Email'), EMAIL)
  await press(site, 'Send OTP')
  await heading('Check your email')
  return site
}

async function toPassword(): Promise<Visit> {
  accepts('verifyOTP')
  const site = await toOtp()
  await site.user.type(screen.getByLabelText('OTP'), '471829')
  await press(site, 'Confirm')
  await heading('Choose a new password')
  return site
}

describe('step 1, the email', () => {
  it.each([
    ['', 'Email cannot be blank'],
    ['gujrat', 'Enter a valid email address'],
  ])('refuses “%s”: %s', async (email, message) => {
    const site = visit('/forgot-password')
    await heading('Forgot password')
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email')
    if (email) await site.user.type(screen.getByLabelText('Email'), email)
    await press(site, 'Send OTP')
    expect(await screen.findByText(message)).toBeVisible()
    expect(store.calls).toEqual([])
  })

  it('shows the text of a refusal', async () => {
    server.use(http.post('*/api/center/forgotPassword', () => HttpResponse.json({}, { status: 404 })))
    const site = visit('/forgot-password')
    await heading('Forgot password')
    await site.user.type(screen.getByLabelText('Email'), EMAIL)
    await press(site, 'Send OTP')
    expect((await screen.findAllByText('Not a registered email'))[0]).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL)
  })
})

it('a failed step leaves no message over the step that follows', async () => {
  server.use(http.post('*/api/center/forgotPassword', () => HttpResponse.json({}, { status: 404 }), { once: true }))
  const site = visit('/forgot-password')
  await heading('Forgot password')
  await site.user.type(screen.getByLabelText('Email'), EMAIL)
  await press(site, 'Send OTP')
  await screen.findAllByText('Not a registered email')
  await press(site, 'Send OTP')
  await heading('Check your email')
  expect(screen.queryByText('Not a registered email')).toBeNull()
})

describe('a step that is left before its answer', () => {
  /** Holds back the answers to a call until the returned function is called. */
  function holdBack(call: string) {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.use(http.all(`*/api/center/${call}`, () => held.then(() => HttpResponse.json({}))))
    return answer
  }

  it('does not take the visitor back from another page', async () => {
    const site = visit('/tracking')
    await heading(/./)
    await act(() => site.router.navigate('/forgot-password'))
    await heading('Forgot password')
    const answer = holdBack('forgotPassword')
    await site.user.type(screen.getByLabelText('Email'), EMAIL)
    await press(site, 'Send OTP')
    await act(() => site.router.navigate(-1))
    await waitFor(() => expect(addressOf(site)).toBe('/tracking'))
    answer()
    await makeRoundTrip()
    expect(addressOf(site)).toBe('/tracking')
  })

  it('does not open the next step over an earlier one', async () => {
    const site = await toOtp()
    const answer = holdBack('verifyOTP')
    await site.user.type(screen.getByLabelText('OTP'), '471829')
    await press(site, 'Confirm')
    await act(() => site.router.navigate(-1))
    await heading('Forgot password')
    answer()
    await makeRoundTrip()
    expect(await heading('Forgot password')).toBeVisible()
  })

  it('does not take the OTP of an earlier email for that of a corrected one', async () => {
    const site = await toOtp()
    const answer = holdBack('verifyOTP')
    await site.user.type(screen.getByLabelText('OTP'), '471829')
    await press(site, 'Confirm')
    await act(() => site.router.navigate(-1))
    await heading('Forgot password')
    await site.user.clear(screen.getByLabelText('Email'))
    await site.user.type(screen.getByLabelText('Email'), 'multan@chenab.example')
    await press(site, 'Send OTP')
    await heading('Check your email')
    answer()
    await makeRoundTrip()
    expect(await heading('Check your email')).toBeVisible()
    expect(screen.getByText('multan@chenab.example')).toBeVisible()
  })

  it('says even so that the password has been changed', async () => {
    const site = await toPassword()
    const answer = holdBack('changePassword')
    await site.user.type(screen.getByLabelText('New password'), 'secret')
    await site.user.type(screen.getByLabelText('Confirm password'), 'secret')
    await press(site, 'Confirm')
    await act(() => site.router.navigate(-1))
    await heading('Forgot password')
    answer()
    expect(await heading('Password Reset Successfully, redirected to login')).toBeVisible()
  })
})

describe('step 2, the OTP', () => {
  it('starts with the focus in its field, and its form names the step and the email', async () => {
    await toOtp()
    const field = screen.getByLabelText('OTP')
    await waitFor(() => expect(field).toHaveFocus())
    expect(screen.getByText(EMAIL)).toBeVisible()
    expect(screen.getByRole('form', { name: 'Check your email' })).toHaveAccessibleDescription(new RegExp(EMAIL))
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field).toHaveAttribute('inputmode', 'numeric')
  })

  it.each([
    ['', 'OTP cannot be blank'],
    ['4718', 'OTP cannot be shorter or longer than 6 digits'],
  ])('refuses “%s”: %s', async (otp, message) => {
    const site = await toOtp()
    if (otp) await site.user.type(screen.getByLabelText('OTP'), otp)
    await press(site, 'Confirm')
    expect(await screen.findByText(message)).toBeVisible()
  })

  it.each(['۴۷۱۸۲۹', '٤٧١٨٢٩'])('writes %s in Latin digits while it is typed', async (digits) => {
    const site = await toOtp()
    const field = screen.getByLabelText('OTP')
    await site.user.type(field, digits)
    expect(field).toHaveValue('471829')
    await site.user.type(field, '۵', { initialSelectionStart: 1, initialSelectionEnd: 2 })
    expect(field).toHaveValue('451829')
    expect(field).toHaveProperty('selectionStart', 2)
  })

  it('accepts a code pasted with text around it', async () => {
    const site = await toOtp()
    await site.user.click(screen.getByLabelText('OTP'))
    await site.user.paste('Your code is 471-829.')
    expect(screen.getByLabelText('OTP')).toHaveValue('471829')
  })

  it('shows the text of a refusal', async () => {
    const error = 'OTP Verfication Failed'
    server.use(http.post('*/api/center/verifyOTP', () => HttpResponse.json({ error }, { status: 400 })))
    const site = await toOtp()
    await site.user.type(screen.getByLabelText('OTP'), '000000')
    await press(site, 'Confirm')
    expect((await screen.findAllByText(error))[0]).toBeVisible()
  })

  it('can go back to correct the email', async () => {
    const site = await toOtp()
    await press(site, 'Use another email')
    await heading('Forgot password')
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL)
  })

  it('does not make anybody wait longer to resend if the clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      await toOtp()
      expect(await screen.findByText('Send it again in 30 s')).toBeVisible()
      vi.setSystemTime(Date.now() - 3_600_000)
      expect(await screen.findByText('Send it again in 28 s', undefined, { timeout: 5000 })).toBeVisible()
    } finally {
      vi.useRealTimers()
    }
  })

  it('can resend after 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const site = await toOtp()
      expect(await screen.findByText('Send it again in 30 s')).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull()
      vi.setSystemTime(Date.now() + 31_000)
      await site.user.click(await screen.findByRole('button', { name: 'Send it again' }))
      expect(await screen.findByText('A new OTP has been sent.')).toBeVisible()
      expect(await screen.findByText('Send it again in 30 s')).toBeVisible()
      expect(store.calls.filter(({ path }) => path.endsWith('/forgotPassword'))).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('step 3, the password', () => {
  it('starts with the focus in its field', async () => {
    await toPassword()
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus())
  })

  it.each([
    ['', '', ['Password cannot be blank']],
    ['secret', 'secert', ["Confirm password isn't matched"]],
  ])('refuses “%s” and “%s”', async (password, confirm, messages) => {
    const site = await toPassword()
    if (password) await site.user.type(screen.getByLabelText('New password'), password)
    if (confirm) await site.user.type(screen.getByLabelText('Confirm password'), confirm)
    await press(site, 'Confirm')
    for (const message of messages) expect(await screen.findByText(message)).toBeVisible()
  })

  it('says that the session has timed out, and starts again', async () => {
    const site = await toPassword()
    await site.user.type(screen.getByLabelText('New password'), 'secret')
    await site.user.type(screen.getByLabelText('Confirm password'), 'secret')
    server.use(http.put('*/api/center/changePassword', () => HttpResponse.json({}, { status: 408 })))
    await press(site, 'Confirm')
    expect((await screen.findAllByText('Session timed out'))[0]).toBeVisible()
    expect(screen.getByRole('button', { name: 'Start again' }).parentElement).toHaveTextContent(
      'Session timed out Start again',
    )
    await press(site, 'Start again')
    await heading('Forgot password')
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL)
  })

  it('is changed, and the home page opens after 3.5 seconds', async () => {
    accepts('changePassword')
    const site = await toPassword()
    await site.user.type(screen.getByLabelText('New password'), 'secret')
    await site.user.type(screen.getByLabelText('Confirm password'), 'secret')
    const waits = vi.spyOn(globalThis, 'setTimeout')
    await press(site, 'Confirm')
    const done = await heading('Password Reset Successfully, redirected to login')
    await waitFor(() => expect(done).toHaveFocus())
    expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login')
    expect(addressOf(site)).toBe('/forgot-password')
    await waitFor(() => expect(addressOf(site)).toBe('/'), { timeout: 15_000 })
    expect(waits.mock.calls.map(([, delay]) => delay)).toContain(3500)
  })
})

it.each([
  ['an OTP sent at no time', { name: 'otp', email: EMAIL, sentAt: 'soon' }],
  ['an OTP for nobody', { name: 'otp', sentAt: 1 }],
  ['a password of nobody', { name: 'password', email: 7 }],
  ['another step', { name: 'codes', email: EMAIL }],
  ['a text', 'otp'],
])('a history entry without a valid step opens step 1: %s', async (_, state) => {
  const site = visit('/tracking')
  await heading(/./)
  await act(() => site.router.navigate('/forgot-password', { state }))
  expect(await heading('Forgot password')).toBeVisible()
})
