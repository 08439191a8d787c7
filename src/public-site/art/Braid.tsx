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
