import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { addressWithTerm, addressOf, visit, withBackend } from '../../app'
import { aCenter } from '../../backend/builders'
import type { CallFault } from '../../backend/callFaults'
import { centers, names, openCenters, region, row, table } from './centersScreen'

const { store, server } = withBackend()
const open = (username?: string, address?: string) => openCenters(store, username, address)

describe('Our Centers', () => {
  it('lists every center with its state', async () => {
    await open()
    expect(document.title).toBe('Centers')
    expect(screen.getByText('6 · 1 inactive')).toBeInTheDocument()
    expect(await names()).toEqual(
      ['Faisalabad', 'Gujrat', 'Lahore', 'Multan', 'Okara', 'Sialkot'].map((n) => `Chenab ${n}`),
    )
    const okara = within(await row('Chenab Okara'))
    for (const text of [
      '2 Station Chowk, Okara, Punjab',
      'Yasir Tiwana',
      'okara@chenab.example',
      'okara',
      '923000000106',
    ])
      expect(okara.getByText(text)).toBeInTheDocument()
    expect(okara.getByText('Inactive')).toHaveClass('badge', 'bg-secondary')
    expect(within(await row('Chenab Gujrat')).getByText('Active')).toHaveClass('badge', 'bg-success')
  })

  it('offers to activate or deactivate each center according to its state', async () => {
    await open()
    const buttons = async (name: string) =>
      within(await row(name))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    expect(await buttons('Chenab Gujrat')).toEqual(['Edit', 'Inactive', 'Delete'])
    expect(await buttons('Chenab Okara')).toEqual(['Edit', 'Active', 'Delete'])
  })

  it('does not call a center inactive whose state is not told, and offers both', async () => {
    const told = { centerName: 'Chenab Gujrat', username: 'gujrat', _id: 'c1' }
    server.use(
      http.get('*/api/center/getall', () =>
        HttpResponse.json([told, { ...told, centerName: 'Chenab Okara', _id: 'c2', status: 0 }]),
      ),
    )
    await open()
    expect(screen.getByText('2 · 1 inactive')).toBeInTheDocument()
    const gujrat = within(await row('Chenab Gujrat'))
    expect(gujrat.getAllByRole('cell')[3]).toHaveTextContent(/^—$/)
    expect(gujrat.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Active',
      'Inactive',
      'Delete',
    ])
  })

  it('is read only for a center', async () => {
    await open('gujrat')
    expect(screen.queryByRole('button', { name: /Add Center|Edit|Delete|ctive/ })).not.toBeInTheDocument()
    expect(within(await table()).queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument()
  })

  it('shows dashes for missing values of a row, and no actions if it has no id', async () => {
    store.centers.push(
      aCenter({ id: '', centerName: '', centerAddress: '', fullName: '', email: '', phone: '', createdAt: '' }),
    )
    await open()
    const rows = within(await table()).getAllByRole('row')
    const last = rows.at(-1) ?? document.body
    expect(within(last).getAllByText('—')).toHaveLength(6)
    expect(within(last).queryByRole('button')).not.toBeInTheDocument()
  })

  it('finds by any word, writes the search in the address, and says if nothing matches', async () => {
    const opened = await open()
    await opened.user.type(screen.getByRole('searchbox', { name: 'Search' }), 'lodhi shrine')
    await waitFor(async () => expect(await names()).toEqual(['Chenab Multan']))
    await waitFor(() => expect(addressWithTerm(opened)).toBe(`${centers}?find=lodhi+shrine`))
    await opened.user.type(screen.getByRole('searchbox'), ' nowhere')
    expect(await screen.findByRole('heading', { name: 'No centers' })).toBeInTheDocument()
    await opened.user.click(screen.getByRole('button', { name: 'Clear the filters' }))
    expect(await names()).toHaveLength(6)
    await waitFor(() => expect(addressOf(opened)).toBe(centers))
  })

  it('preserves other parameters, adds no history entry while typing, and follows a link', async () => {
    const { router, user } = await open('headoffice', `${centers}?other=1`)
    const field = screen.getByRole('searchbox')
    await user.type(field, ' multan ')
    await waitFor(() => expect(addressWithTerm({ router, user })).toBe(`${centers}?other=1&find=multan`))
    expect(router.state).toMatchObject({ historyAction: 'REPLACE', preventScrollReset: true })
    expect(field).toHaveValue(' multan ')
    await act(() => router.navigate(`${centers}?search=lahore`))
    expect(field).toHaveValue('lahore')
    await act(() => router.navigate(`${centers}?search=multan`))
    expect(field).toHaveValue('multan')
    await waitFor(async () => expect(await names()).toEqual(['Chenab Multan']))
  })

  it('reads search and sorting from the address, and sorts by column', async () => {
    const opened = await open('headoffice', `${centers}?search=chenab&sort=username&order=desc`)
    expect(screen.getByRole('searchbox')).toHaveValue('chenab')
    expect((await names())[0]).toBe('Chenab Sialkot')
    const column = async (name: string) => within(await table()).getByRole('columnheader', { name })
    expect(await column('Username')).toHaveAttribute('aria-sort', 'descending')
    await opened.user.click(within(await column('Representative')).getByRole('button'))
    await waitFor(async () => expect(await column('Representative')).toHaveAttribute('aria-sort', 'ascending'))
    expect((await names())[0]).toBe('Chenab Lahore')
    expect(addressWithTerm(opened)).toBe(`${centers}?find=chenab&sort=fullName&order=asc`)
  })

  it.each<[string, Partial<CallFault>]>([
    ['is refused', { status: 500, body: { error: 'no' } }],
    ['is a page', { status: 200, body: '<!doctype html><title>Sign in</title>' }],
  ])('shows an error in place of the list if it %s, with a retry', async (_, fault) => {
    store.faults.push({ path: '/api/center/getall', ...fault })
    const { user } = visit(centers, { store, username: 'headoffice' })
    expect(await screen.findByText('Centers could not be loaded')).toBeInTheDocument()
    expect(region('alert')).toBeEmptyDOMElement()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await names()).toHaveLength(6)
  })

  it('shows stale rows with their age if a refetch fails', async () => {
    const { openFor, press, user } = await open()
    await openFor('Chenab Lahore', 'Inactive', 'Inactive Center')
    store.faults.push({ path: '/api/center/getall', status: 500, body: {} })
    await press('Confirm')
    const notice = await screen.findByText(/^Centers could not be refreshed. These are from/)
    expect(notice).toHaveTextContent(/from \d\d:\d\d:\d\d [AP]M/)
    expect(await names()).toHaveLength(6)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(within(await row('Chenab Lahore')).getByText('Inactive')).toHaveClass('badge'))
    expect(screen.queryByText(/could not be refreshed/)).not.toBeInTheDocument()
  })
})
