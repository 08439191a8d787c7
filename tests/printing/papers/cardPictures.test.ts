import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { joinDownload, leaveDownload, noPictures, SILENT_MS } from '@/printing/papers/cardPictures'

const OWN = `${location.origin}/uploads/front.png`
const OTHERS = 'https://files.example/uploads/front.png'
const bytes = (text: string) => new TextEncoder().encode(text)

/** A response body whose bytes arrive when the test sends them. */
function aSlowBody() {
  let send: (text: string) => void = () => undefined
  let end: () => void = () => undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(bytes(text))
      end = () => controller.close()
    },
  })
  return { body, send: (text: string) => send(text), end: () => end() }
}

let asked: { address: string; headers: Record<string, string> }[] = []
let answers: Response[] = []
beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answers = []
  vi.stubGlobal(
    'fetch',
    (address: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
      asked.push({ address, headers })
      const answer = answers.shift()
      if (!answer)
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
      // As in browsers, aborting the request also ends the reading of its body.
      signal.addEventListener('abort', () => void answer.body?.cancel().catch(() => undefined))
      const reader = answer.body?.getReader()
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const aborted = new Promise<never>((_, reject) =>
            signal.addEventListener('abort', () => reject(new Error('aborted'))),
          )
          aborted.catch(() => undefined)
          const read = await Promise.race([reader?.read(), aborted])
          if (!read || read.done) controller.close()
          else controller.enqueue(read.value)
        },
      })
      return Promise.resolve(new Response(body, answer))
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a picture of an ID card', () => {
  it('is fetched once for all copies of a paper, even if one of them is removed meanwhile', async () => {
    const pictures = noPictures()
    const { body, send, end } = aSlowBody()
    answers.push(new Response(body))
    const first = joinDownload(OWN, pictures)
    const second = joinDownload(OWN, pictures)
    send('abc')
    await vi.advanceTimersByTimeAsync(0)
    leaveDownload(first)
    await vi.advanceTimersByTimeAsync(1)
    end()
    expect(await (await second.picture)?.text()).toBe('abc')
    expect(asked).toHaveLength(1)
    expect(pictures.whole.get(OWN)?.size).toBe(3)
  })

  it('is no longer fetched once no paper needs it, unless another copy does at once', async () => {
    const pictures = noPictures()
    const gone = joinDownload(OWN, pictures)
    gone.picture.catch(() => undefined)
    leaveDownload(gone)
    expect(joinDownload(OWN, pictures)).toBe(gone)
    await vi.advanceTimersByTimeAsync(1)
    expect([asked.length, gone.request.signal.aborted]).toEqual([1, false])
    leaveDownload(gone)
    await vi.advanceTimersByTimeAsync(1)
    await expect(gone.picture).rejects.toThrow('aborted')
  })

  it('is waited for while bytes arrive, however long it takes', async () => {
    const { body, send, end } = aSlowBody()
    answers.push(new Response(body))
    const { picture } = joinDownload(OWN, noPictures())
    for (let at = 0; at < 20; at += 1) {
      await vi.advanceTimersByTimeAsync(SILENT_MS - 1000)
      send('abc')
    }
    await vi.advanceTimersByTimeAsync(1000)
    end()
    expect((await picture)?.size).toBe(60)
  })

  it('is given up after a minute without a byte, including before the first byte', async () => {
    const never = joinDownload(OWN, noPictures())
    await vi.advanceTimersByTimeAsync(SILENT_MS)
    expect(await never.picture).toBeNull()
    const { body, send } = aSlowBody()
    answers.push(new Response(body))
    const silent = joinDownload(OWN, noPictures())
    send('abc')
    await vi.advanceTimersByTimeAsync(SILENT_MS + 1)
    expect(await silent.picture).toBeNull()
  })

  it('is resumed with a range request after a partial download', async () => {
    const kept = noPictures()
    const first = aSlowBody()
    answers.push(new Response(first.body, { headers: { ETag: '"1"', 'Content-Type': 'image/jpeg' } }))
    const silent = joinDownload(OWN, kept)
    first.send('abc')
    await vi.advanceTimersByTimeAsync(SILENT_MS + 1)
    expect(await silent.picture).toBeNull()
    const range = { 'Content-Range': 'bytes 3-5/6', ETag: '"1"', 'Content-Type': 'image/jpeg' }
    answers.push(new Response(bytes('def'), { status: 206, headers: range }))
    const whole = await joinDownload(OWN, kept).picture
    expect(asked.map(({ headers }) => headers)).toEqual([{}, { Range: 'bytes=3-', 'If-Range': '"1"' }])
    expect([whole?.size, whole?.type]).toEqual([6, 'image/jpeg'])
    expect([kept.parts.size, kept.downloads.size]).toEqual([0, 0])
  })

  it('is downloaded from the start if the file has changed, or is on another origin', async () => {
    const part = () => ({ chunks: [bytes('abc')], size: 3, tag: '"1"' })
    const kept = noPictures()
    kept.parts.set(OWN, part())
    answers.push(new Response(bytes('xy'), { headers: { ETag: '"2"' } }))
    expect((await joinDownload(OWN, kept).picture)?.size).toBe(2)
    kept.parts.set(OTHERS, part())
    answers.push(new Response(bytes('xyz')))
    expect((await joinDownload(OTHERS, kept).picture)?.size).toBe(3)
    expect(asked.at(-1)?.headers).toEqual({})
  })

  it('is missing if the server says so', async () => {
    answers.push(new Response('', { status: 404 }))
    expect(await joinDownload(OWN, noPictures()).picture).toBeNull()
  })
})
