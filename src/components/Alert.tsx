import type { ReactNode } from 'react'
import { directionOf, inLanguage } from '@/texts/inLanguage'
import { Icon } from './Icon'

interface AlertProps {
  variant?: 'success' | 'danger'
  className?: string
  children: ReactNode
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
