import { type ComponentProps, type ReactNode, useId } from 'react'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import { textLimits } from '@/domain/forms/textLimits'

interface CellInputProps extends ComponentProps<'input'> {
  /** For screen readers; sighted users have the column heading. */
  label: string
  error: string | undefined
  isText?: boolean
  hint?: ReactNode
}

export function CellInput({ label, error, isText = false, hint, ...input }: CellInputProps) {
  const id = useId()
  const { limited, notice } = useLengthNotice(isText ? textLimits.description : textLimits.number, input.onPaste)
  return (
    <>
      <input
        {...input}
        {...limited}
        className={`form-control ${isText ? '' : 'text-end'} ${error ? 'is-invalid' : ''}`}
        inputMode={isText ? 'text' : 'decimal'}
        dir={isText ? undefined : 'ltr'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : hint ? `${id}-hint` : undefined}
      />
      {notice}
      {hint && (
        <div className="form-text" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className="invalid-feedback d-block" id={id}>
          {error}
        </div>
      )}
    </>
  )
}
