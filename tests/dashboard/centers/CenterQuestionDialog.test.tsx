import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NO_ANSWER_TEXT } from '@/services/http/errors'
import { withBackend, withRunningTimers } from '../../app'
import { names, newCenter, openCenters, region, row } from './centersScreen'

const { store } = withBackend()
const open = () => openCenters(store)
const calls = (path: string) => store.calls.filter((call) => call.path.startsWith(`/api/center/${path}`))

/** One of the five popups, and how it is opened. */
interface Action {
  title: string
  call: 'create' | 'update' | 'delete' | 'active' | 'inactive'
  method: 'POST' | 'PUT'
  success: string
  start: (screen: Awaited<ReturnType<typeof open>>) => Promise<unknown>
}

const actions: Action[] = [
  {
    title: 'Add Center',
    call: 'create',
    method: 'POST',
    success: 'Center added successfully !!',
    start: async ({ openAdd, typeIn }) => {
      await openAdd()
      await typeIn(newCenter)
    },
  },
  {
    title: 'Edit Center',
    call: 'update',
    method: 'PUT',
    success: 'Center updated successfully !!',
    start: async ({ openFor, typeIn }) => {
      await openFor('Chenab Lahore', 'Edit', 'Edit Center')
      await typeIn({ centerName: 'Chenab Lahore Cantt' })
    },
  },
  {
    title: 'Delete Center',
    call: 'delete',
    method: 'PUT',
    success: 'Center deleted successfully !!',
    start: ({ openFor }) => openFor('Chenab Lahore', 'Delete', 'Delete Center'),
  },
  {
    title: 'Active Center',
    call: 'active',
    method: 'PUT',
    success: 'Center active successfully !!',
    start: ({ openFor }) => openFor('Chenab Okara', 'Active', 'Active Center'),
  },
  {
    title: 'Inactive Center',
    call: 'inactive',
    method: 'PUT',
    success: 'Center inactive successfully !!',
    start: ({ openFor }) => openFor('Chenab Lahore', 'Inactive', 'Inactive Center'),
  },
]

it.each([
  ['Chenab Lahore', 'Delete', 'Delete Center', 'This center will be removed and can no longer log in.'],
  ['Chenab Lahore', 'Inactive', 'Inactive Center', 'This center will no longer be able to log in.'],
  ['Chenab Okara', 'Active', 'Active Center', 'This center will be able to log in again.'],
])('%s, %s: title and sentence say what will happen, the buttons are Cancel and Confirm', async (...words) => {
  const [center, action, title, sentence] = words
  const { openFor } = await open()
  await openFor(center, action, title)
  const dialog = within(screen.getByRole('dialog', { name: title }))
  expect(dialog.getByText(sentence)).toBeVisible()
  expect(dialog.getByText(center)).toBeVisible()
  const named = dialog.getAllByRole('button').map(({ textContent }) => textContent)
  expect(named.slice(-2)).toEqual(['Cancel', 'Confirm'])
})

describe.each(actions)('$title', ({ title, call, method, success, start }) => {
  it('reports success, closes, and refetches the list', async () => {
    const opened = await open()
    await start(opened)
    const before = calls('getall').length
    await opened.press('Confirm$')
    expect(await within(region('status')).findByText(success)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(calls('getall')).toHaveLength(before + 1))
    expect(calls(call)).toHaveLength(1)
    expect(calls(call)[0]?.method).toBe(method)
  })

  it('stays open if its answer is lost, with the error in it and in the messages', async () => {
    const opened = await open()
    await start(opened)
    const before = calls('getall').length
    store.faults.push({ path: `/api/center/${call}*`, drop: 'after' })
    await opened.press('Confirm')
    expect(await within(region('alert')).findByText(NO_ANSWER_TEXT)).toBeInTheDocument()
    expect(within(await opened.popup(title)).getByText(NO_ANSWER_TEXT)).toBeInTheDocument()
    expect(region('status')).toBeEmptyDOMElement()
    expect(calls(call)).toHaveLength(1)
    // The list is refetched, as the lost change may have been made.
    await waitFor(() => expect(calls('getall')).toHaveLength(before + 1))
  })
})

describe('a popup of a center', () => {
  it('does nothing on Cancel', async () => {
    const opened = await open()
    await opened.openFor('Chenab Lahore', 'Delete', 'Delete Center')
    await opened.press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls('delete')).toHaveLength(0)
  })
})

describe('a confirmed popup of a center', () => {
  it('that deletes has a red button and the focus on Cancel, and then on the page’s heading', async () => {
    const opened = await open()
    const popup = await opened.openFor('Chenab Lahore', 'Delete', 'Delete Center')
    expect(within(popup).getByText('Chenab Lahore')).toBeInTheDocument()
    expect(within(popup).getByRole('button', { name: /^Confirm/ })).toHaveClass('btn-danger')
    await waitFor(() => expect(within(popup).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await opened.press('Confirm')
    await waitFor(async () => expect(await names()).toHaveLength(5))
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('that activates leaves the focus on the row’s button, and the row shows the new state', async () => {
    const opened = await open()
    await opened.openFor('Chenab Okara', 'Active', 'Active Center')
    await opened.press('Confirm')
    await waitFor(async () => expect(within(await row('Chenab Okara')).getByText('Active')).toHaveClass('bg-success'))
    expect(within(await row('Chenab Okara')).getByRole('button', { name: 'Inactive' })).toHaveFocus()
    expect(store.centers.find(({ username }) => username === 'okara')?.status).toBe(1)
  })
})

describe('a change that is not answered', () => {
  const { pass } = withRunningTimers()

  it('can be left after ten seconds, and is reported when the answer comes, without closing another popup', async () => {
    store.faults.push({ path: '/api/center/delete/*', isHeld: true })
    const { user, openFor, press } = await open()
    const popup = within(await openFor('Chenab Lahore', 'Delete', 'Delete Center'))
    await press('Confirm')
    await waitFor(() => expect(store.held).toHaveLength(1))
    await pass(10_500)
    expect(popup.getByText(/^It is not known yet whether this has been done/)).toBeVisible()
    await user.click(popup.getByText('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const other = await openFor('Chenab Okara', 'Edit', 'Edit Center')
    store.held.pop()?.()
    await waitFor(() => expect(region('status')).toHaveTextContent('Center deleted successfully !!'))
    expect(other).toBeVisible()
  })

  it('of a deleted center leaves the focus where the user types meanwhile', async () => {
    const { openFor, press, user } = await open()
    await openFor('Chenab Lahore', 'Delete', 'Delete Center')
    store.faults.push({ path: '/api/center/delete/*', isHeld: true })
    await press('Confirm')
    await waitFor(() => expect(store.held).toHaveLength(1))
    await pass(10_500)
    await user.click(within(within(await screen.findByRole('dialog')).getByRole('status')).getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.type(screen.getByRole('searchbox'), 'Chenab')
    store.held.pop()?.()
    await waitFor(() => expect(region('status')).toHaveTextContent('Center deleted successfully !!'))
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })
})
