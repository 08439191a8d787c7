import { useId, type ComponentProps } from 'react'
import { describedBy, FieldFrame, type Framed } from './TextField'

export interface SelectFieldProps extends Framed, Omit<ComponentProps<'select'>, 'required'> {}

export function SelectField({ label, error, isRequired, hint, className = '', children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} isRequired={isRequired ?? false} hint={hint}>
      <select
        {...select}
        id={id}
        className={`form-select ${className} ${error ? 'is-invalid' : ''}`}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, hint)}
      >
        {children}
      </select>
    </FieldFrame>
  )
}
