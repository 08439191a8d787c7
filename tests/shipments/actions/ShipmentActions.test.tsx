import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { upTrackTypes } from '@/domain/shipment/shipmentStatus'
import { englishStatusName } from '@/domain/shipment/statusTable'
import { withBackend, withRunningTimers } from '../../app'
import { aShipment } from '../../backend/builders'
import { endSessions } from '../../backend/session'
import { statusHistory } from '../../backend/statusHistory'
import { callsTo, everyAction, fail, openRecords, records, region, row } from '../listScreen'

const { store } = withBackend()

const NUMBER = '4900000001'
/** Makes a shipment booked just now, with these changes, the only one in the store. */
const only = (details: Parameters<typeof aShipment>[0] = {}) => {
  const shipment = aShipment({ airwayBillNo: NUMBER, ...details })
  store.shipments = [shipment]
  return shipment
}
const actionsOf = async () => {
  const actions = within(await row(NUMBER))
  const all = [...actions.queryAllByRole('link'), ...actions.queryAllByRole('button')]
  return all.filter(({ textContent }) => textContent !== NUMBER).map((each) => each.getAttribute('aria-label'))
}
const status = async () => (await row(NUMBER)).querySelector('.badge')

describe('the actions of a row', () => {
  test.each<[string, Parameters<typeof aShipment>[0], string, string[]]>([
    ['the head office, under way', { status: 3 }, 'headoffice', everyAction],
    ['a center, void', { status: 'void' }, 'gujrat', ['Book again']],
  ])('are those allowed for %s', async (_name, details, username, expected) => {
    only(details)
    await openRecords(store, records, username)
    expect(await actionsOf()).toEqual(expected)
  })

  it.each(['headoffice', 'gujrat'])('need an id: %s gets none without it', async (username) => {
    fail(store, 'getAll', { status: 200, body: [{ airwayBillNo: NUMBER, status: [{ type: 3 }] }] })
    await openRecords(store, records, username)
    expect(await actionsOf()).toEqual([])
    expect(within(await row(NUMBER)).queryByRole('link', { name: NUMBER })).toBeNull()
  })

  it('work for a shipment without a number, whose status is not checked first', async () => {
    store.shipments = [aShipment({ airwayBillNo: '' })]
    const { user } = await openRecords(store)
    await user.click(await screen.findByRole('button', { name: 'Void' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Confirm/ }))
    await waitFor(() => expect(callsTo(store, 'void')).toHaveLength(1))
    expect(callsTo(store, 'track')).toEqual([])
  })
})

