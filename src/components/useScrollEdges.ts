import { type RefObject, type UIEvent, useEffect } from 'react'
import './scrollEdges.css'

/** CSS pixels: less than this is rounding. */
const ROUNDING_PX = 2
/** CSS pixels: how wide scrollEdges.css fades. No wider than a card's padding: a card wholly in view shows its figures. */
const FADE_PX = 8

/**
 * Marks whether a line that scrolls sideways goes on before or after what is in view, and which of its figures are not
 * wholly in view: half a number is another number. Attributes, which `.cc-fades` reads, and not state: nothing has to be
 * rendered again.
 *
 * @param figures a selector of what is not shown in part
 * @returns what the line does when it is scrolled
 */
export function useScrollEdges(
  line: RefObject<HTMLElement | null>,
  figures: string,
): (event: UIEvent<HTMLElement>) => void {
  // After each render, as what is in the line may be longer; by an observer, which looks once the page is laid out.
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
