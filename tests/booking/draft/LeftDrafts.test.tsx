import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { openDraft } from '@/booking/draft/draft'
import { sweepDrafts } from '@/session/drafts/sweepDrafts'
import { addressOf, makeRoundTrip, visit, withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { specimenCard } from '../../backend/specimenCard'
import { withComputer } from '../../browser/browserStandIns'
import { aBooking } from '../../services/forms'
import {
  addShipment,
  booked,
  control,
  creations,
  fill,
  openBooking,
  withReceiptTab,
  flushDraft,
} from '../bookingScreen'
import { storeDraft, abandonDraft } from './storedDraft'

const { store, server } = withBackend()
const database = withComputer()
withReceiptTab()

const gujrat = centerIds.gujrat
const sana = { shipperContactPerson: 'Sana Butt', recCity: 'Sheffield', remarks: 'Call first' }
const storedKeys = (name: 'drafts' | 'files' | 'keys') => database.keysIn(name)
const offer = () => screen.findByText(/^Draft:/)
const front = () => new File([specimenCard('front')], 'front.png')

describe('a draft that no open tab has', () => {
  it('is offered with its parties and its time, and restored into an untouched form, including its file', async () => {
    const draft = await abandonDraft(gujrat, sana)
    await draft.writeFile('shipperIDFront', front())
    sessionStorage.clear()
    const { user } = await openBooking(store)
    expect(control('recCity')).toHaveValue('')
    expect(await offer()).toHaveTextContent(/^Draft: Sana Butt → Sheffield, \d\d:\d\d [AP]M$/)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(control('recCity')).toHaveValue('Sheffield'))
    await waitFor(() => expect(control('service')).toHaveFocus())
    expect(control('remarks')).toHaveValue('Call first')
    expect(await screen.findByText('front.png')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/^Draft:/)).toBeNull())
    // The draft now belongs to this tab, so that a reload continues it.
    expect(sessionStorage.getItem(`dashboard:draft-id:${gujrat}`)).toBe(draft.id)
    expect(storedKeys('drafts')).toHaveLength(1)
  })

  it('replaces what a filled form contains, which is held', async () => {
    await abandonDraft(gujrat, sana)
    const { user } = await openBooking(store)
    await user.type(control('recContactPerson'), 'Ruth Hallam')
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(control('recCity')).toHaveValue('Sheffield'))
    await user.click(await screen.findByRole('button', { name: 'Held 1' }))
    await user.click(screen.getByRole('button', { name: /^Continue ?Ruth Hallam/ }))
    await waitFor(() => expect(control('recContactPerson')).toHaveValue('Ruth Hallam'))
    await user.click(await screen.findByRole('button', { name: 'Held 1' }))
    expect(await screen.findByRole('button', { name: /^Continue ?Sana Butt/ })).toBeVisible()
    expect(storedKeys('drafts')).toHaveLength(2)
  })

  it('is discarded after a confirmation', async () => {
    const draft = await abandonDraft(gujrat, sana)
    await draft.writeFile('shipperIDFront', front())
    sessionStorage.clear()
    const { user } = await openBooking(store)
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    const popup = await screen.findByRole('dialog', { name: 'Discard this draft?' })
    await user.click(within(popup).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByText(/^Draft:/)).toBeNull())
    await waitFor(() => expect([...storedKeys('drafts'), ...storedKeys('files')]).toEqual([]))
  })

  it('does not come back if drafts were being looked for while it was discarded', async () => {
    await abandonDraft(gujrat, sana)
    const { user } = await openBooking(store)
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    const popup = await screen.findByRole('dialog', { name: 'Discard this draft?' })
    const locks = vi.spyOn(navigator.locks, 'query')
    const answers: (() => void)[] = []
    locks.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve({ held: [], pending: [] }))))
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(answers).toHaveLength(1))
    await user.click(within(popup).getByRole('button', { name: 'Discard' }))
    answers.forEach((answer) => answer())
    await makeRoundTrip()
    await makeRoundTrip()
    expect(screen.queryByText(/^Draft:/)).toBeNull()
    locks.mockRestore()
  })

  it('disappears at once when another tab discards it', async () => {
    const draft = await abandonDraft(gujrat, sana)
    await openBooking(store)
    await offer()
    const key = `drafts-over:${gujrat}/${draft.id}`
    localStorage.setItem(key, '{"sent":null}')
    window.dispatchEvent(new StorageEvent('storage', { key }))
    await waitFor(() => expect(screen.queryByText(/^Draft:/)).toBeNull())
  })

  it('has its own line beside the others, newest first', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await abandonDraft(gujrat, sana)
    vi.setSystemTime(Date.now() + 1000)
    await abandonDraft(gujrat, { shipperCompany: 'Hina & Co', recCountry: 'Norway' })
    await openBooking(store)
    await offerCount(2)
    expect(screen.getAllByText(/^Draft:/).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Hina & Co → Norway'),
      expect.stringContaining('Sana Butt → Sheffield'),
    ])
    vi.useRealTimers()
  })

  it.each([
    ['two of them are pressed', 1],
    ['it is pressed twice', 0],
  ])('is neither lost nor called gone if %s before the first has opened', async (_what, second) => {
    await abandonDraft(gujrat, sana)
    await abandonDraft(gujrat, { shipperCompany: 'Hina & Co' })
    const { user } = await openBooking(store)
    await offerCount(2)
    const buttons = screen.getAllByRole('button', { name: 'Continue' })
    const ofFirst = screen.getAllByText(/^Draft:/)[0]?.textContent ?? ''
    act(() => {
      buttons[0]?.click()
      buttons[second]?.click()
    })
    await offerCount(1)
    const shown = ofFirst.includes('Sana') ? ['Sana Butt', 'Hina & Co'] : ['Hina & Co', 'Sana Butt']
    const texts = () => control('shipperContactPerson').value + control('shipperCompany').value
    await waitFor(() => expect(texts()).toBe(shown[0]))
    expect(screen.getByText(/^Draft:/)).toHaveTextContent(shown[1] ?? '')
    expect(screen.queryByText(/could not be opened|no longer/i)).toBeNull()
    expect(storedKeys('drafts')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(texts()).toBe(shown[1]))
  })

  it('is no longer offered once another tab has it open', async () => {
    const elsewhere = await abandonDraft(gujrat, sana)
    const letGo = elsewhere.claim()
    const left = await abandonDraft(gujrat, { shipperCompany: 'Hina & Co' })
    const { user } = await openBooking(store)
    await offerCount(1)
    expect(screen.getByText(/^Draft:/)).toHaveTextContent('Hina & Co')
    const quicker = (await openDraft(gujrat, left.id)).claim()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await offerCount(0)
    expect(control('shipperCompany')).toHaveValue('')
    letGo()
    quicker()
  })

  it('is not shown to another user, and is deleted once that user signs in', async () => {
    await abandonDraft(centerIds.lahore, sana)
    await openBooking(store)
    await waitFor(() => expect(storedKeys('drafts')).toEqual([]))
    await act(() => database.rest())
    expect(storedKeys('keys')).not.toContain(centerIds.lahore)
    expect(screen.queryByText(/^Draft:/)).toBeNull()
  })

  it('is deleted after seven days', async () => {
    const draft = await abandonDraft(gujrat, sana)
    await draft.writeFile('shipperIDFront', front())
    const day = 24 * 60 * 60 * 1000
    await sweepDrafts(Date.now() + 6 * day)
    expect([...storedKeys('drafts'), ...storedKeys('files')]).toHaveLength(2)
    await sweepDrafts(Date.now() + 8 * day)
    expect([...storedKeys('drafts'), ...storedKeys('files')]).toEqual([])
  })

  const offerCount = (count: number) => waitFor(() => expect(screen.queryAllByText(/^Draft:/)).toHaveLength(count))
})

