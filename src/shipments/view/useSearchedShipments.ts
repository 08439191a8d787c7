import { useMemo } from 'react'
import { useToday } from '@/components/desk/useToday'
import { askedDays } from '@/domain/askedDays'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentQuery'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { type ShipmentList, useShipmentList } from '../list/useShipmentList'
import { isSameTerm, isSearched, readSearchTerm, type SearchTerm } from './searchTerm'
import { filterOf, type ShipmentView, sortOf } from './shipmentView'

/**
 * Chooses the list that answers a view. Days alone are fetched as a range. A text is searched by the server, and its
 * days are filtered here. While the text is being typed or searched, and if the server finds nothing or does not
 * answer, the rows already loaded are filtered with each letter. A list of numbers picks exactly those from all
 * shipments.
 */
export function useSearchedShipments(view: ShipmentView, typed: SearchTerm): ShipmentList {
  const today = useToday()
  const term = useMemo(() => readSearchTerm(view.term), [view.term])
  const local = useMemo(() => listOfLoaded(view, typed, today), [view, typed, today])
  const search = useMemo(() => listOfSearch(view, term, typed, today), [view, term, typed, today])
  const isServerSearch = term.text !== '' && typed.numbers.length === 0
  const serverList = useShipmentList(search.source, search.query, isServerSearch)
  const isFailed = serverList.state === 'failed'
  const findsNothing = serverList.isWhole && serverList.age?.answered === 0
  const isAlsoLocal = isServerSearch && (isFailed || (findsNothing && MAY_BE_FOUND_LOCALLY.test(view.term.trim())))
  const localList = useShipmentList(local.source, local.query, !isServerSearch || isAlsoLocal)
  if (!isServerSearch) return isSearched(typed) ? soFar(localList) : localList
  const isAnswered = isSameTerm(typed, term) && (serverList.isWhole || isFailed)
  if (isAnswered) {
    const hasLocal = localList.isWhole || (isAlsoLocal && localList.state !== 'failed')
    if (isFailed) {
      const { error, retry } = serverList
      return hasLocal ? { ...localList, search: { kind: 'failed', error, onRetry: retry } } : serverList
    }
    // The rows loaded here have been merged with a newer answer of the server.
    const shown = findsNothing && hasLocal && serverList.totals.shipments === 0 ? localList : serverList
    return findsNothing && shown.totals.shipments > 0 ? { ...shown, search: { kind: 'none' } } : shown
  }
  return soFar(localList.isWhole ? localList : serverList)
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
const MAY_BE_FOUND_LOCALLY = /[^\0-\x7f]|\s/

interface AskedList {
  source: ShipmentSource
  query: ShipmentQuery
}

/** The list from rows that are loaded already, or are loaded without a search. */
export function listOfLoaded(view: ShipmentView, { numbers, text }: SearchTerm, today: Date): AskedList {
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
