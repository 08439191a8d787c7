import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addressInWords, addressOf, heading, visit, withBackend } from '../app'
import { withComputer } from '../browser/browserStandIns'

const { store } = withBackend()
const database = withComputer()

const NAME = 'Ruth Hallam'
const records = '/admin/dashboard/records'
const gujrat = { store, username: 'gujrat' }
const searched = () => screen.findByRole('searchbox')

describe('a search term', () => {
  it.each([records, '/admin/dashboard/archives', '/admin/dashboard/centers'])(
    'never stands in the address of %s, and comes back with a reload',
    async (path) => {
      const site = visit(path, { store, username: 'headoffice' })
      await site.user.type(await searched(), NAME)
      await waitFor(() => expect(addressInWords(site)).toBe(`${path}?find=Ruth+Hallam`))
      expect(addressOf(site)).toMatch(/\?find=[a-z0-9]{6}$/)
      const again = visit(addressOf(site))
      await waitFor(() => expect(screen.getAllByRole('searchbox').at(-1)).toHaveValue(NAME))
      expect(addressOf(again)).toBe(addressOf(site))
    },
  )

  it.each([`${records}?term=Ruth+Hallam`, '/admin/dashboard/centers?search=Ruth+Hallam'])(
    'in an address that was kept (%s) is read, and goes from it',
    async (kept) => {
      const site = visit(kept, gujrat)
      expect(await searched()).toHaveValue(NAME)
      expect(addressOf(site)).not.toMatch(/Ruth|Hallam/)
    },
  )

  it('in a bookmarked address is read by browsers without URLSearchParams.size', async () => {
    // Chrome before 113, Safari before 17.
    const count = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')
    Object.defineProperty(URLSearchParams.prototype, 'size', { value: undefined, configurable: true })
    try {
      const site = visit(`${records}?term=Ruth+Hallam&status=Packed`, gujrat)
      expect(await searched()).toHaveValue(NAME)
      expect(addressInWords(site)).toBe(`${records}?find=Ruth+Hallam&status=Packed`)
    } finally {
      if (count) Object.defineProperty(URLSearchParams.prototype, 'size', count)
    }
  })

  it('is erased from the tab and its title on logging out, before another page is shown', async () => {
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

  it('is empty for a mark of another tab', async () => {
    visit(`${records}?find=abc123`, gujrat)
    await heading('View Records')
    expect(await searched()).toHaveValue('')
  })
})