describe('Up Track', () => {
  it('checks the status, sends the change, confirms it, and updates the list', async () => {
    const shipment = only()
    const { user, open, press } = await openRecords(store)
    const popup = await open(NUMBER, 'Up Track', 'Up Track Shipment')
    expect(popup).toHaveTextContent(`${NUMBER} Amina Khokhar to Ben Osgood`)
    await waitFor(() => expect(screen.getByLabelText(/Description/)).toHaveFocus())
    expect(screen.getByLabelText(/Type/)).toHaveDisplayValue('Packed')
    expect(popup).toHaveTextContent('Its status will be Packed.')
    expect(
      within(popup)
        .getAllByRole('button')
        .slice(-2)
        .map(({ textContent }) => textContent),
    ).toEqual(['Cancel', 'Confirm'])
    await user.selectOptions(screen.getByLabelText(/Type/), '')
    expect(
      within(screen.getByLabelText(/Type/))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Select the new status', ...upTrackTypes.map(englishStatusName)])
    await press('Confirm')
    expect(await screen.findByText('Type must be selected')).toBeInTheDocument()
    expect(screen.getByText('Description cannot be blank')).toBeInTheDocument()

    expect(screen.queryByLabelText(/Tracking link/)).not.toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText(/Type/), 'Tracking Number Update')
    await user.type(screen.getByLabelText(/Description/), 'Handed over')
    await press('Confirm')
    expect(await screen.findByText('Tracking no cannot be blank')).toBeInTheDocument()
    await user.type(screen.getByLabelText(/Tracking link/), 'https://partner.example/1')
    await press('Confirm')

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(region('status')).toHaveTextContent(`AirwayBill Status Updated Successfully !! ${shipment.airwayBillNo}`)
    expect(callsTo(store, `upTrack/${shipment.id}`).map(({ method, fields }) => [method, fields])).toEqual([
      ['PUT', { type: '6', description: 'Handed over', trackingLink: 'https://partner.example/1' }],
    ])
    await waitFor(async () => expect(await status()).toHaveTextContent('Tracking No Update'))
    expect(await row(NUMBER)).toHaveTextContent('Tracking No UpdateTracking Number Update')
  })

  it('says that visitors cannot press a tracking link that is no web address, and sends it all the same', async () => {
    only({ status: 5 })
    const { user, open, press } = await openRecords(store)
    await open(NUMBER, 'Up Track', 'Up Track Shipment')
    await user.type(screen.getByLabelText(/Description/), 'Handed over')
    const link = screen.getByLabelText(/Tracking link/)
    const hint = /^Visitors cannot press this/
    for (const part of ['ht', 'tps://', 'partner.example/1']) {
      await user.type(link, part)
      expect(screen.queryByText(hint)).toBeNull()
    }
    await user.clear(link)
    await user.type(link, 'partner.example/1')
    expect(screen.getByText(hint)).toBeVisible()
    expect(link).toHaveAccessibleDescription(hint)
    await press('Confirm')
    await waitFor(() =>
      expect(callsTo(store, 'upTrack')[0]?.fields).toMatchObject({ trackingLink: 'partner.example/1' }),
    )
  })

  it('is undone once by the message’s Undo, unless something has changed since', async () => {
    const shipment = only()
    const { user, open, press } = await openRecords(store)
    const move = async () => {
      await open(NUMBER, 'Up Track', 'Up Track Shipment')
      await user.type(screen.getByLabelText(/Description/), 'In the bag')
      await press('Confirm')
      return within(region('status')).findByRole('button', { name: 'Undo' })
    }
    await user.click(await move())
    await waitFor(() => expect(region('status')).toHaveTextContent('AirwayBill Tracking Down Successfully !!'))
    expect(within(region('status')).queryByRole('button', { name: 'Undo' })).toBeNull()
    await waitFor(async () => expect(await status()).toHaveTextContent('Info Recieved'))

    const undo = await move()
    shipment.status = [...(shipment.status ?? []), ...statusHistory([5], Date.now() + 1000)]
    await user.click(undo)
    await waitFor(() => expect(region('alert')).toHaveTextContent(/“Proceed”.*You can no longer make this change/))
    expect(callsTo(store, 'downTrack')).toHaveLength(1)
  })

  it('is sent once, however often Confirm is pressed', async () => {
    only()
    const { user, open } = await openRecords(store)
    const popup = await open(NUMBER, 'Up Track', 'Up Track Shipment')
    await user.selectOptions(screen.getByLabelText(/Type/), 'Packed')
    await user.type(screen.getByLabelText(/Description/), 'In the bag')
    const confirm = within(popup).getByRole('button', { name: /^Confirm/ })
    confirm.click()
    confirm.click()
    confirm.click()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(callsTo(store, 'upTrack')).toHaveLength(1)
  })
})

describe('Down Track', () => {
  it('names the step it will remove, and removes it', async () => {
    const shipment = only({ status: 2 })
    const { open, press } = await openRecords(store)
    const popup = await open(NUMBER, 'Down Track', 'Down Track Shipment')
    expect(popup).toHaveTextContent('The latest status, Packed')
    await press('Confirm')
    await waitFor(() => expect(region('status')).toHaveTextContent('AirwayBill Tracking Down Successfully !!'))
    expect(callsTo(store, `downTrack/${shipment.id}`)).toHaveLength(1)
    await waitFor(async () => expect(await status()).toHaveTextContent('Info Recieved'))
  })
})

