import type { ReactNode } from 'react'

interface FigureProps {
  name: string
  className?: string
  children: ReactNode
}

/** A figure of the statistics with its name. */
export function Figure({ name, className, children }: FigureProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd translate="no">{children}</dd>
    </div>
  )
}
