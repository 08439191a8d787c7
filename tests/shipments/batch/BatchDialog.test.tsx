import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { StatusType } from '@/domain/shipment/shipmentStatus'
import { withBackend } from '../../app'
import { aShipment } from '../../backend/builders'
import { callsTo } from '../listScreen'
import { openTracking } from '../trackingScreen'

const { store } = withBackend()

/** Selects shipments with these statuses in Tracking Management, and opens Up Track for all. */
async function upTrack(...steps: StatusType[]) {
  store.shipments = steps.map((status, index) => aShipment({ airwayBillNo: `490000000${index}`, status }))
  const opened = await openTracking(store, '')
  await opened.select(steps.length)
  const dialog = within(await opened.start('Up Track', 'Up Track Shipments'))
  const choose = (type: string) => opened.user.selectOptions(dialog.getByLabelText('Type'), type)
  const describeStep = () => opened.user.type(dialog.getByLabelText('Description'), 'At the hub')
  return { ...opened, dialog, choose, describeStep }
}
const sent = () =>
  callsTo(store, 'upTrack')
    .map(({ fields }) => `${String(fields['type'])} ${String(fields['description'])}`)
    .sort()

describe('Up Track of shipments at different steps', () => {
  it('offers the next step of each shipment first, in one press', async () => {
    const { dialog, confirm, isOver } = await upTrack(1, 3, 6)
    const type = dialog.getByLabelText('Type')
    expect(type).toHaveDisplayValue('Each to its next step')
    expect(within(type).getAllByRole('option', { hidden: true })[0]).toHaveTextContent('Each to its next step')
    expect(dialog.getByText('3 shipments go forward.')).toBeInTheDocument()
    expect(dialog.queryByLabelText('Description')).toBeNull()
    await confirm()
    await isOver()
    expect(sent()).toEqual(['2 Packed', '4 Manifest', '7 Delivered'])
  })

  it('leaves out shipments waiting for a tracking number, and says so', async () => {
    const { dialog, confirm, isOver } = await upTrack(5, 1, 5)
    expect(dialog.getByText('1 shipment goes forward.')).toBeInTheDocument()
    expect(dialog.getByText(/^2 shipments wait for their tracking numbers and are left out/)).toBeInTheDocument()
    await confirm()
    await isOver()
    expect(sent()).toEqual(['2 Packed'])
  })

  it('says how many shipments a status moves forward, leaves unchanged or moves back', async () => {
    const { dialog, choose } = await upTrack(1, 2, 4, 4, 5, 6)
    await choose('Manifest')
    expect(dialog.getByText('2 shipments go forward.')).toBeInTheDocument()
    expect(dialog.getByText('2 shipments are at this step already.')).toBeInTheDocument()
    expect(dialog.getByText(/^2 shipments go back to an earlier step: 490000000\d, 490000000\d\.$/)).toBeInTheDocument()
    await choose('Delivered')
    expect(dialog.getByText('6 shipments go forward.')).toBeInTheDocument()
    expect(dialog.queryByRole('checkbox', { hidden: true })).toBeNull()
  })

  it('moves no shipment back until that is agreed to for this status', async () => {
    const { user, dialog, choose, describeStep, confirm, isOver } = await upTrack(1, 5)
    await choose('Manifest')
    await describeStep()
    await confirm()
    const box = await dialog.findByLabelText('Yes, take 1 shipment back')
    expect(await dialog.findByText('Tick this if they are to go back, or choose another status.')).toBeInTheDocument()
    expect(box).toHaveFocus()
    expect(callsTo(store, 'upTrack')).toEqual([])
    await user.click(box)
    // The agreement was for Manifest only.
    await choose('Packed')
    await confirm()
    expect(callsTo(store, 'upTrack')).toEqual([])
    await user.click(dialog.getByLabelText('Yes, take 1 shipment back'))
    await confirm()
    await isOver()
    expect(sent()).toEqual(['2 At the hub', '2 At the hub'])
  })
})

it('warns about a single shipment that a status moves back', async () => {
  store.shipments = [aShipment({ airwayBillNo: '4900000001', status: 5 })]
  const { user, table } = await openTracking(store, '')
  await user.click(within(table).getByRole('button', { name: 'Up Track' }))
  await user.selectOptions(await screen.findByLabelText(/Type/), 'Packed')
  await waitFor(() =>
    expect(screen.getByText('This takes the shipment back to an earlier step, Packed.')).toBeInTheDocument(),
  )
})
