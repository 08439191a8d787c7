import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf, withBackend } from '../../app'
import { aShipment } from '../../backend/builders'
import { openTracking } from '../trackingScreen'

const { store, server } = withBackend()
const NUMBER = '4900000001'
const searches = () => store.calls.filter(({ path }) => path.startsWith('/api/airwaybill/search'))

async function openScanner() {
  const site = await openTracking(store)
  await site.tool('Scan')
  const field = await screen.findByLabelText('Airway bill number')
  await waitFor(() => expect(field).toHaveFocus())
  return site
}

it('the scan panel is closed by its cross, and returns the focus to the button that opened it', async () => {
  const { user } = await openScanner()
  await user.click(screen.getByRole('button', { name: 'Close scanning' }))
  expect(screen.queryByLabelText('Airway bill number')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Tools' })).toHaveFocus()
})

describe('a scanned number', () => {
  it('is searched in the loaded lists first, and only then on the server', async () => {
    const { user } = await openScanner()
    // This shipment is in none of the rows shown.
    const number = store.shipments.find(({ status }) => (status?.length ?? 0) > 2)?.airwayBillNo
    store.calls.length = 0
    await user.keyboard(`${number}{Enter}`)
    await screen.findByText(new RegExp(`^${number} to`))
    expect(searches()).toEqual([])
    await user.keyboard('9999999999{Enter}')
    await screen.findByText('9999999999 was not found')
    expect(searches()).toHaveLength(1)
  })

  it('can be scanned again once it is deselected', async () => {
    const { user, numbers } = await openScanner()
    const [first = ''] = numbers()
    await user.keyboard(`${first}{Enter}`)
    const list = await screen.findByRole('list', { name: 'Scanned shipments' })
    await user.keyboard(`${first}{Enter}`)
    await screen.findByText(`${first} is already scanned`)
    await user.click(within(list).getByRole('button'))
    await waitFor(() => expect(list).not.toBeInTheDocument())
    await user.keyboard(`${first}{Enter}`)
    await screen.findByRole('list', { name: 'Scanned shipments' })
  })

  it('shows the status that its shipment has by now', async () => {
    store.shipments = [aShipment({ airwayBillNo: NUMBER, status: 1 })]
    const { user } = await openScanner()
    await user.keyboard(`${NUMBER}{Enter}`)
    const list = within(await screen.findByRole('list', { name: 'Scanned shipments' }))
    expect(list.getByText('Info Recieved')).toBeVisible()
    const row = within(await screen.findByRole('row', { name: new RegExp(NUMBER) }))
    await user.click(row.getByRole('button', { name: 'Up Track' }))
    const popup = within(await screen.findByRole('dialog', { name: 'Up Track Shipment' }))
    await user.type(popup.getByLabelText('Description'), 'Packed')
    await user.click(popup.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(list.getByText('Packed')).toBeVisible())
  })

  it('is announced with a dash for an unknown receiver or destination', async () => {
    store.shipments = [
      aShipment({ airwayBillNo: NUMBER, destination: '', consignee: { company: '', contactPerson: '' } }),
    ]
    const { user } = await openScanner()
    await user.keyboard(`${NUMBER}{Enter}`)
    expect(await screen.findByText(`${NUMBER} to —, —`)).toBeInTheDocument()
  })

  it('is not taken for one of two shipments that have it', async () => {
    store.shipments = ['Amna', 'Bilal'].map((contactPerson) =>
      aShipment({ airwayBillNo: NUMBER, status: 1, consignee: { company: '', contactPerson } }),
    )
    const { user } = await openScanner()
    await user.keyboard(`${NUMBER}{Enter}`)
    expect(
      await screen.findByText(
        `Not scanned: 2 shipments have the number ${NUMBER}. Search for it and select the right one.`,
      ),
    ).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Scanned shipments' })).toBeNull()
    expect(screen.queryByLabelText('Selected shipments')).toBeNull()
  })

  it('ends silently if the user logs out while the server is asked', async () => {
    const asked = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))
    server.use(http.get('*/api/airwaybill/search', asked))
    const visited = await openScanner()
    await visited.user.keyboard('9999999999{Enter}')
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await visited.press('Logout')
    await waitFor(() => expect(addressOf(visited)).toBe('/'))
    expect(screen.queryByText(/^9999999999/)).toBeNull()
  })

  it('is announced again when scanned again', async () => {
    const { user } = await openScanner()
    const told = async () => {
      await user.keyboard(' abc {Enter}')
      return screen.findByText('“abc” is not an airway bill number')
    }
    const first = await told()
    const second = await told()
    expect(second).not.toBe(first)
    expect(first).not.toBeInTheDocument()
  })
})

