/** A form as it came in: texts and files by field name. */
interface ReceivedForm {
  fields: Record<string, string>
  files: Record<string, File>
}

/**
 * Reads a request's form data; a request without any is an empty form.
 *
 * @param request its body is used up; give a clone where somebody else needs it
 */
export async function readForm(request: Request): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: {}, files: {} }
  const type = request.headers.get('content-type') ?? ''
  if (!/multipart\/form-data|x-www-form-urlencoded/i.test(type)) return form
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') form.fields[name] = value
    else form.files[name] = value
  }
  return form
}

/** The named fields, '' where one did not come: what a form's schema expects of an empty field. */
export function textsOf(fields: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))
}
