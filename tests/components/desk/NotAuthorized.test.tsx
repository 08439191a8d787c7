import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { addressWithTerm, addressOf, heading, logIn, makeRoundTrip, visit, withBackend } from '../../app'
import { endSessions } from '../../backend/session'

const { store } = withBackend()

const NOT_AUTHORIZED = 'Not authorized to access'
const login = () => screen.findByRole('dialog', { name: 'Login' })

/** Refuses these calls with 401 from now on, although the session is alive. */
function forbid(...paths: string[]) {
  for (const path of paths) store.faults.push({ path: `/api/${path}`, status: 401, body: { error: 'x' }, times: 1000 })
}

/** Waits longer than the check of the session takes. */
async function afterTheCheck() {
  await new Promise((resolve) => setTimeout(resolve, 400))
  await makeRoundTrip()
}

describe('a part that the signed-in user may not see', () => {
  it('says so in its place, while the rest of the screen works and no sign-in is asked for', async () => {
    forbid('airwaybill/getAll', 'airwaybill/getStatistics')
    visit(paths.screen('records'), { store, username: 'gujrat' })
    expect(await screen.findByRole('heading', { name: 'Shipments could not be loaded' })).toBeVisible()
    await waitFor(() => expect(screen.getAllByText(NOT_AUTHORIZED)).toHaveLength(2))
    await afterTheCheck()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'View Records' })).toBeVisible()
  })

  it.each([
    [paths.dashboard(), 'airwaybill/getStatisticsByToday', 'Statistics could not be loaded'],
    [paths.screen('centers'), 'center/getall', 'Centers could not be loaded'],
    [paths.receipt('any'), 'airwaybill/receipt/any', 'The bill could not be loaded'],
    [paths.airwayBill(), 'service/getAllActive', 'Services could not be loaded.'],
    [paths.airwayBill(), 'airwaybill/getLast', 'Number not loaded.'],
  ])('says so on %s, for the call %s: %s', async (address, call, text) => {
    forbid(call)
    visit(address, { store, username: 'gujrat' })
    expect(await screen.findByText((words) => words.startsWith(text))).toBeVisible()
    expect(await screen.findByText(NOT_AUTHORIZED)).toBeVisible()
    await afterTheCheck()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a session that ends during work', () => {
  it('leaves the page behind the sign-in popup unchanged, even during a search', async () => {
    const site = visit(paths.screen('records'), { store, username: 'gujrat' })
    await heading('View Records')
    await screen.findAllByRole('row')
    endSessions(store)
    await site.user.type(screen.getByRole('searchbox'), 'Sana')
    await login()
    await site.router.navigate(`${paths.screen('records')}?term=Sana%20Butt`)
    await afterTheCheck()
    expect(addressWithTerm(site)).toBe('/admin/dashboard/records?find=Sana+Butt')
    expect(await heading('View Records')).toBeInTheDocument()
    await logIn(site)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(addressWithTerm(site)).toBe('/admin/dashboard/records?find=Sana+Butt')
  })

  it('keeps the search out of the login’s address, and restores it after the login', async () => {
    const records = '/admin/dashboard/records?term=Sana&from=2026-11-01'
    const site = visit(records)
    await login()
    expect(addressOf(site)).toBe('/login?next=%2Fadmin%2Fdashboard%2Frecords')
    await logIn(site, 'gujrat')
    await waitFor(() => expect(addressWithTerm(site)).toBe('/admin/dashboard/records?find=Sana&from=2026-11-01'))
    expect(sessionStorage.getItem('dashboard:asked-for')).toBeNull()
  })

  it('opens the last requested page after the login, not an earlier one', async () => {
    const site = visit('/admin/dashboard/records?term=Sana')
    await login()
    await site.router.navigate('/admin/dashboard/records')
    await login()
    await logIn(site, 'gujrat')
    await waitFor(() => expect(addressOf(site)).toBe('/admin/dashboard/records'))
  })
})

describe('a browser that blocks the session’s cookie', () => {
  const blocked = /blocks the cookie that keeps you signed in.*Allow cookies for this site/

  it('shows what to do at the login, and again over a page', async () => {
    const site = visit('/login')
    // The password is right, but the session still does not work.
    store.faults.push({ path: '/api/center/getCenterDetails', status: 401, body: {}, times: 1000 })
    await login()
    const popup = await logIn(site, 'gujrat')
    expect(await within(popup).findByText(blocked)).toBeVisible()
    expect(addressOf(site)).toBe('/login')
  })

  it('shows what to do in the sign-in popup over a page, where what was typed remains', async () => {
    const site = visit(paths.screen('settings'), { store, username: 'gujrat' })
    await heading('Profile Settings')
    const name = await screen.findByLabelText('Full name')
    await waitFor(() => expect(name).toHaveValue())
    await site.user.clear(name)
    await site.user.type(name, 'Sana Butt')
    endSessions(store)
    await site.user.click(screen.getByRole('button', { name: 'Update Profile' }))
    await login()
    store.faults.push({ path: '/api/center/getCenterDetails', status: 401, body: {}, times: 1000 })
    const popup = await logIn(site)
    expect(await within(popup).findByText(blocked)).toBeVisible()
    expect(name).toHaveValue('Sana Butt')
  })
})
