import { act, cleanup, render, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { openDraft, type Draft } from '@/dashboard/booking/draft'
import { sweepFiles } from '@/dashboard/booking/draftFiles'
import { KeptAt } from '@/dashboard/booking/KeptAt'
import { useBookingFiles } from '@/dashboard/booking/useBookingFiles'
import { emptyBookingForm, noFiles, type BookingFiles, type BookingForm } from '@/domain/forms/bookingForm'
import { uploadFields, type UploadField } from '@/domain/booking/uploads'
import { seededRandom } from '../backend/random'
import { withComputer } from './browserStandIns'

const database = withComputer()

interface Counter {
  draft: Draft
  form: ReturnType<typeof useForm<BookingForm>>
  files: BookingFiles
  fileErrors: Partial<Record<UploadField, string>>
  setFile: (field: UploadField, file: File | null, problem: string | null, coming?: File) => void
}

const untouched = emptyBookingForm('gujrat', '')
const notKept = vi.fn()

/** The parts of the booking form that keep it, without its looks. */
function Form({ onReady }: { onReady: (counter: Counter) => void }) {
  const [draft] = useState(() => openDraft('gujrat'))
  const form = useForm<BookingForm>({ defaultValues: { ...untouched, ...draft.texts } })
  const { files, fileErrors, isReturning, setFile } = useBookingFiles(draft, notKept)
  useEffect(() => draft.hold(), [draft])
  useEffect(() => {
    if (!isReturning) onReady({ draft, form, files, fileErrors, setFile })
  })
  return (
    <FormProvider {...form}>
      <KeptAt
        draft={draft}
        isEmpty={(now) => JSON.stringify(now) === JSON.stringify(untouched)}
        onTouched={() => undefined}
        onNotKept={notKept}
      />
    </FormProvider>
  )
}

/** Opens the form in a tab whose storage stands as it does, and waits for its files. */
async function openForm(): Promise<{ current: Counter }> {
  const counter: { current: Counter | null } = { current: null }
  render(<Form onReady={(ready) => (counter.current = ready)} />)
  await waitFor(() => expect(counter.current).not.toBeNull(), { interval: 2 })
  return counter as { current: Counter }
}

type Kill = 'reload' | 'crash' | 'sign-out'

/** Ends the page. A crash leaves storage as it stands; the others let the page know. */
function kill(how: Kill): void {
  const stood = { ...sessionStorage }
  if (how === 'reload') window.dispatchEvent(new Event('pagehide'))
  cleanup()
  if (how !== 'crash') return
  sessionStorage.clear()
  for (const [key, text] of Object.entries(stood)) sessionStorage.setItem(key, text)
}

const texts = Object.keys(untouched).filter(
  (name) => name !== 'airwayBillNo' && name !== 'user' && typeof untouched[name as keyof BookingForm] === 'string',
) as ('shipperCompany' | 'recCity')[]

const contentOf = async (files: BookingFiles) =>
  Promise.all(uploadFields.map(async (field) => [files[field]?.name, await files[field]?.text()]))

/** A file is written down as soon as the machine gets to it. */
const isKept = (draft: Draft, field: UploadField, file: File | null) =>
  vi.waitFor(
    async () => {
      const key = `${draft.id()}/${field}`
      if (!file) expect(database.stores.get('files')?.has(key) ?? false).toBe(false)
      else expect(await (await draft.readFile(field)).text()).toBe(await file.text())
    },
    { interval: 2 },
  )

/** Lets the database and the cryptography, which work beside the page, come to an end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 40))

describe('200 kill points', () => {
  it.each([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])(
    'of the random booking %i lose no field and no file',
    async (seed) => {
      const random = seededRandom(seed)
      const below = (count: number) => random.int(0, count - 1)
      let files: BookingFiles = noFiles
      for (let point = 0; point < 20; point++) {
        const counter = await openForm()
        const steps = 1 + below(5)
        for (let step = 0; step < steps; step++) {
          const { form, setFile } = counter.current
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
              setFile(field, file, null)
              await isKept(counter.current.draft, field, file)
            }
          })
        }
        const typed = structuredClone(counter.current.form.getValues())
        const how = random.pick(['reload', 'crash', 'sign-out'] as const)
        // What a crash takes is at most what was typed in the last moment.
        if (how === 'crash') await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
        kill(how)
        const { current } = await openForm()
        expect(current.form.getValues(), `${how} at point ${point}`).toEqual(typed)
        expect(await contentOf(current.files), `${how} at point ${point}`).toEqual(await contentOf(files))
        kill('crash')
      }
      expect(notKept).not.toHaveBeenCalled()
    },
  )
})

describe('what is kept', () => {
  const front = () => new File(['Sana Mehmood, 34201-0000000-7'], 'front.png', { type: 'image/png' })
  const kept = () => database.stores.get('files') ?? new Map<string, unknown>()

  /** A tab with a file, and its duplicate. */
  const openTwice = async () => {
    const { current } = await openForm()
    await act(async () => {
      current.setFile('shipperIDFront', front(), null)
      await settled()
    })
    const duplicate = openDraft('gujrat')
    duplicate.hold()
    return { current, duplicate }
  }
  /** Both tabs have found out that there are two of them. */
  const noticed = () => new Promise((resolve) => setTimeout(resolve, 500))

  it('is unreadable outside of the tab', async () => {
    const { current } = await openForm()
    await act(async () => {
      current.setFile('shipperIDFront', front(), null)
      await settled()
    })
    const [sealed] = kept().values() as MapIterator<{ content: ArrayBuffer }>
    expect(new TextDecoder().decode(sealed?.content)).not.toContain('Sana')
    expect(JSON.stringify([...kept().keys()])).not.toContain('front.png')
    expect(JSON.stringify({ ...localStorage })).not.toContain('front.png')
    sessionStorage.removeItem('dashboard:files-key')
    await expect(current.draft.readFile('shipperIDFront')).rejects.toThrow()
  })

  it('goes with a booking, and nothing is written after it', async () => {
    const { current } = await openForm()
    await act(async () => {
      current.setFile('shipperIDFront', front(), null)
      current.form.setValue('recCity', 'Sheffield')
      await settled()
    })
    current.draft.close('booked')
    expect(current.draft.keepTexts(current.form.getValues())).toBe(true)
    await act(settled)
    cleanup()
    expect(kept().size).toBe(0)
    expect(Object.keys(sessionStorage)).toEqual(['dashboard:files-key'])
  })

  it('is copied for a duplicated tab that is changed, so that two tabs do not share one', async () => {
    const { current, duplicate } = await openTwice()
    expect(duplicate.id()).toBe(current.draft.id())
    await noticed()
    duplicate.edit()
    expect(duplicate.id()).not.toBe(current.draft.id())
    await settled()
    current.draft.close('booked')
    await settled()
    expect(await (await duplicate.readFile('shipperIDFront')).text()).toContain('Sana')
  })

  it('belongs to one of two tabs, whichever of them is changed first', async () => {
    const { current, duplicate } = await openTwice()
    await noticed()
    const shared = duplicate.id()
    current.draft.edit()
    expect(current.draft.id()).not.toBe(shared)
    expect(duplicate.id()).toBe(shared)
    await settled()
    // The duplicate is booked: what stands in the first tab is another booking.
    duplicate.close('booked')
    await settled()
    expect(await (await current.draft.readFile('shipperIDFront')).text()).toContain('Sana')
  })

  it('stays in the other tab where it is given up in one', async () => {
    const { current, duplicate } = await openTwice()
    await noticed()
    duplicate.close('given up')
    await settled()
    expect(await (await current.draft.readFile('shipperIDFront')).text()).toContain('Sana')
  })

  it('is not shared by a duplicate of a changed duplicate either', async () => {
    await openForm()
    const second = openDraft('gujrat')
    second.hold()
    await noticed()
    second.edit()
    const third = openDraft('gujrat')
    third.hold()
    await noticed()
    expect(third.id()).toBe(second.id())
    third.edit()
    expect(third.id()).not.toBe(second.id())
  })

  it('tells of a file that was lost while it was made ready', async () => {
    const { current } = await openForm()
    await act(async () => {
      current.setFile('shipperIDFront', null, null, front())
      await settled()
    })
    kill('crash')
    const again = await openForm()
    expect(again.current.fileErrors.shipperIDFront).toBe('front.png could not be brought back. Choose it again.')
  })

  it('does not stop the booking where storage is full or forbidden', async () => {
    database.isForbidden = true
    const { current } = await openForm()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await act(async () => {
      current.form.setValue('recCity', 'Sheffield')
      current.setFile('shipperIDFront', front(), null)
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
    expect(notKept).toHaveBeenCalled()
    notKept.mockReset()
    expect(current.form.getValues('recCity')).toBe('Sheffield')
  })

  it('is swept once its tab is long gone', async () => {
    const { current } = await openForm()
    await act(async () => {
      current.setFile('customNTN', front(), null)
      await settled()
    })
    const day = 24 * 60 * 60 * 1000
    await sweepFiles(Date.now() + 6 * day)
    expect(kept().size).toBe(1)
    await sweepFiles(Date.now() + 8 * day)
    expect(kept().size).toBe(0)
  })
})
