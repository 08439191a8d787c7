import { type RefObject, type UIEvent, useEffect } from 'react'
import './scrollEdges.css'

/** CSS pixels: less than this is rounding. */
const ROUNDING_PX = 2
/**
 * CSS pixels: the width of the fade in scrollEdges.css. No wider than a card's padding, so that a card wholly in view
 * shows its figures.
 */
const FADE_PX = 8

/**
 * Marks whether a row that scrolls sideways continues before or after what is in view, and which of its figures are
 * only partly in view, as part of a number would be read as another number. Sets attributes, which `.cc-fades` reads,
 * rather than state, so that nothing has to be rendered again.
 *
 * @param figures a selector of the figures that must not be shown in part
 * @returns the `onScroll` handler of the row
 */
export function useScrollEdges(
  line: RefObject<HTMLElement | null>,
  figures: string,
): (event: UIEvent<HTMLElement>) => void {
  // After each render, because the contents may have changed; by an observer, which runs once the page is laid out.
  useEffect(() => {
    const element = line.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => markEdges(element, figures))
    observer.observe(element)
    return () => observer.disconnect()
  })
  return ({ currentTarget }) => markEdges(currentTarget, figures)
}

function markEdges(line: HTMLElement, figures: string): void {
  const { scrollLeft, scrollWidth, clientWidth } = line
  // On pages that read from right to left, `scrollLeft` is 0 or negative.
  const passed = Math.abs(scrollLeft)
  const goesOn = { before: passed >= ROUNDING_PX, after: scrollWidth - clientWidth - passed >= ROUNDING_PX }
  const isRightToLeft = getComputedStyle(line).direction === 'rtl'
  const fades = isRightToLeft
    ? { left: goesOn.after, right: goesOn.before }
    : { left: goesOn.before, right: goesOn.after }
  const { left, right } = line.getBoundingClientRect()
  const marks = [...line.querySelectorAll(figures)].map((figure) => {
    const box = figure.getBoundingClientRect()
    const isCut = (fades.left && box.left < left + FADE_PX) || (fades.right && box.right > right - FADE_PX)
    return [figure, isCut] as const
  })
  for (const [figure, isCut] of marks) figure.toggleAttribute('data-cut', isCut)
  line.toggleAttribute('data-more-before', goesOn.before)
  line.toggleAttribute('data-more-after', goesOn.after)
}
