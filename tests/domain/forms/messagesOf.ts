import type * as z from 'zod/mini'
import { messageOf } from '@/domain/forms/formMessage'
import { messageText } from '../messageText'

/** The messages of a form's schema for a value, as `field: message`, in the order of the issues. */
export function messagesOf(schema: z.ZodMiniType, value: unknown): string[] {
  const result = schema.safeParse(value)
  if (result.success) return []
  return result.error.issues.map((issue) => {
    const message = messageOf(issue)
    return `${issue.path.join('.')}: ${message ? messageText(message) : issue.message}`
  })
}
