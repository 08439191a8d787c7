import { useState, type KeyboardEventHandler, type ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { UNSET, type BookingForm } from '@/domain/forms/bookingForm'
import { useLive } from '../fields/useLive'
import { countInWords } from './countInWords'
import { isTypedIn, requiredFields, sectionNames, sectionOf, type Section } from './bookingSections'
import type { SavedName } from '@/domain/booking/savedParties'

interface BookingSectionProps {
  section: Section
  /** What stands beside the heading while nothing is missing. */
  note?: ReactNode
  /** What stands there in any case: the section waits for somebody, or asks. */
  status?: ReactNode
  /** Messages of fields that the form library does not hold: the chosen files. */
  extraErrors?: number
  onKeyDown?: KeyboardEventHandler | undefined
  children: ReactNode
}

/** One station of the form: a ring that fills once the section is passed, and turns brick where something is missing. */
export function BookingSection({ section, note, status, extraErrors = 0, onKeyDown, children }: BookingSectionProps) {
  const { control } = useFormContext<BookingForm>()
  const { errors } = useFormState({ control })
  const required = useLive(requiredFields[section])
  const [hasFocus, setHasFocus] = useState(false)

  const fields = Object.keys(errors) as (keyof BookingForm)[]
  const missing = fields.filter((field) => isTypedIn(field) && sectionOf(field) === section).length + extraErrors
  const isPassed = required.every((value) => value !== '' && value !== UNSET && value !== undefined)
  const state = missing > 0 ? 'bad' : hasFocus ? 'now' : isPassed ? 'done' : ''
  const small = missing > 0 ? `${countInWords(missing)} ${missing === 1 ? 'field' : 'fields'} to look at` : note

  return (
    <fieldset
      className={`cc-form-section ${state}`}
      onKeyDown={onKeyDown}
      onFocus={() => setHasFocus(true)}
      onBlur={(event) => setHasFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      <legend>
        {sectionNames[section]} {small && <small>{small}</small>} {status}
      </legend>
      <div className="cc-panel">{children}</div>
    </fieldset>
  )
}

/** What a section needs to be filled from saved ones. */
export interface SavedParty {
  owner: string
  /** What stands beside the heading. */
  note: ReactNode
  /** What stands there in any case: somebody is on his way, or a question is open. */
  status: ReactNode
  onLookup: (by: 'company' | 'contactPerson') => void
  onPick: (customer: SavedName) => void
}
