import { type RefObject, type UIEvent, useLayoutEffect, useRef } from 'react'

/** CSS pixels: less than this is rounding. */
const ROUNDING_PX = 2

/**
 * Head, rows and scrollbar of a wide table scroll sideways together; the page scrolls them up and down, so that the head
 * stays in view. Whether there are columns before or after those in view is said by attributes of the frame, not by
 * state, so that no row is rendered again for it.
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
    // In a page from right to left it counts downwards from 0.
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
