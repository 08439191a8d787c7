import type { ReactNode } from 'react'
import { Icon } from './Icon'
import { inLanguage } from '@/texts/answers'

interface AlertProps {
  variant: 'success' | 'danger'
  children: ReactNode
}

/** Not a live region itself: the region around it decides how it is announced. */
export function Alert({ variant, children }: AlertProps) {
  return (
    <div className={`alert alert-${variant} mb-0`}>
      <Icon name={variant === 'success' ? 'check' : 'warning'} />
      {typeof children === 'string' ? <div dir="auto">{inLanguage(children)}</div> : <div>{children}</div>}
    </div>
  )
}
