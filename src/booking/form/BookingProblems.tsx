import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useFormContext, useFormState, type FieldErrors } from 'react-hook-form'
import { Alert } from '@/components/Alert'
import { Dialog } from '@/components/dialog/Dialog'
import type { Doubt } from '@/domain/booking/bookingDoubts'
import { emptyBookingForm, type BookingForm } from '@/domain/forms/bookingForm'
import { uploadFields } from '@/domain/booking/uploads'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { isTypedIn, sectionNames, sectionOf } from '../sections/BookingSection'
import { problemAt, type Places } from '../files/useBookingFiles'
import { t } from '@/texts/t'

interface BookingProblemsProps {
  places: Places
  attempt: number
  refusal: string | null
  refusalRef: RefObject<HTMLDivElement | null>
  /** The user has signed in again, and nothing has been sent since. */
  isToPress: boolean
}

export function BookingProblems({ places, attempt, refusal, refusalRef, isToPress }: BookingProblemsProps) {
  const { errors } = useFormState({ control: useFormContext<BookingForm>().control })
  return (
    <div className="cc-booking-problems">
      {refusal !== null && (
        <div tabIndex={-1} ref={refusalRef}>
          <Alert>{refusal}</Alert>
        </div>
      )}
      {isToPress && refusal === null && (
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

function messagesIn(error: unknown, name: string): { field: string; message: string }[] {
  if (typeof error !== 'object' || error === null) return []
  if ('message' in error && typeof error.message === 'string') return [{ field: name, message: error.message }]
  return Object.entries(error).flatMap(([key, nested]) => (key === 'ref' ? [] : messagesIn(nested, `${name}.${key}`)))
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

/** Longer lists are summed up by section; the fields themselves are marked anyway. */
const MOST_LINES = 4

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
  useEffect(() => {
    if (attempt > 0) summary.current?.focus({ preventScroll: true })
  }, [attempt])
  if (problems.length === 0) return null

  return (
    <div className="cc-errors d-flex" role="alert" tabIndex={-1} ref={summary}>
      <DeskIcon name="warning" />
      <div className="flex-1">
        <h2>{t('booking.needAttention', { count: problems.length })}</h2>
        <ul>
          {problems.length <= MOST_LINES
            ? problems.map(({ field, message, section }) => (
                <li key={field}>
                  <FieldLink field={field}>{message}</FieldLink> <span className="cc-muted">{section}</span>
                </li>
              ))
            : bySection(problems).map(({ section, first, count }) => (
                <li key={section}>
                  <FieldLink field={first.field}>{section}</FieldLink>{' '}
                  <span className="cc-muted">{t('booking.fields', { count })}</span>
                </li>
              ))}
        </ul>
      </div>
    </div>
  )
}

export function focusField(field: string): void {
  const control = document.getElementsByName(field)[0]
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
  // What is typed then takes the place of what is wrong.
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select()
}

interface DoubtsDialogProps {
  doubts: readonly Doubt[]
  onBack: () => void
  /** Called during the click, so that the browser lets the receipt's tab open. */
  onBook: () => void
}

/** Asks about input that is valid but probably a mistake. */
export function DoubtsDialog({ doubts, onBack, onBook }: DoubtsDialogProps) {
  const id = useId()
  const back = useRef<HTMLButtonElement>(null)
  const hasOpened = useRef(false)
  // The keystroke that submitted the form must not answer the question too, nor a second one before it can be read.
  const onKeyDown = (event: KeyboardEvent) => {
    const isEarly = !hasOpened.current && (event.ctrlKey || event.metaKey)
    if (event.key === 'Enter' && (event.repeat || isEarly)) event.preventDefault()
  }
  return (
    <Dialog
      title={t('booking.checkBefore')}
      aria-describedby={id}
      onClose={onBack}
      onShow={() => back.current?.focus()}
      onEntered={() => (hasOpened.current = true)}
      onConfirm={onBook}
      onKeyDown={onKeyDown}
      foot={
        <>
          <DeskButton text={t('booking.goBack')} ref={back} onClick={onBack} />
          <DeskButton look="primary" text={t('booking.bookAnyway')} onClick={onBook} />
        </>
      }
    >
      <ul className="cc-doubts" id={id}>
        {doubts.map(({ field, text }) => (
          <li className="text-break" key={field}>
            {text}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const keyOf = ({ field, text }: Doubt) => `${field} ${text}`

/** A doubt that was accepted is not raised again for the same booking. */
export function useDoubts() {
  const [asked, setAsked] = useState<readonly Doubt[]>([])
  const accepted = useRef(new Set<string>())
  const goesBackTo = useRef<Doubt | null>(null)
  useEffect(() => {
    if (asked.length > 0 || goesBackTo.current === null) return
    focusField(goesBackTo.current.field)
    goesBackTo.current = null
  }, [asked])

  return {
    asked,
    /** Returns whether there is anything to ask. */
    ask: (doubts: readonly Doubt[]): boolean => {
      const open = doubts.filter((doubt) => !accepted.current.has(keyOf(doubt)))
      setAsked(open)
      return open.length > 0
    },
    accept: () => {
      for (const doubt of asked) accepted.current.add(keyOf(doubt))
      setAsked([])
    },
    goBack: () => {
      goesBackTo.current = asked[0] ?? null
      setAsked([])
    },
  }
}
