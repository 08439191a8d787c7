import { sum } from '../money/money'
import { type Figure, isUnreadable, UNREADABLE } from '../numbers'
import { type Viewer, viewerCan } from '../roles'
import { isOfCenter } from './isOfCenter'
import type { CenterStatistics } from './shipment'

/**
 * The statistics that a viewer sees: the head office those of all centers, each center once; a center its own, or zeros
 * if the answer has none of it.
 */
export function statisticsFor(
  viewer: Viewer & { username: string },
  statistics: readonly CenterStatistics[],
): readonly CenterStatistics[] {
  if (viewerCan.seeGrandTotal(viewer)) return ofEachCenter(statistics)
  const own = statistics.filter(({ username }) => isOfCenter(viewer.username, username))
  return own.length > 0
    ? ofEachCenter(own)
    : [{ username: viewer.username, totalDocuments: 0, totalParcels: 0, totalCollection: 0 }]
}

/** Adds up rows of the same name, such as those of removed centers, which have none. */
function ofEachCenter(statistics: readonly CenterStatistics[]): CenterStatistics[] {
  const centers = new Map<string, CenterStatistics>()
  for (const each of statistics) {
    const known = centers.get(each.username)
    centers.set(each.username, known ? together(known, each) : each)
  }
  return [...centers.values()]
}

const together = (one: CenterStatistics, other: CenterStatistics): CenterStatistics => ({
  username: one.username,
  totalDocuments: added(one.totalDocuments, other.totalDocuments),
  totalParcels: added(one.totalParcels, other.totalParcels),
  totalCollection: added(one.totalCollection, other.totalCollection),
})

/** The sum; missing or unreadable if either figure is. */
function added(one: Figure, other: Figure): Figure {
  if (isUnreadable(one) || isUnreadable(other)) return UNREADABLE
  return one === null || other === null ? null : sum([one, other]).toNumber()
}
