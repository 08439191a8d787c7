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
