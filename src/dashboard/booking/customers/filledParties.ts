import type { BookingForm } from '@/domain/forms/bookingForm'
import type { SavedName } from '@/domain/booking/savedParties'
import { uploadFields, type UploadField } from '@/domain/booking/uploads'
import type { FileName } from '../draft/draft'
import { likeTheForm } from '../draft/keptTexts'
import type { PartyRole } from '@/domain/forms/parties'

export type Fields = Partial<BookingForm>

/** `isOut`: taken out when another shipper was filled in. */
export type FormerFiles = Partial<Record<UploadField, FileName & { isOut: boolean }>>

export interface FilledParty extends SavedName {
  before: Fields
  files: FormerFiles
  /** The customer the section was filled from before this one; Undo returns to it. */
  former: Omit<FilledParty, 'former'> | null
}

export interface FilledAgain {
  airwayBillNo: string
  /** The bill's choices that the form no longer offers; '' where it does. */
  missing: { service: string; recCountry: string }
  /** The fields before they were filled from the bill, for Undo; null once a shipper has been filled in since. */
  before: Fields | null
  files: FormerFiles
  former: FilledState['filled']
}

export interface Pending extends SavedName {
  /** Being fetched; fetched, but the section was edited meanwhile; or failed to load. */
  is: 'coming' | 'asking' | 'missed'
  /** Why it failed to load. */
  error?: unknown
  /** The section's content when the customer was picked. */
  stood: Fields
  /** Upload fields whose file was chosen or removed since then: those files belong to this customer. */
  files: readonly UploadField[]
}

export interface FilledState {
  filled: Partial<Record<PartyRole, FilledParty>>
  again: FilledAgain | null
  pending: Partial<Record<PartyRole, Pending>>
}

/** The state to store with the draft, null if empty. A customer who failed to load is left out. */
export function keptOf({ filled, again, pending }: FilledState): FilledState | null {
  const coming = Object.fromEntries(Object.entries(pending).filter(([, { is }]) => is !== 'missed'))
  const isNothing = again === null && Object.keys({ ...filled, ...coming }).length === 0
  return isNothing ? null : { filled, again, pending: coming }
}

type Kept = Readonly<Record<string, unknown>>

const objectIn = (value: unknown): Kept => (typeof value === 'object' && value !== null ? (value as Kept) : {})
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Ignores values that an earlier release stored in another format. */
export function readFilled(kept: unknown): FilledState {
  const { filled, again, pending } = objectIn(kept)
  const { airwayBillNo, missing, before, files: putAside, former } = objectIn(again)
  return {
    filled: filledIn(filled),
    again: textIn(airwayBillNo)
      ? {
          airwayBillNo: textIn(airwayBillNo),
          missing: {
            service: textIn(objectIn(missing)['service']),
            recCountry: textIn(objectIn(missing)['recCountry']),
          },
          before: before === null ? null : fieldsIn(before),
          files: filesIn(putAside),
          former: filledIn(former),
        }
      : null,
    pending: ofRoles(pending, ({ stood, files }) => ({
      is: 'coming',
      stood: fieldsIn(stood),
      files: uploadFields.filter((field) => Array.isArray(files) && files.includes(field)),
    })),
  }
}

const filledIn = (value: unknown) =>
  ofRoles(value, (party) => ({ ...standingIn(party), former: formerIn(party['former']) }))

const standingIn = (party: Kept) => ({ before: fieldsIn(party['before']), files: filesIn(party['files']) })

function formerIn(value: unknown): FilledParty['former'] {
  const party = objectIn(value)
  const name = nameIn(party)
  return name.id === '' ? null : { ...name, ...standingIn(party) }
}

const nameIn = (party: Kept): SavedName => ({
  id: textIn(party['id']),
  company: textIn(party['company']),
  contactPerson: textIn(party['contactPerson']),
})

const fieldsIn = (value: unknown): Fields => likeTheForm(objectIn(value))

function ofRoles<More>(value: unknown, more: (party: Kept) => More): Partial<Record<PartyRole, SavedName & More>> {
  const roles: readonly PartyRole[] = ['shipper', 'receiver']
  return Object.fromEntries(
    roles.flatMap((role) => {
      const party = objectIn(objectIn(value)[role])
      const name = nameIn(party)
      return name.id === '' ? [] : [[role, { ...name, ...more(party) }]]
    }),
  )
}

function filesIn(value: unknown): FormerFiles {
  return Object.fromEntries(
    uploadFields.flatMap((field) => {
      const { name, type, isPrepared, isOut } = objectIn(objectIn(value)[field])
      const file = { name: textIn(name), type: textIn(type), isPrepared: isPrepared === true, isOut: isOut === true }
      return file.name ? [[field, file]] : []
    }),
  )
}
