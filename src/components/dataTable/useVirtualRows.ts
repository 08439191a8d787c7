import { measureElement, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { TableFit } from './useTableFit'

/** Rows drawn beyond each edge, so that scrolling shows no gap. Low for the element budget (product 15.2). */
const OVERSCAN_ROWS = 2
/** Rows are added and removed in groups: each change of the table costs far more than a row. */
const ROWS_PER_STEP = 4
const CARD_GAP_PX = 12
/** The height of a card in rem, until one has been measured. */
const USUAL_CARD_REM = 10.75
/** Assumed pixels above a table, until they are measured. */
const USUAL_TOP_PX = 250
/** Browsers draw nothing beyond some 17 to 33 million pixels; this is more rows than anyone scrolls through. */
const MAX_HEIGHT_PX = 15_000_000

/** Pixels of the viewport covered at the start by header and table heading, at the end by the phone tab bar. */
const coveredEdges = {
  page: { start: 112, end: 8 },
  cards: { start: 72, end: 84 },
} as const

interface Options {
  table: RefObject<HTMLTableElement | null>
  fit: TableFit
  /** Rem. */
  rowHeight: number
  total: number
  /** The row that stays drawn wherever the list is scrolled, because it contains the focus. */
  focused: number | null
  /** The rows drawn in place of those in view while the page is being printed. */
  printed: { start: number; end: number } | null
}

export type VirtualRows = ReturnType<typeof useVirtualRows>

export function useVirtualRows({ table, fit, rowHeight, total, focused, printed }: Options) {
  const { isCards, rem } = fit
  const [margin, setMargin] = useState(USUAL_TOP_PX)
  const reachable = Math.min(total, Math.floor(MAX_HEIGHT_PX / (rowHeight * rem)))
  /** The height of the first measured card, used for all others. */
  const card = useRef<number | null>(null)

  const rangeExtractor = useCallback(
    ({ startIndex, endIndex, count }: Range) => {
      if (printed) return Array.from({ length: printed.end - printed.start }, (_, index) => printed.start + index)
      const first = Math.max(0, Math.floor((startIndex - OVERSCAN_ROWS) / ROWS_PER_STEP) * ROWS_PER_STEP)
      // Enough groups to reach beyond both edges wherever the first one begins; at the very top, beyond the lower edge.
      const groups =
        startIndex > 0
          ? Math.ceil((endIndex - startIndex + 2 * OVERSCAN_ROWS) / ROWS_PER_STEP) + 1
          : Math.ceil((endIndex + 1 + OVERSCAN_ROWS) / ROWS_PER_STEP)
      const last = Math.min(count, first + groups * ROWS_PER_STEP)
      const rows = Array.from({ length: last - first }, (_, index) => first + index)
      if (focused === null || focused >= count || rows.includes(focused)) return rows
      return focused < first ? [focused, ...rows] : [...rows, focused]
    },
    [focused, printed],
  )
  const covered = coveredEdges[isCards ? 'cards' : 'page']
  const gap = isCards ? CARD_GAP_PX : 0
  const estimateSize = () => (isCards ? (card.current ?? USUAL_CARD_REM * rem) : rowHeight * rem)
  const measureRow: typeof measureElement<HTMLTableRowElement> = (element, seen, virtualizer) => {
    const height = measureElement(element, seen, virtualizer)
    // A row that is not laid out has no height.
    if (height === 0) return estimateSize()
    if (isCards) card.current ??= height
    return height
  }
  // oxlint-disable-next-line react/incompatible-library -- its result is read in every render and never memoized
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({
    count: reachable,
    estimateSize,
    measureElement: measureRow,
    overscan: 0,
    gap,
    rangeExtractor,
    scrollPaddingStart: covered.start,
    scrollPaddingEnd: covered.end,
    scrollMargin: margin,
    // The list has its full height from the first render, so that Back can restore the scroll position.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })

  useLayoutEffect(() => {
    // Until the first scroll event, the library's own position may be that of the previous page.
    virtual.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _delta, { scrollOffset }) =>
      start < Math.min(scrollOffset ?? 0, window.scrollY)
  }, [virtual])

  const hasRows = total > 0
  // The content above the table may change its height at any time.
  useLayoutEffect(() => {
    const measure = () => {
      const body = table.current?.tBodies[0]
      if (body) setMargin(Math.round(body.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    for (const element of document.querySelectorAll('main, main > *')) observer.observe(element)
    return () => observer.disconnect()
  }, [table, isCards, hasRows])

  const estimates = `${isCards} ${rowHeight * rem}`
  const estimated = useRef(estimates)
  useLayoutEffect(() => {
    if (estimated.current !== estimates) virtual.measure()
    estimated.current = estimates
  }, [virtual, estimates])

  const items = virtual.getVirtualItems()
  const top = virtual.scrollOffset ?? 0
  const bottom = top + (virtual.scrollRect?.height ?? 0) - covered.end
  const inSight = items.filter((item) => item.end > top + (top > 0 ? covered.start : 0) && item.start < bottom)
  return {
    ...placed(items, margin, virtual.getTotalSize(), gap),
    /** The rows in view; `end` is exclusive. */
    start: inSight[0]?.index ?? virtual.range?.startIndex ?? 0,
    end: (inSight.at(-1)?.index ?? virtual.range?.endIndex ?? -1) + 1,
    /** There are more rows than fit into the maximum height of a page. */
    isCut: reachable < total,
    /** The `ref` of each row. */
    measure: virtual.measureElement,
    scrollTo: (index: number) => virtual.scrollToIndex(index, { align: 'auto', behavior: 'instant' }),
  }
}

/** Each drawn row with the height in pixels of the undrawn rows before it; `after`: of those after the last one. */
function placed(items: readonly VirtualItem[], margin: number, size: number, gap: number) {
  const rows = items.map(({ index, start }, place) => {
    const previous = items[place - 1]
    return { index, before: start - (previous ? previous.end + gap : margin) }
  })
  const last = items.at(-1)
  return { items: rows, after: last ? Math.max(0, margin + size - last.end - gap) : size }
}
