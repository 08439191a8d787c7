import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'

const PHONE = '(max-width: 779.98px)'

export interface TableLayout {
  /** Rows are folded into cards of their own heights. */
  isCards: boolean
  /** Where the table scrolls: with the page, or in its frame because its fewest columns are wider than that. */
  scrolls: 'page' | 'frame'
  /** How many columns have given way to the others. */
  level: number
  /** Height of a row in CSS pixels; a first guess for cards. */
  rowHeight: number
}

interface LayoutOptions {
  frame: RefObject<HTMLDivElement | null>
  table: RefObject<HTMLTableElement | null>
  /** Rem that the table needs: with all of its columns, and with fewer and fewer of them. */
  needed: readonly number[]
  rowHeight: number
}

/** Heights in pixels; null where they are as expected, or not known yet. */
interface Measured {
  row: number | null
  card: number | null
}

const CARD_HEIGHT = 240

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** What was last measured: the next table is drawn as it will stay, and not once more after a look at its width. */
let last = { viewport: 0, width: 0, rem: 16 }

/** How the table is laid out, by the width that it has and the size of the reader's letters. */
export function useTableLayout({ frame, table, needed, rowHeight }: LayoutOptions): TableLayout {
  const fitIn = useCallback(
    (width: number, size: number) => {
      const level = needed.findIndex((rem) => width === 0 || width >= rem * size)
      return level === -1 ? needed.length : level
    },
    [needed],
  )
  const isCards = useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches)
  const [rem, setRem] = useState(last.rem)
  const [fit, setFit] = useState(() => (last.viewport === window.innerWidth ? fitIn(last.width, last.rem) : 0))
  const [measured, setMeasured] = useState<Measured>({ row: null, card: null })
  /** In which dress a row was measured, and whether a card was. */
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
      // Cards differ, and a row may have a line too many: one height stands for those that have not been drawn, as long
      // as they are as wide. Were it to follow each row that comes into sight, the list would jump under the reader.
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
      // Nothing is drawn once more for what is as it was expected: that would keep the first rows from being painted.
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
