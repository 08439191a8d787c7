import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { paths } from '@/paths'
import { t } from '@/texts/t'
import { heading, visit } from '../app'
import type { CallFault } from '../backend/callFaults'
import type { Store } from '../backend/store'

export const home = paths.dashboard()
export const records = paths.screen('records')

/** Names of the actions as rows offer them, in their order. */
export const everyAction = ['Up Track', 'Down Track', 'Add Note', 'Void']

export const table = () => screen.findByRole('table', { name: new RegExp(t('lists.shipments'), 'i') })

export const row = async (airwayBillNo: string) =>
  within(await table()).findByRole('row', { name: new RegExp(airwayBillNo) })

/** The airway bill numbers that show, from top to bottom; none where the table is not there. */
export const numbers = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)

/** Waits until exactly these numbers show. */
export const showsNumbers = (...expected: string[]) => waitFor(() => expect(numbers()).toEqual(expected))

/** The message region. */
export const region = (role: 'status' | 'alert') =>
  screen.getAllByRole(role).find((each) => each.hasAttribute('aria-live')) ?? document.body

export const fail = (store: Store, path: string, fault: Omit<CallFault, 'path'>) =>
  store.faults.push({ path: `/api/airwaybill/${path}`, ...fault })

/** How often a call below /api/airwaybill was made. */
export const callsTo = (store: Store, path: string) =>
  store.calls.filter((call) => call.path.startsWith(`/api/airwaybill/${path}`))

/** The ranges of days that were asked for on Records, behind the last days that all shipments begin with. */
export const rangesAsked = (store: Store) =>
  callsTo(store, 'getByToFrom')
    .slice(1)
    .map(({ fields }) => fields)

export async function openHome(store: Store, username = 'headoffice') {
  const opened = visit(home, { store, username })
  await heading('Today')
  return opened
}

/** View Records, with what is done there. */
export async function openRecords(store: Store, address = records, username = 'headoffice') {
  const opened = visit(address, { store, username })
  await heading('View Records')
  const { user } = opened
  const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  const open = async (airwayBillNo: string, action: string, title: string) => {
    await user.click(within(await row(airwayBillNo)).getByRole('button', { name: action }))
    return screen.findByRole('dialog', { name: title })
  }
  const press = async (name: string) =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: new RegExp(`^${name}`) }))
  /** What stands in the list's menu of tools. */
  const tool = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Tools' }))
    await user.click(screen.getByRole('button', { name }))
  }
  const openMore = () => user.click(screen.getByRole('button', { name: /^More/ }))
  const openDates = () => user.click(screen.getByRole('button', { name: 'Dates' }))
  const chooseDays = async (name: string) => {
    await openDates()
    await user.click(screen.getByRole('button', { name }))
  }
  return { ...opened, search, open, press, tool, openMore, openDates, chooseDays }
}

/**
 * In the tests that follow, time goes on by itself, so that calls are answered, and can be moved on. It begins at ten
 * in the morning, so that a test's hours end on the same day whenever it is run.
 *
 * @returns moves it on, by milliseconds
 */
export function withMovedTime(): (milliseconds: number) => Promise<unknown> {
  beforeEach(() => {
    vi.useFakeTimers({
      now: new Date().setHours(10, 0, 0, 0),
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    focusManager.setFocused(undefined)
  })
  return (milliseconds) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
}
