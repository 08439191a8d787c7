import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { NotAuthorized } from '@/components/desk/NotAuthorized'
import { RefreshNotice } from '@/components/desk/RefreshNotice'
import { type Viewer, viewerCan } from '@/domain/roles'
import type { CenterStatistics } from '@/domain/shipment/shipment'
import { statisticsFor } from '@/domain/shipment/statisticsFor'
import { ReloadHint } from '@/components/desk/ReloadHint'
import { useCurrentUser } from '@/session/useCurrentUser'
import { t } from '@/texts/t'
import { CentersStatistics } from './CentersStatistics'
import { OwnStatistics } from './OwnStatistics'

export interface StatisticsProps {
  query: UseQueryOptions<CenterStatistics[], Error, CenterStatistics[], string[]>
  /** "Today's", "Till Now", or two dates. */
  label: string
}

export function Statistics({ query, label }: StatisticsProps) {
  const user = useCurrentUser()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(query)
  const Card = viewerCan.seeGrandTotal(user) ? CentersStatistics : OwnStatistics
  if (data)
    return (
      <>
        <Card statistics={statisticsFor(user, data)} label={label} isWaiting={false} />
        {error && (
          <RefreshNotice
            texts={{ outdated: 'lists.statisticsOutdated' }}
            loadedAt={dataUpdatedAt}
            reason={<NotAuthorized error={error} />}
            onRetry={() => void refetch()}
          />
        )}
      </>
    )
  // Placeholders of the final height, so that nothing below them moves.
  const waiting = <Card statistics={nothingYet(user)} label={label} isWaiting />
  if (!error || isFetching) return waiting
  return (
    <div className="cc-not-loaded">
      {waiting}
      <p role="status">
        <ReloadHint failed={t('lists.statisticsNotLoaded')} error={error} onRetry={() => void refetch()} />
      </p>
    </div>
  )
}

const NO_NAME = '\u00a0'
/** Number of placeholder cards, as the number of centers is not known yet. */
const USUAL_CENTERS = 5

export function nothingYet(viewer: Viewer): CenterStatistics[] {
  return Array.from({ length: viewerCan.seeGrandTotal(viewer) ? USUAL_CENTERS : 1 }, (_, center) => ({
    username: NO_NAME.repeat(center + 1),
    totalDocuments: 0,
    totalParcels: 0,
    totalCollection: 0,
  }))
}
