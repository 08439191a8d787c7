import { useEffect, useRef, useState } from 'react'

/** How long rows that have changed are marked, in milliseconds. */
export const MARKED_FOR = 6000

const NONE: ReadonlySet<string> = new Set()

/**
 * Which rows of a short list are new, or other than before its last refresh; for a while after it.
 *
 * @param rows undefined until they are here
 * @param keyOf keep it outside the component
 * @returns whether a row is to be marked
 */
export function useChangedRows<Row>(rows: readonly Row[] | undefined, keyOf: (row: Row) => string) {
  const before = useRef<ReadonlyMap<string, string> | null>(null)
  const [changed, setChanged] = useState(NONE)

  useEffect(() => {
    if (!rows) return
    const texts = new Map(rows.map((row) => [keyOf(row), JSON.stringify(row)]))
    const known = before.current
    before.current = texts
    const differing = known ? [...texts].filter(([key, text]) => known.get(key) !== text) : []
    if (differing.length > 0) setChanged(new Set(differing.map(([key]) => key)))
  }, [rows, keyOf])
  useEffect(() => {
    if (changed.size === 0) return undefined
    const timer = setTimeout(() => setChanged(NONE), MARKED_FOR)
    return () => clearTimeout(timer)
  }, [changed])

  return (row: Row) => changed.has(keyOf(row))
}
