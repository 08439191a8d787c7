import type { Big } from 'big.js'
import { sum } from '@/domain/money/money'
import type { CenterStatistics } from '@/domain/shipment/shipment'

export interface StatisticsTotals {
  documents: number
  parcels: number
  /** Rupees. */
  collection: Big
}

/** Centers taken together. */
export function statisticsTotals(centers: readonly CenterStatistics[]): StatisticsTotals {
  return {
    documents: centers.reduce((total, { totalDocuments }) => total + totalDocuments, 0),
    parcels: centers.reduce((total, { totalParcels }) => total + totalParcels, 0),
    collection: sum(centers.map(({ totalCollection }) => totalCollection)),
  }
}

/** The centers with the largest collection first. */
export function byCollection(centers: readonly CenterStatistics[]): CenterStatistics[] {
  return [...centers].sort((one, other) => other.totalCollection - one.totalCollection)
}
