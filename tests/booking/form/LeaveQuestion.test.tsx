import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { browserDatabase } from '@/browser/browserDatabase'
import { CARRIED_FIELDS_KEY } from '@/browser/storageNames'
import { paths } from '@/paths'
import { addressOf, makeRoundTrip, type Visit, withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { withComputer } from '../../browser/browserStandIns'
import { control, openBooking } from '../bookingScreen'
import { storeDraft } from '../draft/storedDraft'

const { store } = withBackend()
const database = withComputer()

const question = { name: 'Leave without booking?' }
/** Whether the tab closes without the browser's question. */
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('leaving the form', () => {
  async function openDraft() {
    await storeDraft(centerIds.gujrat, { recCity: 'Leeds', dimValues: 'broken', x: 1 })
    const site = await openBooking(store)
    expect(control('recCity')).toHaveValue('Leeds')
    expect(control('dimValues.0.length')).toHaveValue('')
    return site
  }
  const answer = async ({ user }: Visit, name: string) => {
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(within(await screen.findByRole('dialog', question)).getByRole('button', { name }))
  }

  it('asks about a restored draft even if nothing has been typed since', async () => {
    const site = await openDraft()
    expect(closes()).toBe(false)
    await answer(site, 'Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(control('recCity')).toHaveValue('Leeds')
    await answer(site, 'Discard')
    await waitFor(() => expect(addressOf(site)).toBe(paths.dashboard()))
    await waitFor(() => expect(database.keysIn('drafts')).toEqual([]))
    expect(closes()).toBe(true)
  })

  it('keeps the draft if Save draft is chosen', async () => {
    const site = await openDraft()
    await answer(site, 'Save draft')
    await waitFor(() => expect(addressOf(site)).toBe(paths.dashboard()))
    expect(database.keysIn('drafts')).toHaveLength(1)
  })

  it('promises nothing of a draft that this browser cannot save, and asks on every way out', async () => {
    const site = await openBooking(store)
    database.isForbidden = true
    await site.user.type(control('recCity'), 'Leeds')
    await screen.findByText('Not saved')
    await site.user.click(screen.getByRole('button', { name: 'Cancel' }))
    const dialog = within(await screen.findByRole('dialog', question))
    expect(dialog.getByText('This browser cannot save your draft. If you leave, it is lost.')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Save draft' })).toBeNull()
    await site.user.click(dialog.getByRole('button', { name: 'Cancel' }))

    void site.router.navigate(paths.login())
    await site.user.click(within(await screen.findByRole('dialog', question)).getByRole('button', { name: 'Cancel' }))
    // The page in the other language takes over the fields of other screens, but no bookings.
    sessionStorage.setItem(CARRIED_FIELDS_KEY, '{}')
    expect(closes()).toBe(false)
    expect(control('recCity')).toHaveValue('Leeds')
  })

  it('says which part of a draft is lost if this browser cannot save its files', async () => {
    const site = await openBooking(store)
    await site.user.type(control('recCity'), 'Leeds')
    await screen.findByText(/^Saved at/)
    const apply = browserDatabase.apply.bind(browserDatabase)
    const full = new DOMException('full', 'QuotaExceededError')
    vi.spyOn(browserDatabase, 'apply').mockImplementation((changes) =>
      changes.some((change) => change.store === 'files') ? Promise.reject(full) : apply(changes),
    )
    const paper = new File(['%PDF-1.7 …\n%%EOF'], 'ntn.pdf', { type: 'application/pdf' })
    await site.user.upload(control('customNTN'), paper)
    await screen.findByText('Not saved')
    await site.user.click(screen.getByRole('button', { name: 'Cancel' }))
    const dialog = within(await screen.findByRole('dialog', question))
    expect(dialog.getByText(/^Your draft is saved without files that this browser cannot save/)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Save draft' })).toBeVisible()
  })

  it('asks nothing if the form is empty', async () => {
    const site = await openBooking(store)
    expect(closes()).toBe(true)
    await site.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(addressOf(site)).toBe(paths.dashboard()))
  })

  it('asks nothing on the way to sign in, as the booking is saved, nor at another address of the screen', async () => {
    const site = await openBooking(store)
    await site.user.type(control('recCity'), 'Leeds')
    await screen.findByText(/^Saved at/)
    for (const address of [`${paths.airwayBill()}?part=2`, paths.login()]) {
      await site.router.navigate(address)
      await makeRoundTrip()
      expect(screen.queryByRole('dialog', question)).toBeNull()
      expect(addressOf(site)).toBe(address)
    }
  })
})
