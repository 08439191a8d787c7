import { type RefObject, type UIEvent, useLayoutEffect, useRef } from 'react'
import type { TableFit } from './useTableFit'

/** CSS pixels: less than this is rounding. */
const ROUNDING_PX = 2

/**
 * Makes head, rows and scrollbar of a wide table scroll sideways together. Up and down the page scrolls, so that the
 * head stays in view. Attributes of the frame say whether there are columns before or after those in view, and which
 * columns of numbers are cut (`data-cut`). They are not state, so no row has to be rendered again.
 *
 * @param needed rem that all columns need
 * @param body changes with the contents of the table's body; null without a table
 */
export function useSideways(
  frame: RefObject<HTMLElement | null>,
  table: RefObject<HTMLTableElement | null>,
  { isWide, width, rem }: TableFit,
  needed: number,
  body: 'rows' | 'placeholders' | null,
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
    if (isWide && table.current?.tHead)
      frame.current?.setAttribute('data-cut', cutColumns(table.current.tHead).join(' '))
  }

  // Not after each render, as on every letter and scroll: reading the widths lays out the page at once.
  const layout = [isWide, width, rem, needed, body].join(' ')
  const followed = useRef('')
  useLayoutEffect(() => {
    if (followed.current === layout) return
    followed.current = layout
    // The head is as wide before there are rows.
    const head = table.current?.tHead
    if (head) follow(head)
  })

  return {
    bar,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      if (isWide) follow(currentTarget)
    },
  }
}

/**
 * The columns of numbers that are partly beyond the edge or under pinned columns, as part of a number would be read as
 * another number.
 */
function cutColumns(head: HTMLTableSectionElement): string[] {
  const edges = head.getBoundingClientRect()
  const boxes = [...(head.rows[0]?.cells ?? [])].map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
  const pinned = boxes.filter(({ cell }) => getComputedStyle(cell).position === 'sticky')
  const middle = (edges.left + edges.right) / 2
  const left = Math.max(edges.left, ...pinned.map(({ box }) => box.right).filter((right) => right < middle))
  const right = Math.min(edges.right, ...pinned.map(({ box }) => box.left).filter((start) => start > middle))
  return boxes.flatMap(({ cell, box }) => {
    const { column } = cell.dataset
    const isInPart = box.left < left - ROUNDING_PX || box.right > right + ROUNDING_PX
    return column !== undefined && isInPart ? [column] : []
  })
}
