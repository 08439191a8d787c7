import type { ReactNode } from 'react'

interface FactProps {
  label: string
  /** Takes the whole width of its list. */
  wide?: boolean
  children: ReactNode
}

/** A label and its value; goes inside a `dl`. */
export function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div className={wide ? 'w' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
