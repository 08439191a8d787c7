import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { allNumbers, day, fourShipments } from '../fourShipments'
import { openRecords, records, showsNumbers } from '../listScreen'

const { store, server } = withBackend()

beforeEach(() => {
  store.shipments = fourShipments()
})

describe('saved views', () => {
  const views = () => screen.queryAllByRole('link', { name: 'Remote parcels' })

  it('are links above the list that restore the view until they are removed', async () => {
    const { user, router, tool } = await openRecords(store, `${records}?remoteArea=yes`)
    await showsNumbers('4900000003')
    await tool('Saved views')
    const popup = () => within(screen.getByRole('dialog', { name: 'Saved views' }))
    await user.click(popup().getByRole('button', { name: 'Save view' }))
    expect(popup().getByLabelText('Name')).toHaveAccessibleDescription('Name cannot be blank')
    await user.type(popup().getByLabelText('Name'), 'Remote parcels{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(views()[0]).toHaveAttribute('aria-current', 'true')

    await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
    await showsNumbers(...allNumbers)
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(views()[0]).not.toHaveAttribute('aria-current')
    await user.click(screen.getByRole('link', { name: 'Remote parcels' }))
    await showsNumbers('4900000003')
    await tool('Saved views')
    await user.click(popup().getByRole('button', { name: 'Remove Remote parcels' }))
    expect(views()).toEqual([])
  })

  it('say under which name their days are saved, as the name means other days later', async () => {
    const { tool } = await openRecords(store, `${records}?from=${day(0)}&to=${day(0)}`)
    await tool('Saved views')
    const popup = within(screen.getByRole('dialog', { name: 'Saved views' }))
    expect(popup.getByText(/^The days are saved as “Today”, counted from the day/)).toBeVisible()
  })

  it('say nothing of days that have no name', async () => {
    const { tool } = await openRecords(store, `${records}?from=2026-01-05&to=2026-01-07`)
    await tool('Saved views')
    const popup = within(screen.getByRole('dialog', { name: 'Saved views' }))
    expect(popup.getByLabelText('Name')).toBeVisible()
    expect(popup.queryByText(/^The days are saved/)).toBeNull()
  })

  it('are saved beside those that another tab has saved since', async () => {
    const there = { screen: 'records', name: 'Delivered', address: 'status=7' }
    const { user, tool } = await openRecords(store, `${records}?remoteArea=yes`, 'gujrat')
    await tool('Saved views')
    const popup = within(screen.getByRole('dialog', { name: 'Saved views' }))
    localStorage.setItem(`named-views:${centerIds.gujrat}`, JSON.stringify([there]))
    await user.type(popup.getByLabelText('Name'), 'Remote parcels{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('link', { name: 'Delivered' })).toBeVisible()
    expect(views()).toHaveLength(1)
  })

  it('are those of the user, also where the backend sends no id, and without what cannot be read', async () => {
    const view = { screen: 'records', name: 'Remote parcels', address: 'remoteArea=yes' }
    localStorage.setItem('named-views', JSON.stringify([{ ...view, name: 'Somebody else’s' }]))
    localStorage.setItem('named-views:gujrat', JSON.stringify([{ screen: 'records', of: 'another release' }, view]))
    const user = { username: 'gujrat', fullName: 'Gujrat', role: 2 }
    server.use(http.get('*/api/center/getCenterDetails', () => HttpResponse.json(user)))
    const site = await openRecords(store, records, 'gujrat')
    await waitFor(() => expect(views()).toHaveLength(1))
    expect(screen.queryByRole('link', { name: 'Somebody else’s' })).toBeNull()
    await site.user.click(screen.getByRole('button', { name: 'Find anything' }))
    await site.user.type(await screen.findByRole('combobox', { name: /^Screen, action/ }), 'remote')
    expect(screen.getByRole('option', { name: /^Remote parcels/ })).toBeVisible()
  })
})
