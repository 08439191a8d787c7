import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPicture, noPictures, STALL_MS } from '@/printing/papers/cardPictures'

const OWN = `${location.origin}/uploads/front.png`
const OTHERS = 'https://files.example/uploads/front.png'
const bytes = (text: string) => new TextEncoder().encode(text)

/** A body whose bytes come when the test says so. */
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
      // As browsers do: the abort ends the reading too.
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

const signal = () => new AbortController().signal

describe('a picture of an ID card', () => {
  it('is fetched once for all copies of a paper, and refetched by a remaining copy if the first is removed', async () => {
    const pictures = noPictures()
    const first = new AbortController()
    const { body, send } = aSlowBody()
    answers.push(new Response(body))
    const copies = [loadPicture(OWN, pictures, first.signal), loadPicture(OWN, pictures, signal())]
    copies[0]?.catch(() => undefined)
    send('abc')
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(1)
    answers.push(new Response('whole'))
    first.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(await (await copies[1])?.text()).toBe('whole')
    await expect(copies[0]).rejects.toThrow('aborted')
    expect(asked).toHaveLength(2)
  })

  it('is awaited while bytes arrive, however long it takes', async () => {
    const { body, send, end } = aSlowBody()
    answers.push(new Response(body))
    const loaded = loadPicture(OWN, noPictures(), signal())
    for (let at = 0; at < 20; at += 1) {
      await vi.advanceTimersByTimeAsync(STALL_MS - 1000)
      send('abc')
    }
    await vi.advanceTimersByTimeAsync(1000)
    end()
    expect((await loaded)?.size).toBe(60)
  })

  it('fails after 20 s without a byte, including before the first byte', async () => {
    const never = loadPicture(OWN, noPictures(), signal())
    await vi.advanceTimersByTimeAsync(STALL_MS)
    expect(await never).toBeNull()
    const { body, send } = aSlowBody()
    answers.push(new Response(body))
    const stalled = loadPicture(OWN, noPictures(), signal())
    send('abc')
    await vi.advanceTimersByTimeAsync(STALL_MS + 1)
    expect(await stalled).toBeNull()
  })

  it('is resumed with a range request after a partial download', async () => {
    const kept = noPictures()
    const first = aSlowBody()
    answers.push(new Response(first.body, { headers: { ETag: '"1"', 'Content-Type': 'image/jpeg' } }))
    const stalled = loadPicture(OWN, kept, signal())
    first.send('abc')
    await vi.advanceTimersByTimeAsync(STALL_MS + 1)
    expect(await stalled).toBeNull()
    const range = { 'Content-Range': 'bytes 3-5/6', ETag: '"1"', 'Content-Type': 'image/jpeg' }
    answers.push(new Response(bytes('def'), { status: 206, headers: range }))
    const whole = await loadPicture(OWN, kept, signal())
    expect(asked.map(({ headers }) => headers)).toEqual([{}, { Range: 'bytes=3-', 'If-Range': '"1"' }])
    expect([whole?.size, whole?.type]).toEqual([6, 'image/jpeg'])
    expect(kept.parts.size).toBe(0)
  })

  it('is downloaded from the start if the file has changed, or is on another origin', async () => {
    const part = () => ({ chunks: [bytes('abc')], size: 3, tag: '"1"' })
    const kept = noPictures()
    kept.parts.set(OWN, part())
    answers.push(new Response(bytes('xy'), { headers: { ETag: '"2"' } }))
    expect((await loadPicture(OWN, kept, signal()))?.size).toBe(2)
    kept.parts.set(OTHERS, part())
    answers.push(new Response(bytes('xyz')))
    expect((await loadPicture(OTHERS, kept, signal()))?.size).toBe(3)
    expect(asked.at(-1)?.headers).toEqual({})
  })

  it('is missing if the server says so', async () => {
    answers.push(new Response('', { status: 404 }))
    expect(await loadPicture(OWN, noPictures(), signal())).toBeNull()
  })
})
