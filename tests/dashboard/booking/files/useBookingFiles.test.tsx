import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { beginDraft, openDraft, type Draft } from '@/dashboard/booking/draft/draft'
import { noPlace, problemAt, readyFiles, useBookingFiles } from '@/dashboard/booking/files/useBookingFiles'
import { specimenCard } from '../../../backend/specimenCard'
import { withComputer } from '../../../browser/browserStandIns'

const database = withComputer()

const OWNER = 'gujrat'
const jpeg = { name: 'front.jpg', type: 'image/jpeg', isPrepared: true }
const fileOf = ({ name, type } = jpeg) => new File([specimenCard('front')], name, { type })
const LOST = { kind: 'lost', problem: 'front.jpg could not be loaded. Choose it again.' }

const settle = () => act(() => database.rest())

function open(draft: Draft = beginDraft(OWNER)) {
  const { result, unmount } = renderHook(() => useBookingFiles(draft))
  const front = () => result.current.places.shipperIDFront
  const put: typeof result.current.put = (...args) => act(() => result.current.put(...args))
  return { draft, files: () => result.current, front, put, unmount }
}

/** A draft whose file is read when the test says so. */
async function withKept(isPrepared = true) {
  const former = beginDraft(OWNER)
  await former.keepFile('shipperIDFront', fileOf(), isPrepared)
  const draft = await openDraft(OWNER)
  let arrive: (file: File) => void = () => undefined
  let fail = (): void => undefined
  vi.spyOn(draft, 'readFile').mockReturnValue(
    new Promise((resolve, reject) => {
      arrive = resolve
      fail = () => reject(new Error('gone'))
    }),
  )
  return { draft, arrive: () => act(async () => arrive(fileOf())), fail: () => act(async () => fail()) }
}

describe('files kept with the draft', () => {
  it('are named at once, and are ready when they have been read; other places are empty', async () => {
    const { draft, arrive } = await withKept()
    const { files, front } = open(draft)
    expect(front()).toEqual({ kind: 'returning', name: 'front.jpg' })
    expect(files().places).toMatchObject({ shipperIDBack: { kind: 'none' }, customNTN: { kind: 'none' } })
    expect(draft.readFile).toHaveBeenCalledTimes(1)
    await arrive()
    expect(front()).toMatchObject({ kind: 'ready', file: { name: 'front.jpg' } })
    expect(readyFiles(files().places)).toEqual({
      shipperIDFront: expect.any(File) as File,
      shipperIDBack: null,
      customNTN: null,
    })
  })

  it('that are gone are named in the problem', async () => {
    const { draft, fail } = await withKept()
    const { files, front } = open(draft)
    expect(problemAt(front())).toBeNull()
    await fail()
    expect(front()).toEqual(LOST)
    expect(problemAt(front())).toBe(LOST.problem)
    expect(readyFiles(files().places).shipperIDFront).toBeNull()
  })

  it.each(['arrive', 'fail'] as const)('give way to what was chosen meanwhile: %s', async (end) => {
    const kept = await withKept()
    const { front, put } = open(kept.draft)
    const chosen = { kind: 'ready', file: fileOf({ ...jpeg, name: 'other.jpg' }) } as const
    put('shipperIDFront', chosen)
    await kept[end]()
    expect(front()).toBe(chosen)
  })
})

describe('what is put in a place', () => {
  it('stands there at once, also between two renders, and is kept with the draft', async () => {
    const { files, front } = open()
    const file = fileOf()
    act(() => {
      files().put('shipperIDFront', { kind: 'ready', file })
      expect(files().placeNow('shipperIDFront')).toEqual({ kind: 'ready', file })
      files().put('customNTN', { kind: 'ready', file })
    })
    expect(front()).toEqual({ kind: 'ready', file })
    expect(files().places.customNTN).toEqual({ kind: 'ready', file })
    await settle()
    const again = await openDraft(OWNER)
    expect([again.file('shipperIDFront'), again.file('customNTN')]).toMatchObject([jpeg, jpeg])
    expect(database.stores.get('files')?.size).toBe(2)
  })

  it('is no longer kept once it is taken out', async () => {
    const { put } = open()
    put('shipperIDFront', { kind: 'ready', file: fileOf() })
    await settle()
    put('shipperIDFront', noPlace)
    await settle()
    expect((await openDraft(OWNER)).file('shipperIDFront')).toBeUndefined()
    expect(database.stores.get('files')?.size).toBe(0)
  })

  it('is told of where it cannot be kept', async () => {
    const { draft, put } = open()
    const told: unknown[] = []
    draft.onKept((how) => told.push(how))
    database.isForbidden = true
    put('shipperIDFront', { kind: 'ready', file: fileOf() })
    await settle()
    expect(told.at(-1)).toBe('not kept')
  })
})