describe('a draft whose tab was closed while it was being sent', () => {
  const booking = aBooking()
  const sent = async () => {
    const draft = await abandonDraft(gujrat, sana)
    await draft.record.save({ airwayBillNo: booking.airwayBillNo, attempts: [booking], isSettled: false })
    sessionStorage.clear()
  }

  it('says so, and is looked up before anything else', async () => {
    await sent()
    const row = {
      _id: 'made',
      airwayBillNo: booking.airwayBillNo,
      center: { username: booking.user },
      consignor: { contactPerson: booking.shipperContactPerson },
      consignee: { contactPerson: booking.recContactPerson },
      destination: booking.recCountry,
    }
    server.use(http.get('*/api/airwaybill/search', () => HttpResponse.json([row])))
    const { user } = await openBooking(store)
    expect(
      await screen.findByText(
        `It may already be booked as airway bill ${booking.airwayBillNo}. “Continue” looks it up first.`,
      ),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('is booked.', { exact: false })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Print papers' })).toHaveAttribute('href', '/admin/dashboard/receipt/made')
    expect(creations(store)).toEqual([])
    await waitFor(() => expect(storedKeys('drafts')).toEqual([]))
  })

  it('warns before it is discarded', async () => {
    await sent()
    const { user } = await openBooking(store)
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      `Airway bill ${booking.airwayBillNo} may already be booked. Look for it in View Records first.`,
    )
  })
})

