import { useMemo } from 'react'
import { useToday } from '@/components/desk/useToday'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentQuery'
import { type ReadNumbers, readTrackingNumbers } from '@/domain/tracking/trackingNumbers'
import { visibleText } from '@/domain/typedText'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { type ShipmentList, useShipmentList } from '../list/useShipmentList'
import { daysIn, filterOf, type ShipmentView, sortOf } from './shipmentView'

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
