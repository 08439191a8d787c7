import { useEffect, useRef, type RefObject } from 'react'
import type { TableLayout } from './useTableLayout'

/** The header that stays at the top of the page. */
const HEADER = 64

interface Options {
  frame: RefObject<HTMLDivElement | null>
  layout: TableLayout
  listKey: string | undefined
}

/** Scrolls back to the first row when another list takes the place of the one that was scrolled through. */
export function useListStart({ frame, layout, listKey }: Options): void {
  const last = useRef(listKey)
  const { scrolls } = layout
  useEffect(() => {
    if (last.current === listKey) return
    last.current = listKey
    const element = frame.current
    if (!element) return
    if (scrolls === 'frame') element.scrollTop = 0
    const top = element.getBoundingClientRect().top
    if (top < HEADER) window.scrollBy({ top: top - HEADER, behavior: 'instant' })
  }, [frame, listKey, scrolls])
}
