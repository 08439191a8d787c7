import { useId, type ComponentProps, type ReactNode } from 'react'
import { useLengthNotice } from './useLengthNotice'

export interface TextFieldProps extends Framed, Omit<ComponentProps<'input'>, 'required'> {
  unit?: { text: string; end?: boolean }
  button?: ReactNode
}

/** Accepts everything a form library's `register` returns, including `ref`. */
export function TextField({ label, error, isRequired, hint, unit, button, className = '', ...input }: TextFieldProps) {
  const id = useId()
  const { limited, notice } = useLengthNotice(input.maxLength, input.onPaste)
  const control = (
    <input
      {...input}
      {...limited}
      id={id}
      className={`form-control ${className} ${error ? 'is-invalid' : ''}`}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, error, hint)}
    />
  )
  return (
    <FieldFrame id={id} label={label} error={error} isRequired={isRequired ?? false} hint={hint} notice={notice}>
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

export interface Framed {
  label: ReactNode
  error?: string | undefined
  isRequired?: boolean
  hint?: ReactNode
}

interface FieldFrameProps extends Framed {
  id: string
  notice?: ReactNode
  children: ReactNode
}

export function FieldFrame({ id, label, error, isRequired, hint, notice, children }: FieldFrameProps) {
  return (
    <>
      <label className={isRequired ? 'form-label cc-required' : 'form-label'} htmlFor={id}>
        {label}
      </label>
      {children}
      {notice}
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

export function describedBy(id: string, error: string | undefined, hint: ReactNode): string | undefined {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

interface TextAreaFieldProps extends Framed, Omit<ComponentProps<'textarea'>, 'required'> {}

export function TextAreaField({ label, error, isRequired, hint, className = '', ...textarea }: TextAreaFieldProps) {
  const id = useId()
  const { limited, notice } = useLengthNotice(textarea.maxLength, textarea.onPaste)
  return (
    <FieldFrame id={id} label={label} error={error} isRequired={isRequired ?? false} hint={hint} notice={notice}>
      <textarea
        {...textarea}
        {...limited}
        id={id}
        className={`form-control ${className} ${error ? 'is-invalid' : ''}`}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, hint)}
      />
    </FieldFrame>
  )
}
