import { useMemo } from 'react'
import { useToday } from '@/components/desk/useToday'
import { askedDays } from '@/domain/askedDays'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentQuery'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { type ShipmentList, useShipmentList } from '../list/useShipmentList'
import { isSameTerm, isSearched, readSearchTerm, type SearchTerm } from './searchTerm'
import { filterOf, type ShipmentView, sortOf } from './shipmentView'

// Chooses the list that answers a view. Days alone are fetched as a range. A text is searched by the server, and its
// days are filtered here. While the text is being typed or searched, and if the server finds nothing or does not
// answer, the rows already loaded are filtered with each letter. A list of numbers picks exactly those from all
// shipments.
export function useSearchedShipments(view: ShipmentView, typed: SearchTerm): ShipmentList {
  const today = useToday()
  const term = useMemo(() => readSearchTerm(view.term), [view.term])
  const own = useMemo(() => listHere(view, typed, today), [view, typed, today])
  const asked = useMemo(() => listOfSearch(view, term, typed, today), [view, term, typed, today])
  const hasAsked = term.text !== '' && typed.numbers.length === 0
  const there = useShipmentList(asked.source, asked.query, hasAsked)
  const isFailed = there.state === 'failed'
  const hasNone = there.isWhole && there.age?.answered === 0
  const isLookedForHere = hasAsked && (isFailed || (hasNone && MAY_BE_FOUND_HERE.test(view.term.trim())))
  const here = useShipmentList(own.source, own.query, !hasAsked || isLookedForHere)
  if (!hasAsked) return isSearched(typed) ? soFar(here) : here
  const isAnswered = isSameTerm(typed, term) && (there.isWhole || isFailed)
  if (isAnswered) {
    const isHere = here.isWhole || (isLookedForHere && here.state !== 'failed')
    if (isFailed) {
      const { error, retry } = there
      return isHere ? { ...here, search: { kind: 'failed', error, onRetry: retry } } : there
    }
    // The rows loaded here have been merged with a newer answer of the server.
    const shown = hasNone && isHere && there.totals.shipments === 0 ? here : there
    return hasNone && shown.totals.shipments > 0 ? { ...shown, search: { kind: 'none' } } : shown
  }
  return soFar(here.isWhole ? here : there)
}

/** The matches in a list, while the server has not been asked or has not answered. None so far does not mean none. */
function soFar(list: ShipmentList): ShipmentList {
  const isNothing = list.state === 'ready' && list.totals.shipments === 0
  return {
    ...list,
    state: isNothing ? 'loading' : list.state,
    ...(list.isWhole && { isFetching: true, progress: 'unknown', isComplete: false }),
  }
}

/**
 * Texts that the rows loaded here may match although the server finds nothing: some non-ASCII letters are written
 * differently by different keyboards, and the server may compare them letter by letter; and for it, words in another
 * order may be another text.
 */
const MAY_BE_FOUND_HERE = /[^\0-\x7f]|\s/

interface AskedList {
  source: ShipmentSource
  query: ShipmentQuery
}

/** The list from rows that are loaded already, or are loaded without a search. */
export function listHere(view: ShipmentView, { numbers, text }: SearchTerm, today: Date): AskedList {
  const filter = filterOf(view)
  const days = askedDays(view.from, view.to, today)
  if (numbers.length > 0) {
    return { source: { kind: 'all' }, query: { sort: sortOf(view), filter: { ...filter, ...days, numbers } } }
  }
  return {
    source: days ? { kind: 'range', ...days } : { kind: 'all' },
    query: { sort: sortOf(view), filter: { ...filter, ...(text === '' ? {} : { text }) } },
  }
}

/** From the server's answer to `term`; until the next search is sent, the typed text filters the results of the last one. */
export function listOfSearch(view: ShipmentView, term: SearchTerm, typed: SearchTerm, today: Date): AskedList {
  const isSame = isSameTerm(typed, term) || typed.text === ''
  return {
    source: { kind: 'search', term: term.text },
    query: {
      sort: sortOf(view),
      filter: { ...filterOf(view), ...askedDays(view.from, view.to, today), ...(isSame ? {} : { text: typed.text }) },
    },
  }
}
