import { useMemo } from 'react'
import type { ShipmentQuery } from '@/domain/shipmentFilter'
import { readTrackingNumbers } from '@/domain/trackingNumbers'
import type { ShipmentSource } from '@/services/shipmentSource'
import { daysIn, filterOf, type ShipmentView } from './shipmentView'
import { useShipmentList, type ShipmentList } from './useShipmentList'

/** From two on, what stands in the search is a list of airway bill numbers. */
const A_LIST = 2

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
 * The shipments of a view (design 3). A range asks the server for its days; a search asks the server, and the days are
 * picked out here. While a search is typed, and while the server looks for it, the rows that are here are searched, so
 * that they follow each letter; a list of numbers shows exactly those.
 *
 * @param view from the address; its term is what the server is asked for
 * @param typed the search as it stands in the field
 */
export function useSearchedShipments(view: ShipmentView, typed: string): ShipmentList {
  const { term, from, to, sort } = view
  const numbers = useMemo(() => numbersIn(typed), [typed])
  const isNumbers = numbers.length > 0
  const isSearch = term.trim() !== '' && numbersIn(term).length === 0
  const days = useMemo(() => daysIn({ from, to }), [from, to])
  const filter = useMemo(() => filterOf(view), [view])

  const own = useMemo<{ source: ShipmentSource; query: ShipmentQuery }>(() => {
    if (isNumbers) return { source: { kind: 'all' }, query: { sort, filter: { ...filter, numbers } } }
    const text = typed.trim() === '' ? {} : { text: typed }
    return {
      source: days ? { kind: 'range', ...days } : { kind: 'all' },
      query: { sort, filter: { ...filter, ...text } },
    }
  }, [isNumbers, numbers, days, filter, sort, typed])

  const asked = useMemo<{ source: ShipmentSource; query: ShipmentQuery }>(() => {
    // Between two searches the rows of the last one are searched, where nothing else is here.
    const text = typed.trim() === term.trim() || typed.trim() === '' ? {} : { text: typed }
    return {
      source: { kind: 'search', term: term.trim() },
      query: { sort, filter: { ...filter, ...days, ...text } },
    }
  }, [term, typed, days, filter, sort])

  const hasAsked = isSearch && !isNumbers
  const here = useShipmentList(own.source, own.query, !hasAsked)
  const there = useShipmentList(asked.source, asked.query, hasAsked)
  if (!hasAsked) return here
  const isAnswered = typed.trim() === term.trim() && (there.isWhole || there.state === 'failed')
  return isAnswered || !here.isWhole ? there : { ...here, isFetching: true, progress: 'unknown' }
}
