import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Big } from 'big.js'
import type { CenterStatistics } from '@/domain/shipment/shipment'
import { keyOf } from '@/services/shipment-list/shipmentSource'
import { sum } from '@/domain/money/money'
import type { ShipmentList } from '../list/useShipmentList'

export type StatisticsQuery = UseQueryOptions<CenterStatistics[], Error, CenterStatistics[], string[]>
export type FollowedList = Pick<ShipmentList, 'source' | 'loadedAt'>

/** Milliseconds between refreshes, for changes that the list does not show. */
const NOW_AND_THEN = 600_000

/** Refetched whenever the list has changed, besides the usual intervals. */
export function useStatistics(query: StatisticsQuery, { source, loadedAt }: FollowedList, isWanted = true) {
  const asked = useQuery({
    ...query,
    enabled: isWanted,
    refetchInterval: NOW_AND_THEN,
    refetchOnWindowFocus: true,
  })
  const { refetch } = asked
  const name = keyOf(source)
  const seen = useRef({ name, loadedAt })
  useEffect(() => {
    const hasOtherRows =
      seen.current.name === name && seen.current.loadedAt !== null && seen.current.loadedAt !== loadedAt
    seen.current = { name, loadedAt }
    if (hasOtherRows && isWanted) void refetch({ cancelRefetch: false })
  }, [name, loadedAt, isWanted, refetch])
  return asked
}

export interface StatisticsTotals {
  documents: number
  parcels: number
  /** Rupees. */
  collection: Big
}

export function statisticsTotals(centers: readonly CenterStatistics[]): StatisticsTotals {
  return {
    documents: centers.reduce((total, { totalDocuments }) => total + totalDocuments, 0),
    parcels: centers.reduce((total, { totalParcels }) => total + totalParcels, 0),
    collection: sum(centers.map(({ totalCollection }) => totalCollection)),
  }
}

export function byCollection(centers: readonly CenterStatistics[]): CenterStatistics[] {
  return [...centers].sort((one, other) => other.totalCollection - one.totalCollection)
}
