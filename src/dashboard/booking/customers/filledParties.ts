import type { BookingForm } from '@/domain/forms/bookingForm'
import type { SavedName } from '@/domain/booking/savedParties'
import { uploadFields, type UploadField } from '@/domain/booking/uploads'
import { likeTheForm, type FileName } from '../draft/draft'
import type { PartyRole } from '@/domain/forms/parties'

export type Fields = Partial<BookingForm>

/** The files that stood in the form when somebody else was filled in, and whether they were taken out for that. */
export type FormerFiles = Partial<Record<UploadField, FileName & { isOut: boolean }>>

/** Whom a section was filled from, and what stood there before. */
export interface FilledParty extends SavedName {
  before: Fields
  files: FormerFiles
  /** Whom it had been filled from until then: Undo brings him back as the one who is meant. */
  former: Omit<FilledParty, 'former'> | null
}

/** The bill that the form was filled from, and what stood there before. */
export interface FilledAgain {
  airwayBillNo: string
  /** What the bill has and the form no longer offers; '' for nothing. */
  missing: { service: string; recCountry: string }
  /** Null once something else has been filled in. */
  before: Fields | null
  files: FormerFiles
  /** Whom the sections had been filled from until then. */
  former: FilledState['filled']
}

/** Whom a section waits for, or asks about. */
export interface Pending extends SavedName {
  /** He is being fetched; has come, but somebody has typed meanwhile; or could not be fetched. */
  is: 'coming' | 'asking' | 'missed'
  /** What stood in the section when he was picked. */
  stood: Fields
  /** Places whose file was chosen or removed since: it is his. */
  files: readonly UploadField[]
}

/** How shipper and receiver came into the form. */
export interface FilledState {
  filled: Partial<Record<PartyRole, FilledParty>>
  again: FilledAgain | null
  pending: Partial<Record<PartyRole, Pending>>
}

/** What of it a draft keeps; null for nothing. Whoever could not be fetched is asked for anew by hand. */
export function keptOf({ filled, again, pending }: FilledState): FilledState | null {
  const coming = Object.fromEntries(Object.entries(pending).filter(([, { is }]) => is !== 'missed'))
  const isNothing = again === null && Object.keys({ ...filled, ...coming }).length === 0
  return isNothing ? null : { filled, again, pending: coming }
}

type Kept = Readonly<Record<string, unknown>>

const objectIn = (value: unknown): Kept => (typeof value === 'object' && value !== null ? (value as Kept) : {})
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Reads what a draft has kept; what an earlier release may have written otherwise is passed over.
 *
 * @param kept whatever it may be
 */
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
      const { name, type, isOut } = objectIn(objectIn(value)[field])
      return textIn(name) ? [[field, { name: textIn(name), type: textIn(type), isOut: isOut === true }]] : []
    }),
  )
}
