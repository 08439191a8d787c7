import { type RefObject, type UIEvent, useEffect } from 'react'
import './scrollEdges.css'

/** CSS pixels: less than this is rounding. */
const ROUNDING_PX = 2

/**
 * Marks whether a line that scrolls sideways goes on before or after what is in view. Attributes, which `.cc-fades`
 * reads, and not state: nothing has to be rendered again.
 *
 * @returns what the line does when it is scrolled
 */
export function useScrollEdges(line: RefObject<HTMLElement | null>): (event: UIEvent<HTMLElement>) => void {
  // After each render, as what is in the line may be longer; by an observer, which looks once the page is laid out.
  useEffect(() => {
    const element = line.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => markEdges(element))
    observer.observe(element)
    return () => observer.disconnect()
  })
  return onScroll
}

const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => markEdges(currentTarget)

function markEdges(line: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = line
  // On pages that read from right to left, `scrollLeft` is 0 or negative.
  const passed = Math.abs(scrollLeft)
  line.toggleAttribute('data-more-before', passed >= ROUNDING_PX)
  line.toggleAttribute('data-more-after', scrollWidth - clientWidth - passed >= ROUNDING_PX)
}
