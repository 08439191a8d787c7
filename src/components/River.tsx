import type { ReactNode } from 'react'
import { Braid, type BraidProps } from './Braid'

interface RiverProps extends BraidProps {
  width: number
  height: number
  viewBox: string
  /** What is drawn over the strands. */
  children?: ReactNode
}

/** Decoration for green backgrounds only, never behind running text. */
export function River({ width, height, viewBox, children, ...braid }: RiverProps) {
  return (
    <svg className="cc-river" width={width} height={height} viewBox={viewBox} aria-hidden="true">
      <Braid {...braid} />
      {children}
    </svg>
  )
}
