import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { namedViews } from '@/shipments/view/namedViews'
import { addressWithTerm, heading, makeRoundTrip, visit, type Visit, withBackend } from '../../../app'
import { centerIds } from '../../../backend/branches'
import { allNumbers, fourShipments } from '../../../shipments/fourShipments'
import { callsTo, numbers, openHome, showsNumbers } from '../../../shipments/listScreen'

const { store } = withBackend()
const [last = '', third = ''] = allNumbers

beforeEach(() => {
  store.shipments = fourShipments()
})

const idOf = (number: string) => store.shipments.find(({ airwayBillNo }) => String(airwayBillNo) === number)?.id ?? ''
const settings = async (username: string) => {
  const opened = visit(paths.screen('settings'), { store, username })
  await heading('Profile Settings')
  return opened
}
const field = () => screen.findByRole('combobox', { name: 'Screen, action, number or name' })
const list = () => within(screen.getByRole('listbox', { name: 'Results' }))
const offers = () =>
  list()
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option')
const press = (init: KeyboardEventInit) => fireEvent.keyDown(window, { code: 'KeyK', key: 'k', ...init })
const find = async (user: UserEvent, text: string) => {
  press({ ctrlKey: true })
  await user.type(await field(), text)
}
const goesTo = (opened: Visit, address: string) => waitFor(() => expect(addressWithTerm(opened)).toBe(address))

