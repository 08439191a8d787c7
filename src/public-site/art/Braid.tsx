import { useMemo } from 'react'
import { braidPath } from './braidPath'

/** Strands of a river as points; see {@link braidPath}. */
export interface Strands {
  full: readonly string[]
  thin: readonly string[]
}

/** A braided river: two paths, however many strands. Stands inside an svg of class `cc-river` or `cc-map`. */
export function Braid({ strands }: { strands: Strands }) {
  const [full, thin] = useMemo(() => [braidPath(strands.full), braidPath(strands.thin)], [strands])
  return (
    <>
      <path d={full} />
      <path className="th" d={thin} />
    </>
  )
}
