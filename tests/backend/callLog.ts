import { readForm } from './readForm'
import type { Store } from './store'

/** A call as tests examine it. */
export interface RecordedCall {
  method: string
  /** With the query, as it was sent. */
  path: string
  fields: Record<string, string>
  files: { name: string; filename: string; type: string; size: number }[]
}

const KEPT = 1_000

/** Adds a request to the store's log without consuming its body. */
export async function recordCall(store: Store, request: Request): Promise<void> {
  const { pathname, search } = new URL(request.url)
  const call: RecordedCall = { method: request.method, path: pathname + search, fields: {}, files: [] }
  // Added before its body is read, so that the log has the order in which the calls arrived.
  store.calls.push(call)
  if (store.calls.length > KEPT) store.calls.shift()
  const form = await readForm(request.clone())
  call.fields = form.fields
  call.files = Object.entries(form.files).map(([name, file]) => ({
    name,
    filename: file.name,
    type: file.type,
    size: file.size,
  }))
}
