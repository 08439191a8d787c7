import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { otherDrafts } from '@/session/drafts/otherDrafts'
import { addressOf, type Visit, withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { withComputer } from '../../browser/browserStandIns'
import {
  addShipment,
  booked,
  chooseTool,
  control,
  fill,
  flushDraft,
  openBooking,
  withReceiptTab,
} from '../bookingScreen'

const { store } = withBackend()
const database = withComputer()
withReceiptTab()

const KEY = `booking-presets:${centerIds.gujrat}`
const storePresets = (presets: object) => localStorage.setItem(KEY, JSON.stringify(presets))
const storedPresets = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null

async function openPresets(site: Visit): Promise<HTMLElement> {
  await chooseTool(site, 'Presets')
  return screen.findByRole('dialog', { name: 'Presets on this computer' })
}
const cell = (popup: HTMLElement, name: string) => within(popup).getByRole('textbox', { name })
const press = ({ user }: Visit, popup: HTMLElement, name: string) =>
  user.click(within(popup).getByRole('button', { name }))

describe('the presets popup', () => {
  it('does not save a number that a booking would refuse, and says which', async () => {
    const site = await openBooking(store)
    const popup = await openPresets(site)
    await press(site, popup, 'Add box')
    await site.user.type(cell(popup, 'Name of box 1'), 'Carton')
    await site.user.type(cell(popup, 'Length of box 1'), '12 in')
    await press(site, popup, 'Save')
    expect(await within(popup).findByText('Length must be a number')).toBeVisible()
    await waitFor(() => expect(cell(popup, 'Length of box 1')).toHaveFocus())
    expect(storedPresets()).toBeNull()
    await site.user.clear(cell(popup, 'Length of box 1'))
    await site.user.type(cell(popup, 'Length of box 1'), '12')
    expect(within(popup).queryByText('Length must be a number')).toBeNull()
    await press(site, popup, 'Save')
    await waitFor(() => expect(popup).not.toBeInTheDocument())
    expect(storedPresets()).toMatchObject({ boxes: [{ name: 'Carton', length: '12' }] })
  })

  it('is closed with typed text by Cancel only, not by Escape', async () => {
    const site = await openBooking(store)
    const popup = await openPresets(site)
    await press(site, popup, 'Add line')
    await site.user.type(cell(popup, 'Description of line 1'), 'Cotton')
    await site.user.keyboard('{Escape}')
    expect(cell(popup, 'Description of line 1')).toHaveValue('Cotton')
    await press(site, popup, 'Cancel')
    await waitFor(() => expect(popup).not.toBeInTheDocument())
    expect(storedPresets()).toBeNull()
  })

  it('neither shows nor saves a service that is no longer offered', async () => {
    storePresets({ boxes: [], lines: [], defaults: { service: 'gone', paymentType: '1', shipmentType: '' } })
    const site = await openBooking(store)
    await waitFor(() => expect(control('service')).toHaveDisplayValue('gone'))
    expect(control('paymentType')).toHaveDisplayValue('Cash')
    const popup = await openPresets(site)
    expect(control('defaults.service')).toHaveDisplayValue('Select')
    await press(site, popup, 'Save')
    expect(storedPresets()).toMatchObject({ defaults: { service: '', paymentType: '1' } })
  })

  it('copies boxes and lines from the form, and inserts them into rows', async () => {
    const site = await openBooking(store)
    for (const [side, text] of Object.entries({ length: '48', width: '36', height: '30' }))
      await site.user.type(control(`dimValues.0.${side}`), text)
    await site.user.type(control('invoiceValues.0.description'), 'Bedspread')
    const popup = await openPresets(site)
    await press(site, popup, 'Copy from the form')
    expect(cell(popup, 'Name of box 1')).toHaveValue('48 × 36 × 30')
    await press(site, popup, 'Save')
    await site.user.selectOptions(screen.getByRole('combobox', { name: 'Add a preset box' }), '48 × 36 × 30')
    expect(control('dimValues.1.height')).toHaveValue('30')
    await site.user.selectOptions(screen.getByRole('combobox', { name: 'Add a preset line' }), 'Bedspread')
    expect(control('invoiceValues.1.description')).toHaveValue('Bedspread')
  })

  it('saves beside what another tab has saved since it was opened', async () => {
    const box = (name: string) => ({ name, length: '10', width: '10', height: '10' })
    const line = { description: 'Cotton', quantity: '', price: '' }
    const defaults = { service: '', paymentType: '1', shipmentType: '', cod: '', remArea: '' }
    storePresets({ boxes: [box('Old'), box('Crate')], lines: [], defaults })
    const site = await openBooking(store)
    const popup = await openPresets(site)
    storePresets({ boxes: [box('Crate'), box('Tube')], lines: [line], defaults: { ...defaults, paymentType: '2' } })
    await press(site, popup, 'Add box')
    await site.user.type(cell(popup, 'Name of box 3'), 'Carton')
    await site.user.type(cell(popup, 'Length of box 3'), '12')
    await press(site, popup, 'Save')
    await waitFor(() => expect(popup).not.toBeInTheDocument())
    expect(storedPresets()).toEqual({
      boxes: [box('Crate'), { name: 'Carton', length: '12', width: '', height: '' }, box('Tube')],
      lines: [line],
      defaults: { ...defaults, paymentType: '2' },
    })
  })

  it('says so if this browser cannot store presets', async () => {
    const site = await openBooking(store)
    const popup = await openPresets(site)
    await press(site, popup, 'Add line')
    await site.user.type(cell(popup, 'Description of line 1'), 'Cotton')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    await press(site, popup, 'Save')
    expect((await screen.findAllByText('This browser cannot save presets.'))[0]).toBeVisible()
  })
})

describe('the defaults of bookings', () => {
  it('apply to the booking after one: service, payment, type, COD and remote area', async () => {
    const site = await openBooking(store)
    await fill(site)
    const popup = await openPresets(site)
    await press(site, popup, 'Copy from the form')
    await press(site, popup, 'Save')
    await addShipment(site)
    await booked()
    await waitFor(() => expect(control('shipperCompany')).toHaveValue(''))
    for (const [name, text] of [
      ['service', 'Express'],
      ['paymentType', 'Cash'],
      ['shipmentType', 'Parcel'],
      ['cod', 'Non-COD'],
      ['remArea', 'No'],
      ['insurance', 'Select'],
    ] as const)
      expect(control(name), name).toHaveDisplayValue(text)
  })

  it('stay empty once they are emptied, also on the page in the other language, and are no work to be kept', async () => {
    storePresets({ boxes: [], lines: [], defaults: { paymentType: '1', remArea: '0' } })
    const site = await openBooking(store)
    await site.user.selectOptions(control('paymentType'), 'Select')
    await flushDraft(database)
    cleanup()
    const again = await openBooking(store)
    await waitFor(() => expect(control('paymentType')).toHaveValue(''))
    expect(control('remArea')).toHaveValue('0')
    // Leaves without a question.
    await again.router.navigate('/admin/dashboard/settings')
    await screen.findByRole('heading', { name: 'Profile Settings' })
    expect(await otherDrafts(centerIds.gujrat)).toEqual([])
  })

  it('are not unsaved work, even with a service that is no longer offered', async () => {
    storePresets({ boxes: [], lines: [], defaults: { service: 'gone', paymentType: '', shipmentType: '' } })
    const site = await openBooking(store)
    await waitFor(() => expect(control('service')).toHaveDisplayValue('gone'))
    await flushDraft(database)
    await site.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(addressOf(site)).toBe('/admin/dashboard'))
  })
})

describe('a preset box', () => {
  const boxes = ['Carton S', 'Carton M', 'Carton L'].map((name, index) => ({
    name,
    length: `${index + 1}0`,
    width: '20',
    height: '10',
  }))

  it('is chosen with the arrows, and inserted with Enter', async () => {
    storePresets({ boxes, lines: [], defaults: {} })
    const site = await openBooking(store)
    const select = screen.getByRole('combobox', { name: 'Add a preset box' })
    select.focus()
    // While its list is closed, a select fires a change event for each arrow key.
    for (const value of ['0', '1', '2']) {
      fireEvent.keyDown(select, { key: 'ArrowDown' })
      fireEvent.change(select, { target: { value } })
    }
    expect(control('dimValues.0.length')).toHaveValue('')
    await site.user.keyboard('{Enter}')
    expect(control('dimValues.0.length')).toHaveValue('30')
    expect(control('dimValues.1.length')).toBeUndefined()
    expect(select).toHaveDisplayValue('Add a preset box')
    await site.user.selectOptions(select, 'Carton S')
    expect(control('dimValues.1.length')).toHaveValue('10')
  })
})
