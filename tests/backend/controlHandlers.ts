import { http, type HttpHandler, HttpResponse } from 'msw'
import * as z from 'zod/mini'
import { invalid, notFound, problemsOf } from './answers'
import { callFaultSchema } from './callFaults'
import { endSessions } from './session'
import { resetStore, type Store } from './store'

const resetSchema = z.object({ shipments: z.optional(z.number()) })

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  return text === '' ? {} : JSON.parse(text)
}

/**
 * Lets browser tests control the stand-in: reset it, queue or drop faults, release held calls, end the sessions, and
 * read the calls and the last one-time password. Not part of the backend.
 */
export function controlHandlers(store: Store): HttpHandler[] {
  return [
    http.post('*/__stand-in/reset', async ({ request }) => {
      const options = resetSchema.safeParse(await readJson(request))
      if (!options.success) return invalid(problemsOf(options.error))
      resetStore(store, options.data.shipments)
      return HttpResponse.json({ shipments: store.shipments.length })
    }),

    http.post('*/__stand-in/next', async ({ request }) => {
      const fault = callFaultSchema.safeParse(await readJson(request))
      if (!fault.success) return invalid(problemsOf(fault.error))
      store.faults.push(fault.data)
      return HttpResponse.json({ queued: store.faults.length })
    }),

    http.delete('*/__stand-in/next', () => {
      store.faults = []
      return HttpResponse.json({ queued: 0 })
    }),

    http.post('*/__stand-in/go-on', () => {
      const held = store.held.splice(0)
      for (const goOn of held) goOn()
      return HttpResponse.json({ held: held.length })
    }),

    http.post('*/__stand-in/end-sessions', () => {
      endSessions(store)
      return HttpResponse.json({})
    }),

    http.get('*/__stand-in/calls', () => HttpResponse.json(store.calls)),
    http.get('*/__stand-in/otp', () => HttpResponse.json({ otp: store.lastOtp })),
    http.all('*/__stand-in/*', notFound),
  ]
}
