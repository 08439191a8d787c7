import { useId, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import { textLimits } from '@/domain/forms/textLimits'
import {
  joinTrackingNumbers,
  MAX_TRACKING_NUMBERS,
  mistypedProblem,
  readTrackingNumbers,
} from '@/domain/tracking/trackingNumbers'
import { paths } from '@/paths'

export function ManyBox({ numbers = [] }: { numbers?: readonly string[] }) {
  const navigate = useNavigate()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { limited, notice } = useLengthNotice(textLimits.message)

  const track = (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value ?? ''
    const found = problemOf(text)
    setProblem(found)
    if (found) field.current?.focus()
    else void navigate(paths.tracking(joinTrackingNumbers(readTrackingNumbers(text).numbers)))
  }

  return (
    <details className="cc-many">
      <summary>{numbers.length > 0 ? 'Change the numbers' : 'Track several at once'}</summary>
      <form noValidate onSubmit={track}>
        <label className="form-label" htmlFor={id}>
          Several numbers
        </label>
        <textarea
          {...limited}
          ref={field}
          id={id}
          name="airwayBillNos"
          className={`form-control cc-bill-number ${problem ? 'is-invalid' : ''}`}
          rows={5}
          autoComplete="off"
          spellCheck={false}
          defaultValue={numbers.join('\n')}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
          onChange={() => setProblem(null)}
        />
        {notice}
        {problem && (
          <div className="invalid-feedback d-block" id={`${id}-error`}>
            {problem}
          </div>
        )}
        <p className="form-text" id={`${id}-hint`}>
          Up to {MAX_TRACKING_NUMBERS}, with commas, blanks or lines between them.
        </p>
        <button className="btn btn-primary" type="submit">
          Track all
        </button>
      </form>
    </details>
  )
}

function problemOf(text: string): string | null {
  if (text.trim() === '') return 'Tracking No cannot be blank'
  const { numbers, rejected, left } = readTrackingNumbers(text)
  if (rejected.length > 0 || numbers.length === 0) return mistypedProblem(rejected)
  return left > 0 ? `At most ${MAX_TRACKING_NUMBERS} numbers at once; ${left} too many` : null
}
