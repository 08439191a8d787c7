import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addressWithTerm, addressOf, heading, visit, withBackend } from '../app'
import { withComputer } from '../browser/browserStandIns'

const { store } = withBackend()
const database = withComputer()

const NAME = 'Ruth Hallam'
const records = '/admin/dashboard/records'
const gujrat = { store, username: 'gujrat' }
const searched = () => screen.findByRole('searchbox')

describe('a search term', () => {
  it.each([records, '/admin/dashboard/archives', '/admin/dashboard/centers'])(
    'is never in the address of %s, and is restored by a reload',
    async (path) => {
      const site = visit(path, { store, username: 'headoffice' })
      await site.user.type(await searched(), NAME)
      await waitFor(() => expect(addressWithTerm(site)).toBe(`${path}?find=Ruth+Hallam`))
      expect(addressOf(site)).toMatch(/\?find=[0-9a-f]{12}$/)
      const again = visit(addressOf(site))
      await waitFor(() => expect(screen.getAllByRole('searchbox').at(-1)).toHaveValue(NAME))
      expect(addressOf(again)).toBe(addressOf(site))
    },
  )

  it.each([`${records}?term=Ruth+Hallam`, '/admin/dashboard/centers?search=Ruth+Hallam'])(
    'in a bookmarked address (%s) is read, and removed from the address',
    async (kept) => {
      const site = visit(kept, gujrat)
      expect(await searched()).toHaveValue(NAME)
      expect(addressOf(site)).not.toMatch(/Ruth|Hallam/)
    },
  )

  it('in a bookmarked address is read by browsers without URLSearchParams.size', async () => {
    // As in Chrome before 113 and Safari before 17.
    const count = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')
    Object.defineProperty(URLSearchParams.prototype, 'size', { value: undefined, configurable: true })
    try {
      const site = visit(`${records}?term=Ruth+Hallam&status=Packed`, gujrat)
      expect(await searched()).toHaveValue(NAME)
      expect(addressWithTerm(site)).toBe(`${records}?find=Ruth+Hallam&status=Packed`)
    } finally {
      if (count) Object.defineProperty(URLSearchParams.prototype, 'size', count)
    }
  })

  it('is removed from the tab’s storage and title on logging out, before another page is shown', async () => {
    const site = visit(`${records}?term=Ruth+Hallam`, gujrat)
    expect(await searched()).toHaveValue(NAME)
    document.title = 'Ruth → Sheffield'
    database.slowness = () => 500
    await site.user.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body)
    await waitFor(() => expect(document.title).not.toContain('Ruth'))
    expect(addressOf(site)).toMatch(records)
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(/Ruth/)
    await waitFor(() => expect(addressOf(site)).toBe('/'))
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(/Ruth/)
    expect(document.title).not.toContain('Ruth')
  })

  it('is empty if the address has the mark of another tab’s term', async () => {
    visit(`${records}?find=abc123`, gujrat)
    await heading('View Records')
    expect(await searched()).toHaveValue('')
  })
})
