import type * as z from 'zod/mini'

/** Everything that a form's schema finds wrong with a value, as `field: message`, in the order of the issues. */
export function messagesOf(schema: z.ZodMiniType, value: unknown): string[] {
  const result = schema.safeParse(value)
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}
