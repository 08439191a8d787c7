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

/** Checked where the site is built or served: in the browser zod would cost every visitor. '' is the site's own. */
export function apiHostOf({ env }: Pick<ResolvedConfig, 'env'>): string {
  const { data, error } = schema.safeParse(env)
  if (error) throw new Error(error.issues.map(({ message }) => message).join('; '))
  return data.VITE_API_HOST.replace(/\/$/, '')
}