describe('a barcode reader', () => {
  it.each([
    ['Tab in place of Enter', '{first}{Tab}'],
    ['Tab after Enter', '{first}{Enter}{Tab}'],
    ['start and end of text', '{Control>}b{/Control}{first}{Control>}c{/Control}{Enter}'],
    ['carriage return and line feed', '{first}{Control>}m{/Control}{Control>}j{/Control}'],
    ['a group separator', '{first}{Control>}]]{/Control}{Enter}'],
    ['the kind of barcode', ']]C1{first}{Enter}'],
    ['it through an Urdu keyboard', '[[چ1{first}{Enter}'],
    ['half of it', 'C1{first}{Enter}'],
    ['a piece as labels print it', '{first} (1/1){Enter}'],
  ])('that sends %s is understood', async (_, keys) => {
    const { user, numbers } = await openScanner()
    // All keys at once, as readers send them, however slow the computer of the test is.
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(performance.now())
    const [first = ''] = numbers()
    const prevented: boolean[] = []
    document.addEventListener('keydown', ({ ctrlKey, key, defaultPrevented }) => {
      if (ctrlKey && key !== 'Control') prevented.push(defaultPrevented)
    })
    await user.keyboard(keys.replace('{first}', first))
    await screen.findByText(new RegExp(`^(Piece 1.*: )?${first} to`))
    expect(screen.getByLabelText('Airway bill number')).toHaveFocus()
    expect(screen.getByLabelText('Airway bill number')).toHaveValue('')
    expect(prevented).not.toContain(false)
  })

  it('does not prevent pasting, or leaving an empty field', async () => {
    const { user } = await openScanner()
    const field = screen.getByLabelText('Airway bill number')
    expect(fireEvent.keyDown(field, { key: 'v', ctrlKey: true })).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 60))
    await user.tab()
    expect(field).not.toHaveFocus()
  })

  it('takes the next number after an entry was removed, and while a button has the focus', async () => {
    const { user, numbers } = await openScanner()
    const [first = '', second = '', third = ''] = numbers()
    await user.keyboard(`${first}{Enter}${second}{Enter}`)
    const list = await screen.findByRole('list', { name: 'Scanned shipments' })
    await user.click(await within(list).findByLabelText(`Remove ${second}`))
    expect(screen.getByLabelText('Airway bill number')).toHaveFocus()
    screen.getByText('Up Track', { selector: '.cc-picked .label' }).closest('button')?.focus()
    await user.keyboard(`${third}{Enter}`)
    await screen.findByText(new RegExp(`^${third} to`))
    expect(within(list).getByText(first)).toBeInTheDocument()
    expect(within(list).queryByText(second)).toBeNull()
    await user.click(screen.getByLabelText('Clear the selection'))
    expect(screen.getByLabelText('Airway bill number')).toHaveFocus()
  })

  it('takes a number from an Urdu keyboard while a button has the focus', async () => {
    await openScanner()
    const box = screen.getByLabelText('Sound')
    box.focus()
    fireEvent.keyDown(box, { key: '۳' })
    expect(screen.getByLabelText('Airway bill number')).toHaveFocus()
  })

  it('never confirms a popup: a scan is refused meanwhile', async () => {
    const { user, numbers, start } = await openScanner()
    const [first = '', second = ''] = numbers()
    await user.keyboard(`${first}{Enter}`)
    await screen.findByText(new RegExp(`^${first} to`))
    const confirm = within(await start('Void', 'Void Shipments')).getByText(/^Confirm/)
    const enter = () => fireEvent.keyDown(confirm, { key: 'Enter' })
    expect(enter()).toBe(true)
    for (const key of second) fireEvent.keyDown(confirm, { key })
    expect(enter()).toBe(false)
    expect(await screen.findByText('Not scanned. Finish or close the popup first.')).toBeInTheDocument()
  })

  it('gets a message about a number that is too short, beside one that is not', async () => {
    const { user, numbers } = await openScanner()
    const [first = ''] = numbers()
    await user.click(screen.getByLabelText('Airway bill number'))
    await user.paste(`${first} 304718295`)
    await user.keyboard('{Enter}')
    await screen.findByText('“304718295” is not an airway bill number')
    expect(await screen.findByRole('list', { name: 'Scanned shipments' })).toHaveTextContent(first)
  })
})

