import type { ResolvedConfig } from 'vite'
import * as z from 'zod/mini'

const schema = z.object({
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

/** The backend's origin; '' is the site's own. Checked at build and serve time to keep zod out of visitors' pages. */
export function apiHostOf({ env }: Pick<ResolvedConfig, 'env'>): string {
  const { data, error } = schema.safeParse(env)
  if (error) throw new Error(error.issues.map(({ message }) => message).join('; '))
  return data.VITE_API_HOST.replace(/\/$/, '')
}
