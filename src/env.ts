import * as z from 'zod/mini'

// zod would otherwise probe `new Function`, which the Content-Security-Policy forbids. This module is the first import
// of main.tsx, so the setting is in place before any schema is used.
z.config({ jitless: true })

const envSchema = z.object({
  /** The backend's origin; empty means the site's own. */
  VITE_API_HOST: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^(https?:\/\/[^/?#\s]+\/?)?$/, 'VITE_API_HOST must be an http(s) origin without a path'),
      ),
    '',
  ),
})

const parsed = envSchema.safeParse(import.meta.env)
if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => issue.message).join('; '))

export const env = {
  apiHost: parsed.data.VITE_API_HOST.replace(/\/$/, ''),
}

export interface DemoAccount {
  name: string
  username: string
  password: string
}

const demoAccountsSchema = z.array(z.object({ name: z.string(), username: z.string(), password: z.string() }))

/**
 * The names to sign in with on the stand-in backend. Its server writes them into the page; a built site has none.
 *
 * @returns the accounts; none where the answers are a real backend's
 */
export function demoAccounts(): DemoAccount[] {
  const text = document.querySelector<HTMLMetaElement>('meta[name="demo-accounts"]')?.content
  if (!text) return []
  const accounts = demoAccountsSchema.safeParse(JSON.parse(text))
  return accounts.success ? accounts.data : []
}
