import type { Language } from './texts/languages'

interface DemoAccount {
  name: Readonly<Record<Language, string>>
  username: string
  password: string
}

/** The accounts of the stand-in backend, which writes them into the page. With a real backend there are none. */
export function demoAccounts(): DemoAccount[] {
  const text = document.querySelector<HTMLMetaElement>('meta[name="demo-accounts"]')?.content
  // Safe to cast: written by the stand-in of the same release, never by a real backend.
  return text ? (JSON.parse(text) as DemoAccount[]) : []
}
