import { HttpResponse } from 'msw'
import type * as z from 'zod/mini'
import { readForm, textsOf } from './readForm'

/** A refusal of one field, as express-validator words it. */
export interface Problem {
  msg: string
  param: string
}

/** What the existing backend calls an id. */
export function withWireId<Entity extends { id: string }>({ id, ...rest }: Entity) {
  return { _id: id, ...rest }
}

/** A success; the client words its own texts, so this one is not read. */
export function done(message: string): Response {
  return HttpResponse.json({ message })
}

export function refused(status: number, error: string): Response {
  return HttpResponse.json({ error }, { status })
}

export function invalid(problems: readonly Problem[]): Response {
  return HttpResponse.json({ errors: problems }, { status: 400 })
}

/** A request's form, the named fields of it, as its schema leaves it; or the refusal of what the schema found. */
export async function checkedForm<Form>(
  request: Request,
  schema: z.ZodMiniType<Form>,
  names: readonly string[],
): Promise<Form | Response> {
  const form = schema.safeParse(textsOf((await readForm(request)).fields, names))
  return form.success ? form.data : invalid(problemsOf(form.error))
}

/** What a form's schema found. */
export function problemsOf(error: z.core.$ZodError): Problem[] {
  return error.issues.map(({ message, path }) => ({ msg: message, param: path.join('.') }))
}

export const notAuthorized = (): Response => refused(401, 'Not authorized to access')
export const noSuchBill = (): Response => refused(404, "AirwayBill doesn't exists")
export const noSuchCenter = (): Response => refused(404, "Center doesn't exists")
export const notFound = (): Response => refused(404, 'Not found')
