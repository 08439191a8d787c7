import { useId, type ComponentProps, type ReactNode } from 'react'

interface FieldFrame {
  label: ReactNode
  error?: string | undefined
  /** Marks the field as one that must not be blank. */
  isRequired?: boolean
  hint?: ReactNode
}

export interface TextFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, 'required'> {
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
    <FieldBody id={id} label={label} error={error} isRequired={isRequired ?? false} hint={hint}>
      {button ? (
        <div className="cc-look">
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
    </FieldBody>
  )
}

export interface SelectFieldProps extends FieldFrame, Omit<ComponentProps<'select'>, 'required'> {}

/** The same for a select; its options are the children. */
export function SelectField({ label, error, isRequired, hint, className = '', children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldBody id={id} label={label} error={error} isRequired={isRequired ?? false} hint={hint}>
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
    </FieldBody>
  )
}

export interface TextAreaFieldProps extends FieldFrame, Omit<ComponentProps<'textarea'>, 'required'> {}

/** The same for a text of several lines. */
export function TextAreaField({ label, error, isRequired, hint, className = '', ...textarea }: TextAreaFieldProps) {
  const id = useId()
  return (
    <FieldBody id={id} label={label} error={error} isRequired={isRequired ?? false} hint={hint}>
      <textarea
        {...textarea}
        id={id}
        className={`form-control ${className} ${error ? 'is-invalid' : ''}`}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, hint)}
      />
    </FieldBody>
  )
}

interface FieldBodyProps extends FieldFrame {
  id: string
  children: ReactNode
}

function FieldBody({ id, label, error, isRequired, hint, children }: FieldBodyProps) {
  return (
    <>
      <label className={isRequired ? 'form-label cc-req' : 'form-label'} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <div className="form-text" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className="invalid-feedback d-block" id={`${id}-error`}>
          {error}
        </div>
      )}
    </>
  )
}

function describedBy(id: string, error: string | undefined, hint: ReactNode): string | undefined {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
