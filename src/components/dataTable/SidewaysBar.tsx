import type { RefObject, UIEvent } from 'react'

interface SidewaysBarProps {
  /** Of all columns, in rem. */
  width: number
  bar: RefObject<HTMLDivElement | null>
  onScroll: (event: UIEvent<HTMLElement>) => void
}

/**
 * The scrollbar of a table that is wider than its frame, at the lower edge of the window: that of the rows is below the
 * last of them. For the mouse alone: by keyboard, the rows follow the focus.
 */
export function SidewaysBar({ width, bar, onScroll }: SidewaysBarProps) {
  return (
    <div className="cc-sideways" ref={bar} aria-hidden="true" tabIndex={-1} onScroll={onScroll}>
      <div style={{ width: `${width}rem` }} />
    </div>
  )
}
