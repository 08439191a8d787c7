import { useId, type ComponentProps } from 'react'
import { describedBy, FieldFrame, type Framed } from './FieldFrame'

export interface TextAreaFieldProps extends Framed, Omit<ComponentProps<'textarea'>, 'required'> {}

/** Label, text of several lines, hint and error, wired for screen readers. */
export function TextAreaField({ label, error, isRequired, hint, className = '', ...textarea }: TextAreaFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} isRequired={isRequired ?? false} hint={hint}>
      <textarea
        {...textarea}
        id={id}
        className={`form-control ${className} ${error ? 'is-invalid' : ''}`}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, hint)}
      />
    </FieldFrame>
  )
}
