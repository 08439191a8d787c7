import { useCallback, useLayoutEffect, useRef, useState, useEffect, type RefObject } from 'react'
import { PHONE, useMedia } from '../useMedia'

export interface TableLayout {
  isCards: boolean
  /** `frame` if even the fewest columns are wider than the frame. */
  scrolls: 'page' | 'frame'
  level: number
  /** CSS pixels; for cards, an estimate until one is measured. */
  rowHeight: number
}

interface LayoutOptions {
  frame: RefObject<HTMLDivElement | null>
  table: RefObject<HTMLTableElement | null>
  /** Rem needed at each level, from all columns to the fewest. */
  needed: readonly number[]
  rowHeight: number
}

/** CSS pixels; null if as expected, or not measured yet. */
interface Measured {
  row: number | null
  card: number | null
}

const CARD_HEIGHT = 240

/** The last measurements, so that the next table has the right layout from its first render. */
let last = { viewport: 0, width: 0, rem: 16 }

export function useTableLayout({ frame, table, needed, rowHeight }: LayoutOptions): TableLayout {
  const fitIn = useCallback(
    (width: number, size: number) => {
      const level = needed.findIndex((rem) => width === 0 || width >= rem * size)
      return level === -1 ? needed.length : level
    },
    [needed],
  )
  const isCards = useMedia(PHONE)
  const [rem, setRem] = useState(last.rem)
  const [fit, setFit] = useState(() => (last.viewport === window.innerWidth ? fitIn(last.width, last.rem) : 0))
  const [measured, setMeasured] = useState<Measured>({ row: null, card: null })
  const known = useRef({ dress: '', hasCard: false })

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      setRem(size)
      const width = element.clientWidth
      last = { viewport: window.innerWidth, width, rem: size }
      setFit(fitIn(width, size))
      // One height stands for all undrawn rows, measured once per layout: a later change would make the list jump.
      const dress = `${width} ${size} ${fit}`
      if (isCards ? known.current.hasCard : known.current.dress === dress) return
      const rows = [...(table.current?.querySelectorAll('tbody tr[data-index]') ?? [])]
      const heights = rows.map((row) => row.getBoundingClientRect().height).filter((height) => height > 0)
      const [first] = heights
      if (first === undefined) return
      if (isCards) known.current.hasCard = true
      else known.current.dress = dress
      const lowest = Math.min(...heights)
      const row = lowest === rowHeight * size ? null : lowest
      // No second render if the height is as expected: it would delay the first rows.
      setMeasured((before) => (isCards ? { ...before, card: first } : before.row === row ? before : { ...before, row }))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, table, fitIn, isCards, fit, rowHeight])

  return {
    isCards,
    scrolls: fit >= needed.length && !isCards ? 'frame' : 'page',
    level: isCards ? 0 : Math.min(fit, needed.length - 1),
    rowHeight: isCards ? (measured.card ?? (CARD_HEIGHT * rem) / 16) : (measured.row ?? rowHeight * rem),
  }
}

/** Height in pixels of the page's sticky header. */
const HEADER = 64

/** Scroll offsets of tables in their frames, by history entry; the browser restores the page's own offset. */
const places = new Map<unknown, number>()
const entry = (): unknown => (window.history.state as { key?: unknown } | null)?.key

interface Options {
  frame: RefObject<HTMLDivElement | null>
  layout: TableLayout
  listKey: string | undefined
  hasRows: boolean
}

/** A new list starts at its first row; going back returns to where the list was left. */
export function useListStart({ frame, layout, listKey, hasRows }: Options): void {
  const { scrolls } = layout
  const lastKey = useRef(listKey)
  const isFrame = scrolls === 'frame' && hasRows

  useLayoutEffect(() => {
    const element = frame.current
    if (!element || !isFrame) return undefined
    element.scrollTo({ top: places.get(entry()) ?? 0, behavior: 'instant' })
    const keep = () => places.set(entry(), element.scrollTop)
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [frame, isFrame])

  useEffect(() => {
    if (lastKey.current === listKey) return
    lastKey.current = listKey
    const element = frame.current
    if (!element) return
    if (isFrame) element.scrollTo({ top: 0, behavior: 'instant' })
    const { top } = element.getBoundingClientRect()
    if (top < HEADER) window.scrollBy({ top: top - HEADER, behavior: 'instant' })
  }, [frame, listKey, isFrame])
}
