import { integer, sample } from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { beginDraft, openDraft } from '@/booking/draft/draft'
import { emptyBookingForm } from '@/domain/forms/bookingForm'
import { createQueryClient } from '@/services/createQueryClient'
import { otherDrafts, removeFinishedDrafts, sentDrafts, sweepDrafts } from '@/session/draftStore'
import { forgetEverything } from '@/session/localTraces'
import { withTime } from '../app'
import { withComputer } from '../browser/browserStandIns'

const database = withComputer()
const { pass } = withTime()

const owner = 'gujrat'
const form = { ...emptyBookingForm(owner, ''), shipperContactPerson: 'Sana Butt', recCity: 'Sheffield' }
const personal = () => [...database.keysIn('drafts'), ...database.keysIn('files')]
const isNote = (name: string) => name.startsWith('drafts-over')
/** What is noted outside the database; null for nothing. */
const over = () =>
  Object.entries({ ...localStorage })
    .flatMap(([name, text]) => (isNote(name) ? `${name} ${text}` : []))
    .join() || null

// What the disk still has to do is none of the next test's.
afterEach(async () => {
  database.slowness = () => 0
  database.isForbidden = false
  await pass(3_600_000)
})

/** A booking from its first letter to its success. @returns its draft, and what lets its lock go */
async function book(no: number) {
  const draft = beginDraft(owner)
  const letGo = draft.claim()
  const typed = [draft.write('texts', form), draft.writeFile('shipperIDFront', new File(['front'], 'front.png'))]
  const attempts = [{ ...form, airwayBillNo: `${no}` }] as never
  typed.push(draft.record.save({ airwayBillNo: `${no}`, attempts, isSettled: false }))
  // The backend's answer does not wait for the disk for ever.
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
      // A reload in this moment.
      if (no % 3 === 0) found.push((await beginAgain(draft.id)).texts)
      draft.close()
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

  /** What a page that starts now finds under the id. */
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

  it('is no longer offered, and known as booked, at once, although nothing is on the disk yet', async () => {
    database.slowness = () => 25_000
    const { draft, letGo } = await book(1)
    letGo()
    expect((await sentInTime()).map(({ id }) => id)).toContain('id1')
    // What outlives the tab says nothing about people.
    expect(over()).not.toMatch(/Sana|Sheffield|front/)
    draft.close()
  })

  it.each([
    ['', JSON.stringify({ sent: null })],
    [', though the note is damaged', 'damaged'],
  ])(
    'is gone at the next start, where the browser went down before the disk had done anything%s',
    async (_how, note) => {
      const { draft, letGo } = await book(1)
      letGo()
      // As the disk is found: with the draft, as a write came last.
      const row = { at: Date.now(), version: draft.record.version(), sent: null, sealed: sealed() }
      await database.rest()
      database.stores.get('drafts')?.set(`${owner}/${draft.id}`, row)
      localStorage.setItem(`drafts-over:${owner}/${draft.id}`, note)
      expect(await otherDrafts(owner)).toEqual([])
      removeFinishedDrafts()
      await database.rest()
      expect(personal()).toEqual([])
      expect(over()).toBeNull()
    },
  )

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

  it('is removed once the database works again', async () => {
    const { draft, letGo } = await book(1)
    letGo()
    await database.rest()
    const other = beginDraft(owner)
    await other.write('texts', form)
    database.isForbidden = true
    draft.close()
    other.close()
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

describe('a clock that is wrong', () => {
  const day = 24 * 60 * 60 * 1000
  it('by a month, forward and back, removes no drafts', async () => {
    await beginDraft(owner).write('texts', form)
    const now = Date.now()
    for (const days of [30, 0, 30, 0, -30, 0, 365, 0]) await sweepDrafts(now + days * day)
    expect(personal()).toHaveLength(1)
  })

  it('still lets drafts expire after a week', async () => {
    await beginDraft(owner).write('texts', form)
    const now = Date.now()
    for (let days = 1; days <= 7; days += 1) await sweepDrafts(now + days * day - 1000)
    expect(personal()).toHaveLength(1)
    await sweepDrafts(now + 8 * day)
    expect(personal()).toEqual([])
  })
})

it('after logging out on a slow disk, a page opened at that moment finds nothing', async () => {
  const draft = beginDraft(owner)
  const letGo = draft.claim()
  await draft.write('texts', form)
  letGo()
  database.slowness = () => 25_000
  const forgotten = forgetEverything(createQueryClient())
  expect(localStorage.getItem('drafts-to-be-cleared')).toBe('yes')
  // That page opens a connection of its own.
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
