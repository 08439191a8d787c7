/**
 * A form that was opened before the newest values were here: the newest values, and over them what was typed. A value
 * that the newest answer does not have stays as it was: sent blank, it would be erased.
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
