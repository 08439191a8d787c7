import type { ReactNode } from 'react'

/** Strands as lists of points: where it begins, then the way from each point to the next. */
export interface Strands {
  full: readonly string[]
  thin: readonly string[]
}

/** Must be placed inside an svg of class `cc-river` or `cc-map`. Without strands, those in the page stay as they are. */
export function Braid({ strands }: { strands: Strands | undefined }) {
  return (
    <>
      <path d={strands?.full.map(strandPath).join('')} suppressHydrationWarning />
      <path className="thin" d={strands?.thin.map(strandPath).join('')} suppressHydrationWarning />
    </>
  )
}

/** A smooth curve close to the points: it bends at them, from the middle of one way to the middle of the next. */
function strandPath(strand: string): string {
  const [start = '', ...ways] = strand.match(/\S+ \S+/g) ?? []
  const halves = ways.map((way) => way.split(' ').map((length) => Number(length) / 2))
  const bends = halves.map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = halves[index + 1] ?? []
    return `q${x} ${y} ${x + nextX} ${y + nextY}`
  })
  return `M${start}l${halves[0]?.join(' ')}${bends.join('')}`
}

/** From left to right, over a height of 150. */
export const across: Strands = {
  full: [
    '-41 34 120 32 124 13 123 -26 123 -2 120 20 121 -6 123 -9 122 -11 121 13 121 22 121 -18 120 -29',
    '-39 26 120 25 122 15 123 -12 121 10 121 22 122 -19 121 -25 124 -15 121 28 119 50 130 0 119 -42',
    '-40 32 121 20 122 6 122 -18 123 17 120 41 126 0 121 -23 120 -40 126 -9 117 24 120 8 124 -2',
    '-41 34 120 32 124 14 123 -25 123 -6 120 19 120 -6 124 -5 122 -9 121 11 121 22 122 -17 120 -27',
  ],
  thin: [
    '-41 35 122 16 122 7 122 -12 123 14 120 27 123 -14 122 -17 122 -17 123 8 119 19 121 -5 125 0',
    '-40 30 121 25 122 13 123 -15 122 2 121 16 120 -11 124 1 122 9 116 16 125 0 119 -47 117 -36',
    '-41 36 122 15 122 6 122 -14 123 16 120 28 123 -13 122 -18 122 -16 122 9 120 21 121 -9 124 -4',
  ],
}

/** @param children what is drawn over it */
export function RiverAcross({ className = '', children }: { className?: string; children?: ReactNode }) {
  return (
    <svg
      className={`cc-river ${className}`}
      viewBox="0 0 1366 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Braid strands={across} />
      {children}
    </svg>
  )
}

/** From the top, to the right and down: over 760 × 420. */
export const down: Strands = {
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

export function DryBed({ isCut = false }: { isCut?: boolean }) {
  return (
    <svg className="cc-drybed" viewBox="0 0 420 220" aria-hidden="true">
      <path className="go" d="M14 196h70a28 28 0 0 0 28-28v-36a28 28 0 0 1 28-28h50" />
      <path className="dry" d={`M${isCut ? 250 : 212} 104H256a28 28 0 0 0 28-28V64a28 28 0 0 1 28-28h64`} />
      <circle className="node" cx="14" cy="196" r="10" />
      {isCut ? (
        <path className="cut" d="M208 92l24 24M232 92l-24 24" />
      ) : (
        <circle className="node" cx="190" cy="104" r="6" />
      )}
      <circle className="end" cx="392" cy="36" r="12" />
    </svg>
  )
}
