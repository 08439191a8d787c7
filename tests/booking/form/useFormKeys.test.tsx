import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { heading, visit, withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { aCustomer } from '../../backend/builders'
import { withComputer } from '../../browser/browserStandIns'
import {
  addShipment,
  booked,
  chooseTool,
  control,
  creations,
  fill,
  openBooking,
  withReceiptTab,
} from '../bookingScreen'
import { storeDraft } from '../draft/storedDraft'

const { store } = withBackend()
const database = withComputer()
withReceiptTab()

const deleteHere = '{Alt>}{Shift>}{Enter}{/Shift}{/Alt}'
const addHere = '{Alt>}{Enter}{/Alt}'
const undoButton = (table: string) => screen.queryByRole('button', { name: `Undo for ${table}` })

/** The values in a column, from the first row to the last. */
function column(table: string, cell: string): string[] {
  const names = Array.from({ length: 9 }, (_, row) => `${table}.${row}.${cell}`)
  return names.flatMap((name) => (control(name) as HTMLInputElement | undefined)?.value ?? [])
}

describe('the initial focus of the form', () => {
  it('skips filled fields, also when coming from another screen', async () => {
    localStorage.setItem(
      `booking-presets:${centerIds.gujrat}`,
      JSON.stringify({ boxes: [], lines: [], defaults: { service: '', paymentType: '1', shipmentType: '' } }),
    )
    await storeDraft(centerIds.gujrat, { service: store.services[0]?.id, shipperCompany: 'Sana Textile Works' })
    const site = visit('/admin/dashboard/records', { store, username: 'gujrat' })
    await heading('View Records')
    await site.router.navigate('/admin/dashboard/airwaybill')
    await heading('Add New AirwayBill')
    await waitFor(() => expect(control('shipperContactPerson')).toHaveFocus())
  })

  it('is set after each booking as well, and the booking is announced', async () => {
    const site = await openBooking(store)
    await fill(site)
    await addShipment(site)
    await booked()
    await waitFor(() => expect(control('shipperCompany')).toHaveValue(''))
    await waitFor(() => expect(control('service')).toHaveFocus())
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said).toContainEqual(expect.stringMatching(/^AirwayBill added successfully !! \d{10}$/))
  })

  it('moves to the next empty field after a pick in the popup of saved customers', async () => {
    store.customers.push(
      aCustomer({ company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi', phone1: '', ntnCnic: '3740500000001' }),
    )
    const site = await openBooking(store)
    await site.user.type(control('shipperCompany'), 'zarqa{F2}')
    const popup = await screen.findByRole('dialog', { name: 'Saved shippers' })
    await within(popup).findByText('1 found. Choose with the arrow keys, then press Enter.')
    await site.user.keyboard('{Enter}')
    await waitFor(() => expect(control('shipperNtnCnicNo')).toHaveValue('3740500000001'))
    expect(popup).not.toBeInTheDocument()
    await waitFor(() => expect(control('shipperPhone1')).toHaveFocus())
  })
})

describe('Tab', () => {
  it('skips the lookup buttons, which their fields’ keys open, and moves on like Enter', async () => {
    const site = await openBooking(store)
    for (const [from, next] of [
      ['service', 'shipperCompany'],
      ['invoiceValues.0.price', 'remarks'],
    ] as const) {
      control(from).focus()
      await site.user.keyboard('{Enter}')
      expect(control(next)).toHaveFocus()
    }
    for (const [field, whose, key] of [
      ['shipperContactPerson', 'Saved shippers', '{F2}'],
      ['recCompany', 'Saved receivers', '{Alt>}{ArrowDown}{/Alt}'],
    ] as const) {
      control(field).focus()
      await site.user.keyboard(key)
      await screen.findByRole('dialog', { name: whose })
      await site.user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(control(field)).toHaveFocus()
    }
  })
})

describe('Enter', () => {
  it.each([
    ['Shift', 'recPostCode'],
    ['Alt', 'recCity'],
  ])('with %s moves on and does not book', async (key, next) => {
    const site = await openBooking(store)
    await site.user.click(control('recCity'))
    await site.user.keyboard(`{${key}>}{Enter}{/${key}}`)
    await act(() => database.rest())
    expect(screen.queryByText(/fields need attention/)).toBeNull()
    expect(control(next)).toHaveFocus()
  })
})

describe('Shift + Enter', () => {
  it('moves to the next missing field, wraps from the end, and ends on the button', async () => {
    const site = await openBooking(store)
    await fill(site, { recCity: '', weight: '' })
    control('shipperCompany').focus()
    await site.user.keyboard('{Shift>}{Enter}{/Shift}')
    expect(control('recCity')).toHaveFocus()
    await site.user.keyboard('{Shift>}{Enter}{/Shift}')
    expect(control('weight')).toHaveFocus()
    await site.user.keyboard('12{Shift>}{Enter}{/Shift}')
    expect(control('recCity')).toHaveFocus()
    await site.user.keyboard('Leeds{Shift>}{Enter}{/Shift}')
    expect(document.activeElement).toHaveTextContent('Add Shipment')
  })
})

describe('Ctrl + Enter', () => {
  it('books from anywhere, but not in a popup nor on key repeat', async () => {
    const site = await openBooking(store)
    await fill(site)
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true, repeat: true })
    await chooseTool(site, 'Presets')
    await screen.findByRole('dialog')
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Enter', ctrlKey: true })
    expect(screen.queryByText('Processing your request...')).toBeNull()
    await site.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [navigation = document.body] = screen.getAllByRole('link', { name: 'View Records' })
    expect(fireEvent.keyDown(navigation, { key: 'Enter', ctrlKey: true })).toBe(false)
    fireEvent.keyDown(navigation, { key: 'Enter', ctrlKey: true, repeat: true })
    await booked()
    expect(creations(store)).toHaveLength(1)
  })

  it('does not book from the popup of saved customers', async () => {
    const site = await openBooking(store)
    await site.user.click(screen.getByRole('button', { name: 'Search saved shippers by company' }))
    const popup = await screen.findByRole('dialog')
    const term = await within(popup).findByRole('searchbox')
    await site.user.type(term, 'nobody{Control>}{Enter}{/Control}')
    await act(() => database.rest())
    expect(screen.queryByText(/fields need attention/)).toBeNull()
    await site.user.keyboard('{Enter}')
    expect(term).toHaveFocus()
  })
})

