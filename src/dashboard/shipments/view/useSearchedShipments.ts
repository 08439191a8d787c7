import { useMemo } from 'react'
import { useToday } from '../../useToday'
import { isSearch, listHere, listOfSearch, numbersIn } from './listOfView'
import type { ShipmentView } from './shipmentView'
import { useShipmentList, type ShipmentList } from '../list/useShipmentList'

/**
 * The shipments of a view. A range asks the server for its days; a search asks the server, and the days are picked out
 * here. While a search is typed, and while the server looks for it, the rows that are here are searched, so that they
 * follow each letter; a list of numbers shows exactly those.
 *
 * @param view from the address; its term is what the server is asked for
 * @param typed the search as it stands in the field
 */
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
