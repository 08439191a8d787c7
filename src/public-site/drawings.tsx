import type { ReactNode } from 'react'
import { Braid } from '@/components/River'

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

export function DryBed({ isCut = false }: { isCut?: boolean }) {
  return (
    <svg className="drawing" viewBox="0 0 420 220" aria-hidden="true">
      <path className="go" d="M14 196h70a28 28 0 0 0 28-28v-36a28 28 0 0 1 28-28h50" />
      <path className="dry" d={`M${isCut ? 250 : 212} 104H256a28 28 0 0 0 28-28V64a28 28 0 0 1 28-28h64`} />
      <circle className="node" cx="14" cy="196" r="10" />
      {isCut ? (
        <path className="cut" d="M208 92l24 24M232 92l-24 24" />
      ) : (
        <circle className="node" cx="190" cy="104" r="6" />
      )}
      <circle cx="392" cy="36" r="12" />
    </svg>
  )
}
