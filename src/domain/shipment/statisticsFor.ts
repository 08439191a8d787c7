import { type Viewer, viewerCan } from '../roles'
import { isOfCenter } from './isOfCenter'
import type { CenterStatistics } from './shipment'

/**
 * The statistics that a viewer sees: the head office those of all centers, a center its own, or zeros where it is sent
 * none.
 */
export function statisticsFor(
  viewer: Viewer & { username: string },
  statistics: readonly CenterStatistics[],
): readonly CenterStatistics[] {
  if (viewerCan.seeGrandTotal(viewer)) return statistics
  const own = statistics.filter(({ username }) => isOfCenter(viewer.username, username))
  return own.length > 0 ? own : [{ username: viewer.username, totalDocuments: 0, totalParcels: 0, totalCollection: 0 }]
}
