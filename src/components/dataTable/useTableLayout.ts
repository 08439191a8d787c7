import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'

const PHONE = '(max-width: 779.98px)'

export interface TableLayout {
  /** Rows are folded into cards of their own heights. */
  isCards: boolean
  /** Where the table scrolls: with the page, or in its frame because it is wider than that. */
  scrolls: 'page' | 'frame'
  /** Height of a row in CSS pixels; a first guess for cards. */
  rowHeight: number
}

interface LayoutOptions {
  frame: RefObject<HTMLDivElement | null>
  table: RefObject<HTMLTableElement | null>
  /** Rem. */
  minWidth: number
  rowHeight: number
}

const CARD_HEIGHT = 240

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** How the table is laid out, by the width that it has and the size of the reader's letters. */
export function useTableLayout({ frame, table, minWidth, rowHeight }: LayoutOptions): TableLayout {
  const isCards = useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches)
  const [rem, setRem] = useState(16)
  const [isNarrow, setIsNarrow] = useState(false)
  /** Of a row and of a card. */
  const [measured, setMeasured] = useState<{ row: number | null; card: number | null }>({ row: null, card: null })

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      setRem(size)
      setIsNarrow(element.clientWidth > 0 && element.clientWidth < minWidth * size)
      const row = table.current?.querySelector('tbody tr[data-index]')
      const height = row?.getBoundingClientRect().height ?? 0
      if (height === 0) return
      // Cards differ; the first one stands for those that have not been drawn, as long as the page lives.
      setMeasured((known) => {
        if (isCards) return known.card === null ? { ...known, card: height } : known
        return known.row === height ? known : { ...known, row: height }
      })
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, table, minWidth, isCards])

  return {
    isCards,
    scrolls: isNarrow && !isCards ? 'frame' : 'page',
    rowHeight: isCards ? (measured.card ?? (CARD_HEIGHT * rem) / 16) : (measured.row ?? rowHeight * rem),
  }
}
