import { HttpResponse } from 'msw'
import type * as z from 'zod/mini'

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

/** What a form's schema found. */
export function problemsOf(error: z.core.$ZodError): Problem[] {
  return error.issues.map(({ message, path }) => ({ msg: message, param: path.join('.') }))
}

export const notAuthorized = (): Response => refused(401, 'Not authorized to access')
export const noSuchBill = (): Response => refused(404, "AirwayBill doesn't exists")
export const noSuchCenter = (): Response => refused(404, "Center doesn't exists")
export const notFound = (): Response => refused(404, 'Not found')
