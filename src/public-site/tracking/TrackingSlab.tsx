import type { ReactNode } from 'react'
import { Braid, type Strands } from '../drawings'

interface TrackingSlabProps {
  hasRiver?: boolean
  children: ReactNode
}

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

const slabStrands: Strands = {
  full: [
    '241 -53 30 55 51 39 62 19 55 29 38 51 44 45 59 18 56 23 45 40 58 17 59 14 61 18',
    '255 -64 31 54 39 48 53 32 55 27 47 40 46 39 53 30 46 35 49 38 66 -4 61 -5 60 22',
    '253 -62 23 60 38 53 64 19 65 13 45 46 34 54 54 29 56 19 48 37 58 18 61 8 61 7',
    '548 -57 17 34 18 35 2 38 -18 35 -9 36 16 34 23 30 23 29',
    '561 -60 9 36 7 37 -1 36 -11 35 -3 37 18 31 18 32 20 32',
  ],
  thin: [
    '248 -58 46 42 38 46 47 38 52 32 44 42 48 39 59 15 58 25 38 51 56 34 63 3 64 -20',
    '569 -62 4 37 2 38 2 36 -10 36 -6 36 15 33 21 31 22 30',
  ],
}
