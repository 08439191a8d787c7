import * as z from 'zod/mini'
import { uploadFields } from '@/domain/booking/uploadFields'
import type { PartyRole } from '@/domain/forms/partyFields'
import { savedFileSchema } from '../draft/savedFile'
import { readFormTexts } from '../draft/readFormTexts'

const text = z.string()
const fields = z.pipe(
  z.record(text, z.unknown()),
  z.transform((stored: Record<string, unknown>) => readFormTexts(stored)),
)
const savedName = { id: text, company: text, contactPerson: text }

/** The form before it was filled. `isOut`: the file was taken out, because it was another shipper's. */
const snapshot = {
  before: fields,
  files: z.partialRecord(z.enum(uploadFields), z.extend(savedFileSchema, { isOut: z.boolean() })),
}
const partyFilling = z.object({
  kind: z.enum(['shipper', 'receiver']),
  ...savedName,
  ...snapshot,
  /** Fills only some fields; the customer named here was filled in before. */
  isPasted: z.optional(z.literal(true)),
})
/** The bill's cells that cannot be read. */
const unreadable = z.optional(
  z.array(z.object({ row: z.number(), cell: z.enum(['length', 'width', 'height', 'quantity', 'price']) })),
)
const billFilling = z.object({
  kind: z.literal('bill'),
  airwayBillNo: text,
  /** The bill's service and country if they are no longer offered; '' if they still are. */
  missing: z.object({ service: text, recCountry: text }),
  unreadable,
  /** The saved customers of a repeated booking. A bill does not name any. */
  saved: z.optional(z.object({ shipper: z.object(savedName), receiver: z.object(savedName) })),
  ...snapshot,
})
const rowsFilling = z.object({
  kind: z.literal('rows'),
  airwayBillNo: text,
  createdAt: text,
  /** How many were filled in; 0 where the bill has none. */
  boxes: z.number(),
  lines: z.number(),
  unreadable,
  ...snapshot,
})
const fillingsSchema = z.array(z.discriminatedUnion('kind', [partyFilling, billFilling, rowsFilling]))

export type PartyFilling = z.output<typeof partyFilling>
export type BillFilling = z.output<typeof billFilling>
export type RowsFilling = z.output<typeof rowsFilling>
export type Filling = PartyFilling | BillFilling | RowsFilling
export type FormerFiles = Filling['files']

/** The latest at the end. Ignores what an earlier release stored in another format. */
export const readFillings = (stored: unknown): readonly Filling[] => fillingsSchema.safeParse(stored).data ?? []

/**
 * What Undo takes back: the last filling of each section, and the last bill unless another shipper was filled in after
 * it.
 */
export function lastFillings(fillings: readonly Filling[]) {
  const place = fillings.map(({ kind }) => kind).lastIndexOf('bill')
  const since = fillings.slice(place + 1)
  const last = (role: PartyRole) => since.filter((each): each is PartyFilling => each.kind === role).at(-1)
  const bill = fillings.find((each, at): each is BillFilling => at === place && each.kind === 'bill')
  const rows = since.filter((each): each is RowsFilling => each.kind === 'rows').at(-1)
  return { bill, shipper: last('shipper'), receiver: last('receiver'), rows }
}
