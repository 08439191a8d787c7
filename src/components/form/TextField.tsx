import { useId, type ComponentProps, type ReactNode } from 'react'
import { useLengthNotice } from './useLengthNotice'

export interface Framed {
  label: ReactNode
  error?: string | undefined
  isRequired?: boolean | undefined
  hint?: ReactNode
}

/**
 * What every field has around its control.
 *
 * @returns the attributes of the control, and the frame to draw it in, which may have a notice under the control
 */
export function useField({ label, error, isRequired = false, hint }: Framed, className: string) {
  const id = useId()
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  const control = {
    id,
    className: error ? `${className} is-invalid` : className,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  const framed = (children: ReactNode, notice?: ReactNode) => (
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
  return { control, framed }
}

export interface TextFieldProps extends Framed, Omit<ComponentProps<'input'>, 'required'> {
  unit?: { text: string; end?: boolean }
  button?: ReactNode
}

/** Accepts everything a form library's `register` returns, including `ref`. */
export function TextField({ label, error, isRequired, hint, unit, button, className = '', ...input }: TextFieldProps) {
  const { control, framed } = useField({ label, error, isRequired, hint }, `form-control ${className}`)
  const { limited, notice } = useLengthNotice(input.maxLength, input.onPaste)
  const field = <input {...input} {...limited} {...control} />
  if (button) {
    return framed(
      <div className="cc-field-button">
        {field}
        {button}
      </div>,
      notice,
    )
  }
  if (!unit) return framed(field, notice)
  return framed(
    <div className={unit.end ? 'cc-unit end' : 'cc-unit'} dir={input.dir}>
      {field}
      <span aria-hidden="true">{unit.text}</span>
    </div>,
    notice,
  )
}

interface TextAreaFieldProps extends Framed, Omit<ComponentProps<'textarea'>, 'required'> {}

export function TextAreaField({ label, error, isRequired, hint, className = '', ...textarea }: TextAreaFieldProps) {
  const { control, framed } = useField({ label, error, isRequired, hint }, `form-control ${className}`)
  const { limited, notice } = useLengthNotice(textarea.maxLength, textarea.onPaste)
  return framed(<textarea {...textarea} {...limited} {...control} />, notice)
}
