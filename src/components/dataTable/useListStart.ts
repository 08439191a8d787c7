import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { TableLayout } from './useTableLayout'

/** The header that stays at the top of the page. */
const HEADER = 64

/** How far tables were scrolled in their frames, by the browser's history entries; the page's own place is not ours. */
const places = new Map<unknown, number>()
const entry = (): unknown => (window.history.state as { key?: unknown } | null)?.key

interface Options {
  frame: RefObject<HTMLDivElement | null>
  layout: TableLayout
  listKey: string | undefined
  hasRows: boolean
}

/**
 * Where a list begins to show: at its first row when another list takes the place of the one that was scrolled through,
 * and where it was left when the browser goes back to it.
 */
export function useListStart({ frame, layout, listKey, hasRows }: Options): void {
  const { scrolls } = layout
  const last = useRef(listKey)
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
    if (last.current === listKey) return
    last.current = listKey
    const element = frame.current
    if (!element) return
    if (isFrame) element.scrollTo({ top: 0, behavior: 'instant' })
    const { top } = element.getBoundingClientRect()
    if (top < HEADER) window.scrollBy({ top: top - HEADER, behavior: 'instant' })
  }, [frame, listKey, isFrame])
}
