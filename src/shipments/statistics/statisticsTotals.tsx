import { FigureText } from '@/components/FigureText'
import { DASH } from '@/domain/dash'
import type { Total } from '@/domain/money/billing'
import { rupeesText } from '@/domain/money/money'
import { knownSum, statedSum } from '@/domain/money/statedSum'
import { type Figure, formatCount, isUnreadable } from '@/domain/numbers'
import type { CenterStatistics } from '@/domain/shipment/shipment'

/** Exact sums of the known figures of all centers; the collection is in rupees. */
export function statisticsTotals(centers: readonly CenterStatistics[]) {
  const sumOf = (figures: readonly Figure[]) => knownSum(statedSum(figures))
  return {
    documents: sumOf(centers.map(({ totalDocuments }) => totalDocuments)),
    parcels: sumOf(centers.map(({ totalParcels }) => totalParcels)),
    collection: sumOf(centers.map(({ totalCollection }) => totalCollection)),
    /** How many centers have a figure that is not in the sums. */
    left: centers.filter(
      (each) => ![each.totalDocuments, each.totalParcels, each.totalCollection].every((figure) => isKnown(figure)),
    ).length,
  }
}

/** Neither missing nor unreadable. */
export const isKnown = (figure: Figure): figure is number => figure !== null && !isUnreadable(figure)

/** A number of shipments; a dash if it is missing. */
export const countText = (value: Figure | Total) => (
  <FigureText value={value} text={(count) => (count === null ? DASH : formatCount(Number(count)))} />
)
/** Rupees; a dash if they are missing. */
export const amountText = (value: Figure | Total) => <FigureText value={value} text={rupeesText} />

/** The collection in rupees, for the order and the shares of centers. */
export const collectionOf = ({ totalCollection }: CenterStatistics) => (isKnown(totalCollection) ? totalCollection : 0)

export const byCollection = (centers: readonly CenterStatistics[]) =>
  [...centers].sort((one, other) => collectionOf(other) - collectionOf(one))
