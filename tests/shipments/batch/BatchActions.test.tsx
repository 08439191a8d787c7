import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { successTexts } from '@/services/airwayBill'
import { NO_ANSWER_TEXT } from '@/services/http/errors'
import { addressOf, withBackend } from '../../app'
import { endSessions } from '../../backend/session'
import { region } from '../listScreen'
import { openTracking } from '../trackingScreen'

const { store, server } = withBackend()

const calls = (path: string) => store.calls.filter((call) => call.path.startsWith(`/api/airwaybill/${path}`))
const stored = (number: string) => store.shipments.find(({ airwayBillNo }) => String(airwayBillNo) === number)
const stepsOf = (number: string) => stored(number)?.status?.length ?? 0

const open = (search?: string) => openTracking(store, search)

describe('selecting shipments', () => {
  it('takes single rows, ranges with Shift, or all filtered shipments', async () => {
    const { user, numbers, tick, press } = await open()
    const [first = '', , , fourth = ''] = numbers()
    await user.click(tick(first))
    expect(screen.getByText('1 selected', { selector: 'b' })).toBeInTheDocument()
    await user.keyboard('{Shift>}')
    await user.click(tick(fourth))
    await user.keyboard('{/Shift}')
    expect(await screen.findByText('4 selected', { selector: 'b' })).toBeInTheDocument()
    const all = screen.getByLabelText<HTMLInputElement>(/^Select all/)
    expect(all.indeterminate).toBe(true)
    await user.click(all)
    const count = store.shipments.filter(({ status }) => status?.length === 1).length
    expect(await screen.findByText(`${count} selected`, { selector: 'b' })).toBeInTheDocument()
    await waitFor(() => expect(all).toBeChecked())
    await press('Clear')
    expect(screen.queryByLabelText('Selected shipments')).not.toBeInTheDocument()
  })

  it('offers all papers or only receipts, and warns before the only status of a shipment is removed', async () => {
    const { select, start } = await open()
    await select(2)
    const bar = within(screen.getByLabelText('Selected shipments'))
    const papers = bar.getByText('Print').closest('a')?.getAttribute('href')
    expect(papers).toMatch(/receipt\?ids=[^,&]+,[^,&]+$/)
    expect(bar.getByText('Print receipts only').closest('a')).toHaveAttribute('href', `${papers}&only=receipts`)
    const dialog = await start('Down Track', 'Down Track Shipments')
    expect(within(dialog).getByText(/It is the only status. Without a status, a shipment is void/)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByText('Cancel')).toHaveFocus())
  })

  it('makes a hand-over list with the bills’ pieces and weights; a bill that fails has a dash and is counted', async () => {
    const { select, press } = await open()
    const [first = '', second = ''] = await select(2)
    const [one, other] = [first, second].map((number) => store.shipments.find((each) => each.airwayBillNo === number))
    Object.assign(one ?? {}, { pieces: 3, weight: 12.5 })
    Object.assign(other ?? {}, { pieces: 4, weight: null })
    await press('Hand-over list')
    const sheet = await screen.findByRole('article', { name: 'Hand-over list' })
    const rows = within(sheet).getByText(first).closest('table')?.querySelectorAll('tbody tr')
    expect(rows?.[0]?.textContent).toMatch(new RegExp(`^1${first}.*312\\.5`))
    expect(rows?.[1]?.textContent).toMatch(new RegExp(`^2${second}.*4—`))
    // Each sum is below its column: the first cell of their row spans five.
    const totals = within(sheet).getByRole('rowheader', { name: 'Total of 2 shipments' })
    const heads = within(sheet).getAllByRole('columnheader')
    const sums = [...(totals.parentElement?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
    expect(totals).toHaveAttribute('colspan', '5')
    expect(heads.slice(5).map(({ textContent }) => textContent)).toEqual([
      'Pieces',
      'Weight (kg)',
      'COD to collect (Rs)',
    ])
    expect(sums).toEqual(['7', '12.5', expect.stringMatching(/^[\d,]+\.\d\d$/)])
    expect(sheet).toHaveTextContent('Weight missing (—) on 1 shipment: not in the totals.')
  })

  it.each([
    ['no bill has loaded', 400, {}],
    ['all bills name another number', 200, { id: '1', airwayBillNo: '4999999999', pieces: 9, weight: 99 }],
  ])('has dashes, not 0, as totals of a hand-over list of which %s', async (_what, status, body) => {
    const { select, press } = await open()
    await select(2)
    store.faults.push({ path: '/api/airwaybill/receipt/*', status, body, times: 9 })
    await press('Hand-over list')
    const sheet = await screen.findByRole('article', { name: 'Hand-over list' })
    const totals = within(sheet).getByRole('rowheader', { name: 'Total of 2 shipments' }).parentElement
    expect([...(totals?.querySelectorAll('td') ?? [])].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      '—',
      '—',
    ])
    expect(within(sheet).getByText('Weight').nextElementSibling).toHaveTextContent(/^—$/)
    expect(sheet).toHaveTextContent('Weight missing (—) on 2 shipments: not in the totals.')
  })

  it('says on the hand-over list which selected shipments are in no list any more, and so not on it', async () => {
    store.shipments = store.shipments.filter(({ status }) => status?.length === 1).slice(0, 2)
    const { user, press, numbers, table, confirm } = await open()
    const [first = '', second = ''] = numbers()
    await user.click(screen.getByLabelText(/^Select all/))
    await screen.findByText('2 selected', { selector: 'b' })
    store.shipments = store.shipments.filter(({ airwayBillNo }) => airwayBillNo === first)
    // After a change the list is loaded again.
    await user.click(within(table.querySelector<HTMLElement>('tbody tr[data-index]') ?? table).getByText('Add Note'))
    await user.type(await screen.findByLabelText('Note'), 'Fragile')
    await confirm()
    await waitFor(() => expect(numbers()).toEqual([first]))
    await press('Hand-over list')
    const sheet = await screen.findByRole('article', { name: 'Hand-over list' })
    expect(sheet).toHaveTextContent(first)
    expect(sheet).not.toHaveTextContent(second)
    expect(screen.getByText('1 selected shipment is no longer loaded, and is left out. Select it again.')).toBeVisible()
    await press('Close')
    await user.click(await screen.findByLabelText(`Select ${first}`))
    await press('Hand-over list')
    expect(await screen.findByText(/^1 selected shipment is no longer loaded/)).toBeVisible()
    expect(screen.queryByText(/^All selected shipments are void/)).toBeNull()
  })

  it('ticks the header box only for the filtered shipments', async () => {
    const { user, select } = await open()
    const [number = ''] = await select(5)
    const others = store.shipments.filter(({ airwayBillNo, status }) => airwayBillNo !== number && status?.length === 1)
    const term = others
      .slice(-2)
      .map(({ airwayBillNo }) => airwayBillNo)
      .join(' ')
    await user.click(screen.getByRole('searchbox'))
    await user.paste(term)
    const all = await screen.findByLabelText<HTMLInputElement>('Select all 2 shipments')
    await waitFor(() => expect(all.indeterminate).toBe(true))
    expect(all).not.toBeChecked()
    await user.click(all)
    expect(await screen.findByText('7 selected', { selector: 'b' })).toBeInTheDocument()
    await waitFor(() => expect(all).toBeChecked())
  })

  it('takes the focused row with Space, and a range of rows with Shift + Space', async () => {
    const { user, table } = await open()
    table.querySelector<HTMLElement>('tbody tr[data-index]')?.focus()
    await user.keyboard(' {ArrowDown}')
    await user.keyboard('{Shift>} {/Shift}')
    expect(await screen.findByText('2 selected', { selector: 'b' })).toBeInTheDocument()
  })

  it('takes only the pressed row of a range whose beginning is filtered out', async () => {
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

describe('a batch', () => {
  it('changes all shipments, reports each result, and reverts them on Undo', async () => {
    const { select, start, fillUpTrack, press, confirm, isOver } = await open()
    const chosen = await select(5)
    const dialog = await start('Up Track', 'Up Track Shipments')
    expect(within(dialog).getByText('5 shipments')).toBeInTheDocument()
    await fillUpTrack()
    const lists = calls('getAll').length
    await confirm()
    await isOver()
    expect(within(dialog).getByText('5 of 5 done')).toBeInTheDocument()
    expect(dialog.querySelectorAll('li')).toHaveLength(5)
    expect(calls('upTrack')).toHaveLength(5)
    expect(chosen.map(stepsOf)).toEqual([2, 2, 2, 2, 2])
    // The list is reloaded once for all changes.
    await waitFor(() => expect(calls('getAll').length).toBe(lists + 1))
    await press('Undo 5')
    await screen.findByText('Undo Up Track')
    await isOver()
    expect(calls('downTrack')).toHaveLength(5)
    expect(chosen.map(stepsOf)).toEqual([1, 1, 1, 1, 1])
  })

  it('leaves the shipments selected whose change was taken back, as it is still to be made', async () => {
    const { select, start, fillUpTrack, press, confirm, isOver } = await open()
    await select(2)
    await start('Up Track', 'Up Track Shipments')
    await fillUpTrack()
    await confirm()
    await isOver()
    await press('Undo 2')
    await screen.findByText('Undo Up Track')
    await isOver()
    await press('Close')
    expect(await screen.findByText('2 selected', { selector: 'b' })).toBeInTheDocument()
  })

  it.each([1, 3])(
    'counts what was done, lists what failed and why, and retries only that: %i of three',
    async (refused) => {
      const { select, start, fillUpTrack, press, confirm, isOver } = await open()
      await select(3)
      const dialog = await start('Up Track', 'Up Track Shipments')
      await fillUpTrack()
      store.faults.push({
        path: '/api/airwaybill/upTrack*',
        status: 400,
        body: { error: 'AirwayBill is locked' },
        times: refused,
      })
      await confirm()
      await isOver()
      await waitFor(() => expect(within(dialog).getByText(`${3 - refused} of 3 done`)).toBeInTheDocument())
      expect(within(dialog).getAllByText('AirwayBill is locked')).toHaveLength(refused)
      expect(region('alert')).toHaveTextContent(`${refused} of 3 shipments failed`)
      expect(region('status').textContent.includes(`${successTexts.upTrack} (2)`)).toBe(refused === 1)
      expect(region('status').textContent.includes(successTexts.upTrack)).toBe(refused === 1)
      await press(`Retry ${refused}`)
      await screen.findByText('3 of 3 done')
      expect(calls('upTrack')).toHaveLength(3 + refused)
    },
  )

  it('asks for confirmation, and Cancel changes nothing', async () => {
    const { user, select, start, press, confirm } = await open()
    await select(2)
    await start('Up Track', 'Up Track Shipments')
    // The type is chosen already, as both shipments wait for the same step.
    expect(await screen.findByLabelText('Type')).toHaveDisplayValue('Packed')
    await user.selectOptions(screen.getByLabelText('Type'), '')
    await confirm()
    expect(await screen.findByText('Type must be selected')).toBeInTheDocument()
    expect(screen.getByText('Description cannot be blank')).toBeInTheDocument()
    await press('Cancel')
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    expect(calls('upTrack')).toHaveLength(0)
  })

  it('does not repeat a change whose answer was lost', async () => {
    const { select, start, fillUpTrack, press, confirm, isOver } = await open()
    const [number = ''] = await select(1)
    const dialog = await start('Up Track', 'Up Track Shipments')
    await fillUpTrack()
    store.faults.push({ path: '/api/airwaybill/upTrack*', drop: 'after' })
    await confirm()
    await isOver()
    expect(within(dialog).getByText(NO_ANSWER_TEXT)).toBeInTheDocument()
    expect(stepsOf(number)).toBe(2)
    await press('Retry 1')
    await screen.findByText('1 of 1 done')
    expect(stepsOf(number)).toBe(2)
    expect(calls('upTrack')).toHaveLength(1)
  })

  it('has at most three calls in flight, and can be stopped', async () => {
    const { select, start, fillUpTrack, press, confirm, isOver } = await open()
    await select(8)
    const dialog = await start('Up Track', 'Up Track Shipments')
    await fillUpTrack()
    store.faults.push({ path: '/api/airwaybill/upTrack*', isHeld: true, times: 3 })
    await confirm()
    await waitFor(() => expect(within(dialog).getAllByText('In progress')).toHaveLength(3))
    await waitFor(() => expect(store.held).toHaveLength(3))
    await press('Stop')
    for (const goOn of store.held.splice(0)) goOn()
    await isOver()
    expect(within(dialog).getByText('3 of 8 done')).toBeInTheDocument()
    expect(calls('upTrack')).toHaveLength(3)
    await press('Continue with 5')
    await screen.findByText('8 of 8 done')
  })

  it('asks before the page is left during a run, and then does not start the remaining changes', async () => {
    const visited = await open()
    await visited.select(8)
    await visited.start('Up Track', 'Up Track Shipments')
    await visited.fillUpTrack()
    const begun: (() => void)[] = []
    server.use(http.all('*/api/airwaybill/upTrack/:id', () => new Promise<void>((resolve) => begun.push(resolve))))
    await visited.confirm()
    await waitFor(() => expect(begun).toHaveLength(3))
    void visited.router.navigate(paths.screen('settings'))
    await waitFor(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(2))
    const question = document.querySelectorAll('[role=dialog]')[1]
    expect(question).toHaveTextContent(/^Stop and leave\?\d of 8 shipments will stay unchanged/)
    await visited.press('Leave')
    await waitFor(() => expect(addressOf(visited)).toBe(paths.screen('settings')))
    for (const answer of begun) answer()
    await waitFor(() => expect(region('status')).toHaveTextContent(`${successTexts.upTrack} (3)`))
    expect(begun).toHaveLength(3)
    expect(calls('upTrack')).toHaveLength(3)
  })

  it('adds notes and voids; Void warns, with the focus on Cancel', async () => {
    const { select, start, press, confirm, isOver, user } = await open()
    const chosen = await select(2)
    await start('Add Note', 'Add Notes')
    await user.type(await screen.findByLabelText('Note'), 'Call first')
    await confirm()
    await isOver()
    expect(chosen.map((number) => stored(number)?.notes)).toEqual(['Call first', 'Call first'])
    expect(region('status')).toHaveTextContent(`${successTexts.addNote} (2)`)
    await press('Close')
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    await select(2)
    const dialog = await start('Void', 'Void Shipments')
    expect(within(dialog).getByText(/This cannot be undone/)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByText('Cancel')).toHaveFocus())
    await confirm()
    await isOver()
    expect(chosen.map(stepsOf)).toEqual([0, 0])
    expect(screen.queryByText(/^Undo/)).not.toBeInTheDocument()
  })

  it('says how many of those selected the filtered list does not show', async () => {
    const { user, select, start, numbers } = await open()
    await select(3)
    const [first = '', , , fourth = ''] = numbers()
    await user.click(screen.getByRole('searchbox'))
    await user.paste(`${first} ${fourth}`)
    await waitFor(() => expect(numbers()).toHaveLength(2))
    const dialog = await start('Void', 'Void Shipments')
    expect(within(dialog).getByText('2 of them are not in the list as it is filtered now.')).toBeVisible()
  })

  it('says nothing about hidden shipments if all are in the list or were scanned', async () => {
    const { user, select, start, numbers, tool } = await open()
    await select(1)
    const other = store.shipments.find(({ status }) => (status?.length ?? 0) > 2)
    await tool('Scan')
    await user.type(await screen.findByLabelText('Airway bill number'), `${String(other?.airwayBillNo)}{Enter}`)
    await screen.findByText('2 selected', { selector: 'b' })
    expect(numbers()).not.toContain(other?.airwayBillNo)
    const dialog = await start('Add Note', 'Add Notes')
    expect(within(dialog).queryByText(/not in the list as it is filtered/)).toBeNull()
  })

  it('counts no shipment as hidden that is left out anyway', async () => {
    const { select, start, numbers } = await open()
    const [first = ''] = await select(2)
    const row = screen.getByRole('row', { name: new RegExp(first) })
    await userEvent.click(within(row).getByRole('button', { name: 'Void' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Confirm/ }))
    await waitFor(() => expect(numbers()).not.toContain(first))
    const dialog = await start('Void', 'Void Shipments')
    expect(within(dialog).getByText('1 shipment skipped: it is already void.')).toBeVisible()
    expect(within(dialog).queryByText(/not in the list as it is filtered/)).toBeNull()
  })

  it('counts scanned shipments as hidden once their own list is closed', async () => {
    const { user, select, start, tool } = await open()
    await select(1)
    const other = store.shipments.find(({ status }) => (status?.length ?? 0) > 2)
    await tool('Scan')
    await user.type(await screen.findByLabelText('Airway bill number'), `${String(other?.airwayBillNo)}{Enter}`)
    await screen.findByText('2 selected', { selector: 'b' })
    await user.click(screen.getByRole('button', { name: 'Close scanning' }))
    const dialog = await start('Void', 'Void Shipments')
    expect(within(dialog).getByText('1 of them is not in the list as it is filtered now.')).toBeVisible()
  })

  it.each([
    ['is still loading', { isHeld: true }],
    ['could not be loaded', { status: 403, body: {} }],
  ])('counts all of those selected as hidden while the list of other days %s', async (_what, fault) => {
    const { router, select, start, numbers } = await open()
    await select(2)
    store.faults.push({ path: '/api/airwaybill/getByToFrom', times: 9, ...fault })
    await act(() => router.navigate('?status=1&from=2026-01-05&to=2026-01-09'))
    await waitFor(() => expect(numbers()).toEqual([]))
    const dialog = await start('Void', 'Void Shipments')
    expect(within(dialog).getByText('2 of them are not in the list as it is filtered now.')).toBeVisible()
    store.held.splice(0).forEach((go) => go())
  })

  it('leaves out shipments whose status does not allow the action', async () => {
    const { select, start } = await open('?status=void')
    await select(2)
    const dialog = await start('Up Track', 'Up Track Shipments')
    expect(within(dialog).getByText(/2 shipments skipped: they are void or delivered/)).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: /^Confirm/ })).toBeDisabled()
  })

  it('stops if the session has ended', async () => {
    const { select, start, fillUpTrack, confirm } = await open()
    await select(6)
    await start('Up Track', 'Up Track Shipments')
    await fillUpTrack()
    endSessions(store)
    await confirm()
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument()
    expect(calls('upTrack').length).toBeLessThanOrEqual(3)
  })
})
