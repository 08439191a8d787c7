import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { successTexts } from '@/services/airwayBill'
import { withBackend } from '../../app'
import { region } from '../shipments/listScreen'
import { openTracking } from './trackingScreen'

const { store } = withBackend()
const open = (search?: string) => openTracking(store, search)

describe('a range', () => {
  it('whose beginning is filtered away is the row that was pressed', async () => {
    const { user, numbers, select, tick } = await open()
    const others = numbers().slice(-2)
    await select(1)
    await user.click(screen.getByRole('searchbox'))
    await user.paste(others.join(' '))
    await screen.findByLabelText('Select all 2 shipments')
    await user.keyboard('{Shift>}')
    await user.click(tick(others[1] ?? ''))
    await user.keyboard('{/Shift}')
    expect(await screen.findByText('2 selected', { selector: 'b' })).toBeInTheDocument()
    expect(tick(others[1] ?? '')).toBeChecked()
    expect(tick(others[0] ?? '')).not.toBeChecked()
  })
})

describe('the messages of a run', () => {
  const refusal = { path: '/api/airwaybill/upTrack*', status: 400, body: { error: 'AirwayBill is locked' } }

  it.each([0, 1, 3])('count what was done, and what was not: %i of three refused', async (refused) => {
    const { select, start, fillUpTrack, press, isOver } = await open()
    await select(3)
    const dialog = await start('Up Track', 'Up Track Shipments')
    await fillUpTrack()
    store.faults.push(...Array.from({ length: refused }, () => refusal))
    await press('Confirm')
    await isOver()
    await waitFor(() => expect(within(dialog).getByText(`${3 - refused} of 3 done`)).toBeInTheDocument())
    const done = region('status').textContent.includes(`${successTexts.upTrack} (${3 - refused})`)
    const failed = region('alert').textContent.includes(`${refused} of 3 shipments failed`)
    expect({ done, failed }).toEqual({ done: refused < 3, failed: refused > 0 })
    expect(region('status').textContent.includes(successTexts.upTrack)).toBe(refused < 3)
  })
})

describe('a scanner', () => {
  it('that sends an empty line is told nothing', async () => {
    const { user, tool } = await open()
    await tool('Scan')
    const field = await screen.findByLabelText('Airway bill number')
    await waitFor(() => expect(field).toHaveFocus())
    await user.keyboard('{Enter} {Enter}')
    await user.keyboard('abc{Enter}')
    await screen.findByText('«abc» is no airway bill number')
    expect(screen.queryByText('«» is no airway bill number')).toBeNull()
  })
})
