import { type KeyboardEventHandler, type ReactNode, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { IconButton } from '@/components/desk/IconButton'
import { type BookingForm, UNSET } from '@/domain/forms/bookingForm'
import { comma } from '@/texts/language'
import { t } from '@/texts/t'
import { useFromFields } from '../fields/useFromFields'
import { messagesIn } from './messagesIn'
import { completing, isTypedIn, type Section, sectionNames, sectionOf } from './sectionOf'

interface BookingSectionProps {
  section: Section
  /** Beside the heading while nothing is missing. */
  note?: ReactNode
  /** Beside the heading in any case. */
  status?: ReactNode
  /** The number of files with a problem, which React Hook Form does not know of. */
  extraErrors?: number
  onKeyDown?: KeyboardEventHandler | undefined
  children: ReactNode
}

export function BookingSection({ section, note, status, extraErrors = 0, onKeyDown, children }: BookingSectionProps) {
  const { control } = useFormContext<BookingForm>()
  const { errors } = useFormState({ control })
  const name = t(sectionNames[section])
  const isPassed = useFromFields(completing(section), (required) =>
    (required as readonly unknown[]).every((value) => value !== '' && value !== UNSET && value !== undefined),
  )
  const [isPutAway, setIsPutAway] = useState(false)

  const fields = Object.keys(errors) as (keyof BookingForm)[]
  const own = fields.filter((field) => isTypedIn(field) && sectionOf(field) === section)
  const missing = own.flatMap((field) => messagesIn(errors[field], field)).length + extraErrors
  const state = missing > 0 ? 'bad' : isPassed ? 'done' : ''
  const small = missing > 0 ? t('booking.fieldsToCorrect', { count: missing }) : note

  // Folding takes effect on phones only (sections.css). Missing fields must never be hidden.
  const canFold = isPassed && missing === 0
  const isFolded = canFold && isPutAway

  return (
    <fieldset className={`cc-form-section ${state} ${isFolded ? 'folded' : ''}`} onKeyDown={onKeyDown}>
      <legend className="d-flex align-items-baseline">
        {name} {isFolded ? <Recap section={section} /> : small && <small>{small}</small>} {status}
      </legend>
      {canFold && (
        <IconButton
          icon="down"
          name={isFolded ? t('booking.showSection', { name }) : t('booking.hideSection', { name })}
          className="cc-square cc-fold cc-narrow-only"
          aria-expanded={!isFolded}
          onClick={() => setIsPutAway(!isFolded)}
        />
      )}
      <div className="cc-panel">{children}</div>
    </fieldset>
  )
}

type RecapField = 'airwayBillNo' | 'shipperCompany' | 'shipperCity' | 'recCompany' | 'recCity'
const recaps: Partial<Record<Section, readonly RecapField[]>> = {
  booking: ['airwayBillNo'],
  shipper: ['shipperCompany', 'shipperCity'],
  receiver: ['recCompany', 'recCity'],
}

function Recap({ section }: { section: Section }) {
  const recap = useFromFields(recaps[section] ?? [], (values) => values.filter(Boolean).join(comma))
  return (
    <small className="text-truncate" translate="no">
      <bdi>{recap}</bdi>
    </small>
  )
}
