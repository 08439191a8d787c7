import type { ReactNode } from 'react'
import { Alert } from './Alert'

/** Why a form or popup was refused, until the next attempt. The style sheets place it where it moves nothing. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <div className="cc-refusal" role="alert">
      {children && <Alert>{children}</Alert>}
    </div>
  )
}
