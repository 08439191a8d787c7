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

/** Names of the actions, in the order of their buttons. */
export const everyAction = ['Up Track', 'Down Track', 'Add Note', 'Void']

export const table = () => screen.findByRole('table', { name: new RegExp(t('lists.shipments'), 'i') })

export const row = async (airwayBillNo: string) =>
  within(await table()).findByRole('row', { name: new RegExp(airwayBillNo) })

/** The airway bill numbers in the list, from top to bottom; empty without a table. */
export const numbers = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)

/** Waits until the list has exactly these numbers. */
export const showsNumbers = (...expected: string[]) => waitFor(() => expect(numbers()).toEqual(expected))

/** The message region. */
export const region = (role: 'status' | 'alert') =>
  screen.getAllByRole(role).find((each) => each.hasAttribute('aria-live')) ?? document.body

export const fail = (store: Store, path: string, fault: Omit<CallFault, 'path'>) =>
  store.faults.push({ path: `/api/airwaybill/${path}`, ...fault })

/** The calls below /api/airwaybill/ whose path starts with this. */
export const callsTo = (store: Store, path: string) =>
  store.calls.filter((call) => call.path.startsWith(`/api/airwaybill/${path}`))

/** The ranges of days requested by Records, except for the last days that load with all shipments. */
export const requestedRanges = (store: Store) =>
  callsTo(store, 'getByToFrom')
    .slice(1)
    .map(({ fields }) => fields)

export async function openHome(store: Store, username = 'headoffice') {
  const opened = visit(home, { store, username })
  await heading('Today')
  return opened
}

/** Opens View Records. */
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
  /** Chooses from the list's Tools menu. */
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

/** Opens View Records, and waits for its list. @param search the query string of the address */
export async function openLoadedRecords(store: Store, search = '', username = 'headoffice') {
  const opened = await openRecords(store, records + search, username)
  await waitFor(() => expect(document.querySelector('.cc-table-foot .wide-only, .cc-no-rows')).not.toBeNull())
  return opened
}

/**
 * Fakes the clock in the tests that follow: it runs by itself, so that calls are answered, and can be advanced. It
 * starts at ten in the morning, so that the hours of a test are on one day whenever it is run.
 *
 * @returns advances the clock by milliseconds
 */
export function withFakeClock(): (milliseconds: number) => Promise<unknown> {
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
