import { useEffect, useRef, useState } from 'react'

/** Milliseconds for which a changed row stays marked. */
export const MARKED_FOR = 6000

const NONE: ReadonlySet<string> = new Set()

/** Marks rows that are new or changed since the last refresh, for a while. Keep `keyOf` outside the component. */
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
