import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withBackend } from '../app'
import { aShipment } from '../backend/builders'
import { fail, openRecords, records, row, showsNumbers, table } from '../shipments/listScreen'

const { store } = withBackend()
const NEW = '4900000002'
const NEWER = '4900000003'
const OLD = '4900000001'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const foot = () => document.querySelector('.cc-table-foot')

/** Records, of which the last days have come and all others are on their way. */
async function openHalf(search = '') {
  store.shipments = [
    aShipment({ airwayBillNo: NEWER, status: 2 }),
    aShipment({ airwayBillNo: NEW, createdAt: daysAgo(1), status: 2 }),
    aShipment({ airwayBillNo: OLD, createdAt: daysAgo(90), status: 2 }),
  ]
  fail(store, 'getAll', { isHeld: true })
  const opened = await openRecords(store, records + search)
  await row(NEWER)
  await waitFor(() => expect(store.held).toHaveLength(1))
  const letGo = () => store.held.splice(0).forEach((go) => go())
  return { ...opened, letGo }
}

describe('a list that is still loading', () => {
  it('shows the count so far, and that more are loading, until all are loaded', async () => {
    const { letGo } = await openHalf()
    expect(foot()).toHaveTextContent('Rows 1 to 2 · 2 so far, still loading')
    expect(foot()).not.toHaveTextContent('Loaded')
    expect(await table()).toHaveAttribute('aria-rowcount', '-1')
    letGo()
    await waitFor(() => expect(foot()).toHaveTextContent('Rows 1 to 3 of 3'))
    await waitFor(() => expect(foot()).toHaveTextContent('Loaded'))
    expect(foot()).not.toHaveTextContent('so far')
    expect(await table()).toHaveAttribute('aria-rowcount', '4')
  })

  it('offers neither selecting all nor exporting, and says why', async () => {
    const { user, letGo } = await openHalf()
    const all = within(await table()).getByRole('checkbox', { name: 'Select all, once all shipments have loaded' })
    expect(all).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Tools' }))
    expect(screen.getByText('The list is still loading')).toBeVisible()
    expect(screen.getByRole('button', { name: 'All columns' })).toHaveAttribute('aria-disabled', 'true')
    letGo()
    expect(await screen.findByText('3 shipments, as filtered')).toBeVisible()
    expect(screen.getByRole('button', { name: 'All columns' })).not.toHaveAttribute('aria-disabled', 'true')
    expect(await screen.findByRole('checkbox', { name: 'Select all 3 shipments' })).toBeEnabled()
  })

  it('warns when a Shift range is selected in an incomplete list', async () => {
    const { user } = await openHalf('?sort=airwayBillNo')
    await user.click(screen.getByRole('checkbox', { name: `Select ${NEW}` }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: `Select ${NEWER}` }))
    await user.keyboard('{/Shift}')
    expect(await screen.findByText('The list is still loading. Select when all shipments are there.')).toBeVisible()
  })

  it('does not report a number as missing while it may still load', async () => {
    const { letGo } = await openHalf(`?term=${NEWER}+${OLD}`)
    expect(document.body).not.toHaveTextContent(/No shipment/)
    letGo()
    await showsNumbers(NEWER, OLD)
    expect(document.body).not.toHaveTextContent(/No shipment/)
  })

  it('removes a voided shipment that no longer matches the filter, even while rows are still loading', async () => {
    const { open, press, letGo } = await openHalf('?status=2&sort=grossTotal')
    await open(NEW, 'Void', 'Void Shipment')
    await press('Confirm')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await showsNumbers(NEWER)
    expect(store.held).toHaveLength(1)
    letGo()
    await waitFor(() => expect(foot()).toHaveTextContent('Rows 1 to 2 of 2'))
    expect(screen.queryByRole('row', { name: new RegExp(NEW) })).toBeNull()
  })
})
