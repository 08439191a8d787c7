import { http as handle } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { http } from '@/services/http/request'

export const HOST = 'http://api.test'

type Answer = (request: Request) => Response | Promise<Response>

/**
 * A backend that answers every call of a test file alike, whatever the path.
 *
 * @returns `answerWith`, which sets the answer, and `recorded`, which keeps what is sent
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

  /** Answers the next call with something that it can read, and keeps what was sent. */
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
 * A backend that answers by path, and notes what it is asked for.
 *
 * @returns `answers`, which sets the answer, and `asked`, the paths in order since it was set or emptied last
 */
export function aNotingBackend() {
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

/** A JSON answer; without a status text, as over HTTP/2, unless one is given. */
export function json(body: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(body), { ...init, headers: { 'Content-Type': 'application/json' } })
}

/**
 * A clock that stands still in every test of a file, and passes only where a call is waited for.
 *
 * @returns waits for a call while the pauses between its tries pass
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
