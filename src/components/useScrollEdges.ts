import { type RefObject, useCallback, useEffect } from 'react'

/** CSS pixels: less than this is rounding. */
const ROUNDING_PX = 2

/**
 * Whether a line that scrolls sideways goes on before or after what is in view. It is said by attributes, which
 * `.cc-fades` reads, not by state: nothing is rendered again for it.
 *
 * @param content what is in it: a new value means that it is looked at again
 * @returns to be called when it is scrolled
 */
export function useScrollEdges(line: RefObject<HTMLElement | null>, content: unknown) {
  const look = useCallback(() => {
    const element = line.current
    if (!element) return
    const { scrollLeft, scrollWidth, clientWidth } = element
    // In a page from right to left it counts downwards from 0.
    const passed = Math.abs(scrollLeft)
    element.toggleAttribute('data-more-before', passed >= ROUNDING_PX)
    element.toggleAttribute('data-more-after', scrollWidth - clientWidth - passed >= ROUNDING_PX)
  }, [line])
  useEffect(look, [look, content])
  useEffect(() => {
    if (!line.current || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(look)
    observer.observe(line.current)
    return () => observer.disconnect()
  }, [line, look])
  return look
}
