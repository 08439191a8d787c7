import { type RefObject, useLayoutEffect, useState } from 'react'
import { PHONE, useMedia } from '../useMedia'

export type TableFit = ReturnType<typeof useTableFit>

/** CSS pixels. */
interface Size {
  width: number
  rem: number
}

/** The last measurement, so that the next table has the right columns from its first render. */
export let last: Size = { width: 0, rem: 16 }

const remOfPage = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** @param needed rem needed at each level, from all columns to the fewest */
export function useTableFit(frame: RefObject<HTMLDivElement | null>, needed: readonly number[]) {
  const isCards = useMedia(PHONE)
  const [{ width, rem }, setSize] = useState(last)

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const size = { width: element.clientWidth, rem: remOfPage() }
      last = size
      setSize((before) => (before.width === size.width && before.rem === size.rem ? before : size))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])

  const fitting = needed.findIndex((least) => width === 0 || width >= least * rem)
  const isTooNarrow = fitting === -1 && !isCards
  return {
    isCards,
    /** `frame` if even the fewest columns are wider than the frame. */
    scrolls: isTooNarrow ? ('frame' as const) : ('page' as const),
    /** How many columns give way: the index of the level that fits. */
    level: isCards ? 0 : isTooNarrow ? needed.length - 1 : fitting,
    /** CSS pixels. */
    rem,
  }
}
