import { useState, type KeyboardEventHandler, type ReactNode } from 'react'
import { useFormContext, useFormState, type FieldPath } from 'react-hook-form'
import { IconButton } from '@/components/desk/DeskButton'
import { requiredFields, UNSET, type BookingForm } from '@/domain/forms/bookingForm'
import { useFromFields } from '../fields/useBookingFields'
import type { UploadField } from '@/domain/booking/uploads'
import { comma } from '@/texts/language'
import { t, type TextKey } from '@/texts/t'

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
  const missing = fields.filter((field) => isTypedIn(field) && sectionOf(field) === section).length + extraErrors
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
  return <small className="text-truncate">{recap}</small>
}

/** In the order of the conversation at the counter. */
export const sectionNames = {
  booking: 'booking.booking',
  shipper: 'booking.shipper',
  receiver: 'booking.receiver',
  shipment: 'booking.shipment',
  dimensions: 'booking.dimensions',
  invoice: 'booking.invoice',
  remarks: 'booking.remarks',
} as const satisfies Record<string, TextKey>

export type Section = keyof typeof sectionNames

const nameAt = (path: string) => path.split('.')[0] as keyof BookingForm

/** Filling these completes a section; `-1` counts as not chosen. Dimensions and remarks are not required. */
export function completing(section: Section): FieldPath<BookingForm>[] {
  if (section === 'dimensions') return ['dimValues.0.length', 'dimValues.0.width', 'dimValues.0.height']
  if (section === 'remarks') return ['remarks']
  return requiredFields().filter((path) => sectionOf(nameAt(path)) === section) as FieldPath<BookingForm>[]
}

/** Excludes the calculated field, which nobody can be asked to correct. */
export const isTypedIn = (field: keyof BookingForm): boolean => field !== 'insuranceValue'

export function sectionOf(field: keyof BookingForm | UploadField): Section {
  if (field === 'dimValues') return 'dimensions'
  if (field === 'invoiceValues') return 'invoice'
  if (field === 'remarks') return 'remarks'
  if (field.startsWith('shipper') || field === 'customNTN') return 'shipper'
  if (field.startsWith('rec')) return 'receiver'
  if (field === 'airwayBillNo' || field === 'user' || field === 'origin' || field === 'service') return 'booking'
  return 'shipment'
}
