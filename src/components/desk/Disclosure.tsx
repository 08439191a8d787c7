import type { ReactNode } from 'react'
import { DeskIcon } from './DeskIcon'
import './disclosure.css'

interface DisclosureProps {
  summary: ReactNode
  /** Open at first. */
  isOpen?: boolean
  children: ReactNode
}

/** A part that opens, with an arrow of ours in place of the browser's triangle. */
export function Disclosure({ summary, isOpen, children }: DisclosureProps) {
  return (
    <details className="cc-disclosure" open={isOpen}>
      <summary>
        {summary}
        <DeskIcon name="down" small />
      </summary>
      {children}
    </details>
  )
}
