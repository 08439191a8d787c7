import { HttpResponse } from 'msw'
import type * as z from 'zod/mini'
import { readForm, textsOf } from './readForm'

/** An error of one field in the format of express-validator. */
export interface Problem {
  msg: string
  param: string
}

/** Answers an entity with `_id`, the existing backend's name for `id`. */
export function withWireId<Entity extends { id: string }>({ id, ...rest }: Entity) {
  return { _id: id, ...rest }
}

/** A success; its message is not shown, as the client has its own texts. */
export function done(message: string): Response {
  return HttpResponse.json({ message })
}

export function refused(status: number, error: string): Response {
  return HttpResponse.json({ error }, { status })
}

export function invalid(problems: readonly Problem[]): Response {
  return HttpResponse.json({ errors: problems }, { status: 400 })
}

/** Validates the named fields of a request's form: the parsed form, or the refusal to answer with. */
export async function checkedForm<Form>(
  request: Request,
  schema: z.ZodMiniType<Form>,
  names: readonly string[],
): Promise<Form | Response> {
  const form = schema.safeParse(textsOf((await readForm(request)).fields, names))
  return form.success ? form.data : invalid(problemsOf(form.error))
}

/** The errors of a form's schema as the backend would answer them. */
export function problemsOf(error: z.core.$ZodError): Problem[] {
  return error.issues.map(({ message, path }) => ({ msg: message, param: path.join('.') }))
}

export const notAuthorized = (): Response => refused(401, 'Not authorized to access')
export const noSuchBill = (): Response => refused(404, "AirwayBill doesn't exists")
export const noSuchCenter = (): Response => refused(404, "Center doesn't exists")
export const notFound = (): Response => refused(404, 'Not found')
