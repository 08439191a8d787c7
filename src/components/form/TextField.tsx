import { type ComponentProps, type ReactNode, useId } from 'react'
import { useLengthNotice } from './useLengthNotice'

interface FrameProps {
  label: ReactNode
  error?: string | undefined
  isRequired?: boolean | undefined
  hint?: ReactNode
  /** The class of an element around the whole field; '' for one without a class, undefined for no element. */
  wrap?: string | undefined
}

/**
 * What every field has around its control: label, hint and error.
 *
 * @returns the attributes of the control, and a function that puts the rest around it, with a notice under it if given
 */
export function useField<Props extends FrameProps & { className?: string | undefined }>(
  { label, error, isRequired = false, hint, wrap, className = '', ...own }: Props,
  look: string,
) {
  const id = useId()
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  const control = {
    ...own,
    id,
    className: `${look} ${className}${error ? ' is-invalid' : ''}`,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  const withFrame = (children: ReactNode, notice?: ReactNode) => {
    const all = (
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
    return wrap === undefined ? all : <div className={wrap || undefined}>{all}</div>
  }
  return { control, withFrame }
}

export interface TextFieldProps extends FrameProps, Omit<ComponentProps<'input'>, 'required'> {
  unit?: { text: string; end?: boolean }
  button?: ReactNode
}

/** Accepts everything a form library's `register` returns, including `ref`. */
export function TextField({ unit, button, ...props }: TextFieldProps) {
  const { control, withFrame } = useField(props, 'form-control')
  const { limited, notice } = useLengthNotice(props.maxLength, props.onPaste)
  const field = <input {...control} {...limited} />
  if (!unit && !button) return withFrame(field, notice)
  const unitClass = unit?.end ? 'cc-unit end' : 'cc-unit'
  return withFrame(
    <div className={button ? 'cc-field-button' : unitClass} dir={button ? undefined : props.dir}>
      {field}
      {button ?? <span aria-hidden="true">{unit?.text}</span>}
    </div>,
    notice,
  )
}

interface TextAreaFieldProps extends FrameProps, Omit<ComponentProps<'textarea'>, 'required'> {}

export function TextAreaField(props: TextAreaFieldProps) {
  const { control, withFrame } = useField(props, 'form-control')
  const { limited, notice } = useLengthNotice(props.maxLength, props.onPaste)
  return withFrame(<textarea {...control} {...limited} />, notice)
}

export interface SelectFieldProps extends FrameProps, Omit<ComponentProps<'select'>, 'required'> {}

export function SelectField(props: SelectFieldProps) {
  const { control, withFrame } = useField(props, 'form-select')
  return withFrame(<select {...control} />)
}
