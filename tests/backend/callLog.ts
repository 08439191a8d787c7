import { readForm } from './readForm'
import type { Store } from './store'

/** What a test may want to know about a call. */
export interface RecordedCall {
  method: string
  /** With the query, as it came. */
  path: string
  fields: Record<string, string>
  files: { name: string; filename: string; type: string; size: number }[]
}

const KEPT = 1_000

/** Adds a request to the store's log; its body stays unread. */
export async function recordCall(store: Store, request: Request): Promise<void> {
  const { pathname, search } = new URL(request.url)
  const call: RecordedCall = { method: request.method, path: pathname + search, fields: {}, files: [] }
  // In its place before the body is read, so that calls stand in the order in which they came.
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
