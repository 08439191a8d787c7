import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The moment that stands on the papers: that of the last print, by our button or by the browser's own command. A tab may
 * have been open since yesterday.
 */
export function usePrintedAt(): { printedAt: Date; renew: () => void } {
  const [printedAt, setPrintedAt] = useState(() => new Date())
  // Drawn before this returns: the sheets are copied, or printed, right after.
  const renew = useCallback(() => flushSync(() => setPrintedAt(new Date())), [])
  useEffect(() => {
    window.addEventListener('beforeprint', renew)
    return () => window.removeEventListener('beforeprint', renew)
  }, [renew])
  return { printedAt, renew }
}
