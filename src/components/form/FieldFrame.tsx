import type { ReactNode } from 'react'

export interface Framed {
  label: ReactNode
  error?: string | undefined
  /** Marks the field as one that must not be blank. */
  isRequired?: boolean
  hint?: ReactNode
}

interface FieldFrameProps extends Framed {
  id: string
  children: ReactNode
}

/** What all fields share: the label, the hint, and the message below the control. */
export function FieldFrame({ id, label, error, isRequired, hint, children }: FieldFrameProps) {
  return (
    <>
      <label className={isRequired ? 'form-label cc-required' : 'form-label'} htmlFor={id}>
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

/** The ids of what describes a control, for `aria-describedby`. */
export function describedBy(id: string, error: string | undefined, hint: ReactNode): string | undefined {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
