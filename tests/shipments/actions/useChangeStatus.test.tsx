import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { logOutElsewhere, makeRoundTrip, withBackend } from '../../app'
import { aShipment } from '../../backend/builders'
import { statusHistory } from '../../backend/statusHistory'
import { callsTo, fail, openRecords, region, row } from '../listScreen'

const { store, server } = withBackend()

const NUMBER = '4900000001'
const DAY = 24 * 60 * 60 * 1000

const only = (details: Parameters<typeof aShipment>[0] = {}) => {
  const shipment = aShipment({ airwayBillNo: NUMBER, ...details })
  store.shipments = [shipment]
  return shipment
}
const status = async () => (await row(NUMBER)).querySelector('.badge')

describe('a shipment whose status somebody else has changed meanwhile', () => {
  it('is not changed until the popup has said so and asked again', async () => {
    const shipment = only({ status: 2 })
    const { user, open, press } = await openRecords(store)
    const popup = await open(NUMBER, 'Up Track', 'Up Track Shipment')
    await user.selectOptions(screen.getByLabelText(/Type/), 'Manifest')
    await user.type(screen.getByLabelText(/Description/), 'Flight of Nov 21')
    shipment.status = statusHistory([1, 2, 3], Date.now())
    await press('Confirm')
    expect(await within(popup).findByRole('alert')).toHaveTextContent(
      /Someone else has changed this shipment: its status has been “3rd Party AWB”.*Confirm again if you still want this change/,
    )
    expect(callsTo(store, 'upTrack')).toHaveLength(0)
    expect(screen.getByLabelText(/Description/)).toHaveValue('Flight of Nov 21')
    await press('Confirm')
    await waitFor(() => expect(callsTo(store, 'upTrack')).toHaveLength(1))
  })

  it('is told apart from this user’s own change, whose time is an estimate until the backend’s row arrives', async () => {
    const shipment = only({ status: 2 })
    shipment.status = statusHistory([1, 2], Date.now() - 10 * 3_600_000)
    const { user, open, press } = await openRecords(store)
    await screen.findByText(/^Loaded/)
    server.use(http.get('*/api/airwaybill/getAll', () => new Promise<never>(() => undefined)))
    await open(NUMBER, 'Up Track', 'Up Track Shipment')
    await user.selectOptions(screen.getByLabelText(/Type/), 'Manifest')
    await user.type(screen.getByLabelText(/Description/), 'Flight of Nov 21')
    await press('Confirm')
    await waitFor(() => expect(region('status')).toHaveTextContent('AirwayBill Status Updated Successfully !!'))
    await waitFor(async () => expect(await status()).toHaveTextContent('Mainfiest'))
    shipment.status = (shipment.status ?? []).map((entry, at) =>
      at < 2 ? entry : { ...entry, createdAt: new Date(Date.now() + 7000).toISOString() },
    )
    await open(NUMBER, 'Down Track', 'Down Track Shipment')
    await press('Confirm')
    await waitFor(() => expect(region('status')).toHaveTextContent('AirwayBill Tracking Down Successfully !!'))
  })

  it('does not count as the confirmed change whose answer was lost', async () => {
    const shipment = only({ status: 2 })
    fail(store, 'upTrack/*', { drop: 'before' })
    const { user, open, press } = await openRecords(store)
    const popup = await open(NUMBER, 'Up Track', 'Up Track Shipment')
    await user.selectOptions(screen.getByLabelText(/Type/), 'Manifest')
    await user.type(screen.getByLabelText(/Description/), 'Flight of Nov 21')
    await press('Confirm')
    await within(popup).findByText(/^Could not reach the server/)
    // The change was not made; then somebody else makes one, with another and with the same description.
    shipment.status = statusHistory([1, 2, 3], Date.now())
    await press('Confirm')
    await within(popup).findByText(/^Someone else has changed this shipment: its status has been “3rd Party AWB”/)
    const same = statusHistory([4], Date.now() + DAY).map((entry) => ({ ...entry, description: 'Flight of Nov 21' }))
    shipment.status = [...shipment.status, ...same]
    await press('Confirm')
    await within(popup).findByText(/^Someone else has changed this shipment: its status has been “Manifest”/)
    expect(region('status')).toBeEmptyDOMElement()
    expect(callsTo(store, 'upTrack')).toHaveLength(1)
  })

  it('does not lose that step to an Undo while tracking is silent', async () => {
    const shipment = only({ status: 2 })
    const { user, open, press } = await openRecords(store)
    await open(NUMBER, 'Up Track', 'Up Track Shipment')
    await user.type(screen.getByLabelText(/Description/), 'At the airline')
    await press('Confirm')
    await waitFor(() => expect(region('status')).toHaveTextContent('AirwayBill Status Updated Successfully !!'))
    shipment.status = [...(shipment.status ?? []), ...statusHistory([5], Date.now() + DAY)]
    fail(store, 'track/*', { status: 500, body: {}, times: 99 })
    await user.click(within(region('status')).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(region('alert')).toHaveTextContent(/^Not undone: .* Use Down Track/))
    expect(callsTo(store, 'downTrack')).toHaveLength(0)
  })

  it('cannot be confirmed if the action is not allowed in its new status', async () => {
    const shipment = only({ status: 2 })
    const { user, open, press } = await openRecords(store)
    const popup = await open(NUMBER, 'Up Track', 'Up Track Shipment')
    await user.selectOptions(screen.getByLabelText(/Type/), 'Manifest')
    await user.type(screen.getByLabelText(/Description/), 'x')
    shipment.status = statusHistory([1, 2, 7], Date.now())
    await press('Confirm')
    expect(
      await within(popup).findByText(/its status has been “Delivered” since .*You can no longer make this change/),
    ).toBeInTheDocument()
    expect(within(popup).getByRole('button', { name: /^Confirm/ })).toBeDisabled()
    await press('Cancel')
    expect(callsTo(store, 'upTrack')).toHaveLength(0)
    await waitFor(async () => expect(await status()).toHaveTextContent('Tracking No Update'))
  })
})

