import { type RefObject, type UIEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** CSS pixels: less than this is rounding. */
const ROUNDING_PX = 2

/**
 * Head, rows and scrollbar of a wide table scroll sideways together; the page scrolls them up and down, so that the head
 * stays in view.
 */
export function useSideways(table: RefObject<HTMLTableElement | null>, isWide: boolean) {
  const bar = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState({ isBefore: false, isAfter: false })

  const follow = useCallback(
    (leader: Element) => {
      const { scrollLeft, scrollWidth, clientWidth } = leader
      for (const part of [table.current?.tHead, table.current?.tBodies[0], bar.current]) {
        if (part && part !== leader && Math.abs(part.scrollLeft - scrollLeft) >= 1) part.scrollLeft = scrollLeft
      }
      // In a page from right to left it counts downwards from 0.
      const passed = Math.abs(scrollLeft)
      const isBefore = passed >= ROUNDING_PX
      const isAfter = scrollWidth - clientWidth - passed >= ROUNDING_PX
      setHidden((now) => (now.isBefore === isBefore && now.isAfter === isAfter ? now : { isBefore, isAfter }))
    },
    [table],
  )

  // After each rendering: columns and rows come and go.
  useLayoutEffect(() => {
    const rows = table.current?.tBodies[0]
    if (isWide && rows) follow(rows)
  })

  return {
    bar,
    /** There are columns before, or after, those in view. */
    isBefore: isWide && hidden.isBefore,
    isAfter: isWide && hidden.isAfter,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      if (isWide) follow(currentTarget)
    },
  }
}
