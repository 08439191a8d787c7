/**
 * The values to send from a form that was opened before the newest values had arrived: the typed fields as typed, all
 * others as in the newest answer. A value that this answer lacks stays as it was, because sending it blank would erase
 * it.
 *
 * @param dirty the fields in which something was typed
 */
export function typedOver<Form extends object>(
  newest: Form,
  typed: Form,
  dirty: Partial<Readonly<Record<keyof Form, boolean>>>,
): Form {
  const merged = { ...newest }
  for (const name of Object.keys(typed) as (keyof Form)[])
    if (dirty[name] || merged[name] === '') merged[name] = typed[name]
  return merged
}
