import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '@/paths'
import { visit, withBackend, withRunningTimers } from '../../app'
import { anArchivedBill, aShipment } from '../../backend/builders'
import type { CallFault } from '../../backend/callFaults'

const { store, server } = withBackend()
const center = { store, username: 'gujrat' }
const headOffice = { store, username: 'headoffice' }

const print = () => screen.findByRole('button', { name: 'Print' })
const sheets = () => screen.queryAllByRole('article').map((sheet) => sheet.getAttribute('aria-label'))
const failure = (path: string): CallFault => ({ method: 'GET', path, status: 400, body: { error: 'No' } })
const callsTo = (path: string) => store.calls.filter((call) => call.path.startsWith(path)).length

/** Counts the prints, whichever frame they are printed from. */
let printed: (string | undefined)[] = []
beforeEach(() => {
  printed = []
  const append = document.body.appendChild.bind(document.body)
  vi.spyOn(document.body, 'appendChild').mockImplementation((node) => {
    const appended = append(node)
    if (node instanceof HTMLIFrameElement && node.contentWindow) {
      node.contentWindow.focus = () => undefined
      node.contentWindow.print = () => void printed.push(node.contentDocument?.title)
    }
    return appended
  })
})

describe('the printed time', () => {
  const later = new Date(2026, 10, 21, 9, 0, 7)
  const opened = async (address: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 15, 21, 52) })
    const visited = visit(address, center)
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(screen.getByText(/Created by/)).toHaveTextContent('Fri, Nov 20, 2026, 03:21:52 PM')
    vi.setSystemTime(later)
    return visited
  }
  afterEach(() => vi.useRealTimers())

  it.each([
    ['a bill', paths.receipt],
    ['a run of bills', (id: string) => paths.printRun([id])],
  ])('is the time of printing, even in a tab that has been open since yesterday: %s', async (_name, addressOf) => {
    const shipment = aShipment()
    store.shipments.unshift(shipment)
    const { user } = await opened(addressOf(shipment.id))
    await user.click(await print())
    await waitFor(() => expect(printed).toHaveLength(1))
    const copy = document.querySelector('iframe')?.contentDocument?.body
    expect(copy).toHaveTextContent('Created by gujrat at Sat, Nov 21, 2026, 09:00:07 AM')
    expect(screen.getByText(/Created by/)).toHaveTextContent('Sat, Nov 21, 2026, 09:00:07 AM')
  })

  it('is the time of printing with the browser’s own print command too', async () => {
    const shipment = aShipment()
    store.shipments.unshift(shipment)
    await opened(paths.receipt(shipment.id))
    // As in the browser: what is on the page once the event has been handled is printed.
    window.dispatchEvent(new Event('beforeprint'))
    expect(screen.getByText(/Created by/)).toHaveTextContent('Sat, Nov 21, 2026, 09:00:07 AM')
  })
})

