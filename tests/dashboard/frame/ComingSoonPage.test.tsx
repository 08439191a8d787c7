import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { heading, visit, withBackend } from '../../app'

const { store } = withBackend()

describe('a dashboard screen that does not exist yet', () => {
  it.each([
    ['financeManagement', 'Finance Management'],
    ['accountsManagement', 'Accounts Management'],
  ] as const)('%s has a title, and says where totals are meanwhile', async (screenName, title) => {
    visit(paths.screen(screenName), { store, username: 'headoffice' })
    await heading(title)
    expect(document.title).toBe(`Chenab | ${title}`)
    const main = screen.getByRole('main')
    expect(main).toHaveTextContent(`${title}This screen is not available yet.Today’s totals are on Home`)
    expect(within(main).getByRole('link', { name: 'Home' })).toHaveAttribute('href', paths.dashboard())
    expect(within(main).getByRole('link', { name: 'View Records' })).toHaveAttribute('href', paths.screen('records'))
  })

  it.each(['/', '?from=mail'])('is the same screen with %s behind its address', async (end) => {
    visit(paths.screen('financeManagement') + end, { store, username: 'headoffice' })
    await heading('Finance Management')
    expect(document.title).toBe('Chenab | Finance Management')
  })

  it('has “Page not found” inside the dashboard if its address is unknown', async () => {
    visit(`${paths.dashboard()}/no-such-screen`, { store, username: 'gujrat' })
    await heading('Page not found')
    expect(screen.getByRole('navigation', { name: 'Dashboard' })).toBeInTheDocument()
    expect(screen.getAllByRole('main')).toHaveLength(1)
  })
})
