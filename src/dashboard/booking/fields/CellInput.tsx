import { useId, type ComponentProps } from 'react'

interface CellInputProps extends ComponentProps<'input'> {
  /** Read out; what is seen is the column's head. */
  label: string
  error: string | undefined
  isText?: boolean
}

/** An input in a table's cell, with its message below it. */
export function CellInput({ label, error, isText = false, ...input }: CellInputProps) {
  const id = useId()
  return (
    <>
      <input
        {...input}
        className={`form-control ${isText ? '' : 'cc-number-field'} ${error ? 'is-invalid' : ''}`}
        inputMode={isText ? 'text' : 'decimal'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      />
      {error && (
        <div className="invalid-feedback d-block" id={id}>
          {error}
        </div>
      )}
    </>
  )
}