describe('the receipt of a live bill', () => {
  it.each(['constructor', '__proto__', 'toString', 'nothing'])(
    'shows all papers if its address asks for “%s”',
    async (only) => {
      const shipment = aShipment()
      store.shipments.unshift(shipment)
      visit(`${paths.receipt(shipment.id)}?only=${only}`, center)
      await waitFor(async () => expect(await print()).toBeEnabled())
      expect(sheets().length).toBeGreaterThan(0)
    },
  )

  it('shows nothing until the bill has loaded, then its papers, and prints them once per click', async () => {
    const shipment = aShipment()
    store.shipments.unshift(shipment)
    const path = `/api/airwaybill/receipt/${shipment.id}`
    store.faults.push({ method: 'GET', path, isHeld: true })
    const { user } = visit(paths.receipt(shipment.id), center)
    await waitFor(() => expect(store.held).toHaveLength(1))
    expect(document.body).toHaveTextContent(/^$/)
    store.held.pop()?.()

    expect(await print()).toBeInTheDocument()
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(sheets()).toEqual(['Receipt', 'Invoice', 'CNIC consent form'])
    expect(document.title).toBe(`Chenab | Receipt ${shipment.airwayBillNo}`)
    const receipt = within(screen.getByRole('article', { name: 'Receipt' }))
    expect(receipt.getByText('Sheesham Cutlery')).toBeInTheDocument()
    expect(receipt.getByText('WPX')).toBeInTheDocument()
    expect(receipt.getByText('Rs. 16,240.00')).toBeInTheDocument()
    expect(receipt.getByText(/Created by/)).toHaveTextContent('Created by gujrat')

    await user.dblClick(await print())
    await waitFor(() => expect(printed).toEqual([`Chenab receipt ${shipment.airwayBillNo}`]))
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(printed).toHaveLength(1)
  })

  it('has VOID once its tab is shown again, if it was made void in another one', async () => {
    const shipment = aShipment()
    store.shipments.unshift(shipment)
    visit(paths.receipt(shipment.id), center)
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(screen.queryByText('VOID')).toBeNull()
    shipment.status = []
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(await screen.findAllByText('VOID')).toHaveLength(3)
    await waitFor(async () => expect(await print()).toBeEnabled())
  })

  it('says that it could not be checked again, if loading it again fails, and can be printed all the same', async () => {
    const shipment = aShipment()
    store.shipments.unshift(shipment)
    const { user } = visit(paths.receipt(shipment.id), center)
    await waitFor(async () => expect(await print()).toBeEnabled())
    store.faults.push(failure(`/api/airwaybill/receipt/${shipment.id}`))
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    const unchecked = /^It could not be checked whether this bill is void/
    expect(await screen.findByText(unchecked)).toBeVisible()
    await waitFor(async () => expect(await print()).toBeEnabled())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(unchecked)).toBeNull())
    await waitFor(async () => expect(await print()).toBeEnabled())
  })

  describe('that is not answered when its tab is shown again', () => {
    const { pass } = withRunningTimers()

    it.each([
      ['the receipt', 4000, (id: string) => paths.receipt(id)],
      ['a print run', 10_000, (id: string) => paths.printRun([id])],
    ])('says after a while that it could not be checked, until it is: %s', async (_what, patience, pathTo) => {
      const shipment = aShipment()
      store.shipments.unshift(shipment)
      visit(pathTo(shipment.id), center)
      await waitFor(async () => expect(await print()).toBeEnabled())
      store.faults.push({ path: `/api/airwaybill/receipt/${shipment.id}`, isHeld: true })
      act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      await waitFor(() => expect(store.held).toHaveLength(1))
      const unchecked = /^It could not be checked whether this bill is void/
      await pass(patience - 1000)
      expect(screen.queryByText(unchecked)).toBeNull()
      await pass(1500)
      expect(await screen.findByText(unchecked)).toBeVisible()
      await waitFor(async () => expect(await print()).toBeEnabled())
      store.held.pop()?.()
      await waitFor(() => expect(screen.queryByText(unchecked)).toBeNull())
      await waitFor(async () => expect(await print()).toBeEnabled())
    })
  })

  it.each([{}, { id: 4900000077 }])(
    'books it again under the id of its address, whatever its own is: %j',
    async (own) => {
      const { id, airwayBillNo } = aShipment()
      server.use(
        http.get(`*/api/airwaybill/receipt/${id}`, () => HttpResponse.json({ ...own, airwayBillNo, status: [1] })),
      )
      visit(paths.receipt(id), center)
      expect(await screen.findByRole('link', { name: 'Book again' })).toHaveAttribute(
        'href',
        paths.airwayBill({ from: id }),
      )
    },
  )

  it('cannot be printed if the bill fails to load; Try again loads it', async () => {
    const shipment = aShipment()
    store.shipments.unshift(shipment)
    store.faults.push(failure(`/api/airwaybill/receipt/${shipment.id}`))
    const { user } = visit(paths.receipt(shipment.id), center)
    expect(await screen.findByRole('heading', { level: 1, name: 'The bill could not be loaded' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument()
    expect(sheets()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await print()).toBeEnabled())
  })

  it('cannot be printed without an airway bill number, and says so', async () => {
    const { id } = aShipment()
    server.use(http.get(`*/api/airwaybill/receipt/${id}`, () => HttpResponse.json({ _id: id, status: [1] })))
    visit(paths.receipt(id), center)
    expect(await screen.findByText(/^This bill has no airway bill number\./)).toBeVisible()
    expect(sheets()).toEqual([])
  })

  it('cannot be printed without a picture of the ID card; Try again refetches bill and picture', async () => {
    const shipment = aShipment({ consignor: { idFront: '/uploads/gone.png', idBack: '/uploads/back.png' } })
    store.shipments.unshift(shipment)
    const { user } = visit(paths.receipt(shipment.id), center)
    fireEvent.error(await screen.findByRole('img', { name: 'ID card, front' }))
    fireEvent.load(screen.getByRole('img', { name: 'ID card, back' }))
    expect(await screen.findByText('Not printed, because this is missing: ID card, front.')).toBeVisible()
    expect(await print()).toBeDisabled()

    shipment.consignor = shipment.consignor && { ...shipment.consignor, idFront: '/uploads/specimen-front.png' }
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'ID card, front' })).toHaveAttribute('src', 'blob:preview'),
    )
    for (const side of ['front', 'back']) fireEvent.load(screen.getByRole('img', { name: `ID card, ${side}` }))
    await waitFor(async () => expect(await print()).toBeEnabled())
  })
})

