import { integer, sample } from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { beginDraft, openDraft } from '@/booking/draft/draft'
import { emptyBookingForm } from '@/domain/forms/bookingForm'
import { createQueryClient } from '@/services/createQueryClient'
import { otherDrafts } from '@/session/drafts/otherDrafts'
import { removeFinishedDrafts } from '@/session/drafts/removeDraft'
import { sentDrafts } from '@/session/drafts/sentDrafts'
import { sweepDrafts } from '@/session/drafts/sweepDrafts'
import { forgetEverything } from '@/session/localTraces'
import { withRunningTimers } from '../../app'
import { withComputer } from '../../browser/browserStandIns'

const database = withComputer()
const { pass } = withRunningTimers()

const owner = 'gujrat'
const form = { ...emptyBookingForm(owner, ''), shipperContactPerson: 'Sana Butt', recCity: 'Sheffield' }
const personal = () => [...database.keysIn('drafts'), ...database.keysIn('files')]
const isNote = (name: string) => name.startsWith('drafts-over')
/** The notes outside the database; null if there are none. */
const over = () =>
  Object.entries({ ...localStorage })
    .flatMap(([name, text]) => (isNote(name) ? `${name} ${text}` : []))
    .join() || null

// Lets the disk finish before the next test.
afterEach(async () => {
  database.slowness = () => 0
  database.isForbidden = false
  await pass(3_600_000)
})

/** Types a booking and books it. @returns its draft, and a function that releases its lock */
async function book(no: number) {
  const draft = beginDraft(owner)
  const letGo = draft.claim()
  const typed = [draft.write('texts', form), draft.writeFile('shipperIDFront', new File(['front'], 'front.png'))]
  const attempts = [{ ...form, airwayBillNo: `${no}` }] as never
  typed.push(draft.record.save({ airwayBillNo: `${no}`, attempts, isSettled: false }))
  // Waits longer than the booking waits for the disk.
  await pass(11_000)
  await Promise.allSettled(typed)
  await draft.record.booked(`${no}`, `id${no}`)
  return { draft, letGo }
}

describe('a booked shipment', () => {
  it('leaves no draft, 200 times, on a disk that delays writes by up to 30 s', async () => {
    const waits = sample(integer({ min: 0, max: 30_000 }), { numRuns: 3000, seed: 48 })
    let next = 0
    const found: object[] = []
    database.slowness = () => waits[next++ % waits.length] ?? 0
    for (let no = 1; no <= 200; no += 1) {
      const { draft, letGo } = await book(no)
      // A reload at this moment.
      if (no % 3 === 0) found.push((await beginAgain(draft.id)).texts)
      draft.discard()
      letGo()
    }
    for (let hour = 0; over() !== null && hour < 20; hour += 1) await pass(3_600_000)
    await database.rest()
    expect(over()).toBeNull()
    expect(personal()).toEqual([])
    expect(found).toEqual(Array.from({ length: 66 }, () => ({})))
    database.slowness = () => 0
    expect(await otherDrafts(owner)).toEqual([])
    expect((await sentDrafts(owner)).length).toBeGreaterThanOrEqual(200)
  }, 120_000)

  /** What a page opened now finds for this id. */
  async function beginAgain(id: string) {
    const opening = openDraft(owner, id)
    await pass(12_000)
    const opened = await opening
    return opened
  }

  async function sentInTime() {
    const asked = sentDrafts(owner)
    await pass(12_000)
    return asked
  }

  it('counts as booked and is not offered as a draft at once, although nothing is on the disk yet', async () => {
    database.slowness = () => 25_000
    const { draft, letGo } = await book(1)
    letGo()
    expect((await sentInTime()).map(({ id }) => id)).toContain('id1')
    // What is stored outside the database says nothing about people.
    expect(over()).not.toMatch(/Sana|Sheffield|front/)
    draft.discard()
  })

  it.each([
    ['', JSON.stringify({ sent: null })],
    [', though the note is damaged', 'damaged'],
  ])('is not offered as a draft if the browser crashed before anything was on the disk%s', async (_how, note) => {
    const { draft, letGo } = await book(1)
    letGo()
    // The disk still has the draft, as if its last write had arrived after the deletion.
    const row = { at: Date.now(), version: draft.record.version(), sent: null, sealed: sealed() }
    await database.rest()
    database.stores.get('drafts')?.set(`${owner}/${draft.id}`, row)
    localStorage.setItem(`drafts-over:${owner}/${draft.id}`, note)
    expect(await otherDrafts(owner)).toEqual([])
    removeFinishedDrafts()
    await database.rest()
    expect(personal()).toEqual([])
    expect(over()).toBeNull()
  })

  it('is not offered as a draft if only the disk knows that it is booked', async () => {
    const draft = beginDraft(owner)
    await draft.write('texts', form)
    const rows = database.stores.get('drafts')
    const [[key, row] = []] = [...(rows ?? [])]
    const { version } = row as { version: string }
    rows?.set(String(key), { ...(row as object), sent: { version, airwayBillNo: '1', id: 'id1', at: 1 } })
    expect(await otherDrafts(owner)).toEqual([])
    await sweepDrafts()
    expect(personal()).toEqual([])
  })

  it('is removed from the database once that works again', async () => {
    const { draft, letGo } = await book(1)
    letGo()
    await database.rest()
    const other = beginDraft(owner)
    await other.write('texts', form)
    database.isForbidden = true
    draft.discard()
    other.discard()
    await pass(5000)
    expect(personal()).toHaveLength(1)
    database.isForbidden = false
    database.loseConnection()
    await pass(60_000)
    await database.rest()
    expect(personal()).toEqual([])
  })

  const sealed = () => ({ iv: new Uint8Array(12), content: new ArrayBuffer(8) })
})

