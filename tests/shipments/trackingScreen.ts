import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { paths } from '@/paths'
import { heading, visit } from '../app'
import type { Store } from '../backend/store'

/** Opens Tracking Management. */
export async function openTracking(store: Store, search = '?status=1') {
  const visited = visit(paths.screen('trackingManagement') + search, { store, username: 'headoffice' })
  await heading('Tracking Management')
  const table = await screen.findByRole('table', { name: 'Shipments' })
  await waitFor(() => expect(table.querySelector('tbody tr[data-index] a')).not.toBeNull())
  // By selectors, as querying a whole table by role takes seconds in jsdom.
  const numbers = () => [...table.querySelectorAll('tbody th')].map(({ textContent }) => textContent ?? '')
  const tick = (number: string) => within(table).getByLabelText(`Select ${number}`)
  const { user } = visited
  const select = async (count: number) => {
    const chosen = numbers().slice(0, count)
    for (const number of chosen) await user.click(tick(number))
    return chosen
  }
  const press = (name: string | RegExp) =>
    user.click(screen.getByText(name, { selector: 'button, button > span:not(.visually-hidden)' }))
  const confirm = () => user.click(screen.getByText('Confirm', { selector: 'button' }))
  const tool = async (name: string) => {
    await press('Tools')
    await press(name)
  }
  const start = async (action: string, title: string) => {
    await user.click(within(screen.getByLabelText('Selected shipments')).getByText(action))
    await screen.findByText(title)
    return screen.getByRole('dialog', { hidden: true })
  }
  const fillUpTrack = async () => {
    await user.selectOptions(await screen.findByLabelText('Type'), 'Packed')
    await user.type(screen.getByLabelText('Description'), 'At the hub')
  }
  const isOver = () => screen.findByText('Close', { selector: 'button' })
  return { ...visited, table, numbers, tick, select, start, fillUpTrack, press, confirm, tool, isOver }
}