describe('a live bill with an unknown void state', () => {
  const withoutStatus = () => {
    const shipment = aShipment()
    store.shipments.unshift(shipment)
    hideStatus()
    return shipment
  }
  /** Leaves out `status`, which a backend need not have in a receipt. */
  const hideStatus = () =>
    server.use(
      http.get('*/api/airwaybill/receipt/:id', ({ params }) => {
        const { status: _status, ...bill } = store.shipments.find(({ id }) => id === params.id) ?? {}
        return HttpResponse.json(bill)
      }),
    )
  const unchecked = 'It could not be checked whether this bill is void. You can print the papers anyway.'
  const tracking = (airwayBillNo: unknown, status = 401): CallFault => ({
    ...failure(`/api/airwaybill/track/${String(airwayBillNo)}`),
    status,
  })

  it.each([401, 500])('prints if tracking answers %i; the screen says so, but no paper does', async (status) => {
    const { id, airwayBillNo } = withoutStatus()
    store.faults.push(tracking(airwayBillNo, status))
    const { user } = visit(paths.receipt(id), center)
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(screen.getByText(unchecked)).toBeVisible()
    for (const sheet of screen.getAllByRole('article')) expect(sheet).not.toHaveTextContent(/void|checked/i)
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(await print())
    await waitFor(() => expect(printed).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(unchecked)).toBeNull())
    await waitFor(async () => expect(await print()).toBeEnabled())
  })

  it('has VOID across every paper if tracking answers without steps', async () => {
    const shipment = withoutStatus()
    shipment.status = []
    visit(paths.receipt(shipment.id), center)
    await waitFor(async () => expect(await print()).toBeEnabled())
    for (const sheet of screen.getAllByRole('article')) expect(sheet).toHaveTextContent(/void/i)
    expect(screen.queryByText(unchecked)).toBeNull()
  })

  it('is named in a print run of several bills, and can be checked again there', async () => {
    const [first, second] = [withoutStatus(), withoutStatus()]
    store.faults.push(tracking(second.airwayBillNo))
    const { user } = visit(paths.printRun([first.id, second.id]), center)
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(
      screen.getByText(new RegExp(`^It could not be checked whether this bill is void: ${second.airwayBillNo}\\.`)),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/could not be checked/)).toBeNull())
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(callsTo(`/api/airwaybill/receipt/${first.id}`)).toBe(0)
  })
})

