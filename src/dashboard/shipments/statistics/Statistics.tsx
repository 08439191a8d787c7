import { viewerCan, type Viewer } from '@/domain/roles'
import type { CenterStatistics } from '@/domain/shipment/shipment'
import { NotAuthorized } from '../../NotAuthorized'
import { StatisticsCards } from './StatisticsCards'
import { useStatistics, type FollowedList, type StatisticsQuery } from './useStatistics'

interface StatisticsProps {
  query: StatisticsQuery
  list: FollowedList
  label: string
  viewer: Viewer
}

export function Statistics({ query, list, label, viewer }: StatisticsProps) {
  const { data, error, isFetching, refetch } = useStatistics(query, list)
  if (data) return <StatisticsCards statistics={data} label={label} viewer={viewer} />
  if (error && !isFetching) {
    return (
      <div className="cc-flow-failed" role="status">
        <span>
          Statistics could not be loaded <NotAuthorized error={error} />
        </span>
        <button className="btn btn-link" type="button" onClick={() => void refetch()}>
          Try again
        </button>
      </div>
    )
  }
  // Placeholder cards of the final height, so that nothing below them moves.
  return <StatisticsCards statistics={nothingYet(viewer)} label={label} viewer={viewer} isWaiting />
}

const NO_NAME = '\u00a0'
/** Number of placeholder cards, as the number of centers is not known yet. */
const USUAL_CENTERS = 5

function nothingYet(viewer: Viewer): CenterStatistics[] {
  return Array.from({ length: viewerCan.seeGrandTotal(viewer) ? USUAL_CENTERS : 1 }, (_, center) => ({
    username: NO_NAME.repeat(center + 1),
    totalDocuments: 0,
    totalParcels: 0,
    totalCollection: 0,
  }))
}
