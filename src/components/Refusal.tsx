import type { ReactNode } from 'react'
import { Alert } from './Alert'

/** Why a form or popup was refused: over the head of the window, until the next attempt. Nothing moves. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <div className="cc-refusal" role="alert">
      {children && <Alert>{children}</Alert>}
    </div>
  )
}
