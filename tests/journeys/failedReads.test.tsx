import { screen, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { shipmentIndexOf } from '@/services/shipment-list/shipmentIndexClient'
import type { ShipmentLists } from '@/services/shipment-list/shipmentLists'
import { type Session, SESSION_ROUTE } from '@/session/sessionContext'
import { withBackend } from '../app'
import { fail, openRecords, records, region, table } from '../shipments/listScreen'

const { store } = withBackend()

// Imported up front, as they take longer to load than a test waits.
beforeAll(() => import('@/shipments/charts/ChartsPanel'))

/** Opens Records, whose lists fail from then on when the test says so. */
async function openFailing(question: 'sums' | 'ids' | 'window') {
  const opened = await openRecords(store)
  await table()
  const fail = async () => {
    const { queryClient } = opened.router.state.loaderData[SESSION_ROUTE] as Session
    const lists: ShipmentLists = await shipmentIndexOf(queryClient)
    vi.spyOn(lists, question).mockRejectedValue(new Error('The list’s keeper is gone'))
  }
  return { ...opened, fail }
}

it('charts that fail to load say so, instead of loading forever', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { tool, fail } = await openFailing('sums')
  await fail()
  await tool('Charts')
  expect(await screen.findByText('The charts could not be loaded.')).toBeVisible()
})

it('beside a list that could not be loaded, nothing says that it is still loading', async () => {
  fail(store, 'getByToFrom', { status: 500, body: {}, times: 9 })
  fail(store, 'getAll', { status: 500, body: {}, times: 9 })
  const { tool, user } = await openRecords(store, `${records}?status=2&open=1`)
  expect(await screen.findByText('Shipments could not be loaded')).toBeVisible()
  expect(await screen.findByText('The shipment could not be loaded.')).toBeVisible()
  await tool('Charts')
  expect(await screen.findByText('The charts could not be loaded.')).toBeVisible()
  expect(screen.queryByText(/^Loading/)).toBeNull()
  expect(screen.queryByText('Shown shipments')).toBeNull()
  store.faults.length = 0
  const [again] = screen.getAllByRole('button', { name: 'Try again' })
  await user.click(again ?? document.body)
  expect(await screen.findByText('Shown shipments')).toBeVisible()
})

it('a search refused with 404 has no results', async () => {
  fail(store, 'search*', { status: 404, body: { error: 'No shipment found' }, times: 9 })
  await openRecords(store, `${records}?term=Nobody`)
  expect(await screen.findByText('No shipments match “Nobody”.')).toBeVisible()
})

it('days refused with 404 are a failed list', async () => {
  fail(store, 'getByToFrom', { status: 404, body: { error: "Center doesn't exists" }, times: 9 })
  await openRecords(store, `${records}?from=2026-11-01&to=2026-11-05`)
  expect(await screen.findByText('Shipments could not be loaded')).toBeVisible()
})

it('selecting all says so if it fails, and keeps the selection', async () => {
  const { user, fail } = await openFailing('ids')
  const [tick] = within(await table()).getAllByRole('checkbox', { name: /^Select \d/ })
  await user.click(tick ?? document.body)
  await fail()
  await user.click(await screen.findByRole('checkbox', { name: /^Select all \d/ }))
  expect(await within(region('alert')).findByText('The shipments could not be selected. Try again.')).toBeVisible()
  expect(screen.getByRole('toolbar', { name: 'Selected shipments' })).toHaveTextContent('1 selected')
})

it('a day-end sheet that cannot be calculated says so', async () => {
  const { tool, fail } = await openFailing('window')
  await fail()
  await tool('Day-end sheet')
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Shipments could not be loaded.')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Print' })).toBeDisabled()
})
