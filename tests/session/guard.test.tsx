import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addressOf, FIRST_LOAD_MS, logIn, visit, withBackend } from '../app'

const { store } = withBackend()

const headOffice = { store, username: 'headoffice' }
const center = { store, username: 'gujrat' }

describe('the guards of screens', () => {
  it.each([
    '/admin/dashboard',
    '/admin/dashboard/records',
    '/admin/dashboard/airwaybill',
    '/admin/dashboard/customer-screen',
    '/admin/dashboard/archive/receipt/1',
  ])('sends a signed-out visitor of %s to the login after the session call alone', async (path) => {
    const site = visit(path)
    await screen.findByRole('dialog', { name: 'Login' }, { timeout: FIRST_LOAD_MS })
    expect(addressOf(site)).toBe(`/login?next=${encodeURIComponent(path)}`)
    expect(store.calls.map((call) => call.path)).toEqual(['/api/center/getCenterDetails'])
  })

  it.each([
    '/admin/dashboard/tracking-management',
    '/admin/dashboard/finance-management',
    '/admin/dashboard/accounts-managment',
    '/admin/dashboard/accounts-management',
    '/admin/dashboard/archives',
    '/admin/dashboard/archive/receipt/1000000001',
  ])('sends role 2 from %s to the dashboard’s home', async (path) => {
    const site = visit(path, center)
    await waitFor(() => expect(addressOf(site)).toBe('/admin/dashboard'))
    expect(store.calls.filter((call) => call.path.startsWith('/api/archive'))).toEqual([])
  })
})

describe('another user who signs in over an open session', () => {
  it('sees nothing of the previous user', async () => {
    const site = visit('/admin/dashboard', headOffice)
    expect(await screen.findByText('Welcome, headoffice')).toBeVisible()
    await site.router.navigate('/login')
    await logIn(site, 'gujrat')
    expect(await screen.findByText('Welcome, gujrat')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Tracking Management' })).not.toBeInTheDocument()
    expect(screen.queryByText('GRAND TOTAL')).not.toBeInTheDocument()
  })
})