it('a number at the end of a long message is scanned', async () => {
  const { user, numbers } = await openScanner()
  const [first = ''] = numbers()
  await user.click(screen.getByLabelText('Airway bill number'))
  await user.paste(`${'Thank you. '.repeat(600)}${first}`)
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('list', { name: 'Scanned shipments' })).toHaveTextContent(first)
})

describe('scanned pieces of one bill', () => {
  it('are counted, and missing ones are named before confirming', async () => {
    store.shipments = [aShipment({ id: 'three', airwayBillNo: NUMBER, pieces: 3 })]
    const { user, start } = await openScanner()
    await user.keyboard(`${NUMBER}-2{Enter}`)
    await screen.findByText(new RegExp(`^Piece 2 of 3: ${NUMBER} to`))
    await user.keyboard(`${NUMBER}-1{Enter}`)
    await screen.findByText(new RegExp(`^Piece 1 of 3: ${NUMBER} to`))
    expect(screen.getByText(/Pieces 1, 2 of 3/)).toBeVisible()
    await user.keyboard(`${NUMBER}-2{Enter}`)
    await screen.findByText(`${NUMBER}-2 is already scanned`)
    await start('Up Track', 'Up Track Shipments')
    expect(screen.getByText(`${NUMBER}: piece 3 of 3 is missing.`)).toBeVisible()
    await user.click(screen.getByText('Cancel', { selector: 'button' }))
    await waitFor(() => expect(screen.getByLabelText('Airway bill number')).toHaveFocus())
    await user.keyboard(`${NUMBER}-3{Enter}`)
    await screen.findByText(new RegExp(`^Piece 3 of 3: ${NUMBER} to`))
    await start('Up Track', 'Up Track Shipments')
    expect(screen.queryByText(/missing/)).toBeNull()
  })

  it('are as many as there are labels, where their number is a fraction', async () => {
    store.shipments = [aShipment({ id: 'three', airwayBillNo: NUMBER, pieces: 2.5 })]
    const { user, start } = await openScanner()
    await user.keyboard(`${NUMBER}-2{Enter}`)
    await screen.findByText(new RegExp(`^Piece 2 of 3: ${NUMBER} to`))
    await start('Up Track', 'Up Track Shipments')
    expect(screen.getByText(`${NUMBER}: pieces 1, 3 of 3 are missing.`)).toBeVisible()
  })

  it('are counted without a total of 0', async () => {
    store.shipments = [aShipment({ id: 'three', airwayBillNo: NUMBER, pieces: 0 })]
    const { user } = await openScanner()
    await user.keyboard(`${NUMBER}-1{Enter}`)
    await screen.findByText(new RegExp(`^Piece 1: ${NUMBER} to`))
    await waitFor(() => expect(store.calls.some(({ path }) => path.includes('/receipt/'))).toBe(true))
    await user.keyboard(`${NUMBER}-2{Enter}`)
    await screen.findByText(new RegExp(`^Piece 2: ${NUMBER} to`))
    expect(screen.getByText(/Pieces 1, 2/)).not.toHaveTextContent('of')
  })

  it.each([
    ['no receipt states one', { _id: 'three', airwayBillNo: NUMBER }],
    ['the receipt is of another number', { _id: 'three', airwayBillNo: '4999999999', pieces: 9 }],
  ])('are counted without a total if %s', async (_what, bill) => {
    store.shipments = [aShipment({ id: 'three', airwayBillNo: NUMBER })]
    server.use(http.get('*/api/airwaybill/receipt/:id', () => HttpResponse.json(bill)))
    const { user, start } = await openScanner()
    await user.keyboard(`${NUMBER}-2{Enter}`)
    await screen.findByText(new RegExp(`^Piece 2: ${NUMBER} to`))
    await user.keyboard(`${NUMBER}-1{Enter}`)
    expect(await screen.findByText(new RegExp(`^Piece 1: ${NUMBER} to`))).toBeVisible()
    await start('Up Track', 'Up Track Shipments')
    expect(screen.queryByText(/missing/)).toBeNull()
  })
})

