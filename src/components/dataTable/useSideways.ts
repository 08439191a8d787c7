import { type RefObject, type UIEvent, useLayoutEffect, useRef } from 'react'

/** CSS pixels: less than this is rounding. */
const ROUNDING_PX = 2

/**
 * Head, rows and scrollbar of a wide table scroll sideways together; the page scrolls them up and down, so that the
 * head stays in view. Attributes of the frame, not state, say whether there are columns before or after those in view:
 * no row has to be rendered again.
 */
export function useSideways(
  frame: RefObject<HTMLElement | null>,
  table: RefObject<HTMLTableElement | null>,
  isWide: boolean,
) {
  const bar = useRef<HTMLDivElement>(null)

  const follow = (leader: Element) => {
    const { scrollLeft, scrollWidth, clientWidth } = leader
    for (const part of [table.current?.tHead, table.current?.tBodies[0], bar.current]) {
      if (part && part !== leader && Math.abs(part.scrollLeft - scrollLeft) >= 1) part.scrollLeft = scrollLeft
    }
    // On pages that read from right to left, `scrollLeft` is 0 or negative.
    const passed = Math.abs(scrollLeft)
    frame.current?.toggleAttribute('data-more-before', isWide && passed >= ROUNDING_PX)
    frame.current?.toggleAttribute('data-more-after', isWide && scrollWidth - clientWidth - passed >= ROUNDING_PX)
  }

  // After each render, as columns and rows change.
  useLayoutEffect(() => {
    const rows = table.current?.tBodies[0]
    if (rows) follow(rows)
  })

  return {
    bar,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      if (isWide) follow(currentTarget)
    },
  }
}
