import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { beginDraft, type Draft, openDraft } from '@/booking/draft/draft'
import { readyFiles, useBookingFiles } from '@/booking/files/useBookingFiles'
import { specimenCard } from '../../backend/specimenCard'
import { withComputer } from '../../browser/browserStandIns'

const database = withComputer()

const OWNER = 'gujrat'
const picture = (name = 'front.png') => new File([specimenCard('front')], name, { type: 'image/png' })
const LOADING = { kind: 'loading', name: 'front.png' }
const LOST = { kind: 'bad', problem: 'front.png could not be loaded. Choose it again.' }
const ready = (name = 'front.png') => ({ kind: 'ready', file: expect.objectContaining({ name }) as File })

const settle = () => act(() => database.rest())
const filesOnDisk = () => database.stores.get('files')?.size ?? 0

function open(draft: Draft = beginDraft(OWNER)) {
  const { result, unmount } = renderHook(() => useBookingFiles(draft))
  const front = () => result.current.places.shipperIDFront
  const put = (file: File | null) => act(() => result.current.put('shipperIDFront', file))
  return { draft, files: () => result.current, front, put, unmount }
}

describe('files stored with the draft', () => {
  const withStoredFile = async (file = picture()) => {
    await beginDraft(OWNER).writeFile('shipperIDFront', file)
    return openDraft(OWNER)
  }

  it('are named at once, and prepared after being read; other fields are empty', async () => {
    const { files, front } = open(await withStoredFile())
    expect(front()).toEqual(LOADING)
    expect(files().awaited).toBe('Preparing the ID card’s front…')
    expect(files().places).toMatchObject({ shipperIDBack: { kind: 'none' }, customNTN: { kind: 'none' } })
    await waitFor(() => expect(front()).toEqual(ready()))
    expect(files().awaited).toBeNull()
    expect(readyFiles(files().places)).toMatchObject({ shipperIDBack: null, customNTN: null })
  })

  it('that are missing are reported by name', async () => {
    const draft = await withStoredFile()
    database.stores.get('files')?.clear()
    const { files, front } = open(draft)
    await waitFor(() => expect(front()).toEqual(LOST))
    expect(readyFiles(files().places).shipperIDFront).toBeNull()
  })

  it('are replaced by files chosen meanwhile', async () => {
    const { front, put } = open(await withStoredFile())
    put(picture('other.png'))
    await settle()
    await waitFor(() => expect(front()).toEqual(ready('other.png')))
    expect(filesOnDisk()).toBe(1)
  })

  it('that fail the usual checks are refused, and deleted', async () => {
    const { front } = open(await withStoredFile(new File(['<svg/>'], 'front.svg')))
    await waitFor(() => expect(front()).toEqual({ kind: 'bad', problem: 'The file must be a picture' }))
    await settle()
    expect(filesOnDisk()).toBe(0)
  })
})

describe('a chosen file', () => {
  it('appears at once, is stored as chosen, and is prepared again if the page was closed', async () => {
    let decode = (): void => undefined
    vi.stubGlobal('createImageBitmap', () => new Promise((_, reject) => (decode = () => reject(new Error('stop')))))
    const { files, put, front, unmount } = open()
    put(picture())
    expect(files().placeNow('shipperIDFront')).toEqual(LOADING)
    await settle()
    expect(front()).toEqual(LOADING)
    unmount()
    act(decode)
    vi.unstubAllGlobals()
    const again = open(await openDraft(OWNER))
    expect(again.front()).toEqual(LOADING)
    await waitFor(() => expect(again.front()).toEqual(ready()))
  })

  it('is recorded in the draft before it is on the disk, so that its loss in between is noticed', async () => {
    const draft = beginDraft(OWNER)
    const file = picture()
    let read = (): void => undefined
    const bytes = file.arrayBuffer()
    vi.spyOn(file, 'arrayBuffer').mockReturnValue(new Promise((resolve) => (read = () => resolve(bytes))))
    const isKept = draft.writeFile('shipperIDFront', file)
    await settle()
    expect([database.stores.get('drafts')?.size, filesOnDisk()]).toEqual([1, 0])
    const stored = structuredClone(database.stores)
    read()
    await isKept
    expect([database.stores.get('drafts')?.size, filesOnDisk()]).toEqual([1, 1])
    // As if the page had been closed before the file was written.
    for (const [name, records] of stored) database.stores.set(name, records)
    const { front } = open(await openDraft(OWNER))
    await waitFor(() => expect(front()).toEqual(LOST))
  })

  it('is deleted once removed, even if it was still being prepared', async () => {
    const { put, front } = open()
    put(picture())
    put(null)
    await settle()
    expect(front()).toEqual({ kind: 'none' })
    expect((await openDraft(OWNER)).file('shipperIDFront')).toBeUndefined()
    expect(filesOnDisk()).toBe(0)
  })

  it('that is far too large is neither read nor stored', async () => {
    const { draft, front, put } = open()
    const film = picture('film.png')
    Object.defineProperty(film, 'size', { value: 5 * 1024 ** 3 })
    const read = vi.spyOn(film, 'arrayBuffer')
    put(film)
    await waitFor(() => expect(front()).toMatchObject({ kind: 'bad', problem: 'The file cannot be larger than 64 MB' }))
    expect(read).not.toHaveBeenCalled()
    expect([draft.file('shipperIDFront'), filesOnDisk()]).toEqual([undefined, 0])
  })

  it('is reported if it cannot be stored', async () => {
    const { draft, put } = open()
    const told: unknown[] = []
    draft.onSaveState((state) => told.push(state))
    database.isForbidden = true
    put(picture())
    await settle()
    expect(told.at(-1)).toBe('failed')
  })
})

describe('restoring a removed file', () => {
  /** The upload field after its file was removed and restored; `meanwhile` happens in between. */
  async function broughtBack(meanwhile: (draft: Draft) => void = () => undefined) {
    const opened = open()
    opened.put(picture())
    const file = opened.draft.file('shipperIDFront')
    if (!file) throw new Error('It is not kept')
    act(() => opened.files().takeOut('shipperIDFront'))
    expect(opened.front()).toEqual({ kind: 'none' })
    expect(opened.draft.file('shipperIDFront')).toBeUndefined()
    await settle()
    meanwhile(opened.draft)
    act(() => opened.files().restore('shipperIDFront', file))
    expect(opened.front()).toEqual(LOADING)
    return opened
  }

  it('shows its name until it has been read, even if it was still being written when removed', async () => {
    const { front } = await broughtBack()
    await waitFor(() => expect(front()).toEqual(ready()))
    expect((await openDraft(OWNER)).file('shipperIDFront')).toMatchObject({ name: 'front.png' })
  })

  it('replaces a file stored since, which is deleted', async () => {
    const { front } = await broughtBack((draft) => void draft.writeFile('shipperIDFront', picture()))
    await waitFor(() => expect(front()).toEqual(ready()))
    await settle()
    expect(filesOnDisk()).toBe(1)
  })

  it('says that it is lost if it is missing', async () => {
    const { front } = await broughtBack(() => database.stores.get('files')?.clear())
    await waitFor(() => expect(front()).toEqual(LOST))
  })

  it('is cancelled if the field is emptied meanwhile', async () => {
    const { front, put } = await broughtBack()
    put(null)
    await settle()
    expect(front()).toEqual({ kind: 'none' })
  })
})