describe('a submission', () => {
  it('is not sent before it is recorded on disk', async () => {
    const site = await openBooking(store)
    await fill(site)
    await screen.findByText(/^Saved at/)
    await flushDraft(database)
    let write = () => {}
    database.heldWrites = new Promise((resolve) => (write = resolve))
    database.durabilities = []
    await addShipment(site)
    await screen.findByText('Processing your request...')
    await waitFor(() => expect(database.durabilities).not.toEqual([]))
    await database.rest()
    await makeRoundTrip()
    expect(creations(store)).toEqual([])
    database.heldWrites = null
    write()
    await booked()
    expect(creations(store)).toHaveLength(1)
  })

  it('continues if the disk stores nothing', async () => {
    const site = await openBooking(store)
    await fill(site)
    database.isForbidden = true
    await addShipment(site)
    await booked()
    expect(creations(store)).toHaveLength(1)
  })
})

describe('a reload', () => {
  it('shows a loading message, and never the empty form, until the draft is read', async () => {
    await storeDraft(gujrat, sana)
    const seen = new Set<string>()
    const watch = new MutationObserver(() => {
      const city = document.getElementsByName('recCity')[0]
      if (city) seen.add((city as HTMLInputElement).value)
      if (screen.queryByText('Loading your draft…')) seen.add('loading')
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await openBooking(store)
    watch.disconnect()
    expect([...seen]).toEqual(['loading', 'Sheffield'])
    expect(screen.queryByText(/^Draft:/)).toBeNull()
  })
})

describe('logging out', () => {
  const logOut = (index: number) =>
    screen.findAllByRole('button', { name: 'Logout' }).then((all) => all[index] as HTMLElement)
  const question = () => screen.findByRole('dialog', { name: 'Log out and delete the draft?' })

  it.each([
    ['sidebar', 0],
    ['header', 1],
  ])('from the %s asks first if another tab has a draft', async (_place, index) => {
    const elsewhere = await abandonDraft(gujrat, sana)
    // Locks the draft as another open tab does.
    const letGo = holdElsewhere(elsewhere.id)
    const site = visit('/admin/dashboard/settings', { store, username: 'gujrat' })
    await site.user.click(await logOut(index))
    const popup = await question()
    expect(popup).toHaveTextContent('Your draft (Sana Butt → Sheffield) will be deleted.')
    await site.user.click(within(popup).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(addressOf(site)).toBe('/admin/dashboard/settings')
    expect(storedKeys('drafts')).toHaveLength(1)
    await site.user.click(await logOut(index))
    await site.user.click(within(await question()).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(addressOf(site)).toBe('/'))
    await waitFor(() => expect([...storedKeys('drafts'), ...storedKeys('keys')]).toEqual([]))
    letGo()
  })

  it('asks about all drafts left by a crash in one question', async () => {
    await abandonDraft(gujrat, sana)
    await abandonDraft(gujrat, sana)
    const site = visit('/admin/dashboard/settings', { store, username: 'gujrat' })
    await site.user.click(await logOut(0))
    const popup = await screen.findByRole('dialog', { name: 'Log out and delete the drafts?' })
    expect(popup).toHaveTextContent('Your 2 drafts (Sana Butt → Sheffield; Sana Butt → Sheffield) will be deleted.')
  })

  it('is not blocked if the database does not answer', async () => {
    const site = visit('/admin/dashboard/settings', { store, username: 'gujrat' })
    const button = await logOut(0)
    await act(() => database.rest())
    database.closeByForce()
    const request: Partial<IDBOpenDBRequest> = {}
    vi.stubGlobal('indexedDB', { open: () => request })
    await site.user.click(button)
    await waitFor(() => expect(addressOf(site)).toBe('/'), { timeout: 15_000 })
    expect(store.calls.filter(({ path }) => path.endsWith('/logout'))).toHaveLength(1)
    request.onerror?.call(request as IDBOpenDBRequest, new Event('error'))
  })

  it('asks about the booking on the screen once, with the question of that screen', async () => {
    const site = await openBooking(store)
    await site.user.type(control('recCity'), 'Leeds')
    await screen.findByText(/^Saved at/)
    await site.user.click(await logOut(0))
    const popup = await screen.findByRole('dialog', { name: 'Leave without booking?' })
    await site.user.click(within(popup).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(addressOf(site)).toBe('/'))
    await waitFor(() => expect([...storedKeys('drafts'), ...storedKeys('keys')]).toEqual([]))
  })

  it('asks nothing if a draft has no text any more, although a shipper was filled in', async () => {
    const draft = await abandonDraft(gujrat, {})
    const kari = { id: 'c1', company: 'Olsen Import', contactPerson: 'Kari Olsen' }
    await draft.write('filled', [{ kind: 'shipper', ...kari, before: {}, files: {} }])
    await draft.write('texts', undefined)
    const booking = await openBooking(store)
    await new Promise((resolve) => setTimeout(resolve))
    expect(screen.queryByText(/^Draft:/)).toBeNull()
    await booking.user.click(await logOut(0))
    await waitFor(() => expect(addressOf(booking)).toBe('/'))
  })

  function holdElsewhere(id: string): () => void {
    let release = () => {}
    void navigator.locks.request(`draft:${id}`, {}, () => new Promise<void>((resolve) => (release = resolve)))
    return () => release()
  }
})

describe('drafts in this browser', () => {
  it('of another user are not shown, and are removed', async () => {
    for (const owner of [centerIds.lahore, centerIds.gujrat]) sessionStorage.setItem(`dashboard:print:${owner}`, 'no')
    await storeDraft(centerIds.lahore, { recCity: 'Sheffield' })
    await storeDraft(centerIds.gujrat, { recCity: 'Leeds' })
    await openBooking(store)
    expect(control('recCity')).toHaveValue('Leeds')
    expect(Object.keys(sessionStorage).filter((key) => key.includes(centerIds.lahore))).toEqual([])
    const rest = () => ['drafts', 'keys'].map((name) => [...(database.stores.get(name)?.keys() ?? [])])
    await waitFor(() => expect(rest().flat().join()).not.toContain(centerIds.lahore))
    expect(rest().flat().join()).toContain(centerIds.gujrat)
    expect(sessionStorage.getItem(`dashboard:print:${centerIds.gujrat}`)).toBe('no')
  })

  it('cannot be saved if storage is forbidden, which is said once and changes nothing in the form', async () => {
    const site = await openBooking(store)
    database.isForbidden = true
    await site.user.type(control('recCity'), 'She')
    expect(await screen.findByText('Not saved')).toBeVisible()
    await site.user.type(control('recCity'), 'ffield')
    await flushDraft(database)
    expect(screen.getAllByText(/cannot save drafts/)).toHaveLength(1)
    expect(control('recCity')).toHaveValue('Sheffield')
  })
})