describe('a file that is chosen', () => {
  const heavy = () => new File([specimenCard('front'), 'and more behind its end'], 'front.png', { type: 'image/png' })

  it('is kept at once, as it was chosen, and then as it was made ready', async () => {
    let decode = (): void => undefined
    vi.stubGlobal('createImageBitmap', () => new Promise((_, reject) => (decode = () => reject(new Error('stop')))))
    const { draft, put, front, unmount } = open()
    put('shipperIDFront', { kind: 'preparing', file: heavy() })
    await waitFor(async () => expect((await draft.readFile('shipperIDFront')).size).toBe(heavy().size))
    const asChosen = { name: 'front.png', type: 'image/png', isPrepared: false }
    expect((await openDraft(OWNER)).file('shipperIDFront')).toMatchObject(asChosen)
    expect(front()).toMatchObject({ kind: 'preparing' })
    // The page is closed before the picture is drawn.
    unmount()
    act(decode)
    vi.unstubAllGlobals()

    const again = open(await openDraft(OWNER))
    expect(again.front()).toMatchObject({ kind: 'returning', name: 'front.png' })
    expect(again.files().awaited).toBe('Preparing the ID card’s front…')
    await waitFor(() => expect(again.front()).toMatchObject({ kind: 'ready', file: { name: 'front.png' } }))
    expect(again.files().awaited).toBeNull()
    await waitFor(async () => expect((await openDraft(OWNER)).file('shipperIDFront')?.isPrepared).toBe(true))
    const kept = await openDraft(OWNER)
    expect((await kept.readFile('shipperIDFront')).size).toBe(specimenCard('front').length)
  })

  it('is named before it is on disk, so that its loss in between is noticed', async () => {
    const draft = beginDraft(OWNER)
    const file = heavy()
    let read = (): void => undefined
    const bytes = file.arrayBuffer()
    vi.spyOn(file, 'arrayBuffer').mockReturnValue(new Promise((resolve) => (read = () => resolve(bytes))))
    const isKept = draft.keepFile('shipperIDFront', file)
    await settle()
    const onDisk = () => ['drafts', 'files'].map((name) => database.stores.get(name)?.size)
    expect(onDisk()).toEqual([1, 0])
    const stood = structuredClone(database.stores)
    read()
    expect(await isKept).toBe(true)
    expect(onDisk()).toEqual([1, 1])
    // The page went before that.
    for (const [name, records] of stood) database.stores.set(name, records)
    const { front } = open(await openDraft(OWNER))
    const problem = 'front.png could not be loaded. Choose it again.'
    await waitFor(() => expect(front()).toEqual({ kind: 'lost', problem }))
  })

  it('and refused after a reload is refused as at once, and no longer kept', async () => {
    const kept = beginDraft(OWNER)
    await kept.keepFile('shipperIDFront', new File(['<svg/>'], 'front.svg'))
    const { front } = open(await openDraft(OWNER))
    await waitFor(() => expect(front()).toEqual({ kind: 'refused', problem: 'The file must be a picture' }))
    await settle()
    expect(database.stores.get('files')?.size).toBe(0)
  })

  it('gives way to what is put there meanwhile', async () => {
    const { files, front } = open()
    await act(async () => {
      files().put('shipperIDFront', { kind: 'preparing', file: heavy() })
      files().put('shipperIDFront', noPlace)
    })
    await settle()
    expect(front()).toBe(noPlace)
    expect(database.stores.get('files')?.size ?? 0).toBe(0)
  })
})

describe('a file that was taken out', () => {
  /** Its place, after it was brought back; `meanwhile` is what happens before that. */
  async function broughtBack(meanwhile: (draft: Draft) => void) {
    const opened = open()
    opened.put('shipperIDFront', { kind: 'ready', file: fileOf() })
    const file = opened.draft.file('shipperIDFront')
    if (!file) throw new Error('It is not kept')
    act(() => opened.files().takeOut('shipperIDFront'))
    expect(opened.front()).toBe(noPlace)
    expect(opened.draft.file('shipperIDFront')).toBeUndefined()
    await settle()
    meanwhile(opened.draft)
    act(() => opened.files().bringBack('shipperIDFront', file))
    expect(opened.front()).toEqual({ kind: 'returning', name: 'front.jpg' })
    return opened
  }

  it('is named until it has been read, also where it was still being written when it was taken out', async () => {
    const { front } = await broughtBack(() => undefined)
    await waitFor(() => expect(front()).toMatchObject({ kind: 'ready', file: { name: 'front.jpg' } }))
    expect((await openDraft(OWNER)).file('shipperIDFront')).toMatchObject(jpeg)
  })

  it('takes the place of one chosen since, which is no longer kept', async () => {
    const { front } = await broughtBack((draft) => void draft.keepFile('shipperIDFront', fileOf()))
    await waitFor(() => expect(front()).toMatchObject({ kind: 'ready' }))
    await settle()
    expect(database.stores.get('files')?.size).toBe(1)
  })

  it('is lost where it is gone', async () => {
    const { front } = await broughtBack(() => database.stores.get('files')?.clear())
    await waitFor(() => expect(front()).toEqual(LOST))
  })

  it('gives way to what is put there meanwhile', async () => {
    const { front, put } = await broughtBack(() => undefined)
    put('shipperIDFront', noPlace)
    await settle()
    expect(front()).toBe(noPlace)
  })
})
