import { useMemo } from 'react'

/** Strands as lists of points; see {@link braidPath}. */
export interface Strands {
  full: readonly string[]
  thin: readonly string[]
}

/** Must be placed inside an svg of class `cc-river` or `cc-map`. */
export function Braid({ strands }: { strands: Strands }) {
  const [full, thin] = useMemo(() => [braidPath(strands.full), braidPath(strands.thin)], [strands])
  return (
    <>
      <path d={full} />
      <path className="thin" d={thin} />
    </>
  )
}

/** Smooth curves (Catmull–Rom) through points; each point but the first is an offset from the one before. */
function braidPath(strands: readonly string[]): string {
  return strands.map(strandPath).join('')
}

type Point = readonly [x: number, y: number]

function strandPath(strand: string): string {
  const points = pointsOf(strand)
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  /** Bézier control point before a point (`side` -1) or after it (1). */
  const bend = (index: number, side: 1 | -1) => {
    const [before, here, after] = [at(index - 1), at(index), at(index + 1)]
    return `${Math.round(here[0] + (side * (after[0] - before[0])) / 6)} ${Math.round(here[1] + (side * (after[1] - before[1])) / 6)}`
  }
  const point = (index: number) => at(index).join(' ')

  let path = `M${point(0)}C${bend(0, 1)} ${bend(1, -1)} ${point(1)}`
  for (let index = 2; index < points.length; index += 1) path += `S${bend(index, -1)} ${point(index)}`
  return path
}

function pointsOf(strand: string): Point[] {
  const numbers = strand.split(' ').map(Number)
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    x += numbers[index] ?? 0
    y += numbers[index + 1] ?? 0
    points.push([x, y])
  }
  return points
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