describe('the command palette', () => {
  it('opens with Ctrl + K or the header button, and Escape returns the focus', async () => {
    const { user } = await settings('gujrat')
    const name = screen.getByLabelText('Full name')
    name.focus()
    // Prevented, so that the browser does not open its own search.
    expect(press({ ctrlKey: true })).toBe(false)
    expect(await field()).toHaveFocus()
    expect(screen.getByRole('dialog', { name: 'Find anything' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(name).toHaveFocus()

    await user.click(screen.getByRole('button', { name: 'Find anything' }))
    expect(await field()).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    for (const other of [{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }, { metaKey: true }])
      expect(press(other)).toBe(true)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('does not open over a popup, and prevents the browser’s own search', async () => {
    const { user } = visit(paths.screen('centers'), { store, username: 'headoffice' })
    await heading(/Centers/)
    await user.click(screen.getByRole('button', { name: 'Add Center' }))
    await screen.findByRole('dialog', { name: 'Add Center' })
    expect(press({ ctrlKey: true })).toBe(false)
    await makeRoundTrip()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('offers each role the commands of its sidebar and buttons', async () => {
    await settings('gujrat')
    press({ ctrlKey: true })
    await field()
    expect(offers()).toEqual([
      'Home',
      'View Records',
      'Settings',
      'Add Airway Bill',
      'Scan',
      'Charts',
      'Print day-end sheet',
      'Switch to dark theme',
      'Switch to Urdu',
      'Log out',
    ])
    expect(screen.getByText('10 results')).toHaveAttribute('role', 'status')
  })

  it('offers a center no command of the head office, whatever is typed', async () => {
    const { user } = await settings('gujrat')
    for (const text of ['tracking', 'archives', 'sialkot', 'accounts', 'ٹریکنگ']) {
      await find(user, text)
      // Urdu letters are isolated in an English sentence.
      const search = `Search View Records for “${text === 'ٹریکنگ' ? `\u2068${text}\u2069` : text}”`
      await screen.findByRole('option', { name: search })
      await makeRoundTrip()
      expect(offers()).toEqual([search])
      await user.keyboard('{Escape}')
    }
    expect(store.calls.filter(({ path }) => path === '/api/center/getall')).toHaveLength(0)
  })

  it('finds screens by the beginning of a word, in either language, with recent ones first', async () => {
    const opened = await settings('headoffice')
    const { user } = opened
    await find(user, 'acc man')
    expect(offers()).toEqual(['Accounts Management', 'Search View Records for “acc man”'])
    await user.keyboard('{Enter}')
    await goesTo(opened, paths.screen('accountsManagement'))
    await find(user, 'آرک')
    await user.keyboard('{Enter}')
    await goesTo(opened, paths.screen('archives'))
    press({ ctrlKey: true })
    await field()
    expect(group('Recently used').map(({ textContent }) => textContent)).toEqual(['Archives', 'Accounts Management'])
    expect(offers().filter((name) => name === 'Archives')).toHaveLength(1)
    // ArrowUp on the first option goes to the last.
    await user.keyboard('{ArrowUp}')
    expect(list().getByRole('option', { selected: true })).toHaveTextContent('Log out')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(await field()).toHaveAttribute('aria-activedescendant', group('Recently used')[1]?.id)
    await user.keyboard('{Enter}')
    await goesTo(opened, paths.screen('accountsManagement'))
  })

  it('changes theme and language, prints the day-end sheet, and logs out', async () => {
    const opened = await settings('gujrat')
    const { user } = opened
    await find(user, 'dark')
    await user.keyboard('{Enter}')
    expect(document.documentElement.dataset['bsTheme']).toBe('dark')
    await find(user, 'light')
    await user.keyboard('{Enter}')
    expect(document.documentElement.dataset['bsTheme']).toBe('light')
    await find(user, 'day-end')
    await user.click(screen.getByRole('option', { name: 'Print day-end sheet' }))
    await user.click(within(await screen.findByRole('dialog', { name: 'Day-end sheet' })).getByText('Close'))
    // Works on the screen that is open already, too.
    await find(user, 'scan')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('region', { name: 'Scan' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await find(user, 'logout')
    await user.keyboard('{Enter}')
    await goesTo(opened, paths.home())
  })

  it('offers the saved views of the screens allowed for the role', async () => {
    const view = { name: 'Late ones', address: 'status=4' }
    const views = ['records', 'trackingManagement'].map((of) => ({ ...view, screen: of }))
    namedViews.write(centerIds.gujrat, views)
    const opened = await settings('gujrat')
    await find(opened.user, 'late')
    expect(group('Saved views').map(({ textContent }) => textContent)).toEqual(['Late ones View Records'])
    await opened.user.keyboard('{Enter}')
    await goesTo(opened, `${paths.screen('records')}?status=4`)
  })

  it('offers the head office its centers', async () => {
    const opened = await settings('headoffice')
    await find(opened.user, 'okara')
    await opened.user.click(await screen.findByRole('option', { name: 'Chenab Okara okara' }))
    await goesTo(opened, `${paths.screen('centers')}?find=Chenab+Okara`)
  })
})

describe('shipments in the command palette', () => {
  it.each(['4900000003', '490 000 0003', ']C14900000003-2', '۴۹۰۰۰۰۰۰۰۳'])(
    'are opened in the panel by a number written as %s, whether or not loaded',
    async (text) => {
      const opened = await settings('gujrat')
      // A shipment of this branch.
      const [, mine] = store.shipments
      if (mine) mine.center = store.shipments[0]?.center ?? ''
      press({ ctrlKey: true })
      // Without a pause before Enter, as a barcode reader types.
      fireEvent.change(await field(), { target: { value: text } })
      await opened.user.keyboard('{Enter}')
      expect(await screen.findByRole('complementary', { name: `Shipment ${third}` })).toBeInTheDocument()
      expect(addressWithTerm(opened)).toBe(`${paths.screen('records')}?find=${third}&open=${idOf(third)}`)
      await showsNumbers(third)
    },
  )

  it('are searched in View Records for an unknown number, which says that it is not found', async () => {
    const opened = await settings('gujrat')
    await find(opened.user, '3999999999')
    await opened.user.keyboard('{Enter}')
    await goesTo(opened, `${paths.screen('records')}?find=3999999999`)
    expect(await screen.findByText(/No shipments? match/)).toBeInTheDocument()
  })

  it('that have one number by mistake are listed in View Records, and none of them is opened', async () => {
    for (const shipment of store.shipments.slice(0, 2)) shipment.airwayBillNo = third
    const opened = await settings('headoffice')
    await find(opened.user, third)
    await opened.user.keyboard('{Enter}')
    await goesTo(opened, `${paths.screen('records')}?find=${third}`)
    await waitFor(() => expect(numbers().length).toBeGreaterThan(1))
    expect(screen.queryByRole('complementary', { name: `Shipment ${third}` })).toBeNull()
  })

  it('are listed in View Records for several numbers', async () => {
    const opened = await settings('headoffice')
    press({ ctrlKey: true })
    fireEvent.change(await field(), { target: { value: `${last}, ${third}` } })
    await opened.user.click(await screen.findByRole('option', { name: 'Show 2 airway bills in View Records' }))
    await goesTo(opened, `${paths.screen('records')}?find=${last}%2C+${third}`)
    await showsNumbers(last, third)
    expect(numbers()).toHaveLength(2)
  })

  it('are found by name in the loaded lists, and open in the panel', async () => {
    const opened = await openHome(store)
    await showsNumbers(last)
    const before = callsTo(store, '').length
    await find(opened.user, 'ruth')
    const [shipment] = await screen.findAllByRole('option', { name: new RegExp(`^${last}`) })
    expect(shipment).toHaveTextContent('Ruth Hallam')
    // Opens without a call.
    expect(callsTo(store, '')).toHaveLength(before)
    await opened.user.click(shipment ?? document.body)
    expect(await screen.findByRole('complementary', { name: `Shipment ${last}` })).toBeInTheDocument()
    expect(addressWithTerm(opened)).toBe(`${paths.screen('records')}?find=${last}&open=${idOf(last)}`)
  })

  it('are searched in View Records for any other text', async () => {
    const opened = await settings('headoffice')
    await find(opened.user, 'aurora')
    await opened.user.keyboard('{Enter}')
    await goesTo(opened, `${paths.screen('records')}?find=aurora`)
    await waitFor(() => expect(numbers()).toContain(third))
  })
})

describe('shipments in the command palette while only some are loaded', () => {
  const note = /^Only a part of the shipments is loaded here/
  it('are marked as incomplete by a line', async () => {
    const { user } = await settings('gujrat')
    await find(user, 'ruth hal')
    expect(await screen.findByText(note)).toBeVisible()
  })

  it('are found by words in any order, without that line, once all are loaded', async () => {
    const { user } = await openHome(store)
    await screen.findByText('No late shipments.')
    await find(user, 'hal   ruth')
    expect(await screen.findByRole('option', { name: new RegExp(last) })).toBeVisible()
    expect(screen.queryByText(note)).toBeNull()
  })
})
