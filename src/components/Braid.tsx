export interface BraidProps {
  /** The courses of the rivers: four points or more each, `x y x y …`, from one edge of the drawing to another. */
  courses: readonly string[]
  /** How far strands leave their course, in units of the drawing. */
  spread: number
  strands?: number
}

/** Strands that weave along their courses, every other one fainter. For an svg of class `cc-river` or `cc-map`. */
export function Braid({ courses, spread, strands = 4 }: BraidProps) {
  const stray = strayFrom(spread)
  const drawn = courses.flatMap((course) => Array.from({ length: strands }, () => strand(course, stray)))
  return (
    <>
      <path d={drawn.filter((_, index) => index % 2 === 0).join('')} />
      <path className="thin" d={drawn.filter((_, index) => index % 2 === 1).join('')} />
    </>
  )
}

/** Whole numbers from -most to most, always in the same order: build and browser must draw the same river. */
function strayFrom(most: number): () => number {
  let seed = 20_261
  return () => {
    seed = (seed * 16_807) % 2_147_483_647
    return (seed % (2 * most + 1)) - most
  }
}

/** A smooth curve through the midpoints between the points of the course, with the points as its control points. */
function strand(course: string, stray: () => number): string {
  const exact = course.split(' ').map(Number)
  // All strands meet where the river begins and ends.
  const points = exact.map((length, index) => (index < 2 || index > exact.length - 3 ? length : length + stray()))
  const middles = points.slice(2).map((length, index) => (length + (points[index] ?? 0)) / 2)
  const [start, end] = [points.slice(0, 2), points.slice(-2)]
  const bend = [...points.slice(2, 4), ...middles.slice(2, 4)]
  return `M${start.join(' ')}L${middles.slice(0, 2).join(' ')}Q${bend.join(' ')}T${middles.slice(4).join(' ')}L${end.join(' ')}`
}
