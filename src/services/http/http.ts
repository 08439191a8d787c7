import { create } from 'axios'
import { env } from '@/env'

/** The one way to the backend (product 9.1). In axios, 0 and -1 mean no timeout and no length limit. */
export const http = create({
  baseURL: env.apiHost,
  withCredentials: true,
  headers: { 'Content-Type': 'multipart/form-data' },
  timeout: 0,
  maxContentLength: -1,
  maxBodyLength: -1,
})

/** In the order in which they are sent; what is undefined or null is left out. */
export type Fields = Readonly<Record<string, string | File | null | undefined>>

/** A call's multipart form; a file that was not chosen (null) is left out. */
export function formData(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value)
    else if (value) form.append(name, value, value.name)
  }
  return form
}
