import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DraftAutosave } from '@/booking/draft/DraftAutosave'
import { type Draft, openDraft } from '@/booking/draft/draft'
import { type UploadField, uploadFields } from '@/domain/booking/uploadFields'
import {
  type Booking,
  type BookingFiles,
  type BookingForm,
  emptyBookingForm,
  noFiles,
} from '@/domain/forms/bookingForm'
import { seededRandom } from '../../backend/random'
import { withComputer } from '../../browser/browserStandIns'
import { aBooking } from '../../services/forms'

const database = withComputer()
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

interface Counter {
  draft: Draft
  form: ReturnType<typeof useForm<BookingForm, unknown, Booking>>
}

const untouched = emptyBookingForm('gujrat', '')
const onSaveFailed = vi.fn()

/** The parts of the booking form that save it, without its fields. */
function Form({ draft, onReady }: { draft: Draft; onReady: (counter: Counter) => void }) {
  const form = useForm<BookingForm, unknown, Booking>({ defaultValues: { ...untouched, ...draft.texts } })
  useEffect(() => draft.claim(), [draft])
  useEffect(() => {
    onReady({ draft, form })
  })
  const isUntouched = (now: BookingForm) => JSON.stringify(now) === JSON.stringify(untouched)
  return (
    <FormProvider {...form}>
      <DraftAutosave
        draft={draft}
        isEmpty={isUntouched}
        isUntouched={isUntouched}
        onTouched={() => undefined}
        onSaveFailed={onSaveFailed}
      />
    </FormProvider>
  )
}

/** Opens the form in a tab with the current session storage. */
async function openForm(): Promise<{ current: Counter }> {
  const counter: { current: Counter | null } = { current: null }
  const draft = await openDraft('gujrat')
  render(<Form draft={draft} onReady={(ready) => (counter.current = ready)} />)
  await waitFor(() => expect(counter.current).not.toBeNull(), { interval: 2 })
  return counter as { current: Counter }
}

type Kill = 'reload' | 'crash' | 'sign-out'

/** Ends the page. A crash leaves storage and database as they are; otherwise the page is told that it ends. */
async function kill(how: Kill): Promise<void> {
  const stored = { ...sessionStorage }
  const records = new Map([...database.stores].map(([name, store]) => [name, new Map(store)]))
  if (how === 'reload') window.dispatchEvent(new Event('beforeunload'))
  cleanup()
  if (how !== 'crash') return
  await settled()
  sessionStorage.clear()
  for (const [key, text] of Object.entries(stored)) sessionStorage.setItem(key, text)
  database.stores = records
}

const texts = Object.keys(untouched).filter(
  (name) => name !== 'airwayBillNo' && name !== 'user' && typeof untouched[name as keyof BookingForm] === 'string',
) as ('shipperCompany' | 'recCity')[]

const contentAt = async (draft: Draft, field: UploadField) => {
  const file = draft.file(field)
  return file && [file.name, await (await draft.readFile(file)).text()]
}
const contentIn = (draft: Draft) => Promise.all(uploadFields.map((field) => contentAt(draft, field)))
const contentOf = (files: BookingFiles) =>
  Promise.all(uploadFields.map(async (field) => files[field] && [files[field].name, await files[field].text()]))

/** Waits until the database and the encryption, which run asynchronously, are idle. */
const settled = () => database.rest()

/** Lets this much time pass at once, with everything that happens in it. */
const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await database.rest()
}

describe('20 kills of the page while a booking is filled in', () => {
  it.each([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])(
    'lose no field and no file of the random booking %i',
    async (seed) => {
      const random = seededRandom(seed)
      const below = (count: number) => random.int(0, count - 1)
      let files: BookingFiles = noFiles
      for (let point = 0; point < 20; point++) {
        const counter = await openForm()
        const steps = 1 + below(5)
        for (let step = 0; step < steps; step++) {
          const { draft, form } = counter.current
          await act(async () => {
            const what = below(10)
            if (what < 6) form.setValue(random.pick(texts), `typed ${seed} ${point} ${step}`)
            else if (what === 6) {
              form.setValue('dimValues', [
                ...form.getValues('dimValues'),
                { length: `${point}`, width: '2', height: '' },
              ])
            } else if (what === 7) {
              form.setValue('invoiceValues.0.description', `line ${point}`)
            } else {
              const field = random.pick(uploadFields)
              const file = below(4) === 0 ? null : new File([`content ${seed} ${point} ${step}`], `${step}.png`)
              files = { ...files, [field]: file }
              await draft.writeFile(field, file)
            }
          })
        }
        const typed = structuredClone(counter.current.form.getValues())
        const how = random.pick(['reload', 'crash', 'sign-out'] as const)
        // A crash may lose only what was typed in the last moment.
        if (how === 'crash') await act(() => pass(300))
        await kill(how)
        const { current } = await openForm()
        expect(current.form.getValues(), `${how} at point ${point}`).toEqual(typed)
        const kept = (await contentIn(current.draft)).map((content) => content ?? null)
        expect(kept, `${how} at point ${point}`).toEqual(await contentOf(files))
        await kill('crash')
      }
      expect(onSaveFailed).not.toHaveBeenCalled()
    },
  )
})

