import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { FIRST_LOAD_MS, visit, withBackend } from '../../app'

const { store } = withBackend()

const headOffice = { store, username: 'headoffice' }
const center = { store, username: 'gujrat' }

describe('the sidebar of the dashboard', () => {
  it('shows role 1 all entries', async () => {
    visit('/admin/dashboard/settings', headOffice)
    const nav = await screen.findByRole('navigation', { name: 'Dashboard' }, { timeout: FIRST_LOAD_MS })
    expect(
      within(within(nav).getByRole('list'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Home',
      'Our Centers',
      'View Records',
      'Tracking Management',
      'Finance Management',
      'Accounts Management',
      'Archives',
      'Settings',
      'Logout',
    ])
  })

  it('shows role 2 three entries, and the button Add Airway Bill', async () => {
    visit('/admin/dashboard/settings', center)
    const nav = await screen.findByRole('navigation', { name: 'Dashboard' }, { timeout: FIRST_LOAD_MS })
    const items = within(within(nav).getByRole('list')).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(['Home', 'View Records', 'Settings', 'Logout'])
    const buttons = screen.getAllByRole('link', { name: 'Add Airway Bill' })
    expect(buttons.map((button) => button.getAttribute('href'))).toEqual([paths.airwayBill(), paths.airwayBill()])
  })

  it('collapses, and stays so in this browser', async () => {
    const { user } = visit('/admin/dashboard/settings', center)
    await user.click(await screen.findByRole('button', { name: 'Collapse' }))
    expect(screen.getByRole('button', { name: 'Expand' })).toHaveAttribute('aria-expanded', 'false')
    expect(localStorage.getItem('sidebar-collapsed')).toBe('true')
  })
})
