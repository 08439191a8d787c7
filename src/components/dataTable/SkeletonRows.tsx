import { useEffect, useState } from 'react'
import type { DataColumn } from './DataColumn'

const SKELETON_ROWS = 8

/** Milliseconds. Rows that arrive sooner need no placeholders, and drawing these would delay them. */
const SKELETON_DELAY_MS = 150

export function SkeletonRows<Row>({ columns }: { columns: readonly DataColumn<Row>[] }) {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), SKELETON_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <tbody aria-hidden="true">
      {isDue &&
        Array.from({ length: SKELETON_ROWS }, (_, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity but their position
          <tr key={row} className="loading">
            {columns.map(({ id, className, isRowHead }) => {
              // A card puts the head of its row first.
              const Cell = isRowHead ? 'th' : 'td'
              return (
                <Cell key={id} className={className}>
                  <span className="cc-skeleton" />
                </Cell>
              )
            })}
          </tr>
        ))}
    </tbody>
  )
}
