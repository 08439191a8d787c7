import { screen, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { ShipmentIndexClient } from '@/services/shipment-list/shipmentIndexClient'
import { withBackend } from '../../app'
import { openRecords, region, table } from './listScreen'

const { store } = withBackend()

// They take longer to load than a test waits.
beforeAll(() => import('@/dashboard/shipments/charts/ChartsPanel'))

const anError = () => new Error('The list’s keeper is gone')

it('sums that cannot be read are not counted for ever', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const sums = vi.spyOn(ShipmentIndexClient.prototype, 'sums').mockRejectedValue(anError())
  const { tool } = await openRecords(store)
  await tool('Charts')
  expect(await screen.findByText('The charts could not be loaded.')).toBeVisible()
  sums.mockRestore()
})

it('a selection of all that cannot be read is told, and keeps what is selected', async () => {
  const { user } = await openRecords(store)
  const [tick] = within(await table()).getAllByRole('checkbox', { name: /^Select \d/ })
  await user.click(tick ?? document.body)
  vi.spyOn(ShipmentIndexClient.prototype, 'ids').mockRejectedValue(anError())
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }))
  expect(await within(region('alert')).findByText('The shipments could not be selected. Try again.')).toBeVisible()
  expect(screen.getByRole('toolbar', { name: 'Selected shipments' })).toHaveTextContent('1 selected')
})

it('a day-end sheet that cannot be counted says so', async () => {
  vi.spyOn(ShipmentIndexClient.prototype, 'window').mockRejectedValue(anError())
  const { tool } = await openRecords(store)
  await tool('Day-end sheet')
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Shipments could not be loaded.')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Print' })).toBeDisabled()
})
