import { FigureText } from '@/components/FigureText'
import { rupeesText } from '@/domain/money/money'
import { knownSum, statedSum, type StatedSum } from '@/domain/money/statedSum'
import { formatCount, isUnreadable } from '@/domain/numbers'
import type { CenterStatistics } from '@/domain/shipment/shipment'

/** Exact sums over centers, of what can be read; the collection in rupees. */
export function statisticsTotals(centers: readonly CenterStatistics[]) {
  return {
    documents: statedSum(centers.map(({ totalDocuments }) => totalDocuments)),
    parcels: statedSum(centers.map(({ totalParcels }) => totalParcels)),
    collection: statedSum(centers.map(({ totalCollection }) => totalCollection)),
    unreadable: centers.filter((each) =>
      [each.totalDocuments, each.totalParcels, each.totalCollection].some(isUnreadable),
    ).length,
  }
}

export const countText = (sum: StatedSum) => (
  <FigureText value={knownSum(sum)} text={(total) => formatCount(Number(total))} />
)
export const amountText = (sum: StatedSum) => <FigureText value={knownSum(sum)} text={rupeesText} />

/** For the order and the share of centers, in rupees. */
export const collectionOf = ({ totalCollection }: CenterStatistics) =>
  isUnreadable(totalCollection) ? 0 : totalCollection

export const byCollection = (centers: readonly CenterStatistics[]) =>
  [...centers].sort((one, other) => collectionOf(other) - collectionOf(one))
