const apiHost: unknown = import.meta.env['VITE_API_HOST']

/** Baked into the files, and checked when the site is built or served. */
export const env = {
  /** '' is the site's own. */
  apiHost: typeof apiHost === 'string' ? apiHost.trim().replace(/\/$/, '') : '',
}

export interface DemoAccount {
  name: string
  username: string
  password: string
}

/** Accounts of the stand-in backend, whose server writes them into the page; a built site has none. */
export function demoAccounts(): DemoAccount[] {
  const text = document.querySelector<HTMLMetaElement>('meta[name="demo-accounts"]')?.content
  // Written by our own server of this release; never by a backend.
  return text ? (JSON.parse(text) as DemoAccount[]) : []
}
