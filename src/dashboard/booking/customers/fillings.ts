import * as z from 'zod/mini'
import { uploadFields } from '@/domain/booking/uploads'
import type { Customer } from '@/domain/people'
import type { PartyRole } from '@/domain/forms/parties'
import { likeTheForm } from '../draft/keptTexts'

const text = z.string()
const fields = z.pipe(
  z.record(text, z.unknown()),
  z.transform((kept: Record<string, unknown>) => likeTheForm(kept)),
)
const upload = z.enum(uploadFields)
const savedName = { id: text, company: text, contactPerson: text }

/** What stood in the form before it was filled. `isOut`: the file was taken out, because it was another shipper's. */
const snapshot = {
  before: fields,
  files: z.partialRecord(upload, z.object({ name: text, type: text, isPrepared: z.boolean(), isOut: z.boolean() })),
}
const partyFilling = z.object({ kind: z.enum(['shipper', 'receiver']), ...savedName, ...snapshot })
const billFilling = z.object({
  kind: z.literal('bill'),
  airwayBillNo: text,
  /** The bill's choices that the form no longer offers; '' where it does. */
  missing: z.object({ service: text, recCountry: text }),
  ...snapshot,
})
/** `files`: chosen or removed since the customer was picked, so they are that customer's. */
const pending = z.object({ ...savedName, stood: fields, files: z.array(upload) })
const keptState = z.object({
  fillings: z.array(z.discriminatedUnion('kind', [partyFilling, billFilling])),
  pending: z.object({ shipper: z.optional(pending), receiver: z.optional(pending) }),
})

export type PartyFilling = z.output<typeof partyFilling>
export type BillFilling = z.output<typeof billFilling>
export type Filling = PartyFilling | BillFilling
export type FormerFiles = Filling['files']

/** Being fetched; fetched, but the section was edited meanwhile; or failed to load. */
export type Pending = z.output<typeof pending> &
  ({ kind: 'coming' } | { kind: 'asking'; whole: Customer } | { kind: 'missed'; error: unknown })

export interface FillingState {
  /** The latest at the end. */
  fillings: readonly Filling[]
  pending: Partial<Record<PartyRole, Pending>>
}

/** As the draft keeps it; undefined if there is nothing to keep. A customer who failed to load is left out. */
export function keptFillings({ fillings, pending: { shipper, receiver } }: FillingState): unknown {
  const coming = (one: Pending | undefined) => (one && one.kind !== 'missed' ? pending.parse(one) : undefined)
  const awaited = { shipper: coming(shipper), receiver: coming(receiver) }
  return fillings.length > 0 || awaited.shipper || awaited.receiver ? { fillings, pending: awaited } : undefined
}

/** Ignores what an earlier release stored in another format. */
export function readFillings(stored: unknown): FillingState {
  const { success, data } = keptState.safeParse(stored)
  if (!success) return { fillings: [], pending: {} }
  const { shipper, receiver } = data.pending
  return {
    fillings: data.fillings,
    pending: {
      ...(shipper && { shipper: { kind: 'coming', ...shipper } }),
      ...(receiver && { receiver: { kind: 'coming', ...receiver } }),
    },
  }
}

/** What Undo takes back: the last filling of each section, and the last bill unless another shipper came after it. */
export function lastFillings(fillings: readonly Filling[]) {
  const place = fillings.map(({ kind }) => kind).lastIndexOf('bill')
  const last = (role: PartyRole) =>
    fillings
      .slice(place + 1)
      .filter((each): each is PartyFilling => each.kind === role)
      .at(-1)
  const bill = fillings.find((each, at): each is BillFilling => at === place && each.kind === 'bill')
  return { bill, shipper: last('shipper'), receiver: last('receiver') }
}
