import type { FormMessage } from './formMessage'

/**
 * An issue of a form's schema. Its message is in `params`, because zod's own `message` must be a finished text.
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
