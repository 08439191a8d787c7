import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '@/paths'
import { addressOf, visit, withBackend, withRunningTimers } from '../../app'
import { aShipment } from '../../backend/builders'

const { store } = withBackend()
const center = { store, username: 'gujrat' }
const print = () => screen.findByRole('button', { name: 'Print' })
const receipt = (id: string) => `/api/airwaybill/receipt/${id}`

/** Adds shipments whose papers are one sheet of receipt and one of consent form each. */
function someShipments(count: number) {
  const shipments = Array.from({ length: count }, () => aShipment({ invoices: [] }))
  store.shipments.unshift(...shipments)
  return { shipments, ids: shipments.map(({ id }) => id), numbers: shipments.map((each) => String(each.airwayBillNo)) }
}

const printedNumbers = () =>
  screen.getAllByRole('article', { name: 'Receipt' }).map((sheet) => sheet.querySelector('.p-head dd')?.textContent)

describe('a print run of several bills', () => {
  it('shows them in the requested order, without duplicates, and loads a few at a time', async () => {
    const { ids, numbers } = someShipments(9)
    store.faults.push({ method: 'GET', path: receipt(ids[0] ?? ''), delayMs: 100 })
    visit(paths.printRun([...ids, ids[0] ?? '']), center)
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(printedNumbers()).toEqual(numbers)
    expect(screen.getByRole('heading', { level: 1, name: '9 receipts' })).toBeVisible()
    expect(screen.getByText('Receipt and consent form: 18 sheets')).toBeVisible()
    expect(store.calls.filter(({ path }) => path.startsWith(receipt('')))).toHaveLength(9)
  })

  it('prints only receipts if its address asks for them, and Close closes its tab', async () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => undefined)
    const { ids } = someShipments(2)
    const opened = visit(paths.printRun(ids, { only: 'receipts' }), center)
    expect(await screen.findByText('Receipt: 2 sheets, and one empty back')).toBeVisible()
    expect(localStorage.getItem('print-choices')).toBeNull()
    await opened.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalledOnce()
    await waitFor(() => expect(addressOf(opened)).toBe(paths.dashboard()))
  })

  it('shows the progress, and nothing to print before the last has loaded', async () => {
    const { ids } = someShipments(3)
    store.faults.push({ method: 'GET', path: receipt(ids[2] ?? ''), isHeld: true })
    visit(paths.printRun(ids), center)
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Bills loaded' })).toHaveValue(2))
    expect(screen.getByText('2 of 3 bills loaded.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument()
    store.held.pop()?.()
    await waitFor(async () => expect(await print()).toBeEnabled())
  })

  it('has VOID once its tab is shown again, on the bill that was made void in another one', async () => {
    const { ids, shipments } = someShipments(2)
    visit(paths.printRun(ids), center)
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(screen.queryByText('VOID')).toBeNull()
    if (shipments[1]) shipments[1].status = []
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    // On its receipt and its consent form.
    expect(await screen.findAllByText('VOID')).toHaveLength(2)
    await waitFor(async () => expect(await print()).toBeEnabled())
  })

  it('names a bill that could not be checked again, and checks it on request', async () => {
    const { ids, numbers } = someShipments(2)
    const { user } = visit(paths.printRun(ids), center)
    await waitFor(async () => expect(await print()).toBeEnabled())
    store.faults.push({ method: 'GET', path: receipt(ids[1] ?? ''), status: 400, body: {} })
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    const unchecked = new RegExp(`^It could not be checked whether this bill is void: ${numbers[1]}\\.`)
    expect(await screen.findByText(unchecked)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(unchecked)).toBeNull())
    await waitFor(async () => expect(await print()).toBeEnabled())
  })

  it('names the bills that failed; Try again requests only those', async () => {
    const { ids, numbers } = someShipments(3)
    store.faults.push({ method: 'GET', path: receipt(ids[1] ?? ''), status: 400, body: {} })
    const { user } = visit(paths.printRun(ids), center)
    expect(await screen.findByText(numbers[1] ?? '')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Some bills could not be loaded' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(printedNumbers()).toEqual(numbers)
    expect(store.calls.filter(({ path }) => path === receipt(ids[0] ?? ''))).toHaveLength(1)
  })

  it('counts a bill that has loaded as loaded, also if loading it again fails', async () => {
    const { ids, numbers } = someShipments(3)
    const failed = { method: 'GET', status: 400, body: {} }
    store.faults.push({ ...failed, path: receipt(ids[2] ?? ''), times: 2 })
    const { user } = visit(paths.printRun(ids), center)
    expect(await screen.findByText(numbers[2] ?? '')).toBeVisible()
    store.faults.push({ ...failed, path: receipt(ids[0] ?? '') })
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await waitFor(() => expect(store.faults).toEqual([]))
    expect(await screen.findByRole('heading', { name: 'Some bills could not be loaded' })).toBeVisible()
    expect(screen.queryByText(numbers[0] ?? '')).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Leave it out' }))
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(printedNumbers()).toEqual(numbers.slice(0, 2))
  })

  it('continues without a missing bill after a confirmation', async () => {
    const { ids, numbers } = someShipments(2)
    const { user } = visit(paths.printRun([...ids, 'gone']), center)
    expect(await screen.findByText('Bill 3 of 3')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Leave it out' }))
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(printedNumbers()).toEqual(numbers)
  })

  it.each([
    ['none', '/admin/dashboard/receipt', 'No shipments selected'],
    ['too many', paths.printRun(Array.from({ length: 51 }, (_, n) => `b${n}`)), 'Too many shipments: 51'],
  ])('asks for another selection with %s', async (_, address, title) => {
    visit(address, center)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: 'View Records' })).toHaveAttribute('href', '/admin/dashboard/records')
    expect(store.calls.filter(({ path }) => path.startsWith('/api/airwaybill'))).toEqual([])
  })
})

describe('a print run of which a bill is not answered', () => {
  const { pass } = withRunningTimers()

  it('names it after 10 seconds, and can continue without it', async () => {
    const { ids, numbers } = someShipments(3)
    store.faults.push({ method: 'GET', path: receipt(ids[1] ?? ''), isHeld: true })
    const { user } = visit(paths.printRun(ids), center)
    expect(await screen.findByText('2 of 3 bills loaded.')).toBeVisible()
    await pass(9000)
    expect(screen.queryByRole('button', { name: 'Leave it out' })).toBeNull()
    await pass(1500)
    expect(await screen.findByText(numbers[1] ?? '')).toBeVisible()
    expect(screen.getByText('Still waiting for an answer.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Loading the bills' })).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Bills loaded' })).toHaveValue(2)
    await user.click(screen.getByRole('button', { name: 'Leave it out' }))
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(printedNumbers()).toEqual([numbers[0], numbers[2]])
  })
})
