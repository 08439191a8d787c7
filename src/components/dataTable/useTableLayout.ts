import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'

const PHONE = '(max-width: 779.98px)'

export interface TableLayout {
  /** Rows are folded into cards of their own heights. */
  isCards: boolean
  /** Where the table scrolls: with the page, or in its frame because it is wider than that. */
  scrolls: 'page' | 'frame'
  /** Smaller letters and narrower columns: it fits so, and would have to scroll otherwise. */
  isSnug: boolean
  /** Height of a row in CSS pixels; a first guess for cards. */
  rowHeight: number
}

interface LayoutOptions {
  frame: RefObject<HTMLDivElement | null>
  table: RefObject<HTMLTableElement | null>
  /** Rem. */
  minWidth: number
  snugWidth: number
  rowHeight: number
}

const CARD_HEIGHT = 240

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** How the table is laid out, by the width that it has and the size of the reader's letters. */
export function useTableLayout({ frame, table, minWidth, snugWidth, rowHeight }: LayoutOptions): TableLayout {
  const isCards = useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches)
  const [rem, setRem] = useState(16)
  const [fit, setFit] = useState<'plain' | 'snug' | 'none'>('plain')
  /** Of a row and of a card. */
  const [measured, setMeasured] = useState<{ row: number | null; card: number | null }>({ row: null, card: null })

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      setRem(size)
      const width = element.clientWidth
      const fits = (needed: number) => width === 0 || width >= needed * size
      setFit(fits(minWidth) ? 'plain' : fits(snugWidth) ? 'snug' : 'none')
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
  }, [frame, table, minWidth, snugWidth, isCards])

  return {
    isCards,
    scrolls: fit === 'none' && !isCards ? 'frame' : 'page',
    isSnug: fit === 'snug' && !isCards,
    rowHeight: isCards ? (measured.card ?? (CARD_HEIGHT * rem) / 16) : (measured.row ?? rowHeight * rem),
  }
}
