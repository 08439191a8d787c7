import type { ResolvedConfig } from 'vite'
import * as z from 'zod/mini'

const settings = z.object({
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

/**
 * The backend's origin; '' is the site's own. Checked when building and serving, so that visitors' pages do not load
 * zod.
 */
export function apiHostOf({ env }: Pick<ResolvedConfig, 'env'>): string {
  const { data, error } = settings.safeParse(env)
  if (error) throw new Error(error.issues.map(({ message }) => message).join('; '))
  return data.VITE_API_HOST.replace(/\/$/, '')
}
