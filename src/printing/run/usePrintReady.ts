import { type RefObject, useEffect, useMemo, useState } from 'react'
import { missingFrom } from './missingFrom'
import { areFontsMissing } from './paperFonts'
import { useFound } from './useFound'

/** Whether the papers can be printed: an incomplete one is never printed as if it were complete. */
export type Readiness =
  | { kind: 'settling' }
  | { kind: 'ready' }
  | { kind: 'incomplete'; missing: string[]; canDoWithout: boolean }
  /** A bill whose barcode cannot be drawn is not printed at all. */
  | { kind: 'unprintable' }
  | { kind: 'empty' }

/**
 * Whether Print is on (product 11.7).
 *
 * @param subject identifies the contents of the sheets and the attempt; a new object starts a new wait
 */
export function usePrintReady(sheets: RefObject<HTMLElement | null>, subject: object, isLaidOut: boolean): Readiness {
  const [arrivals, setArrivals] = useState(0)
  const awaited = useMemo(() => ({ subject, arrivals }), [subject, arrivals])
  const found = useFound(sheets, awaited, readinessOf)
  useEffect(() => {
    const root = sheets.current
    if (!root || found?.kind !== 'incomplete') return undefined
    // A picture that loads after it was said to be missing completes the papers. Its event does not bubble.
    const onLoad = () => setArrivals((last) => last + 1)
    root.addEventListener('load', onLoad, true)
    return () => root.removeEventListener('load', onLoad, true)
  }, [sheets, found])
  return (isLaidOut ? found : null) ?? { kind: 'settling' }
}

/** Waits until each part of the papers has loaded or failed, and then decides whether they may be printed. */
async function readinessOf(sheets: HTMLElement): Promise<Readiness> {
  const missing = await missingFrom(sheets)
  if (!sheets.querySelector('.cc-sheet')) return { kind: 'empty' }
  const isCoded = [...sheets.querySelectorAll('.p-code')].every((code) => code.querySelector('.p-bars svg g rect'))
  if (!isCoded) return { kind: 'unprintable' }
  if (missing.length === 0) return { kind: 'ready' }
  // A paper that says so can be printed without its pictures, but not without its fonts.
  return { kind: 'incomplete', missing, canDoWithout: !areFontsMissing(missing) }
}
