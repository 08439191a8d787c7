import { useVirtualizer, useWindowVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual'
import { startTransition, useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { TableLayout } from './useTableLayout'

// Rows beyond the edges, so that scrolling shows no gap: ahead, one more with each step, so that the first step is as
// quick as the others; few enough for the budget of elements.
const AHEAD = 4
const BEHIND = 1
const CARD_GAP = 12
/** Rows that come and go together while it scrolls: each change of a table costs far more than a row. */
const TOGETHER = 4
/** Pixels above a table, until it is measured. */
const USUAL_MARGIN = 250
/** Browsers draw nothing beyond some 17 to 33 million pixels; far more rows than anyone scrolls through. */
const TALLEST = 15_000_000

/** Pixels of the view that are covered: by the header and the table's own heading, by the tab bar of phones. */
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
  /** A row that stays drawn wherever the list is scrolled to, because the focus is in it. */
  keep: () => number | null
}

export interface PlacedRow {
  index: number
  /** Pixels of the rows between it and the one drawn before it. */
  before: number
}

export interface VirtualRows {
  items: readonly PlacedRow[]
  /** Pixels of the rows after the last one that is drawn. */
  after: number
  /** The rows in sight: up to and without `end`. */
  start: number
  end: number
  isScrolling: boolean
  /** There are more rows than a page can hold. */
  isCut: boolean
  measure: ((element: HTMLTableRowElement | null) => void) | undefined
  scrollTo: (index: number) => void
  /** Rows of a screenful. */
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
  // oxlint-disable-next-line react/incompatible-library -- what it gives is read anew in each render and never memoized
  const inPage = useWindowVirtualizer<HTMLTableRowElement>({
    ...options,
    enabled: isPage,
    scrollMargin: margin,
    // Drawn at its height from the start, so that Back finds the place where the page was left.
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
  // What stands above the table may grow or shrink at any time.
  useLayoutEffect(() => {
    const measure = () => {
      const body = table.current?.tBodies[0]
      if (!body) return
      const above = Math.round(body.getBoundingClientRect().top + window.scrollY)
      // The rows beyond the edges make up for less than a row: the first rows are painted before it is put right.
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