it('of two shipments with one number, the one is not taken for the other that tracking tells of', async () => {
  const [one, other] = [
    aShipment({ airwayBillNo: NUMBER, status: 7 }),
    aShipment({ airwayBillNo: NUMBER, status: 3, consignee: { contactPerson: 'Ruth Hallam' } }),
  ]
  store.shipments = [one, other]
  const { user, press } = await openRecords(store)
  const second = await screen.findByRole('row', { name: /Ruth Hallam/ })
  await screen.findByText(/^Loaded/)
  await user.click(within(second).getByRole('button', { name: 'Down Track' }))
  const popup = await screen.findByRole('dialog', { name: 'Down Track Shipment' })
  await makeRoundTrip()
  expect(popup).toHaveTextContent('The latest status, 3rd Party AWB')
  await press('Confirm')
  await waitFor(() => expect(region('status')).toHaveTextContent('AirwayBill Tracking Down Successfully !!'))
  expect([one.status, other.status].map((steps) => steps?.length)).toEqual([7, 2])
  await waitFor(() => expect(second.querySelector('.badge')).toHaveTextContent('Packed'))
})

it('a Down Track whose answer was lost is not made again unasked while tracking is silent', async () => {
  const shipment = only({ status: 4 })
  fail(store, 'downTrack/*', { drop: 'after' })
  const { open, press } = await openRecords(store)
  const popup = await open(NUMBER, 'Down Track', 'Down Track Shipment')
  await press('Confirm')
  await within(popup).findByText(/^Could not reach the server/)
  const left = shipment.status?.length
  fail(store, 'track/*', { status: 500, body: {}, times: 99 })
  await press('Confirm')
  expect(await within(popup).findByText(/^It is not known whether your earlier change was made/)).toBeInTheDocument()
  expect(callsTo(store, 'downTrack')).toHaveLength(1)
  expect(shipment.status).toHaveLength(left ?? 0)
  await press('Confirm')
  await waitFor(() => expect(region('status')).toHaveTextContent('AirwayBill Tracking Down Successfully !!'))
  expect(callsTo(store, 'downTrack')).toHaveLength(2)
})

