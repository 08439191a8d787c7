import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { addressOf, heading, visit, withBackend } from '../../app'

const { store } = withBackend()

describe('the placeholders', () => {
  it.each([
    ['financeManagement', 'Finance Management', 'What each center has collected, and what it has handed over'],
    ['accountsManagement', 'Accounts Management', 'Statements of the month'],
  ] as const)('%s says what will be there', async (screenName, title, coming) => {
    visit(paths.screen(screenName), { store, username: 'headoffice' })
    await heading(title)
    expect(document.title).toBe(`Chenab | ${title}`)
    expect(screen.getByText('Nothing here yet')).toBeInTheDocument()
    expect(screen.getByText(coming)).toBeInTheDocument()
  })

  it('accounts are found under both spellings', async () => {
    const opened = visit(`${paths.dashboard()}/accounts-management`, { store, username: 'headoffice' })
    await heading('Accounts Management')
    expect(addressOf(opened)).toBe(paths.screen('accountsManagement'))
  })

  it.each(['financeManagement', 'accountsManagement'] as const)(
    '%s is for the head office alone',
    async (screenName) => {
      const opened = visit(paths.screen(screenName), { store, username: 'gujrat' })
      await waitFor(() => expect(addressOf(opened)).toBe(paths.dashboard()))
    },
  )

  it('an address that leads nowhere says so inside the dashboard', async () => {
    visit(`${paths.dashboard()}/no-such-screen`, { store, username: 'gujrat' })
    await heading('Page not found')
    expect(screen.getByRole('navigation', { name: 'Dashboard' })).toBeInTheDocument()
    expect(screen.getAllByRole('main')).toHaveLength(1)
  })
})
