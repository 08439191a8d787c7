import { useVirtualizer, useWindowVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual'
import { startTransition, useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { TableLayout } from './useTableLayout'

// Rows drawn beyond the visible edges, so that scrolling shows no gap. Ahead, their number grows by one per step up to
// AHEAD, so that the first step costs no more than the others. Kept low for the element budget (product 15.2).
const AHEAD = 4
const BEHIND = 1
const CARD_GAP = 12
/** While scrolling, rows are added and removed in groups: each change of the table costs far more than a row. */
const TOGETHER = 4
/** Assumed pixels above a table, until they are measured. */
const USUAL_MARGIN = 250
/** Pixels. Browsers draw nothing beyond some 17 to 33 million; this is more rows than anyone scrolls through. */
const TALLEST = 15_000_000

/** Pixels of the viewport covered at the start by header and table heading, at the end by the phone tab bar. */
const coveredEdges = {
  page: { start: 112, end: 8 },
  frame: { start: 44, end: 8 },
  cards: { start: 72, end: 84 },
} as const

interface Options {
  frame: RefObject<HTMLDivElement | null>
  table: RefObject<HTMLTableElement | null>
  layout: TableLayout
  total: number
  /** The row that stays drawn wherever the list is scrolled, because it contains the focus. */
  keep: () => number | null
}

export interface PlacedRow {
  index: number
  /** Height in pixels of the undrawn rows between it and the previous drawn row. */
  before: number
}

export interface VirtualRows {
  items: readonly PlacedRow[]
  /** Height in pixels of the rows after the last drawn one. */
  after: number
  /** The rows in view; `end` is exclusive. */
  start: number
  end: number
  isScrolling: boolean
  /** There are more rows than a page can hold. */
  isCut: boolean
  measure: ((element: HTMLTableRowElement | null) => void) | undefined
  scrollTo: (index: number) => void
  /** Rows that Page Up and Page Down move by. */
  page: number
}

export function useVirtualRows({ frame, table, layout, total, keep }: Options): VirtualRows {
  const { isCards, rowHeight, scrolls } = layout
  const [margin, setMargin] = useState(USUAL_MARGIN)
  const reachable = Math.min(total, Math.floor(TALLEST / rowHeight))
  const isPage = scrolls === 'page'

  const way = useRef<{ direction: 'forward' | 'backward' | null; ahead: number }>({ direction: null, ahead: BEHIND })
  const rangeExtractor = useCallback(
    ({ startIndex, endIndex, count }: Range) => {
      const { direction } = way.current
      if (direction) way.current.ahead = Math.min(AHEAD, way.current.ahead + 1)
      const { ahead } = way.current
      const from = startIndex - (direction === 'backward' ? ahead : BEHIND)
      const to = endIndex + (direction === 'forward' ? ahead : BEHIND)
      const together = direction ? TOGETHER : 1
      const step = Math.floor(from / together) * together
      const first = Math.max(0, step)
      const last = Math.min(count - 1, step + Math.ceil((to - from) / together + 1) * together - 1)
      const rows = Array.from({ length: last - first + 1 }, (_, index) => first + index)
      const kept = keep()
      if (kept === null || kept >= count || (kept >= first && kept <= last)) return rows
      return kept < first ? [kept, ...rows] : [...rows, kept]
    },
    [keep],
  )
  const onChange = useCallback((virtualizer: { scrollDirection: 'forward' | 'backward' | null }) => {
    if (virtualizer.scrollDirection) way.current.direction = virtualizer.scrollDirection
  }, [])
  const covered = coveredEdges[isCards ? 'cards' : scrolls]
  const options = {
    count: reachable,
    estimateSize: () => rowHeight,
    overscan: 0,
    onChange,
    gap: isCards ? CARD_GAP : 0,
    rangeExtractor,
  }
  // oxlint-disable-next-line react/incompatible-library -- its result is read in every render and never memoized
  const inPage = useWindowVirtualizer<HTMLTableRowElement>({
    ...options,
    enabled: isPage,
    scrollMargin: margin,
    // The list has its full height from the first render, so that Back can restore the scroll position.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollPaddingStart: covered.start,
    scrollPaddingEnd: covered.end,
  })
  const inFrame = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    ...options,
    enabled: !isPage,
    getScrollElement: () => frame.current,
    scrollPaddingStart: covered.start,
    scrollPaddingEnd: covered.end,
  })
  const virtual = isPage ? inPage : inFrame

  const hasRows = total > 0
  const known = useRef(USUAL_MARGIN)
  // The content above the table may change its height at any time.
  useLayoutEffect(() => {
    const measure = () => {
      const body = table.current?.tBodies[0]
      if (!body) return
      const above = Math.round(body.getBoundingClientRect().top + window.scrollY)
      // The extra rows hide a shift of less than one row, so its correction may wait until the first rows are painted.
      if (Math.abs(above - known.current) < rowHeight) startTransition(() => setMargin(above))
      else setMargin(above)
      known.current = above
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    for (const element of document.querySelectorAll('main, main > *')) observer.observe(element)
    return () => observer.disconnect()
  }, [table, isPage, isCards, hasRows, rowHeight])

  const reckonedFor = useRef({ virtual, rowHeight, isCards })
  useLayoutEffect(() => {
    const before = reckonedFor.current
    reckonedFor.current = { virtual, rowHeight, isCards }
    const isSame = before.virtual === virtual && before.rowHeight === rowHeight && before.isCards === isCards
    if (!isSame) virtual.measure()
  }, [virtual, rowHeight, isCards])

  const items = virtual.getVirtualItems()
  const top = virtual.scrollOffset ?? 0
  const bottom = top + (virtual.scrollRect?.height ?? 0) - covered.end
  const inSight = items.filter((item) => item.end > top + (top > 0 ? covered.start : 0) && item.start < bottom)
  const start = inSight[0]?.index ?? virtual.range?.startIndex ?? 0
  const end = (inSight.at(-1)?.index ?? virtual.range?.endIndex ?? -1) + 1
  return {
    ...placed(items, isPage ? margin : 0, virtual.getTotalSize(), options.gap),
    start,
    end,
    isScrolling: virtual.isScrolling,
    isCut: reachable < total,
    measure: isCards ? virtual.measureElement : undefined,
    scrollTo: (index) => virtual.scrollToIndex(index, { align: 'auto', behavior: 'instant' }),
    page: Math.max(1, end - start - 1),
  }
}

function placed(items: readonly VirtualItem[], margin: number, size: number, gap: number) {
  const rows = items.map(({ index, start }, place): PlacedRow => {
    const previous = items[place - 1]
    return { index, before: start - (previous ? previous.end + gap : margin) }
  })
  const last = items.at(-1)
  return { items: rows, after: last ? Math.max(0, margin + size - last.end - gap) : size }
}
