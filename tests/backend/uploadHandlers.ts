import { http, type HttpHandler, HttpResponse } from 'msw'
import { notFound } from './answers'
import { signedIn } from './session'
import type { Store } from './store'

/** Uploaded files, to signed-in users alone: they are people's identity papers. */
export function uploadHandlers(store: Store): HttpHandler[] {
  return [
    http.get(
      '*/uploads/:id',
      signedIn(store, ({ id }) => {
        const upload = store.uploads.get(id)
        if (!upload) return notFound()
        return HttpResponse.arrayBuffer(upload.bytes.buffer, {
          headers: {
            'Content-Type': upload.type,
            'Cache-Control': 'private, no-store',
            'X-Content-Type-Options': 'nosniff',
          },
        })
      }),
    ),
  ]
}
