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
          {problems.map(({ field, message, section }) => (
            <li key={field}>
              <button type="button" className="cc-errors-link" onClick={() => focusField(field)}>
                {message}
              </button>{' '}
              <span>{section}</span>
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