it.each([
  ['Up Track', 'upTrack', 'AirwayBill Status Updated Successfully !!'],
  ['Down Track', 'downTrack', 'AirwayBill Tracking Down Successfully !!'],
  ['Void', 'void', 'Shipment void successfully !!'],
])('%s that the backend has made before it failed is not made a second time', async (action, call, text) => {
  const shipment = only({ status: statusHistory([1, 2, 3, 4], Date.now() - 10 * DAY) })
  fail(store, `${call}/*`, { status: 500, body: { error: 'Mail server is down' }, isLate: true })
  const { user, open, press } = await openRecords(store)
  const popup = await open(NUMBER, action, `${action} Shipment`)
  if (call === 'upTrack') await user.type(screen.getByLabelText(/Description/), 'At the airport')
  await press('Confirm')
  await within(popup).findByText('Mail server is down')
  const left = shipment.status?.length
  await press('Confirm')
  await waitFor(() => expect(region('status')).toHaveTextContent(text))
  expect(callsTo(store, `${call}/`)).toHaveLength(1)
  expect(shipment.status).toHaveLength(left ?? 0)
})

it.each(['Up Track', 'Down Track', 'Void'])(
  'a shipment that somebody else has made void while the popup was open gets no %s',
  async (action) => {
    const shipment = only({ status: 3 })
    const { user, open, press } = await openRecords(store)
    const popup = await open(NUMBER, action, `${action} Shipment`)
    if (action === 'Up Track') await user.type(screen.getByLabelText(/Description/), 'x')
    await waitFor(() => expect(callsTo(store, 'track/').length).toBeGreaterThan(0))
    shipment.status = []
    await press('Confirm')
    expect(await within(popup).findByText(/it is now void\. You can no longer make this change/)).toBeInTheDocument()
    expect(within(popup).getByRole('button', { name: /^Confirm/ })).toBeDisabled()
    expect([...callsTo(store, 'upTrack'), ...callsTo(store, 'downTrack'), ...callsTo(store, 'void')]).toHaveLength(0)
    await waitFor(async () => expect(await status()).toHaveTextContent('Void'))
  },
)

