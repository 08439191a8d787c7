/** A form as received: texts and files by field name. */
interface ReceivedForm {
  fields: Record<string, string>
  files: Record<string, File>
}

/**
 * Reads a request's form data; a request without any gives an empty form.
 *
 * @param request its body is consumed: pass a clone if it is needed again
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

/** The named fields, with '' for those not received, as the form's schema expects. */
export function textsOf(fields: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))
}