// Dimensions are tested in RowTable.test.tsx.
describe('a row of a table', () => {
  const [table, cell, name] = ['invoiceValues', 'description', 'invoice details']

  async function withRows(count: number) {
    const site = await openBooking(store)
    for (let row = 0; row < count; row += 1) {
      if (row > 0) await site.user.click(screen.getByRole('button', { name: `Add row to ${name}` }))
      await site.user.type(control(`${table}.${row}.${cell}`), `${row + 1}`)
    }
    return site
  }

  it('is deleted by the keys pressed in it, and restored to its position', async () => {
    const site = await withRows(4)
    await site.user.type(control(`${table}.1.price`), '7')
    await site.user.keyboard(deleteHere)
    expect(column(table, cell)).toEqual(['1', '3', '4'])
    expect(control(`${table}.1.price`)).toHaveFocus()
    expect(control(`${table}.1.price`)).toHaveValue('')
    expect(screen.getByText(/^Row 2 removed\./)).toBeVisible()
    // Typing goes to the rows in their new positions.
    await site.user.type(control(`${table}.2.${cell}`), '4')
    control(`${table}.2.${cell}`).focus()
    await site.user.keyboard(deleteHere)
    expect(column(table, cell)).toEqual(['1', '3'])
    expect(control(`${table}.1.${cell}`)).toHaveFocus()

    await site.user.click(undoButton(name) as HTMLElement)
    expect(column(table, cell)).toEqual(['1', '3', '44'])
    await site.user.click(undoButton(name) as HTMLElement)
    expect(column(table, cell)).toEqual(['1', '2', '3', '44'])
    expect(control(`${table}.1.price`)).toHaveValue('7')
    await waitFor(() => expect(control(`${table}.1.${cell}`)).toHaveFocus())
    expect(undoButton(name)).toBeNull()
  })

  it('is only cleared if it is the first, and filled again by Undo', async () => {
    const site = await withRows(2)
    control(`${table}.0.${cell}`).focus()
    await site.user.keyboard(deleteHere)
    expect(column(table, cell)).toEqual(['', '2'])
    expect(control(`${table}.0.${cell}`)).toHaveFocus()
    expect(screen.getByText(/^Row 1 cleared\./)).toBeVisible()
    await site.user.keyboard(deleteHere)
    await site.user.click(undoButton(name) as HTMLElement)
    expect(column(table, cell)).toEqual(['1', '2'])
    expect(undoButton(name)).toBeNull()

    // Undo does not overwrite what was typed meanwhile.
    control(`${table}.0.${cell}`).focus()
    await site.user.keyboard(deleteHere)
    await site.user.type(control(`${table}.0.${cell}`), '9')
    await site.user.click(undoButton(name) as HTMLElement)
    expect(column(table, cell)).toEqual(['1', '9', '2'])
  })

  it('is deleted from the end by the button, with the same Undo', async () => {
    const site = await withRows(3)
    await site.user.click(screen.getByRole('button', { name: `Delete row of ${name}` }))
    expect(column(table, cell)).toEqual(['1', '2'])
    await site.user.click(undoButton(name) as HTMLElement)
    expect(column(table, cell)).toEqual(['1', '2', '3'])
  })

  it('is added or removed once, however long the keys are held down', async () => {
    const site = await withRows(3)
    for (const shiftKey of [false, true]) {
      const row = control(`${table}.1.${cell}`)
      fireEvent.keyDown(row, { key: 'Enter', altKey: true, shiftKey })
      for (let times = 0; times < 5; times += 1)
        fireEvent.keyDown(control(`${table}.1.${cell}`), { key: 'Enter', altKey: true, shiftKey, repeat: true })
      await waitFor(() => expect(column(table, cell)).toHaveLength(shiftKey ? 3 : 4))
    }
    expect(column(table, cell)).toEqual(['1', '3', ''])
    await site.user.click(screen.getByRole('button', { name: `Add row to ${name}` }))
    await site.user.keyboard(addHere)
    expect(column(table, cell)).toHaveLength(5)
  })

  it('is not booked once removed, and is booked once restored', async () => {
    const site = await openBooking(store)
    await fill(site)
    for (const row of [0, 1, 2]) {
      if (row > 0) await site.user.click(screen.getByRole('button', { name: `Add row to ${name}` }))
      await site.user.clear(control(`${table}.${row}.${cell}`))
      await site.user.type(control(`${table}.${row}.${cell}`), `${row + 1}`)
    }
    for (const row of [1, 1]) {
      control(`${table}.${row}.${cell}`).focus()
      await site.user.keyboard(deleteHere)
    }
    await site.user.click(undoButton(name) as HTMLElement)
    await addShipment(site)
    await booked()
    const sent = JSON.parse(creations(store)[0]?.fields[table] ?? '') as Record<string, unknown>[]
    expect(sent.map((row) => String(row[cell]))).toEqual(['1', '3'])
  })
})