describe('Down Track of the only status', () => {
  it('warns that the shipment becomes void, with the focus on Cancel', async () => {
    only({ status: 1 })
    const { open, press } = await openRecords(store)
    const popup = await open(NUMBER, 'Down Track', 'Down Track Shipment')
    expect(popup).toHaveTextContent('It is the only status. Without a status, a shipment is void.')
    await waitFor(() => expect(within(popup).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await press('Cancel')
    expect(callsTo(store, 'downTrack')).toHaveLength(0)
  })
})

describe('a change whose answer was lost after it was made', () => {
  it.each([
    ['Down Track', 'Down Track Shipment', 'downTrack', 'AirwayBill Tracking Down Successfully !!', 2],
    ['Up Track', 'Up Track Shipment', 'upTrack', 'AirwayBill Status Updated Successfully !!', 4],
    ['Void', 'Void Shipment', 'void', 'Shipment void successfully !!', 0],
  ])('of %s: another Confirm finds it made, without a second change', async (action, title, call, text, steps) => {
    const shipment = only()
    shipment.status = statusHistory([1, 2, 3], Date.now() - 10 * 3_600_000)
    fail(store, `${call}/*`, { drop: 'after' })
    const { user, open, press } = await openRecords(store)
    const popup = await open(NUMBER, action, title)
    if (call === 'upTrack') {
      await user.selectOptions(screen.getByLabelText(/Type/), 'Manifest')
      await user.type(screen.getByLabelText(/Description/), 'x')
    }
    await press('Confirm')
    await within(popup).findByText('Could not reach the server. Check your connection and try again.')
    await press('Confirm')
    await waitFor(() => expect(region('status')).toHaveTextContent(text))
    expect(screen.queryByText(/Someone else has changed/)).toBeNull()
    expect(callsTo(store, call)).toHaveLength(1)
    expect(shipment.status).toHaveLength(steps)
  })
})

describe('a change whose answer was lost', () => {
  it('is reported when another change is confirmed next, which then asks again', async () => {
    const shipment = only()
    shipment.status = statusHistory([1, 2, 3], Date.now() - 10 * 3_600_000)
    fail(store, 'upTrack/*', { drop: 'after' })
    const { user, open, press } = await openRecords(store)
    const popup = await open(NUMBER, 'Up Track', 'Up Track Shipment')
    await user.selectOptions(screen.getByLabelText(/Type/), 'Manifest')
    await user.type(screen.getByLabelText(/Description/), 'Flight of Nov 21')
    await press('Confirm')
    await within(popup).findByText('Could not reach the server. Check your connection and try again.')
    await user.type(screen.getByLabelText(/Description/), ', late')
    await press('Confirm')
    expect(await within(popup).findByText(/Your earlier change was made/)).toBeInTheDocument()
    expect(callsTo(store, 'upTrack')).toHaveLength(1)
    await press('Confirm')
    await waitFor(() => expect(callsTo(store, 'upTrack')).toHaveLength(2))
  })

  it('is found made even if another attempt was refused meanwhile', async () => {
    const shipment = only()
    shipment.status = statusHistory([1, 2, 3], Date.now() - 10 * 3_600_000)
    fail(store, 'downTrack/*', { drop: 'before' })
    const { open, press } = await openRecords(store)
    const popup = await open(NUMBER, 'Down Track', 'Down Track Shipment')
    await press('Confirm')
    await within(popup).findByText('Could not reach the server. Check your connection and try again.')
    fail(store, 'downTrack/*', { status: 400, body: { error: 'Not now' } })
    await press('Confirm')
    await within(popup).findByText('Not now')
    shipment.status = shipment.status.slice(0, 2)
    await press('Confirm')
    await waitFor(() => expect(region('status')).toHaveTextContent('AirwayBill Tracking Down Successfully !!'))
    expect(callsTo(store, 'downTrack')).toHaveLength(2)
  })
})

describe('a change whose answer was lost while tracking could not be read either', () => {
  const lose = async (action: string, call: string) => {
    only().status = statusHistory([1, 2, 3], Date.now() - 10 * 3_600_000)
    fail(store, 'track/*', { status: 500, body: {}, times: 2 })
    fail(store, `${call}/*`, { drop: 'after' })
    const opened = await openRecords(store)
    const popup = await opened.open(NUMBER, action, `${action} Shipment`)
    if (call === 'upTrack') await opened.user.type(screen.getByLabelText(/Description/), 'x')
    await opened.press('Confirm')
    await within(popup).findByText('Could not reach the server. Check your connection and try again.')
    await opened.press('Confirm')
    return { ...opened, popup }
  }

  it.each([
    ['Up Track', 'upTrack', 'AirwayBill Status Updated Successfully !!'],
    ['Void', 'void', 'Shipment void successfully !!'],
  ])('is not made twice: %s', async (action, call, text) => {
    await lose(action, call)
    await waitFor(() => expect(region('status')).toHaveTextContent(text))
    expect(callsTo(store, call)).toHaveLength(1)
  })

  it('is asked about again before a second step is removed', async () => {
    const { popup, press } = await lose('Down Track', 'downTrack')
    expect(
      await within(popup).findByText(
        /^It is not known whether your earlier change was made\. The status has been “Packed” since .*Confirm again if you still want this change\.$/,
      ),
    ).toBeInTheDocument()
    expect(callsTo(store, 'downTrack')).toHaveLength(1)
    await press('Confirm')
    await waitFor(() => expect(callsTo(store, 'downTrack')).toHaveLength(2))
  })
})

it('a popup whose change is being sent cannot be closed by any key', async () => {
  only({ status: 3 })
  fail(store, 'void/*', { isHeld: true })
  const { user, open, press } = await openRecords(store)
  const popup = await open(NUMBER, 'Void', 'Void Shipment')
  await press('Confirm')
  await screen.findByText('Processing your request...')
  await waitFor(() => expect(store.held).toHaveLength(1))
  for (const name of ['Cancel', 'Close']) expect(within(popup).getByRole('button', { name })).toBeDisabled()
  await user.keyboard('{Escape}')
  expect(popup).toBeInTheDocument()
  store.held.pop()?.()
  await waitFor(() => expect(region('status')).toHaveTextContent('Shipment void successfully !!'))
})

describe('a change that is not answered', () => {
  const { pass } = withRunningTimers()

  it('can be left after ten seconds, and is reported when the answer comes, without closing another popup', async () => {
    only({ status: 3 })
    fail(store, 'void/*', { isHeld: true })
    const { user, open, press } = await openRecords(store)
    const popup = within(await open(NUMBER, 'Void', 'Void Shipment'))
    await press('Confirm')
    await waitFor(() => expect(store.held).toHaveLength(1))
    await pass(9000)
    expect(popup.queryByText(/^It is not known yet whether this has been done/)).toBeNull()
    await pass(1500)
    expect(popup.getByText(/^It is not known yet whether this has been done/)).toBeVisible()
    await user.click(popup.getByText('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const note = await open(NUMBER, 'Add Note', 'Add Note')
    store.held.pop()?.()
    await waitFor(() => expect(region('status')).toHaveTextContent('Shipment void successfully !!'))
    await waitFor(async () => expect(await status()).toHaveTextContent('Void'))
    expect(note).toBeVisible()
    expect(callsTo(store, 'void')).toHaveLength(1)
  })

  /** Confirms a Down Track that is not answered, and closes its popup. */
  async function leaveDownTrack({ user, open, press }: Awaited<ReturnType<typeof openRecords>>) {
    const popup = within(await open(NUMBER, 'Down Track', 'Down Track Shipment'))
    await press('Confirm')
    await pass(10_500)
    await user.click(popup.getByText('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }

  it('is not made twice if it was made after all, and another was confirmed before that was known', async () => {
    const shipment = only()
    shipment.status = statusHistory([1, 2, 3], Date.now() - 10 * 3_600_000)
    fail(store, 'downTrack/*', { isHeld: true, drop: 'after' })
    const opened = await openRecords(store)
    await leaveDownTrack(opened)
    await opened.open(NUMBER, 'Down Track', 'Down Track Shipment')
    await opened.press('Confirm')
    store.held.pop()?.()
    await waitFor(() => expect(region('status')).toHaveTextContent('AirwayBill Tracking Down Successfully !!'))
    expect(callsTo(store, 'downTrack')).toHaveLength(1)
    expect(shipment.status).toHaveLength(2)
  })

  it('is followed by only one of several that were confirmed meanwhile', async () => {
    const shipment = only()
    shipment.status = statusHistory([1, 2, 3], Date.now() - 10 * 3_600_000)
    fail(store, 'downTrack/*', { isHeld: true, status: 400, body: { error: 'Not now' } })
    const opened = await openRecords(store)
    await leaveDownTrack(opened)
    await leaveDownTrack(opened)
    const popup = within(await opened.open(NUMBER, 'Down Track', 'Down Track Shipment'))
    await opened.press('Confirm')
    store.held.pop()?.()
    await popup.findByText(/Your earlier change was made/)
    expect(callsTo(store, 'downTrack')).toHaveLength(2)
    expect(shipment.status).toHaveLength(2)
  })
})

describe('Add Note', () => {
  it('starts from the existing note, and stores the new one', async () => {
    const shipment = only({ notes: 'Call first', status: 'void' })
    const { user, open, press } = await openRecords(store)
    await open(NUMBER, 'Add Note', 'Add Note')
    const field = screen.getByLabelText('Note')
    expect(field).toHaveValue('Call first')
    await user.clear(field)
    await user.type(field, 'Left at the desk')
    await press('Confirm')
    await waitFor(() => expect(region('status')).toHaveTextContent('AirwayBill Note Updated Successfully !!'))
    expect(callsTo(store, `addNote/${shipment.id}`)[0]?.fields).toEqual({ note: 'Left at the desk' })
    // A note does not depend on the status, so that is not checked first.
    expect(callsTo(store, 'track/')).toHaveLength(0)
  })

  it('starts from the note that someone else has written since the list was loaded', async () => {
    const shipment = only({ notes: 'Call first' })
    const { open } = await openRecords(store)
    await row(NUMBER)
    shipment.notes = 'Held at customs'
    await open(NUMBER, 'Add Note', 'Add Note')
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('Held at customs'))
    expect(screen.getByLabelText('Note')).toHaveAccessibleDescription('This replaces the current note.')
  })

  it('replaces a note that someone else has written while it was typed only once it was asked about', async () => {
    const shipment = only({ notes: 'Call first' })
    const { user, open, press } = await openRecords(store)
    const popup = await open(NUMBER, 'Add Note', 'Add Note')
    await waitFor(() => expect(callsTo(store, 'search')).toHaveLength(1))
    await user.type(screen.getByLabelText('Note'), ', after ten')
    shipment.notes = 'Held at customs'
    await press('Confirm')
    await within(popup).findByText(/^Someone else has changed the note meanwhile/)
    expect(callsTo(store, 'addNote')).toHaveLength(0)
    expect(screen.getByLabelText('Note')).toHaveValue('Call first, after ten')
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveAccessibleDescription(/“Held at customs”/))
    fail(store, 'addNote/*', { drop: 'after' })
    await press('Confirm')
    await within(popup).findByText('Could not reach the server. Check your connection and try again.')
    // The note that is there now is our own.
    await press('Confirm')
    await waitFor(() => expect(region('status')).toHaveTextContent('AirwayBill Note Updated Successfully !!'))
  })

  it('is sent if the backend does not say what the note is now', async () => {
    only({ notes: 'Call first' })
    const { user, open, press } = await openRecords(store)
    await open(NUMBER, 'Add Note', 'Add Note')
    await waitFor(() => expect(callsTo(store, 'search')).toHaveLength(1))
    await user.type(screen.getByLabelText('Note'), ', after ten')
    fail(store, 'search*', { status: 500, body: {}, times: 9 })
    await press('Confirm')
    await waitFor(() => expect(region('status')).toHaveTextContent('AirwayBill Note Updated Successfully !!'))
  })

  it('keeps what was typed before such a note arrived, and says what it replaces', async () => {
    const shipment = only({ notes: 'Call first' })
    const { user, open, press } = await openRecords(store)
    await row(NUMBER)
    shipment.notes = 'Held at customs'
    fail(store, 'search', { isHeld: true })
    await open(NUMBER, 'Add Note', 'Add Note')
    await user.type(screen.getByLabelText('Note'), ', then deliver')
    await waitFor(() => expect(store.held).toHaveLength(1))
    store.held.pop()?.()
    const description = 'Someone else has changed the note. This replaces it: “Held at customs”'
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveAccessibleDescription(description))
    await press('Confirm')
    await waitFor(() => expect(callsTo(store, 'addNote')[0]?.fields).toEqual({ note: 'Call first, then deliver' }))
  })
})

describe('Void', () => {
  it('warns that it is final, with the focus on Cancel', async () => {
    only({ status: 3 })
    const { open, press } = await openRecords(store)
    const popup = await open(NUMBER, 'Void', 'Void Shipment')
    expect(popup).toHaveTextContent('This cannot be undone.')
    const buttons = within(popup)
    await waitFor(() => expect(buttons.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    expect(buttons.getByRole('button', { name: /^Confirm/ })).toHaveClass('btn-danger')
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(callsTo(store, 'void')).toHaveLength(0)
  })

  it('lets a center void its own shipment', async () => {
    const shipment = only({ status: 3 })
    const { open, press } = await openRecords(store, records, 'gujrat')
    await open(NUMBER, 'Void', 'Void Shipment')
    await press('Confirm')
    await waitFor(() => expect(region('status')).toHaveTextContent('Shipment void successfully !!'))
    expect(callsTo(store, `void/${shipment.id}`).map(({ method }) => method)).toEqual(['PUT'])
    await waitFor(async () => expect(await status()).toHaveTextContent('Void'))
    expect(await actionsOf()).toEqual(['Book again'])
  })
})

describe('refusals', () => {
  // The texts of all refusals are tested in tests/services/http/call.test.ts.
  it.each([
    ['Up Track', 'Up Track Shipment', 'upTrack', { status: 400, body: { error: 'Not today' } }, 'Not today'],
    ['Down Track', 'Down Track Shipment', 'downTrack', { status: 200, body: { error: 'Not today' } }, 'Not today'],
    ['Add Note', 'Add Note', 'addNote', { status: 404, body: { error: 'x' } }, "AirwayBill doesn't exists"],
    ['Void', 'Void Shipment', 'void', { status: 404, body: { error: 'x' } }, 'x'],
  ])('of %s are shown in the popup, which stays open', async (action, title, call, fault, text) => {
    only({ status: 2 })
    fail(store, `${call}/*`, fault)
    const { user, open, press } = await openRecords(store)
    const popup = await open(NUMBER, action, title)
    if (call === 'upTrack') await user.type(screen.getByLabelText(/Description/), 'x')
    await press('Confirm')
    expect(await within(popup).findByText(text)).toBeInTheDocument()
    expect(region('alert')).toHaveTextContent(text)
    expect(region('status')).toBeEmptyDOMElement()
    expect(callsTo(store, call)).toHaveLength(1)
    await press('Confirm')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(callsTo(store, call)).toHaveLength(2)
  })

  it('because of an ended session say so, and ask to sign in', async () => {
    only({ status: 2 })
    const { open, press } = await openRecords(store)
    const popup = await open(NUMBER, 'Void', 'Void Shipment')
    endSessions(store)
    await press('Confirm')
    expect(await within(popup).findByText('Not authorized to access')).toBeInTheDocument()
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument()
  })
})
