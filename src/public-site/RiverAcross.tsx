import type { ReactNode } from 'react'
import { Braid } from '@/components/Braid'

/** From left to right, over a height of 150. */
const across = ['-40 32 121 60 284 55 448 57 609 78 773 62 935 44 1098 62 1259 68 1420 44']

export const AcrossBraid = () => <Braid courses={across} spread={28} strands={7} />

/** @param children what is drawn over it */
export function RiverAcross({ className = '', children }: { className?: string; children?: ReactNode }) {
  return (
    <svg
      className={`cc-river ${className}`}
      viewBox="0 0 1366 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <AcrossBraid />
      {children}
    </svg>
  )
}
