import { create } from 'axios'
import { env } from '@/env'

/** The axios instance for all backend calls (product 9.1). 0 means no timeout, -1 no length limit. */
export const http = create({
  baseURL: env.apiHost,
  withCredentials: true,
  headers: { 'Content-Type': 'multipart/form-data' },
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
