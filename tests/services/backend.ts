import { http as handle } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { http } from '@/services/http/http'

export const HOST = 'http://api.test'

type Answer = (request: Request) => Response | Promise<Response>

/**
 * A backend that answers every call of a test file alike, whatever the path.
 *
 * @returns `answerWith`, which sets the answer
 */
export function aBackend() {
  const server = setupServer()
  beforeAll(() => {
    http.defaults.baseURL = HOST
    // The one adapter that shows in Node what a browser would send: credentials and multipart bodies.
    http.defaults.adapter = 'fetch'
    server.listen({ onUnhandledRequest: 'error' })
  })
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return {
    answerWith(answer: Answer): void {
      server.use(handle.all(`${HOST}/*`, ({ request }) => answer(request)))
    },
  }
}

/** A JSON answer; without a status text, as over HTTP/2, unless one is given. */
export function json(body: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(body), { ...init, headers: { 'Content-Type': 'application/json' } })
}
