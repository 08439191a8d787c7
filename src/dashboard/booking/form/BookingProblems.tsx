import type { RefObject } from 'react'
import { useFormContext, useFormState, type FieldErrors } from 'react-hook-form'
import { Alert } from '@/components/Alert'
import { emptyBookingForm, type BookingForm } from '@/domain/forms/bookingForm'
import { uploadFields } from '@/domain/booking/uploads'
import { isTypedIn, sectionNames, sectionOf } from '../sections/bookingSections'
import { ErrorSummary, type FieldProblem } from './ErrorSummary'
import { problemAt, type Places } from '../files/useBookingFiles'

interface BookingProblemsProps {
  places: Places
  attempt: number
  /** What the backend said to the last attempt. */
  refusal: string | null
  refusalRef: RefObject<HTMLDivElement | null>
}

/** Above the form: the backend's refusal, or the fields that need attention. */
export function BookingProblems({ places, attempt, refusal, refusalRef }: BookingProblemsProps) {
  const { errors } = useFormState({ control: useFormContext<BookingForm>().control })
  return (
    <>
      {refusal !== null && (
        <div className="mb-3" tabIndex={-1} ref={refusalRef}>
          <Alert variant="danger">{refusal}</Alert>
        </div>
      )}
      <ErrorSummary problems={attempt === 0 ? [] : problemsOf(errors, places)} attempt={attempt} />
    </>
  )
}

/** The form's fields from top to bottom. */
const order = (Object.keys(emptyBookingForm('', '')) as (keyof BookingForm)[]).filter(isTypedIn)

/** Every message with the control it belongs to, in the order of the form. */
function problemsOf(errors: FieldErrors<BookingForm>, places: Places): FieldProblem[] {
  const section = (field: Parameters<typeof sectionOf>[0]) => sectionNames[sectionOf(field)]
  const ofFields = order.flatMap((field) =>
    messagesIn(errors[field], field).map((problem) => ({ ...problem, section: section(field) })),
  )
  const ofFiles = uploadFields.flatMap((field) => {
    const message = problemAt(places[field])
    return message ? [{ field, message, section: section(field) }] : []
  })
  return [...ofFields, ...ofFiles]
}

function messagesIn(error: unknown, name: string): { field: string; message: string }[] {
  if (typeof error !== 'object' || error === null) return []
  if ('message' in error && typeof error.message === 'string') return [{ field: name, message: error.message }]
  return Object.entries(error).flatMap(([key, nested]) => (key === 'ref' ? [] : messagesIn(nested, `${name}.${key}`)))
}