describe('a shipment whose row is old, as somebody else has changed it since the list was loaded', () => {
  /** Opens Records with this status, which has become another one by the time an action's popup opens. */
  async function openOld(then: Parameters<typeof statusHistory>[0], action: string) {
    const shipment = only()
    shipment.status = statusHistory([1], Date.now() - DAY)
    const opened = await openRecords(store)
    await screen.findByText(/^Loaded/)
    // As in a long list, whose old rows are not loaded again.
    server.use(http.get('*/api/airwaybill/getAll', () => new Promise<never>(() => undefined)))
    shipment.status = statusHistory(then, Date.now())
    const popup = await opened.open(NUMBER, action, `${action} Shipment`)
    await waitFor(() => expect(callsTo(store, 'track/').length).toBeGreaterThan(0))
    return { ...opened, popup }
  }

  it.each([
    ['delivered', [1, 2, 7] as const, /its status has been “Delivered” since .*You can no longer make this change/],
    ['void', [] as const, /it is now void\. You can no longer make this change/],
  ])('gets no further step if it is %s', async (_what, then, text) => {
    const { user, popup, press } = await openOld(then, 'Up Track')
    await user.type(screen.getByLabelText(/Description/), 'x')
    await press('Confirm')
    expect(await within(popup).findByText(text)).toBeInTheDocument()
    expect(within(popup).getByRole('button', { name: /^Confirm/ })).toBeDisabled()
    expect(callsTo(store, 'upTrack')).toHaveLength(0)
  })

  it('gets a step that it already has only after a question, although the popup shows its status', async () => {
    const { user, popup, press } = await openOld([1, 2], 'Up Track')
    expect(within(popup).getByLabelText(/Type/)).toHaveValue('2')
    await waitFor(() => expect(popup.querySelector('[aria-current]')).toHaveTextContent('Packed'))
    await user.type(screen.getByLabelText(/Description/), 'x')
    await press('Confirm')
    await within(popup).findByText(/^Someone else has changed this shipment: its status has been “Packed”/)
    expect(callsTo(store, 'upTrack')).toHaveLength(0)
    await press('Confirm')
    await waitFor(() => expect(callsTo(store, 'upTrack')).toHaveLength(1))
  })

  it('does not lose another step than the popup names, where tracking did not answer before', async () => {
    const shipment = only()
    shipment.status = statusHistory([1, 2], Date.now() - DAY)
    const { open, press } = await openRecords(store)
    await screen.findByText(/^Loaded/)
    fail(store, 'track/*', { status: 400, body: {} })
    const popup = await open(NUMBER, 'Down Track', 'Down Track Shipment')
    expect(popup).toHaveTextContent('The latest status, Packed')
    shipment.status = statusHistory([1, 2, 3], Date.now())
    await press('Confirm')
    await within(popup).findByText(/^Someone else has changed this shipment: its status has been “3rd Party AWB”/)
    expect(popup).toHaveTextContent('The latest status, 3rd Party AWB')
    expect(callsTo(store, 'downTrack')).toHaveLength(0)
    await press('Confirm')
    await waitFor(() => expect(callsTo(store, 'downTrack')).toHaveLength(1))
  })

  it('loses the step that the popup names, and is not shown as void', async () => {
    const { popup, press } = await openOld([1, 2, 3], 'Down Track')
    await waitFor(() => expect(popup).toHaveTextContent('The latest status, 3rd Party AWB'))
    await press('Confirm')
    await waitFor(() => expect(region('status')).toHaveTextContent('AirwayBill Tracking Down Successfully !!'))
    await waitFor(async () => expect(await status()).toHaveTextContent('Packed'))
  })
})

