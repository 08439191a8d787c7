import type { ReactNode } from 'react'
import { Icon } from './Icon'
import { directionOf, inLanguage } from '@/texts/language'

interface AlertProps {
  variant?: 'success' | 'danger'
  className?: string
  children: ReactNode
}

/** Why a form or popup was refused: over the head of the window, until the next attempt. Nothing moves. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <div className="cc-refusal" role="alert">
      {children && <Alert>{children}</Alert>}
    </div>
  )
}

/** Not a live region itself: the region around it decides how it is announced. */
export function Alert({ variant = 'danger', className = 'mb-0', children }: AlertProps) {
  const text = typeof children === 'string' ? inLanguage(children) : null
  return (
    <div className={`alert alert-${variant} ${className}`}>
      <Icon name={variant === 'success' ? 'check' : 'warning'} />
      {text === null ? <div>{children}</div> : <div dir={directionOf(text)}>{text}</div>}
    </div>
  )
}
