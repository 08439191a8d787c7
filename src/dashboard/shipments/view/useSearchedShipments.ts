import { useMemo } from 'react'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentFilter'
import { readTrackingNumbers } from '@/domain/tracking/trackingNumbers'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { useToday } from '../../useToday'
import { daysIn, filterOf, sortOf, type ShipmentView } from './shipmentView'
import { useShipmentList, type ShipmentList } from '../list/useShipmentList'

// A range asks the server for its days; a search asks the server, and its days are picked out here. While a search is
// typed or looked for, the rows that are here follow each letter; a list of numbers shows exactly those.
export function useSearchedShipments(view: ShipmentView, typed: string): ShipmentList {
  const today = useToday()
  const own = useMemo(() => listHere(view, typed, today), [view, typed, today])
  const asked = useMemo(() => listOfSearch(view, typed, today), [view, typed, today])
  const hasAsked = useMemo(() => isSearch(view) && numbersIn(typed).length === 0, [view, typed])
  const here = useShipmentList(own.source, own.query, !hasAsked)
  const there = useShipmentList(asked.source, asked.query, hasAsked)
  if (!hasAsked) return here
  const isAnswered = typed.trim() === view.term.trim() && (there.isWhole || there.state === 'failed')
  if (isAnswered) return there
  if (here.isWhole) return { ...here, isFetching: true, progress: 'unknown' }
  // What the last search has not found may be booked all the same.
  const isNothing = there.state === 'ready' && there.totals.shipments === 0
  return isNothing ? { ...there, state: 'loading' } : there
}

/** From two numbers on, the search is a list of airway bill numbers. */
const A_LIST = 2

interface AskedList {
  source: ShipmentSource
  query: ShipmentQuery
}

/** None where it is an ordinary search. */
export function numbersIn(term: string): readonly string[] {
  const { numbers } = readTrackingNumbers(term, Infinity)
  return numbers.length < A_LIST ? [] : numbers
}

export function mistypedIn(term: string): readonly string[] {
  const { numbers, rejected } = readTrackingNumbers(term, Infinity)
  return numbers.length < A_LIST ? [] : rejected
}

/** A list of numbers is not asked of the server. */
export const isSearch = ({ term }: Pick<ShipmentView, 'term'>): boolean =>
  term.trim() !== '' && numbersIn(term).length === 0

export function listHere(view: ShipmentView, typed: string, today: Date): AskedList {
  const numbers = numbersIn(typed)
  const filter = filterOf(view)
  const days = daysIn(view, today)
  if (numbers.length > 0) {
    return { source: { kind: 'all' }, query: { sort: sortOf(view), filter: { ...filter, ...days, numbers } } }
  }
  const text = typed.trim() === '' ? {} : { text: typed }
  return {
    source: days ? { kind: 'range', ...days } : { kind: 'all' },
    query: { sort: sortOf(view), filter: { ...filter, ...text } },
  }
}

export function listOfSearch(view: ShipmentView, typed: string, today: Date): AskedList {
  const term = view.term.trim()
  // Between two searches the rows of the last one are searched, where nothing else is here.
  const text = typed.trim() === term || typed.trim() === '' ? {} : { text: typed }
  return {
    source: { kind: 'search', term },
    query: { sort: sortOf(view), filter: { ...filterOf(view), ...daysIn(view, today), ...text } },
  }
}