describe('the check of the status', () => {
  type Action = [name: string, title: string, call: string, text: string]
  const upTrack: Action = ['Up Track', 'Up Track Shipment', 'upTrack', 'AirwayBill Status Updated Successfully !!']
  const downTrack: Action = [
    'Down Track',
    'Down Track Shipment',
    'downTrack',
    'AirwayBill Tracking Down Successfully !!',
  ]
  const voids: Action = ['Void', 'Void Shipment', 'void', 'Shipment void successfully !!']
  const history = [1, 2, 3] as const

  /** Confirms an action, and expects it to be made by a single call. */
  async function expectDone([action, title, call, text]: Action, meanwhile?: () => void) {
    const { user, open, press } = await openRecords(store)
    await open(NUMBER, action, title)
    if (call === 'upTrack') {
      await user.selectOptions(screen.getByLabelText(/Type/), 'Manifest')
      await user.type(screen.getByLabelText(/Description/), 'x')
    }
    await waitFor(() => expect(callsTo(store, 'track/').length).toBeGreaterThan(0))
    meanwhile?.()
    await press('Confirm')
    await waitFor(() => expect(region('status')).toHaveTextContent(text), { timeout: 9000 })
    expect(callsTo(store, call)).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  }
  const listed = (status: unknown) =>
    server.use(
      http.get('*/api/airwaybill/getAll', () =>
        HttpResponse.json(store.shipments.map(({ id, ...each }) => ({ ...each, _id: id, status }))),
      ),
    )

  it.each([
    ['fails', upTrack, { status: 500, body: {} }],
    ['is not for this role', downTrack, { status: 401, body: {} }],
    ['gets no answer', upTrack, { drop: 'before' as const }],
    ['cannot be read', downTrack, { status: 200, body: '<html>' }],
    ['has no steps', voids, { status: 200, body: { airwayBillNo: NUMBER } }],
  ])('does not delay the change if it %s', async (_what, action, fault) => {
    only({ status: 3 })
    fail(store, 'track/*', { ...fault, times: 99 })
    await expectDone(action)
  })

  it('does not delay the change if it returns fewer steps than before', async () => {
    const shipment = only({ status: 3 })
    await expectDone(downTrack, () => {
      const { status: all = [] } = shipment
      server.use(
        http.get('*/api/airwaybill/track/*', () =>
          HttpResponse.json({ airwayBillNo: NUMBER, status: all?.slice(0, 1) }),
        ),
      )
    })
  })

  it.each([
    ['is older', upTrack, statusHistory([1], Date.now() - DAY)],
    [
      'is worded otherwise',
      voids,
      statusHistory(history, Date.now() - DAY).map((each) => ({ ...each, description: '—' })),
    ],
    ['has types as texts and no times', downTrack, [{ type: '1' }, { type: '2' }, { type: '3' }]],
    ['has more steps', voids, statusHistory([1, 2, 3, 4], Date.now() - DAY)],
  ])('is not compared with the list, which %s', async (_what, action, rowStatus) => {
    const shipment = only({ status: 3 })
    shipment.status = statusHistory(history, Date.now() - DAY)
    listed(rowStatus)
    await expectDone(action)
  })

  it('is given up after some seconds without an answer', async () => {
    only({ status: 3 })
    server.use(http.get('*/api/airwaybill/track/*', () => new Promise<never>(() => undefined)))
    const { open, press } = await openRecords(store)
    await open(NUMBER, 'Void', 'Void Shipment')
    await press('Confirm')
    await waitFor(() => expect(callsTo(store, 'void')).toHaveLength(1), { timeout: 9000 })
  })

  it('shows the current status', async () => {
    const shipment = only({ status: 2 })
    const { open } = await openRecords(store)
    shipment.status = statusHistory([1, 2, 3], Date.now())
    const popup = await open(NUMBER, 'Down Track', 'Down Track Shipment')
    await waitFor(() => expect(popup).toHaveTextContent('The latest status, 3rd Party AWB'))
  })
})

it.each([
  ['no status', {}],
  ['an empty one', { status: [] }],
  ['null', { status: null }],
])('a row with %s counts as void: it can be viewed and given a note', async (_what, fields) => {
  only({ status: 3 })
  server.use(
    http.get('*/api/airwaybill/getAll', () => HttpResponse.json([{ _id: '1', airwayBillNo: NUMBER, ...fields }])),
  )
  await openRecords(store)
  const names = within(await row(NUMBER))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Add Note'])
  expect(await status()).toHaveTextContent('Void')
})

it('a note is not sent once its user has logged out, while the newest one is looked up', async () => {
  only()
  const { user, open, press } = await openRecords(store)
  await open(NUMBER, 'Add Note', 'Add Note')
  await makeRoundTrip()
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Call first')
  store.faults.push({ path: '/api/airwaybill/search', isHeld: true })
  await press('Confirm')
  await waitFor(() => expect(store.held).toHaveLength(1))
  await logOutElsewhere()
  store.held.splice(0).forEach((go) => go())
  await makeRoundTrip()
  expect(callsTo(store, 'addNote')).toHaveLength(0)
})

it('a change that waits for an earlier one is not sent if its user logs out meanwhile', async () => {
  only()
  const { user, open, press, router } = await openRecords(store)
  const note = async (text: string) => {
    await open(NUMBER, 'Add Note', 'Add Note')
    await makeRoundTrip()
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), text)
    await press('Confirm')
  }
  fail(store, 'addNote/*', { isHeld: true })
  await note('Call first')
  await waitFor(() => expect(store.held).toHaveLength(1))
  await act(() => router.navigate('/admin/dashboard/settings'))
  await act(() => router.navigate(-1))
  await note('Fragile')
  await makeRoundTrip()
  await logOutElsewhere()
  store.held.splice(0).forEach((go) => go())
  await makeRoundTrip()
  await makeRoundTrip()
  expect(callsTo(store, 'addNote')).toHaveLength(1)
})