describe('the receipt of an archived bill', () => {
  const open = () => {
    store.archivedBills = [anArchivedBill({ id: 1009123456 })]
    return visit(paths.archiveReceipt('1009123456'), headOffice)
  }

  it('is loaded by its three calls, and read by the archive’s codes', async () => {
    open()
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(sheets()).toEqual(['Receipt', 'Invoice', 'CNIC consent form'])
    const receipt = within(screen.getByRole('article', { name: 'Receipt' }))
    expect(receipt.getByText('WPX')).toBeInTheDocument()
    expect(receipt.getByText('$ 45.00')).toBeInTheDocument()
    expect(receipt.getByText('4.80 KG')).toBeInTheDocument()
    expect(callsTo('/api/archive/receipt/')).toBe(3)
  })

  it.each([
    ['/api/archive/receipt/1009123456', 'bill'],
    ['/api/archive/receipt/get*', 'dimensions and invoice lines'],
  ])('is not printed at once without %s; Try again loads it', async (path, what) => {
    store.faults.push({ ...failure(path), times: path.endsWith('*') ? 2 : 1 })
    const { user } = open()
    expect(await screen.findByRole('heading', { level: 1, name: `The ${what} could not be loaded` })).toBeVisible()
    expect(sheets()).toEqual([])
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(sheets()).toEqual(['Receipt', 'Invoice', 'CNIC consent form'])
  })

  it.each([
    ['getDimensions', 'the dimensions', ['Receipt', 'Invoice', 'CNIC consent form'], 'Volume—'],
    ['getInvoices', 'the invoice lines', ['Receipt', 'CNIC consent form'], 'Contents—Declared value—'],
  ])(
    'is printed without %s after a confirmation, with dashes and a note saying so',
    async (path, what, papers, dashes) => {
      store.faults.push(failure(`/api/archive/receipt/${path}/*`))
      const { user } = open()
      await user.click(await screen.findByRole('button', { name: 'Print without it' }))
      await waitFor(async () => expect(await print()).toBeEnabled())
      expect(sheets()).toEqual(papers)
      expect(screen.getByText(new RegExp(`sheets?, without ${what} that could not be loaded$`))).toBeVisible()
      for (const name of papers.slice(0, -1)) {
        expect(screen.getByRole('article', { name })).toHaveTextContent(
          `Printed without ${what}, which could not be loaded.`,
        )
      }
      expect(screen.getByRole('article', { name: 'Receipt' })).toHaveTextContent(dashes)
    },
  )

  const allVoid = () => screen.getAllByRole('article').every((sheet) => sheet.classList.contains('is-void'))

  it('has VOID across every paper if the list says so, as the archived receipt has no status', async () => {
    store.archivedBills = [anArchivedBill({ id: 1009123456, status: 0 })]
    visit(paths.archiveReceipt('1009123456'), headOffice)
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(allVoid()).toBe(true)
    expect(screen.queryByText(/could not be checked/)).toBeNull()
  })

  it('warns before printing that the void state could not be read from the list', async () => {
    store.faults.push({ ...failure('/api/archive/getAll'), status: 500 })
    const { user } = open()
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(screen.getByText(/^It could not be checked whether this bill is void/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/could not be checked/)).toBeNull())
    expect(allVoid()).toBe(false)
  })

  it('has no dimensions and no invoice if the archive has none', async () => {
    store.faults.push({ ...failure('/api/archive/receipt/get*'), status: 404, times: 2 })
    open()
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(sheets()).toEqual(['Receipt', 'CNIC consent form'])
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
  })

  it('misses both if a host answers with an error page of its own', async () => {
    const page = '<html>Cannot GET</html>'
    store.faults.push({ ...failure('/api/archive/receipt/get*'), status: 404, body: page, times: 2 })
    open()
    expect(await screen.findByText('The dimensions and invoice lines could not be loaded')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  })
})

describe('a bill that is not answered', () => {
  const { pass } = withRunningTimers()
  const number = '1009123456'
  const held = (count: number) => waitFor(() => expect(store.held).toHaveLength(count))

  it.each([
    ['live', paths.receipt('any'), '/api/airwaybill/receipt/any'],
    ['archived', paths.archiveReceipt(number), `/api/archive/receipt/${number}`],
  ])('is said to be awaited after 10 seconds: a %s one', async (_kind, address, path) => {
    store.archivedBills = [anArchivedBill({ id: Number(number) })]
    store.faults.push({ path, isHeld: true })
    visit(address, headOffice)
    await held(1)
    await pass(9000)
    expect(screen.queryByText('Still waiting for an answer.')).toBeNull()
    await pass(1500)
    expect(screen.getByText('Still waiting for an answer.')).toBeVisible()
  })

  it('except for its lists can be printed without them after 10 seconds, or with them once they come', async () => {
    store.archivedBills = [anArchivedBill({ id: Number(number) })]
    store.faults.push({ path: '/api/archive/receipt/get*', isHeld: true, times: 2 })
    const { user } = visit(paths.archiveReceipt(number), headOffice)
    await held(2)
    await pass(9000)
    expect(screen.queryByRole('heading')).toBeNull()
    await pass(1500)
    expect(
      await screen.findByRole('heading', { name: 'The dimensions and invoice lines could not be loaded' }),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Print without it' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await print()).toBeEnabled())
    expect(sheets()).toEqual(['Receipt', 'Invoice', 'CNIC consent form'])
  })
})
