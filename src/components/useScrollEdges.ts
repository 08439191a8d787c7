import { type RefObject, useEffect } from 'react'

/** CSS pixels: less than this is rounding. */
const ROUNDING_PX = 2

/**
 * Marks whether a line that scrolls sideways goes on before or after what is in view, by attributes that `.cc-fades`
 * reads: nothing is rendered again for it.
 */
export function useScrollEdges(line: RefObject<HTMLElement | null>): void {
  // After each render, as what is in the line may be longer.
  useEffect(() => {
    if (line.current) markEdges(line.current)
  })
  useEffect(() => {
    const element = line.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => markEdges(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [line])
}

/** To be called when the line is scrolled, too. */
export function markEdges(line: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = line
  // In a page from right to left it counts downwards from 0.
  const passed = Math.abs(scrollLeft)
  line.toggleAttribute('data-more-before', passed >= ROUNDING_PX)
  line.toggleAttribute('data-more-after', scrollWidth - clientWidth - passed >= ROUNDING_PX)
}
