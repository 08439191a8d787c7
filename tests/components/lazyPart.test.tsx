import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { withBackend } from '../app'
import { openRecords, table } from '../shipments/listScreen'

const { store } = withBackend()

/** What browsers say when a lazily loaded file is gone. */
const MISSING = 'Failed to fetch dynamically imported module: https://site.invalid/assets/gone.js'

afterEach(() => {
  vi.doUnmock('@/shipments/charts/ChartsPanel')
  vi.doUnmock('@/shipments/actions/ShipmentPopup')
})

/** React says every error that a boundary catches. */
function expectCaught() {
  expect(vi.mocked(console.error)).toHaveBeenCalled()
  vi.mocked(console.error).mockClear()
}

it('says in place that charts could not be loaded, preserves the selection, and shows them on retry', async () => {
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

it('leaves the list unchanged if a popup cannot be loaded', async () => {
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
