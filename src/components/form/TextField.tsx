import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy, FieldFrame, type Framed } from './FieldFrame'

export interface TextFieldProps extends Framed, Omit<ComponentProps<'input'>, 'required'> {
  /** What stands inside the field's edge: a unit, or a button. */
  unit?: { text: string; end?: boolean }
  /** A control that lies over the field's end. */
  button?: ReactNode
}

/** Label, input, hint and error, wired for screen readers. Takes whatever a form library registers, `ref` included. */
export function TextField({ label, error, isRequired, hint, unit, button, className = '', ...input }: TextFieldProps) {
  const id = useId()
  const control = (
    <input
      {...input}
      id={id}
      className={`form-control ${className} ${error ? 'is-invalid' : ''}`}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, error, hint)}
    />
  )
  return (
    <FieldFrame id={id} label={label} error={error} isRequired={isRequired ?? false} hint={hint}>
      {button ? (
        <div className="cc-field-button">
          {control}
          {button}
        </div>
      ) : unit ? (
        <div className={unit.end ? 'cc-unit end' : 'cc-unit'}>
          {control}
          <span aria-hidden="true">{unit.text}</span>
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  )
}
