import type { RefObject, UIEvent } from 'react'

interface SidewaysBarProps {
  /** The width of all columns, in rem. */
  width: number
  bar: RefObject<HTMLDivElement | null>
  onScroll: (event: UIEvent<HTMLElement>) => void
}

/**
 * A horizontal scrollbar at the lower edge of the window, for a table wider than its frame: that of the rows themselves
 * is below the last row. Only for the mouse: with the keyboard, the rows scroll to what has the focus.
 */
export function SidewaysBar({ width, bar, onScroll }: SidewaysBarProps) {
  return (
    <div className="cc-sideways" ref={bar} aria-hidden="true" tabIndex={-1} onScroll={onScroll}>
      <div style={{ width: `${width}rem` }} />
    </div>
  )
}
