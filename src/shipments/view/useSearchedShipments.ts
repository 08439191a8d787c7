import { useMemo, useCallback, useEffect, useRef, useState } from 'react'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentFilter'
import { readTrackingNumbers, type ReadNumbers } from '@/domain/tracking/trackingNumbers'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { visibleText } from '@/domain/typedText'
import { useToday } from '@/components/desk/useToday'
import { daysIn, filterOf, sortOf, type ShipmentView, readView, asksForView, writeView } from './shipmentView'
import { useShipmentList, type ShipmentList, FIRST_PART } from '../list/useShipmentList'
import type { QueryClient } from '@tanstack/react-query'
import { shipmentListQuery, shipmentWindowQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { useSearchParams } from 'react-router-dom'

// Days alone are fetched as a range. A text search goes to the server; its days are filtered here. While it is typed or
// fetched, rows already loaded are filtered with each letter, and so they are where the server finds nothing or does not
// answer. A list of numbers picks exactly those from all shipments.
export function useSearchedShipments(view: ShipmentView, typed: string): ShipmentList {
  const today = useToday()
  const own = useMemo(() => listHere(view, typed, today), [view, typed, today])
  const asked = useMemo(() => listOfSearch(view, typed, today), [view, typed, today])
  const hasAsked = useMemo(() => isSearch(view) && numbersIn(typed).length === 0, [view, typed])
  const there = useShipmentList(asked.source, asked.query, hasAsked)
  const isFailed = there.state === 'failed'
  const hasNone = there.isWhole && there.age?.answered === 0
  const isLookedForHere = hasAsked && (isFailed || (hasNone && MAY_BE_FOUND_HERE.test(view.term.trim())))
  const here = useShipmentList(own.source, own.query, !hasAsked || isLookedForHere)
  if (!hasAsked) return here
  const isAnswered = typed.trim() === view.term.trim() && (there.isWhole || isFailed)
  if (isAnswered) {
    const isHere = here.isWhole || (isLookedForHere && here.state !== 'failed')
    if (isFailed) {
      const { error, retry } = there
      return isHere ? { ...here, search: { kind: 'failed', error, onRetry: retry } } : there
    }
    // Those loaded here were joined with an answer that came later than they.
    const shown = hasNone && isHere && there.totals.shipments === 0 ? here : there
    return hasNone && shown.totals.shipments > 0 ? { ...shown, search: { kind: 'none' } } : shown
  }
  if (here.isWhole) return { ...here, isFetching: true, progress: 'unknown', isComplete: false }
  // No match so far does not mean no match: the search is not finished, or the text has changed.
  const isNothing = there.state === 'ready' && there.totals.shipments === 0
  return isNothing ? { ...there, state: 'loading' } : there
}

/**
 * Of letters beyond ASCII, keyboards write some in different ways, which the server may compare letter by letter, and
 * words in another order are another text to it.
 */
const MAY_BE_FOUND_HERE = /[^\0-\x7f]|\s/

interface AskedList {
  source: ShipmentSource
  query: ShipmentQuery
}

/** Two or more numbers are a list of airway bill numbers, not a search text; a mistyped one counts beside another. */
function readList(term: string): Pick<ReadNumbers, 'numbers' | 'rejected'> {
  const read = readTrackingNumbers(term, Infinity)
  return read.numbers.length > 0 && read.numbers.length + read.rejected.length > 1
    ? read
    : { numbers: [], rejected: [] }
}

/** Empty for an ordinary search. */
export const numbersIn = (term: string): readonly string[] => readList(term).numbers

export const mistypedIn = (term: string): readonly string[] => readList(term).rejected

/** What is searched for: a single number as the backend has it, however it was written, or the text. */
function searchText(typed: string): string {
  const { numbers, rejected } = readTrackingNumbers(typed)
  const [only] = rejected.length === 0 ? numbers : []
  return only ?? visibleText(typed).trim().replace(/\s+/g, ' ')
}

/** A list of numbers is not sent to the server. */
export const isSearch = ({ term }: Pick<ShipmentView, 'term'>): boolean =>
  term.trim() !== '' && numbersIn(term).length === 0

export function listHere(view: ShipmentView, typed: string, today: Date): AskedList {
  const numbers = numbersIn(typed)
  const filter = filterOf(view)
  const days = daysIn(view, today)
  if (numbers.length > 0) {
    return { source: { kind: 'all' }, query: { sort: sortOf(view), filter: { ...filter, ...days, numbers } } }
  }
  const text = typed.trim() === '' ? {} : { text: searchText(typed) }
  return {
    source: days ? { kind: 'range', ...days } : { kind: 'all' },
    query: { sort: sortOf(view), filter: { ...filter, ...text } },
  }
}

export function listOfSearch(view: ShipmentView, typed: string, today: Date): AskedList {
  const term = view.term.trim()
  // Until the next search is sent, the typed text filters the results of the last one.
  const text = typed.trim() === term || typed.trim() === '' ? {} : { text: searchText(typed) }
  return {
    source: { kind: 'search', term: searchText(term) },
    query: { sort: sortOf(view), filter: { ...filterOf(view), ...daysIn(view, today), ...text } },
  }
}

/**
 * Runs before the screen renders: a list already loaded shows its rows from the start, another is requested meanwhile. A
 * failure is ignored, as the screen repeats the request and reports it.
 */
export async function readyShipments(client: QueryClient, params: URLSearchParams): Promise<void> {
  const view = readView(params)
  const { source, query } = (isSearch(view) ? listOfSearch : listHere)(view, view.term, new Date())
  const list = client.getQueryData(shipmentListQuery(source).queryKey)
  if (list) await client.prefetchQuery(shipmentWindowQuery({ source, query, ...FIRST_PART }, list.version))
  else void client.prefetchQuery(shipmentListQuery(source))
}

/** Milliseconds before the address follows a change, so that the rows are updated first. */
const AFTER = 150

/** `isStep` adds a history entry for the browser's Back. */
export type ChangeView = (changes: Partial<ShipmentView>, isStep?: boolean) => void

/**
 * A change shows at once; the address follows, as it re-renders the whole site.
 *
 * @param start what the screen opens with if the address asks for nothing
 */
export function useShipmentView(start: Partial<ShipmentView> = {}): [ShipmentView, ChangeView] {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [view, setView] = useState(() => ({ ...readView(params), ...(asksForView(params) ? {} : start) }))
  const [seen, setSeen] = useState(address)
  /** Sent to the address but not there yet. A change that overtakes a history step becomes that step. */
  const [sent, setSent] = useState<{ address: string; isStep: boolean } | null>(null)
  if (seen !== address) {
    setSeen(address)
    // Changed by Back or a link, unless it is our own update arriving: that must not undo newer changes.
    if (address !== sent?.address) setView(readView(params))
    setSent(null)
  }

  const isStep = useRef(false)
  useEffect(() => {
    const wanted = writeView(view, params).toString()
    // An address that names its days already asks for what is shown.
    const asked = writeView(readView(params), params).toString()
    if (wanted === asked || wanted === sent?.address) return undefined
    const timer = setTimeout(() => {
      const asStep = isStep.current || sent?.isStep === true
      isStep.current = false
      setSent({ address: wanted, isStep: asStep })
      setParams(wanted, { replace: !asStep, preventScrollReset: true })
    }, AFTER)
    return () => clearTimeout(timer)
  }, [view, params, sent, setParams])

  const change = useCallback<ChangeView>((changes, asStep = false) => {
    isStep.current ||= asStep
    setView((current) => ({ ...current, ...changes }))
  }, [])
  return [view, change]
}
