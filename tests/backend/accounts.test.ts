// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aBrowser } from './aBrowser'
import { RESET_LIFETIME } from './accountRoutes'
import { createStore, resetStore } from './store'

const log = vi.fn<(text: string) => void>()
const store = createStore({ log })

beforeEach(() => {
  resetStore(store)
  log.mockClear()
})

const otpInTheConsole = () => /\d{6}$/.exec(log.mock.lastCall?.[0] ?? '')?.[0] ?? ''

describe('the forgotten password', () => {
  it('is replaced in three steps of one browser', async () => {
    const browser = aBrowser(store)
    const unknown = await browser.post('/api/center/forgotPassword', { email: 'nobody@chenab.example' })
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toEqual({ error: 'Not a registered email' })

    await browser.post('/api/center/forgotPassword', { email: 'gujrat@chenab.example' })
    const otp = otpInTheConsole()
    expect(otp).toBe(store.lastOtp)
    const wrong = await browser.post('/api/center/verifyOTP', { otp: otp === '000000' ? '000001' : '000000' })
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toEqual({ error: 'OTP Verfication Failed' })
    expect((await aBrowser(store).post('/api/center/verifyOTP', { otp })).status).toBe(400)
    expect((await browser.put('/api/center/changePassword', { password: 'too soon' })).status).toBe(408)

    expect((await browser.post('/api/center/verifyOTP', { otp })).status).toBe(200)
    expect((await browser.put('/api/center/changePassword', { password: 'new-one' })).status).toBe(200)
    expect((await browser.signIn('gujrat', 'new-one')).status).toBe(200)
    expect((await browser.put('/api/center/changePassword', { password: 'again' })).status).toBe(408)
  })

  it('cannot be replaced too late', async () => {
    const browser = aBrowser(store)
    await browser.post('/api/center/forgotPassword', { email: 'gujrat@chenab.example' })
    await browser.post('/api/center/verifyOTP', { otp: otpInTheConsole() })
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + RESET_LIFETIME)
    const late = await browser.put('/api/center/changePassword', { password: 'new-one' })
    expect(late.status).toBe(408)
    expect(await late.json()).toEqual({ error: 'Session timed out' })
  })
})