describe('an unreadable draft', () => {
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'broken'],
    ['a row without a time', { version: 'v', sent: null, sealed: null }],
    [
      'a row whose key is lost',
      { at: 1, version: 'v', sent: null, sealed: { iv: new Uint8Array(12), content: new ArrayBuffer(8) } },
    ],
  ])('with %s is not offered, breaks nothing, and is removed', async (_what, row) => {
    const whole = beginDraft(owner)
    await whole.write('texts', form)
    database.stores.get('drafts')?.set(`lost/${whole.id}`, row)
    database.stores.get('drafts')?.set(`${owner}/broken`, 'broken')
    expect((await otherDrafts(owner)).map(({ id }) => id)).toEqual([whole.id])
    await sweepDrafts()
    expect([...(database.stores.get('drafts')?.keys() ?? [])]).toEqual([`${owner}/${whole.id}`])
  })
})

describe('a computer’s clock that is set wrong', () => {
  const day = 24 * 60 * 60 * 1000
  it('by a month, either way, removes no drafts', async () => {
    await beginDraft(owner).write('texts', form)
    const now = Date.now()
    for (const days of [30, 0, 30, 0, -30, 0, 365, 0]) await sweepDrafts(now + days * day)
    expect(personal()).toHaveLength(1)
  })

  it('lets drafts expire after a week all the same', async () => {
    await beginDraft(owner).write('texts', form)
    const now = Date.now()
    for (let days = 1; days <= 7; days += 1) await sweepDrafts(now + days * day - 1000)
    expect(personal()).toHaveLength(1)
    await sweepDrafts(now + 8 * day)
    expect(personal()).toEqual([])
  })
})

it('a page opened while a logout waits for a slow disk finds no draft', async () => {
  const draft = beginDraft(owner)
  const letGo = draft.claim()
  await draft.write('texts', form)
  letGo()
  database.slowness = () => 25_000
  const forgotten = forgetEverything(createQueryClient())
  expect(localStorage.getItem('drafts-to-be-cleared')).toBe('yes')
  // The new page opens its own connection.
  database.closeByForce()
  database.slowness = () => 0
  const found = otherDrafts(owner)
  await pass(60_000)
  expect(await found).toEqual([])
  await forgotten
  await database.rest()
  expect(personal()).toEqual([])
  expect(localStorage.getItem('drafts-to-be-cleared')).toBeNull()
})
