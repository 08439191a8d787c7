import { create } from 'axios'
import { env } from '@/env'

/**
 * The axios instance for all backend calls (product 9.1). 0 means no timeout, -1 no length limit. With `no-store` no
 * answer enters the browser's HTTP cache, whatever its headers say (decision 18).
 */
export const http = create({
  adapter: 'fetch',
  fetchOptions: { cache: 'no-store' },
  // The fetch adapter needs an absolute URL.
  baseURL: env.apiHost || globalThis.location?.origin,
  withCredentials: true,
  // The adapter names itself as the browser, which makes some browsers ask another origin for permission first.
  headers: { 'Content-Type': 'multipart/form-data', 'User-Agent': false },
  timeout: 0,
  maxContentLength: -1,
  maxBodyLength: -1,
})

/** Form fields in the order in which they are sent; undefined and null are left out. */
export type Fields = Readonly<Record<string, string | File | null | undefined>>

/** The multipart form of a call. */
export function formData(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value)
    else if (value) form.append(name, value, value.name)
  }
  return form
}
