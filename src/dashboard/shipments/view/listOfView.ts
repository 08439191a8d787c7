import type { ShipmentQuery } from '@/domain/shipment-index/shipmentFilter'
import { readTrackingNumbers } from '@/domain/tracking/trackingNumbers'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { daysIn, filterOf, sortOf, type ShipmentView } from './shipmentView'

/** From two on, what stands in the search is a list of airway bill numbers. */
const A_LIST = 2

/** A list, and which of its shipments in which order. */
export interface AskedList {
  source: ShipmentSource
  query: ShipmentQuery
}

/**
 * The airway bill numbers of a search that is a list of them.
 *
 * @param term as typed or pasted
 * @returns none where it is an ordinary search
 */
export function numbersIn(term: string): readonly string[] {
  const { numbers } = readTrackingNumbers(term, Infinity)
  return numbers.length < A_LIST ? [] : numbers
}

/**
 * What in a search that is a list of airway bill numbers is none of them: mistyped ones.
 *
 * @param term as typed or pasted
 * @returns none where it is an ordinary search
 */
export function mistypedIn(term: string): readonly string[] {
  const { numbers, rejected } = readTrackingNumbers(term, Infinity)
  return numbers.length < A_LIST ? [] : rejected
}

/** The server is to be asked for the search of a view. */
export const isSearch = ({ term }: Pick<ShipmentView, 'term'>): boolean =>
  term.trim() !== '' && numbersIn(term).length === 0

/**
 * The list that is searched here: all shipments, or those of the view's days.
 *
 * @param typed the search as it stands in the field
 * @param today a moment of this day
 */
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

/** The list that the server's search gives; the days of the view are picked out here. */
export function listOfSearch(view: ShipmentView, typed: string, today: Date): AskedList {
  const term = view.term.trim()
  // Between two searches the rows of the last one are searched, where nothing else is here.
  const text = typed.trim() === term || typed.trim() === '' ? {} : { text: typed }
  return {
    source: { kind: 'search', term },
    query: { sort: sortOf(view), filter: { ...filterOf(view), ...daysIn(view, today), ...text } },
  }
}
