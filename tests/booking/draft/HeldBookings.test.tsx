import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { takeDraft } from '@/booking/draft/draft'
import { paths } from '@/paths'
import { addressOf, heading, visit, type Visit, withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { specimenCard } from '../../backend/specimenCard'
import { withComputer } from '../../browser/browserStandIns'
import { control, openBooking, withReceiptTab, flushDraft } from '../bookingScreen'
import { storeDraft, abandonDraft } from './storedDraft'

const { store } = withBackend()
const database = withComputer()
withReceiptTab()

const gujrat = centerIds.gujrat
/** The count on the button of the list. */
const heldCount = () => Number(/\d+/.exec(screen.queryByRole('button', { name: /^Held \d+$/ })?.textContent ?? '0'))
/** Opens the list of held bookings and finds one of them. */
async function line(user: Visit['user'], name: string): Promise<HTMLElement> {
  const list = await screen.findByRole('button', { name: /^Held \d+$/ })
  if (list.getAttribute('aria-expanded') !== 'true') await user.click(list)
  return screen.findByRole('button', { name: new RegExp(`^Continue ?${name}`) })
}
const holdButton = () => screen.getByRole('button', { name: 'Hold' })

/** Stores held bookings, the oldest first. */
async function held(...names: readonly string[]) {
  for (const name of names) {
    const draft = await abandonDraft(gujrat, { recContactPerson: name })
    await draft.write('held', { name, note: '', at: Date.now() - 12 * 60_000 })
  }
  sessionStorage.clear()
}

describe('a held booking', () => {
  it('is put aside with two keys and restored with two, including files and rows', async () => {
    const { user } = await openBooking(store)
    expect(screen.queryByRole('button', { name: 'Hold' })).toBeNull()
    await user.type(control('shipperContactPerson'), 'Sana Butt')
    await user.type(control('recCity'), 'Sheffield')
    await user.click(screen.getByRole('button', { name: 'Add row to dimensions' }))
    await user.type(control('dimValues.1.length'), '30')
    const front = new File([specimenCard('front')], 'front.png', { type: 'image/png' })
    await user.upload(control('shipperIDFront'), front)
    await user.keyboard('{F8}')
    const popup = await screen.findByRole('dialog', { name: 'Hold this booking' })
    expect(within(popup).getByLabelText('Name')).toHaveValue('Sana Butt')
    expect(within(popup).getByLabelText('Note')).toHaveFocus()
    await user.keyboard('{Enter}')

    expect(await screen.findByRole('button', { name: 'Held 1' })).toBeVisible()
    expect(screen.getByText('Sana Butt is held.')).toBeVisible()
    expect(control('recCity')).toHaveValue('')
    expect(screen.queryByText('front.png')).toBeNull()
    expect(sessionStorage.getItem(`dashboard:draft-id:${gujrat}`)).toBeNull()
    await waitFor(() => expect(control('airwayBillNo')).not.toHaveValue(''))

    await user.keyboard('{F8}')
    const first = screen.getByRole('button', { name: /^Continue ?Sana Butt/ })
    expect(first).toHaveFocus()
    expect(first).toHaveTextContent(/0 min$/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(control('recCity')).toHaveValue('Sheffield'))
    expect(control('shipperContactPerson')).toHaveValue('Sana Butt')
    expect(control('dimValues.1.length')).toHaveValue('30')
    expect(await screen.findByText('front.png')).toBeVisible()
    expect(heldCount()).toBe(0)
    expect(database.keysIn('drafts')).toHaveLength(1)
  })

  it('has a name and a note, which are proposed again when it is held again', async () => {
    const { user } = await openBooking(store)
    await user.type(control('recCompany'), 'Hallam & Daughters')
    await user.click(holdButton())
    const name = await screen.findByLabelText('Name')
    expect(name).toHaveValue('Hallam & Daughters')
    await user.clear(name)
    await user.type(name, 'Blue jacket')
    await user.type(screen.getByLabelText('Note'), 'fetches his CNIC{Enter}')
    expect(await line(user, 'Blue jacket')).toHaveTextContent('fetches his CNIC')
    await user.click(await line(user, 'Blue jacket'))
    await waitFor(() => expect(control('recCompany')).toHaveValue('Hallam & Daughters'))
    await user.click(holdButton())
    expect(await screen.findByLabelText('Name')).toHaveValue('Blue jacket')
    expect(screen.getByLabelText('Note')).toHaveValue('fetches his CNIC')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(heldCount()).toBe(1))
  })

  it('is swapped with the booking on the screen, which is never lost', async () => {
    await held('Kari Olsen')
    const { user } = await openBooking(store)
    await user.type(control('recContactPerson'), 'Ruth Hallam')
    // Even the text typed last is saved.
    await user.click(await line(user, 'Kari Olsen'))
    await waitFor(() => expect(control('recContactPerson')).toHaveValue('Kari Olsen'))
    expect(await line(user, 'Ruth Hallam')).toBeVisible()
    await waitFor(() => expect(heldCount()).toBe(1))
    await user.keyboard('{Shift>}{F8}{/Shift}{Enter}')
    await waitFor(() => expect(control('recContactPerson')).toHaveValue('Ruth Hallam'))
  })

  it('is found by name with Ctrl + K on another screen, and swapped with a filled form', async () => {
    await held('Kari Olsen', 'Ruth Hallam')
    const site = visit(paths.screen('settings'), { store, username: 'gujrat' })
    await heading('Profile Settings')
    const { user } = site
    const find = async (text: string) => {
      fireEvent.keyDown(window, { code: 'KeyK', ctrlKey: true })
      await user.type(await screen.findByRole('combobox', { name: 'Screen, action, number or name' }), text)
      await screen.findByRole('group', { name: 'Held bookings' })
      await user.keyboard('{Enter}')
    }
    await find('kari')
    await waitFor(() => expect(control('recContactPerson')).toHaveValue('Kari Olsen'))
    await waitFor(() => expect(site.router.state.location.state).toBeNull())
    await find('ruth')
    await waitFor(() => expect(control('recContactPerson')).toHaveValue('Ruth Hallam'))
    expect(await line(user, 'Kari Olsen')).toBeVisible()
    expect(heldCount()).toBe(1)
  })

  it('survives a reload and a crash, and resumes unchanged', async () => {
    const { user } = await openBooking(store)
    await user.type(control('recContactPerson'), 'Ruth Hallam')
    await user.keyboard('{F8}')
    await screen.findByRole('dialog')
    await user.keyboard('{Enter}')
    await line(user, 'Ruth Hallam')
    cleanup()
    sessionStorage.clear()
    const again = await openBooking(store)
    await again.user.click(await line(again.user, 'Ruth Hallam'))
    await waitFor(() => expect(control('recContactPerson')).toHaveValue('Ruth Hallam'))
    await again.user.type(control('recCity'), 'Sheffield')
    await flushDraft(database)
    cleanup()
    await openBooking(store)
    expect(control('recCity')).toHaveValue('Sheffield')
    expect(heldCount()).toBe(0)
  })

  it('is one of ten at most: an eleventh stays in the form, and a message says why', async () => {
    await held(...Array.from({ length: 10 }, (_, place) => `Customer ${place}`))
    const { user } = await openBooking(store)
    await waitFor(() => expect(heldCount()).toBe(10))
    await user.type(control('recContactPerson'), 'Ruth Hallam')
    await user.keyboard('{F8}')
    expect(
      await screen.findByText('10 bookings are held already: continue or discard one before you hold another.'),
    ).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(control('recContactPerson')).toHaveValue('Ruth Hallam')
    // Swapping does not add to the ten.
    await user.click(await line(user, 'Customer 4'))
    await waitFor(() => expect(control('recContactPerson')).toHaveValue('Customer 4'))
    await waitFor(() => expect(heldCount()).toBe(10))
  })

  it('is discarded after a confirmation', async () => {
    await held('Kari Olsen')
    const { user } = await openBooking(store)
    await line(user, 'Kari Olsen')
    await user.click(screen.getByRole('button', { name: 'Discard Kari Olsen' }))
    const popup = await screen.findByRole('dialog', { name: 'Discard this draft?' })
    expect(popup).toHaveTextContent('The draft Kari Olsen will be deleted.')
    await user.click(within(popup).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(database.keysIn('drafts')).toEqual([]))
    expect(heldCount()).toBe(0)
  })

  it('is opened by one tab only, even if several ask at the same time', async () => {
    await held('Kari Olsen')
    const { user } = await openBooking(store)
    await user.type(control('recContactPerson'), 'Ruth Hallam')
    const shown = await line(user, 'Kari Olsen')
    const [id = ''] = database.keysIn('drafts').map((key) => key.replace(`${gujrat}/`, ''))
    const [first, second] = await Promise.all([takeDraft(gujrat, id), takeDraft(gujrat, id)])
    expect([first, second].filter(Boolean)).toHaveLength(1)
    await user.click(shown)
    // The other tab has taken it, so the list no longer offers it.
    await waitFor(() => expect(heldCount()).toBe(0))
    expect(await screen.findByText(/^The draft could not be opened\./)).toBeVisible()
    expect(control('recContactPerson')).toHaveValue('Ruth Hallam')
    first?.claim()()
  })

  it('stays in the form if this browser cannot save it', async () => {
    const { user } = await openBooking(store)
    database.isForbidden = true
    await user.type(control('recContactPerson'), 'Ruth Hallam')
    await user.keyboard('{F8}')
    await screen.findByRole('dialog')
    await user.keyboard('{Enter}')
    expect(
      await screen.findByText('This booking cannot be held, because this browser cannot save it. Finish it first.'),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(control('recContactPerson')).toHaveValue('Ruth Hallam')
    expect(heldCount()).toBe(0)
  })

  it('is deleted at logout, after a question that states the number of drafts', async () => {
    await held('Kari Olsen', 'Ruth Hallam')
    await storeDraft(gujrat, {})
    sessionStorage.clear()
    const site = await openBooking(store)
    await site.user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] as HTMLElement)
    const popup = await screen.findByRole('dialog', { name: 'Log out and delete the drafts?' })
    expect(popup).toHaveTextContent(/^.*Your 3 drafts \(/)
    await site.user.click(within(popup).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(addressOf(site)).toBe('/'))
    await waitFor(() => expect([...database.keysIn('drafts'), ...database.keysIn('keys')]).toEqual([]))
  })
})
