import type { ReactNode } from 'react'
import { Braid } from '../art/Braid'
import { slabStrands } from '../art/slabStrands'

interface TrackingSlabProps {
  /** The river in the corner, where nothing else is drawn. */
  hasRiver?: boolean
  children: ReactNode
}

/** The green slab on top, with the page's heading. */
export function TrackingSlab({ hasRiver = false, children }: TrackingSlabProps) {
  return (
    <section className="cc-slab cc-deep">
      {hasRiver && (
        <svg className="cc-river" width="760" height="420" viewBox="0 0 760 420" aria-hidden="true">
          <Braid strands={slabStrands} />
        </svg>
      )}
      <div className="container-xl">
        <h1 tabIndex={-1}>Track With Us</h1>
        {children}
      </div>
    </section>
  )
}
