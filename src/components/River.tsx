import type { ReactNode } from 'react'

interface RiverProps {
  strands: readonly string[]
  width?: number
  height: number
  viewBox: string
  stretched?: boolean
  /** What is drawn over the strands. */
  children?: ReactNode
}

/** Decoration for green backgrounds only, never behind running text. */
export function River({ strands, width, height, viewBox, stretched = false, children }: RiverProps) {
  return (
    <svg
      className="cc-river"
      {...(stretched ? { preserveAspectRatio: 'none' } : { width, height })}
      viewBox={viewBox}
      aria-hidden="true"
    >
      {strands.map((d, index) => (
        <path key={d} d={d} className={index % 3 === 1 ? 'thin' : undefined} />
      ))}
      {children}
    </svg>
  )
}
