import type { ReactNode } from 'react'
import { Icon } from './Icon'

interface AlertProps {
  variant: 'success' | 'danger'
  children: ReactNode
}

/** Who announces it is the business of the region it stands in. */
export function Alert({ variant, children }: AlertProps) {
  return (
    <div className={`alert alert-${variant} mb-0`}>
      <Icon name={variant === 'success' ? 'check' : 'warning'} />
      <div>{children}</div>
    </div>
  )
}
