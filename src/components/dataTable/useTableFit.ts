import { type RefObject, useLayoutEffect, useState } from 'react'
import { PHONE_QUERY, useMedia } from '../useMedia'

/** The share of the needed width that may be missing: columns are squeezed rather than scrolled for a few pixels. */
const MAX_SQUEEZE_SHARE = 0.035

export type TableFit = ReturnType<typeof useTableFit>

/** CSS pixels. */
interface Size {
  width: number
  rem: number
}

/** The last measurement, so that the next table is laid out right from its first render. */
let lastSize: Size = { width: 0, rem: 16 }

const remOfPage = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** The share of the frame that pinned columns may take, so that enough of the others is in view. */
const MAX_PINNED_SHARE = 0.65

/** @param needed rem that all columns need @param pinned rem of those that stay in view */
export function useTableFit(frame: RefObject<HTMLDivElement | null>, needed: number, pinned: number) {
  const isCards = useMedia(PHONE_QUERY)
  const [{ width, rem }, setSize] = useState(lastSize)

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const size = { width: element.clientWidth, rem: remOfPage() }
      lastSize = size
      setSize((before) => (before.width === size.width && before.rem === size.rem ? before : size))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])

  return {
    isCards,
    /** Wider than its frame, in which it scrolls sideways. */
    isWide: !isCards && width !== 0 && width < needed * (1 - MAX_SQUEEZE_SHARE) * rem,
    /** Its first and last columns stay in view. */
    isPinned: pinned * rem <= width * MAX_PINNED_SHARE,
    /** CSS pixels. */
    width,
    /** CSS pixels. */
    rem,
  }
}