describe('the stored draft', () => {
  const front = () => new File(['Sana Mehmood, 34201-0000000-7'], 'front.png', { type: 'image/png' })
  const kept = () => database.stores.get('files') ?? new Map<string, unknown>()

  /** Opens a tab whose draft has a file, and its duplicate. */
  const openTwice = async () => {
    const { current } = await openForm()
    await act(() => current.draft.writeFile('shipperIDFront', front()))
    const opening = openDraft('gujrat')
    await pass(500)
    const duplicate = await opening
    return { current, duplicate }
  }
  const number = ({ airwayBillNo }: { airwayBillNo: string }) => ({ airwayBillNo })

  it('cannot be read without the user’s key, which cannot be exported', async () => {
    const { current } = await openForm()
    await act(() => current.draft.writeFile('shipperIDFront', front()))
    await act(async () => {
      current.form.setValue('shipperContactPerson', 'Sana Butt')
      await pass(300)
    })
    const plain = [...database.stores].map(([name, records]) => [
      name,
      [...records].map(([key, value]) => [key, (value as { content?: ArrayBuffer }).content ?? '']),
    ])
    const text = JSON.stringify([plain, { ...localStorage }, { ...sessionStorage }], (_name, value: unknown) =>
      value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value,
    )
    expect(database.stores.get('drafts')?.size).toBe(1)
    expect(text).toContain(current.draft.id)
    for (const secret of ['Sana', 'Butt', 'front.png', '34201']) expect(text).not.toContain(secret)
    const key = database.stores.get('keys')?.get('gujrat') as CryptoKey
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
    database.stores.get('keys')?.clear()
    database.closeByForce()
    await expect(contentAt(current.draft, 'shipperIDFront')).rejects.toThrow()
  })

  it('is shown as saved only once it is on the disk', async () => {
    let write = () => {}
    database.heldWrites = new Promise((resolve) => (write = resolve))
    const { current } = await openForm()
    await act(async () => {
      current.form.setValue('recCity', 'Sheffield')
      await pass(400)
    })
    expect(screen.queryByText(/^Saved at/)).toBeNull()
    write()
    expect(await screen.findByText(/^Saved at \d\d:\d\d:\d\d [AP]M$/)).toBeVisible()
    expect(database.durabilities.length).toBeGreaterThan(0)
    expect(new Set(database.durabilities)).toEqual(new Set(['strict']))
  })

  it('has the latest state, however slow the disk is', async () => {
    const { current } = await openForm()
    const type = async (city: string) => {
      current.form.setValue('recCity', city)
      await pass(300)
    }
    await act(() => type('L'))
    let write = () => {}
    database.heldWrites = new Promise((resolve) => (write = resolve))
    for (const city of ['S', 'She', 'Sheff', 'Sheffield']) await act(() => type(city))
    expect(screen.queryByText(/^Saved at/)).toBeNull()
    database.heldWrites = null
    await act(async () => {
      write()
      await settled()
    })
    expect(screen.getByText(/^Saved at/)).toBeVisible()
    await kill('crash')
    expect((await openForm()).current.form.getValues('recCity')).toBe('Sheffield')
  })

  it('is complete for the next page at once, even if the page closes while the disk is slow', async () => {
    const { current } = await openForm()
    await act(async () => {
      current.form.setValue('recCity', 'S')
      await pass(300)
    })
    let write = () => {}
    database.heldWrites = new Promise((resolve) => (write = resolve))
    database.durabilities = []
    await act(async () => {
      current.form.setValue('recCity', 'She')
      await pass(300)
      current.form.setValue('recCity', 'Sheffield')
      window.dispatchEvent(new Event('beforeunload'))
      await vi.waitFor(() => expect(database.durabilities).toHaveLength(2))
    })
    await kill('crash')
    database.heldWrites = null
    write()
    expect((await openForm()).current.form.getValues('recCity')).toBe('Sheffield')
  })

  it('is deleted once it is booked, and not written again afterwards', async () => {
    const { current } = await openForm()
    await act(async () => {
      void current.draft.writeFile('shipperIDFront', front())
      current.form.setValue('recCity', 'Sheffield')
      await settled()
    })
    current.draft.discard()
    await current.draft.write('texts', current.form.getValues())
    await act(settled)
    cleanup()
    expect(kept().size).toBe(0)
    expect(database.stores.get('drafts')?.size).toBe(0)
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('is copied with its files when a tab is duplicated, so that two tabs never share one', async () => {
    const { current, duplicate } = await openTwice()
    expect(duplicate.id).not.toBe(current.draft.id)
    expect((await contentAt(duplicate, 'shipperIDFront'))?.[1]).toContain('Sana')
    current.draft.discard()
    await settled()
    expect((await contentAt(duplicate, 'shipperIDFront'))?.[1]).toContain('Sana')
    // A reload of the duplicate opens its own draft.
    expect((await openDraft('gujrat')).id).not.toBe(current.draft.id)
  })

  it('counts as the same booking in a duplicated tab until one of the two is edited', async () => {
    const { current, duplicate } = await openTwice()
    const versions = () => [current.draft, duplicate].map(({ record }) => record.version())
    expect(new Set(versions()).size).toBe(1)
    const sending = { airwayBillNo: '4010020100', attempts: [aBooking()], isSettled: true }
    await current.draft.record.save(sending)
    expect(await duplicate.record.sent()).toMatchObject([{ version: versions()[0], ...number(sending), id: null }])
    await current.draft.record.booked('4010020100', 'x')
    current.draft.discard()
    await settled()
    // The number of the booking is remembered, but none of its texts.
    expect(await duplicate.record.sent()).toMatchObject([{ version: versions()[0], ...number(sending), id: 'x' }])
    expect([...(database.stores.get('drafts')?.values() ?? [])]).toContainEqual(
      expect.objectContaining({ sealed: null }),
    )
    duplicate.edit()
    expect(new Set(versions()).size).toBe(2)
  })
})
