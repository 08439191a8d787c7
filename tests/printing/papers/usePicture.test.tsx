import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePicture } from '@/printing/papers/usePicture'

const OWN = `${location.origin}/uploads/front.png`
const OTHERS = 'https://files.example/uploads/front.png'
const FAILS = 'data:,'

let answer: () => Promise<Response>
let revoked: string[] = []
beforeEach(() => {
  revoked = []
  let copies = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(copies += 1)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => answer()),
  )
})
afterEach(() => void vi.unstubAllGlobals())

const picture = () => Promise.resolve(new Response('picture'))
const gone = () => Promise.resolve(new Response('', { status: 404 }))
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))

describe('a picture of an ID card', () => {
  it.each([
    ['shown from a copy', OWN, picture, 'blob:1'],
    ['shown from a copy, of another origin that allows it', OTHERS, picture, 'blob:1'],
    ['shown by its address if another origin allows no copy', OTHERS, noAnswer, OTHERS],
    ['missing if the server answers that it is gone', OWN, gone, FAILS],
    ['missing if another origin answers that it is gone', OTHERS, gone, FAILS],
    ['missing if the site does not answer, without another request by its address', OWN, noAnswer, FAILS],
  ])('is %s', async (_, address, answers, source) => {
    answer = answers
    const { result } = renderHook(() => usePicture(address, 1))
    expect(result.current.source).toBeUndefined()
    await waitFor(() => expect(result.current.source).toBe(source))
  })

  it('is released on unmount', async () => {
    answer = picture
    const { result, unmount } = renderHook(() => usePicture(OWN, 1))
    await waitFor(() => expect(result.current.source).toBe('blob:1'))
    unmount()
    await waitFor(() => expect(revoked).toEqual(['blob:1']))
  })

  it('is released if it arrives after unmount', async () => {
    let come: (response: Response) => void = () => undefined
    answer = () => new Promise((resolve) => (come = resolve))
    const { unmount } = renderHook(() => usePicture(OWN, 1))
    unmount()
    come(new Response('picture'))
    await waitFor(() => expect(revoked).toEqual(['blob:1']))
  })

  it('is not requested without an address', () => {
    expect(renderHook(() => usePicture(null, 1)).result.current.source).toBeUndefined()
    expect(fetch).not.toHaveBeenCalled()
  })
})
