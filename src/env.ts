const apiHost: unknown = import.meta.env['VITE_API_HOST']

/** Fixed at build time, and validated when the site is built or served (build/policy.ts). */
export const env = {
  /** The backend's origin; '' is the site's own. */
  apiHost: typeof apiHost === 'string' ? apiHost.trim().replace(/\/$/, '') : '',
}

export interface DemoAccount {
  name: string
  username: string
  password: string
}

/** Accounts of the mock backend, written into the page by its server; a built site has none. */
export function demoAccounts(): DemoAccount[] {
  const text = document.querySelector<HTMLMetaElement>('meta[name="demo-accounts"]')?.content
  // Safe to cast: written by the mock server of the same release, never by a real backend.
  return text ? (JSON.parse(text) as DemoAccount[]) : []
}