const CTRL_ENTER = '{Control>}{Enter}{/Control}'

describe('Ctrl + Enter in a popup', () => {
  it('books anyway, but not on the key press that opened the question', async () => {
    const site = await openBooking(store)
    await fill(site, { weight: '0' })
    control('weight').focus()
    await site.user.keyboard(CTRL_ENTER)
    const question = await screen.findByRole('dialog', { name: 'Check before booking' })
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Go back' })).toHaveFocus())
    const back = within(question).getByRole('button', { name: 'Go back' })
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }])
      expect(fireEvent.keyDown(back, { key: 'Enter', repeat: true, ...modifier })).toBe(false)
    expect(creations(store)).toEqual([])
    await waitFor(() => expect(question).toHaveClass('show'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    await site.user.keyboard(CTRL_ENTER)
    await booked()
    expect(creations(store)).toHaveLength(1)
  })

  it('confirms with ⌘ too, even if Cancel has the focus', async () => {
    const site = await openBooking(store)
    await site.user.type(control('shipperCompany'), 'Sana')
    await site.user.keyboard('{F8}')
    const question = await screen.findByRole('dialog')
    within(question).getByRole('button', { name: 'Cancel' }).focus()
    await site.user.keyboard('{Meta>}{Enter}{/Meta}')
    await waitFor(() => expect(control('shipperCompany')).toHaveValue(''))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText(/fields need attention/)).toBeNull()
  })

  it('saves presets', async () => {
    const site = await openBooking(store)
    await chooseTool(site, 'Presets')
    const popup = await screen.findByRole('dialog')
    await site.user.selectOptions(within(popup).getByRole('combobox', { name: 'Payment' }), 'Credit')
    await site.user.keyboard(CTRL_ENTER)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(localStorage.getItem(`booking-presets:${centerIds.gujrat}`)).toContain('"paymentType":"2"')
  })
})
