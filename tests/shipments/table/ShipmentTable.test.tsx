import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addressOf, withBackend } from '../../app'
import { aShipment } from '../../backend/builders'
import { callsTo, fail, openRecords, records, row, showsNumbers, table } from '../listScreen'
import { openTracking } from '../trackingScreen'

const { store } = withBackend()
const NEW = '4900000002'
const NEWER = '4900000003'
const OLD = '4900000001'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const foot = () => document.querySelector('.cc-table-foot')

/** Opens Records while the last days have loaded and all other shipments are still loading. */
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

const HOUR = 3_600_000
const days = (ago: number) => new Date(Date.now() - ago * 24 * HOUR).toISOString()
/** Shipments that wait for a step, the most urgent first. */
const waiting = (...numbers: string[]) =>
  numbers.map((airwayBillNo, place) =>
    aShipment({
      airwayBillNo,
      createdAt: days(60 - place),
      status: [{ type: 2, description: 'Packed', trackingLink: '', createdAt: days(50 - place) }],
    }),
  )
const [first, second, third] = ['4900000001', '4900000002', '4900000003'] as const
const rowOf = (number: string) =>
  within(screen.getByRole('table', { name: 'Shipments' })).getByRole('row', { name: new RegExp(number) })
const stepOf = (number: string) => within(rowOf(number)).getByRole('button', { name: /^Next step/ })

describe('the focus after a step in the work queue', () => {
  const doStep = async (user: Awaited<ReturnType<typeof openTracking>>['user'], number: string) => {
    await user.click(stepOf(number))
    const dialog = await screen.findByRole('dialog', { name: 'Up Track Shipment' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /^Confirm/ })).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }

  it('is on Next Step of the next shipment, or of the last one left', async () => {
    store.shipments = waiting(first, second, third)
    const { user, numbers } = await openTracking(store, '?attention=step&sort=-attention')
    await waitFor(() => expect(numbers()).toEqual([first, second, third]))
    await doStep(user, first)
    await waitFor(() => expect(numbers()).toEqual([second, third]))
    await waitFor(() => expect(stepOf(second)).toHaveFocus())
    await doStep(user, third)
    await waitFor(() => expect(numbers()).toEqual([second]))
    await waitFor(() => expect(stepOf(second)).toHaveFocus())
  })
})

describe('Enter in a list of shipments', () => {
  it('opens the panel from the row alone, not from a control in it', async () => {
    store.shipments = waiting(first)
    const visited = await openTracking(store, '')
    const { user } = visited
    const panel = () => screen.queryByRole('complementary', { name: /^Shipment/ })
    const row = rowOf(first)
    const controls = [within(row).getByRole('checkbox'), within(row).getByRole('button', { name: 'Add Note' })]
    for (const control of controls) {
      control.focus()
      await user.keyboard('{Enter}')
      expect(panel()).toBeNull()
      expect(addressOf(visited)).not.toContain('open=')
    }
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    row.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(panel()).toBeInTheDocument())
  })
})

describe('the focus during a batch', () => {
  it('is on Stop, and then on Close', async () => {
    store.shipments = waiting(first, second, third)
    const { user, select, start, press, confirm } = await openTracking(store, '')
    await select(3)
    await start('Void', 'Void Shipments')
    fail(store, 'void*', { isHeld: true, times: 3 })
    await confirm()
    await waitFor(() => expect(store.held.length).toBeGreaterThan(0))
    const stop = screen.getByText('Stop', { selector: 'button' })
    await user.click(stop)
    expect(stop).toHaveFocus()
    store.held.splice(0).forEach((go) => go())
    await waitFor(() => expect(screen.getByText('Close', { selector: 'button' })).toHaveFocus())
    await press('Close')
    expect(callsTo(store, 'void').length).toBeGreaterThan(0)
  })

  it('is in the list once the selection is cleared', async () => {
    store.shipments = waiting(first, second)
    const { select, press } = await openTracking(store, '')
    await select(1)
    await press('Clear')
    await waitFor(() => expect(document.activeElement?.closest('tr[data-index]')).not.toBeNull())
  })
})

describe('a list sorted by a column that is not shown', () => {
  it('says so, and goes back to the newest first on request', async () => {
    store.shipments = [
      aShipment({ airwayBillNo: NEW, consignee: { contactPerson: 'Zoe Adler' } }),
      aShipment({ airwayBillNo: OLD, createdAt: daysAgo(2), consignee: { contactPerson: 'Ann Berg' } }),
    ]
    const { user } = await openRecords(store, `${records}?sort=consignee`)
    await showsNumbers(OLD, NEW)
    expect(foot()).not.toHaveTextContent('Sorted by')
    await user.click(screen.getByRole('button', { name: 'Tools' }))
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(screen.getByRole('checkbox', { name: 'Consignee' }))
    await waitFor(() => expect(foot()).toHaveTextContent('Sorted by Consignee'))
    await user.click(screen.getByRole('button', { name: 'Newest first' }))
    await showsNumbers(NEW, OLD)
    expect(foot()).not.toHaveTextContent('Sorted by')
  })
})
