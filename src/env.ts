const apiHost: unknown = import.meta.env['VITE_API_HOST']

/** Settings that are baked into the files; vite.config.ts checks them when the site is built or served. */
export const env = {
  /** The backend's origin; '' is the site's own. */
  apiHost: typeof apiHost === 'string' ? apiHost.trim().replace(/\/$/, '') : '',
}

export interface DemoAccount {
  name: string
  username: string
  password: string
}

/**
 * The names to sign in with on the stand-in backend. Its server writes them into the page; a built site has none.
 *
 * @returns the accounts; none where the answers are a real backend's
 */
export function demoAccounts(): DemoAccount[] {
  const text = document.querySelector<HTMLMetaElement>('meta[name="demo-accounts"]')?.content
  // Written by our own server of this release; never by a backend.
  return text ? (JSON.parse(text) as DemoAccount[]) : []
}
