import { http as handle } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { http } from '@/services/http/request'

export const HOST = 'http://api.test'

type Answer = (request: Request) => Response | Promise<Response>

/**
 * A backend that answers every call of a test file with the same answer, whatever its path.
 *
 * @returns `answerWith`, which sets the answer, and `recorded`, which also records what is sent
 */
export function aBackend() {
  const server = setupServer()
  beforeAll(() => {
    http.defaults.baseURL = HOST
    server.listen({ onUnhandledRequest: 'error' })
  })
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  const answerWith = (answer: Answer): void => {
    server.use(handle.all(`${HOST}/*`, ({ request }) => answer(request)))
  }

  /** Answers calls with a value that they can read, and records what was sent. */
  function recorded(answer: unknown = { _id: 'new', id: 'new' }) {
    const seen: { request: Request; form: [string, FormDataEntryValue][] | null }[] = []
    answerWith(async (request) => {
      const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data; boundary=') ?? false
      seen.push({ request: request.clone(), form: isForm ? [...(await request.formData())] : null })
      return json(answer)
    })
    return {
      first() {
        const [only] = seen
        if (!only || seen.length !== 1) throw new Error(`${seen.length} requests in place of one`)
        return only
      },
    }
  }
  return { answerWith, recorded }
}

/**
 * A backend that answers by path, and records the paths.
 *
 * @returns `answers`, which sets the answer and empties `asked`, and `asked`, the paths in order
 */
export function aRecordingBackend() {
  const backend = aBackend()
  const asked: string[] = []
  return {
    ...backend,
    asked,
    answers: (answer: (path: string) => Response): void => {
      asked.length = 0
      backend.answerWith(({ url }) => {
        const path = url.replace(`${HOST}/api/`, '')
        asked.push(path)
        return answer(path)
      })
    },
  }
}

/** A JSON answer, without a status text by default, as over HTTP/2. */
export function json(body: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(body), { ...init, headers: { 'Content-Type': 'application/json' } })
}

/**
 * Stops the clock in every test of a file.
 *
 * @returns awaits a call while advancing the clock over the pauses between its attempts
 */
export function aFastClock(): <Value>(call: Promise<Value>) => Promise<Value> {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  return async (call) => {
    const clock = setInterval(() => vi.advanceTimersByTime(100), 1)
    try {
      return await call
    } finally {
      clearInterval(clock)
    }
  }
}
