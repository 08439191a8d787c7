import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { withBackend } from '../app'
import { openRecords, table } from '../shipments/listScreen'

const { store } = withBackend()

/** The error of browsers for a lazily loaded file that is gone. */
const MISSING = 'Failed to fetch dynamically imported module: https://site.invalid/assets/gone.js'

afterEach(() => {
  vi.doUnmock('@/shipments/charts/ChartsPanel')
  vi.doUnmock('@/shipments/actions/ShipmentPopup')
})

/** Expects React's report of the caught error, which would otherwise fail the test. */
function expectCaught() {
  expect(vi.mocked(console.error)).toHaveBeenCalled()
  vi.mocked(console.error).mockClear()
}

it('statistics whose file fails to load say so in their place, keep the selection, and appear on retry', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.doMock('@/shipments/charts/ChartsPanel', () => {
    throw new TypeError(MISSING)
  })
  const { user, tool } = await openRecords(store)
  const [tick] = within(await table()).getAllByRole('checkbox', { name: /^Select \d/ })
  await user.click(tick ?? document.body)
  await tool('Charts')
  const notice = await screen.findByText('The charts could not be loaded.')
  expectCaught()
  expect(tick).toBeChecked()
  expect(screen.getByRole('toolbar', { name: 'Selected shipments' })).toHaveTextContent('1 selected')

  vi.doMock('@/shipments/charts/ChartsPanel', () => ({ ChartsPanel: () => <p>The charts are here</p> }))
  await user.click(within(notice.parentElement ?? document.body).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The charts are here')).toBeVisible()
  expect(tick).toBeChecked()
})

it('a popup whose file fails to load leaves the list unchanged', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.doMock('@/shipments/actions/ShipmentPopup', () => {
    throw new TypeError(MISSING)
  })
  const { user } = await openRecords(store)
  const [addNote] = within(await table()).getAllByRole('button', { name: 'Add Note' })
  await user.click(addNote ?? document.body)
  expect(await screen.findByText('The popup could not be loaded.')).toBeVisible()
  expectCaught()
  expect(await table()).toBeVisible()
})
