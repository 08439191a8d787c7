import type { FormMessage } from './formMessage'

/**
 * An issue of a form's schema with its message in `params`, as zod's own `message` would have to be a text already.
 * `continue` lets a form show all its messages at once: without it, zod skips the form-level checks as soon as one
 * field is invalid.
 */
export const formIssue = (message: FormMessage, input: unknown, path: PropertyKey[] = []) => ({
  code: 'custom' as const,
  params: { ...message },
  input,
  path,
  continue: true,
})
