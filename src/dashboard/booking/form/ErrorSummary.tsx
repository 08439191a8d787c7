import { useEffect, useRef } from 'react'
import { Icon } from '@/components/Icon'
import { countInWords } from '../sections/countInWords'

export interface FieldProblem {
  /** The control's `name`. */
  field: string
  message: string
  section: string
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[]
  /** Grows with each refused attempt, so that the focus comes back here each time. */
  attempt: number
}

/** More than these are told section by section: the fields themselves are marked. */
const MOST_LINES = 6

/** The sections in the order of the form, each with its first field. */
function bySection(problems: readonly FieldProblem[]) {
  return [...new Set(problems.map(({ section }) => section))].flatMap((section) => {
    const own = problems.filter((problem) => problem.section === section)
    const [first] = own
    return first ? [{ section, first, count: own.length }] : []
  })
}

function FieldLink({ field, children }: { field: string; children: string }) {
  return (
    <button type="button" className="cc-errors-link" onClick={() => focusField(field)}>
      {children}
    </button>
  )
}

/** What is missing, on top of the form: takes the focus, and leads to each field. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt])
  if (problems.length === 0) return null

  return (
    <div className="cc-errors" role="alert" tabIndex={-1} ref={summary}>
      <Icon name="warning" />
      <div>
        <h2>
          {countInWords(problems.length)} {problems.length === 1 ? 'field needs' : 'fields need'} attention
        </h2>
        <ul>
          {problems.length <= MOST_LINES
            ? problems.map(({ field, message, section }) => (
                <li key={field}>
                  <FieldLink field={field}>{message}</FieldLink> <span>{section}</span>
                </li>
              ))
            : bySection(problems).map(({ section, first, count }) => (
                <li key={section}>
                  <FieldLink field={first.field}>{section}</FieldLink>{' '}
                  <span>{`${countInWords(count).toLowerCase()} field${count === 1 ? '' : 's'}`}</span>
                </li>
              ))}
        </ul>
      </div>
    </div>
  )
}

/** Brings a control into sight and goes to it. */
export function focusField(field: string): void {
  const control = document.getElementsByName(field)[0]
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
