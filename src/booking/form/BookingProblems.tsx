import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form'
import { Alert } from '@/components/Alert'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { uploadFields } from '@/domain/booking/uploadFields'
import { type BookingForm, emptyBookingForm } from '@/domain/forms/bookingForm'
import { t } from '@/texts/t'
import { type Places, problemAt } from '../files/useBookingFiles'
import { messagesIn } from '../sections/messagesIn'
import { isTypedIn, sectionNames, sectionOf } from '../sections/sectionOf'
import { focusField } from './focusField'
import { focusProblem } from './focusProblem'

interface BookingProblemsProps {
  places: Places
  attempt: number
  refusal: string | null
  refusalRef: RefObject<HTMLDivElement | null>
  /** The user has signed in again, and nothing has been sent since. */
  mustPressAgain: boolean
}

export function BookingProblems({ places, attempt, refusal, refusalRef, mustPressAgain }: BookingProblemsProps) {
  const { errors } = useFormState({ control: useFormContext<BookingForm>().control })
  return (
    <div className="cc-booking-problems">
      {refusal !== null && (
        <div tabIndex={-1} ref={refusalRef}>
          <Alert>{refusal}</Alert>
        </div>
      )}
      {mustPressAgain && refusal === null && (
        <div className="alert alert-warning mb-0" role="status">
          {t('booking.notBookedYet')}
        </div>
      )}
      <ErrorSummary problems={attempt === 0 ? [] : problemsOf(errors, places)} attempt={attempt} />
    </div>
  )
}

const order = (Object.keys(emptyBookingForm('', '')) as (keyof BookingForm)[]).filter(isTypedIn)

/** In the order of the form. */
function problemsOf(errors: FieldErrors<BookingForm>, places: Places): FieldProblem[] {
  const section = (field: Parameters<typeof sectionOf>[0]) => t(sectionNames[sectionOf(field)])
  const ofFields = order.flatMap((field) =>
    messagesIn(errors[field], field).map((problem) => ({ ...problem, section: section(field) })),
  )
  const ofFiles = uploadFields.flatMap((field) => {
    const message = problemAt(places[field])
    return message ? [{ field, message, section: section(field) }] : []
  })
  return [...ofFields, ...ofFiles]
}

interface FieldProblem {
  /** The control's `name`. */
  field: string
  message: string
  section: string
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[]
  /** Grows with each refused attempt, so that the focus returns here each time. */
  attempt: number
}

/** Longer lists are summarized by section; the fields themselves are marked anyway. */
const MAX_SUMMARY_LINES = 4

function bySection(problems: readonly FieldProblem[]) {
  return [...new Set(problems.map(({ section }) => section))].flatMap((section) => {
    const own = problems.filter((problem) => problem.section === section)
    const [first] = own
    return first ? [{ section, first, count: own.length }] : []
  })
}

function FieldLink({ field, children }: { field: string; children: string }) {
  return (
    <button type="button" className="btn btn-link cc-inline" onClick={() => focusField(field)}>
      {children}
    </button>
  )
}

function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  // A layout effect: any later, it could take the focus from the field whose link has just been followed.
  useLayoutEffect(() => {
    if (attempt > 0) focusProblem(summary.current)
  }, [attempt])
  if (problems.length === 0) return null

  const isLong = problems.length > MAX_SUMMARY_LINES
  return (
    <div className="cc-errors d-flex" role="alert" tabIndex={-1} ref={summary}>
      <DeskIcon name="warning" />
      <div className="flex-1">
        <h2>{t('booking.needAttention', { count: problems.length })}</h2>
        <ul className={isLong ? 'by-section' : undefined}>
          {isLong
            ? bySection(problems).map(({ section, first, count }) => (
                <li key={section}>
                  <FieldLink field={first.field}>{section}</FieldLink> <span className="cc-muted">{count}</span>
                </li>
              ))
            : problems.map(({ field, message, section }) => (
                <li key={field}>
                  <FieldLink field={field}>{message}</FieldLink> <span className="cc-muted">{section}</span>
                </li>
              ))}
        </ul>
      </div>
    </div>
  )
}
