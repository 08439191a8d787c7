import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useListener } from '@/browser/useListener'

/** Some twenty sheets: longer lists are read on screen, or exported. */
const MAX_PRINTED_ROWS = 500

/**
 * The rows that go on paper, `end` exclusive, while the page is being printed, else null. On screen only the rows in
 * view are drawn. Rows that are not loaded are not printed, because browsers do not wait for them.
 */
export function usePrintedRows(offset: number, loaded: number): { start: number; end: number } | null {
  const [isPrinting, setIsPrinting] = useState(false)
  useListener('beforeprint', () => flushSync(() => setIsPrinting(true)))
  useListener('afterprint', () => setIsPrinting(false))
  return useMemo(
    () => (isPrinting && loaded > 0 ? { start: offset, end: offset + Math.min(loaded, MAX_PRINTED_ROWS) } : null),
    [isPrinting, offset, loaded],
  )
}
