import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { beginDraft, openDraft, type Draft } from '@/dashboard/booking/draft/draft'
import { noPlace, problemAt, readyFiles, useBookingFiles } from '@/dashboard/booking/files/useBookingFiles'
import { withComputer } from '../../../browser/browserStandIns'

const database = withComputer()

const OWNER = 'gujrat'
const jpeg = { name: 'front.jpg', type: 'image/jpeg' }
const fileOf = ({ name, type } = jpeg) => new File(['picture'], name, { type })
const LOST = { is: 'lost', problem: 'front.jpg could not be brought back. Choose it again.' }

const settle = () => act(() => database.rest())

function open(draft: Draft = beginDraft(OWNER)) {
  const onNotKept = vi.fn()
  const { result, unmount } = renderHook(() => useBookingFiles(draft, onNotKept))
  const front = () => result.current.places.shipperIDFront
  const put: typeof result.current.put = (...args) => act(() => result.current.put(...args))
  return { draft, files: () => result.current, front, put, onNotKept, unmount }
}

/** A draft whose file is read when the test says so. */
async function withKept() {
  const former = beginDraft(OWNER)
  await former.keepFile('shipperIDFront', fileOf())
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
    expect(front()).toEqual({ is: 'returning', ...jpeg })
    expect(files().places).toMatchObject({ shipperIDBack: { is: 'none' }, customNTN: { is: 'none' } })
    expect(draft.readFile).toHaveBeenCalledTimes(1)
    await arrive()
    expect(front()).toMatchObject({ is: 'ready', file: { name: 'front.jpg' } })
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
    const chosen = { is: 'ready', file: fileOf({ name: 'other.jpg', type: 'image/jpeg' }) } as const
    put('shipperIDFront', chosen)
    await kept[end]()
    expect(front()).toBe(chosen)
  })

  it('that come when the form has gone are left', async () => {
    const { draft, arrive } = await withKept()
    const { files, unmount } = open(draft)
    unmount()
    await arrive()
    expect(files().placeNow('shipperIDFront')).toMatchObject({ is: 'returning' })
  })
})

describe('what is put in a place', () => {
  it('stands there at once, also between two renders, and is kept with the draft', async () => {
    const { files, front } = open()
    const file = fileOf()
    act(() => {
      files().put('shipperIDFront', { is: 'ready', file })
      expect(files().placeNow('shipperIDFront')).toEqual({ is: 'ready', file })
      files().put('customNTN', { is: 'ready', file })
    })
    expect(front()).toEqual({ is: 'ready', file })
    expect(files().places.customNTN).toEqual({ is: 'ready', file })
    await settle()
    expect((await openDraft(OWNER)).fileNames).toEqual({ shipperIDFront: jpeg, customNTN: jpeg })
    expect(database.stores.get('files')?.size).toBe(2)
  })

  it('is no longer kept once it is taken out', async () => {
    const { put, onNotKept } = open()
    put('shipperIDFront', { is: 'ready', file: fileOf() })
    await settle()
    put('shipperIDFront', noPlace)
    await settle()
    expect((await openDraft(OWNER)).fileNames).toEqual({})
    expect(onNotKept).not.toHaveBeenCalled()
  })

  it.each(['preparing', 'returning'] as const)('is kept by its name alone while it is %s', async (is) => {
    const { put, front } = open()
    put('shipperIDFront', { is, ...jpeg })
    await settle()
    expect(front()).toEqual({ is, ...jpeg })
    expect((await openDraft(OWNER)).fileNames).toEqual({ shipperIDFront: jpeg })
    expect(database.stores.get('files')?.size ?? 0).toBe(0)
  })

  it('is told of where it cannot be kept, and nothing is told of an emptied place', async () => {
    const { draft, put, onNotKept } = open()
    const keep = vi.spyOn(draft, 'keepFile').mockResolvedValue(false)
    put('shipperIDFront', noPlace)
    await settle()
    expect(onNotKept).not.toHaveBeenCalled()
    put('shipperIDFront', { is: 'ready', file: fileOf() })
    await waitFor(() => expect(onNotKept).toHaveBeenCalledTimes(1))
    keep.mockResolvedValue(true)
    put('shipperIDFront', { is: 'ready', file: fileOf() })
    await settle()
    expect(onNotKept).toHaveBeenCalledTimes(1)
  })

  it('makes a draft that is open in another tab one of its own', () => {
    const { draft, put } = open()
    const edit = vi.spyOn(draft, 'edit')
    put('shipperIDFront', noPlace)
    expect(edit).toHaveBeenCalledTimes(1)
  })
})

describe('a file that is brought back', () => {
  it('is named until it has been read', async () => {
    const { files, front } = open()
    const file = fileOf()
    act(() => files().bringBack('shipperIDFront', jpeg, Promise.resolve(file)))
    expect(front()).toEqual({ is: 'returning', ...jpeg })
    await waitFor(() => expect(front()).toEqual({ is: 'ready', file }))
    await settle()
    expect(database.stores.get('files')?.size).toBe(1)
  })

  it('is lost where it is gone', async () => {
    const { files, front } = open()
    act(() => files().bringBack('shipperIDFront', jpeg, Promise.reject(new Error('gone'))))
    await waitFor(() => expect(front()).toEqual(LOST))
  })

  it('gives way to what is put there meanwhile', async () => {
    const { files, front } = open()
    await act(async () => {
      files().bringBack('shipperIDFront', jpeg, Promise.resolve(fileOf()))
      files().put('shipperIDFront', noPlace)
    })
    await settle()
    expect(front()).toBe(noPlace)
  })
})
