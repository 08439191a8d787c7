import { getResponse } from 'msw'
import { DEMO_PASSWORD } from './branches'
import { handlers } from './handlers'
import type { Store } from './store'

export type Fields = Record<string, string | File>

/** A browser of its own: sends forms, keeps cookies. */
export function aBrowser(store: Store) {
  const all = handlers(store)
  const cookies = new Map<string, string>()

  async function call(method: string, path: string, fields?: Fields) {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    const body = fields ? formData(fields) : null
    const response = await getResponse(all, new Request(`http://courier.test${path}`, { method, headers, body }))
    if (!response) throw new Error(`Nobody answers ${method} ${path}`)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  return {
    get: (path: string) => call('GET', path),
    post: (path: string, fields?: Fields) => call('POST', path, fields),
    put: (path: string, fields?: Fields) => call('PUT', path, fields),
    signIn: (username: string, password = DEMO_PASSWORD) => call('POST', '/api/center/login', { username, password }),
  }
}

function formData(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** A browser in which somebody has signed in. */
export async function aBrowserOf(store: Store, username: string) {
  const browser = aBrowser(store)
  await browser.signIn(username)
  return browser
}
