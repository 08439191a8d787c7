/** The messages of a field's error, one for each of its controls: a table has one for each refused cell. */
export function messagesIn(error: unknown, name: string): { field: string; message: string }[] {
  if (typeof error !== 'object' || error === null) return []
  if ('message' in error && typeof error.message === 'string') return [{ field: name, message: error.message }]
  return Object.entries(error).flatMap(([key, nested]) => (key === 'ref' ? [] : messagesIn(nested, `${name}.${key}`)))
}
