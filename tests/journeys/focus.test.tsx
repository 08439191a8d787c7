import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addressOf, withBackend } from '../app'
import { aShipment } from '../backend/builders'
import { callsTo, fail } from '../shipments/listScreen'
import { openTracking } from '../shipments/trackingScreen'

const { store } = withBackend()
const HOUR = 3_600_000
const days = (ago: number) => new Date(Date.now() - ago * 24 * HOUR).toISOString()
/** The most urgent first: each waits for a step. */
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

describe('after a step in the queue', () => {
  const doStep = async (user: Awaited<ReturnType<typeof openTracking>>['user'], number: string) => {
    await user.click(stepOf(number))
    const dialog = await screen.findByRole('dialog', { name: 'Up Track Shipment' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /^Confirm/ })).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }

  it('focuses Next Step of the next shipment, or of the last one left after the last is done', async () => {
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

describe('Enter', () => {
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

describe('a batch', () => {
  it('focuses Stop until it is replaced by Close', async () => {
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

  it('that is cleared leaves the focus in the list', async () => {
    store.shipments = waiting(first, second)
    const { select, press } = await openTracking(store, '')
    await select(1)
    await press('Clear')
    await waitFor(() => expect(document.activeElement?.closest('tr[data-index]')).not.toBeNull())
  })
})