describe('the sound of a scan', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('is one tone for a match and two for none, and is silent when switched off', async () => {
    let played: { type?: string; frequency?: number }[] = []
    class Part {
      constructor(
        _: unknown,
        readonly options: { type?: string; frequency?: number },
      ) {}
      connect = <Other,>(other: Other) => other
      start = () => void played.push(this.options)
      stop = () => undefined
    }
    const context = class {
      currentTime = 7
    }
    for (const [name, stub] of Object.entries({ AudioContext: context, OscillatorNode: Part, GainNode: Part }))
      vi.stubGlobal(name, stub)
    const { user, numbers } = await openScanner()
    const [first = '', second = ''] = numbers()
    await user.keyboard(`${first}{Enter}`)
    await screen.findByText(new RegExp(`^${first} to`))
    expect(played).toEqual([{ type: 'sine', frequency: 1320 }])
    played = []
    await user.keyboard('abc{Enter}')
    await screen.findByText('“abc” is not an airway bill number')
    expect(played.map(({ type }) => type)).toEqual(['square', 'square'])
    played = []
    await user.click(screen.getByLabelText('Sound'))
    await user.keyboard(`${second}{Enter}`)
    await screen.findByText(new RegExp(`^${second} to`))
    expect(played).toEqual([])
  })
})

describe('the scan panel', () => {
  it('accepts numbers by Enter, with the focus still in the field', async () => {
    const { user, numbers } = await openScanner()
    const [first = '', second = ''] = numbers()
    const field = screen.getByLabelText('Airway bill number')
    await user.keyboard(`${first}{Enter}${second}{Enter}`)
    const scanned = await screen.findByLabelText('Scanned shipments')
    await waitFor(() => expect(scanned.querySelectorAll('li')).toHaveLength(2))
    expect(screen.getByText('2 selected', { selector: 'b' })).toBeInTheDocument()
    // Blank lines have no message.
    await user.keyboard('{Enter} {Enter}abc{Enter}')
    expect(await screen.findByText('“abc” is not an airway bill number')).toBeInTheDocument()
    expect(screen.queryByText('“” is not an airway bill number')).toBeNull()
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
    await user.click(screen.getByLabelText(`Remove ${first}`))
    expect(screen.getByText('1 selected', { selector: 'b' })).toBeInTheDocument()
  })

  it('does not report a shipment as found if no action on it is possible', async () => {
    const { user } = await openScanner()
    server.use(http.get('*/api/airwaybill/search', () => HttpResponse.json([{ airwayBillNo: '4999999999' }])))
    await user.keyboard('4999999999{Enter}')
    expect(await screen.findByText('4999999999 cannot be changed: its record is incomplete')).toBeInTheDocument()
  })
})
