import { type Viewer, viewerCan } from '../roles'
import type { CenterStatistics } from './shipment'

/**
 * The statistics that a viewer sees: the head office those of all centers, a center its own. The specification does not
 * say what a center is sent; where no row bears its username, all of them are taken to be its own.
 */
export function statisticsFor(
  viewer: Viewer & { username: string },
  statistics: readonly CenterStatistics[],
): readonly CenterStatistics[] {
  if (viewerCan.seeGrandTotal(viewer)) return statistics
  const own = statistics.filter(({ username }) => username === viewer.username)
  return own.length > 0 ? own : statistics
}
