import { useId, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  joinTrackingNumbers,
  MAX_TRACKING_NUMBERS,
  mistypedProblem,
  readTrackingNumbers,
} from '@/domain/tracking/trackingNumbers'
import { paths } from '@/paths'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import { textLimits } from '@/domain/forms/textLimits'

export function ManyForm({ numbers }: { numbers: readonly string[] }) {
  const navigate = useNavigate()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { limited, notice } = useLengthNotice(textLimits.message)

  const track = (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value ?? ''
    const read = readTrackingNumbers(text)
    const found =
      text.trim() === ''
        ? 'Tracking No cannot be blank'
        : read.rejected.length > 0 || read.numbers.length === 0
          ? mistypedProblem(read.rejected)
          : read.left > 0
            ? `At most ${MAX_TRACKING_NUMBERS} numbers at once; ${read.left} too many`
            : null
    setProblem(found)
    if (found) field.current?.focus()
    else void navigate(paths.tracking(joinTrackingNumbers(read.numbers)))
  }

  return (
    <form noValidate onSubmit={track}>
      <label htmlFor={id}>Several numbers</label>
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
  )
}
