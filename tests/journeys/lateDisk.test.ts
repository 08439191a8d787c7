import { describe, expect, it, vi } from 'vitest'
import { beginDraft, type SaveState } from '@/booking/draft/draft'
import { browserDatabase } from '@/browser/browserDatabase'
import { emptyBookingForm } from '@/domain/forms/bookingForm'
import { withRunningTimers } from '../app'
import { withComputer } from '../browser/browserStandIns'

const database = withComputer()
const { pass } = withRunningTimers()

const form = { ...emptyBookingForm('gujrat', ''), recCity: 'Sheffield' }

/** Encryption takes real time, during which the test's fake clock must not advance. */
const isSaved = (said: readonly unknown[]) =>
  vi.waitFor(
    async () => {
      await pass(1000)
      expect(said.at(-1)).toBe('saved')
    },
    { timeout: 10_000 },
  )

function openForm() {
  const draft = beginDraft('gujrat')
  const letGo = draft.claim()
  const said: (SaveState | 'saved')[] = []
  draft.onSaveState((state) => said.push(state instanceof Date ? 'saved' : state))
  return { draft, letGo, said }
}

describe('a draft on a slow disk', () => {
  it('is marked as saved once it is written, without further typing', async () => {
    database.slowness = () => 8000
    const { draft, letGo, said } = openForm()
    void draft.write('texts', form)
    await pass(11_000)
    expect(said).toEqual(['saving', 'failed'])
    await isSaved(said)
    expect(database.keysIn('drafts')).toHaveLength(1)
    database.slowness = () => 0
    letGo()
  })

  it('counts as saved only once the text typed last is on the disk', async () => {
    database.slowness = () => 8000
    const { draft, letGo, said } = openForm()
    void draft.write('texts', form)
    await pass(12_000)
    void draft.write('texts', { ...form, recCity: 'Leeds' })
    await pass(5000)
    // The first text is on the disk by now, the second is not.
    expect(said.at(-1)).not.toBe('saved')
    await isSaved(said)
    database.slowness = () => 0
    letGo()
  })

  it('is saved again automatically if writing it was slow and then failed', async () => {
    let fail = () => {}
    const done = new Promise<void>((_resolve, reject) => {
      fail = () => reject(new DOMException('', 'AbortError'))
    })
    vi.spyOn(browserDatabase, 'apply').mockReturnValueOnce(done)
    const { draft, letGo, said } = openForm()
    void draft.write('texts', form)
    // Encryption takes real time.
    await database.rest()
    await pass(11_000)
    expect(said).toEqual(['saving', 'failed'])
    fail()
    await isSaved(said)
    expect(database.keysIn('drafts')).toHaveLength(1)
    letGo()
  })

  it('is saved again automatically if writing it failed', async () => {
    database.isForbidden = true
    const { draft, letGo, said } = openForm()
    await draft.write('texts', form)
    expect(said.at(-1)).toBe('failed')
    database.isForbidden = false
    await pass(6000)
    await database.rest()
    expect(said.at(-1)).toBe('saved')
    letGo()
  })
})
