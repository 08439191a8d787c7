import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { Viewer } from '@/domain/roles'
import type { CenterStatistics } from '@/domain/shipment/shipment'
import { StatisticsCards } from './StatisticsCards'

/** Statistics are refreshed with the lists. */
export const refreshed = { refetchInterval: 60_000, refetchOnWindowFocus: true } as const

interface StatisticsProps {
  query: UseQueryOptions<CenterStatistics[], Error, CenterStatistics[], string[]>
  label: string
  viewer: Viewer
}

/** The cards of a time, while they load, and where they could not be loaded. */
export function Statistics({ query, label, viewer }: StatisticsProps) {
  const { data, isError, isFetching, refetch } = useQuery({ ...query, ...refreshed })
  if (data) return <StatisticsCards statistics={data} label={label} viewer={viewer} />
  if (isError && !isFetching) {
    return (
      <div className="cc-flow-failed" role="status">
        <span>Statistics could not be loaded</span>
        <button className="btn btn-link" type="button" onClick={() => void refetch()}>
          Try again
        </button>
      </div>
    )
  }
  return (
    <div className="cc-flow own" aria-hidden="true">
      <ul>
        {['short', 'medium', 'long'].map((width) => (
          <li className="cc-statistic" key={width}>
            <span className={`cc-skeleton ${width}`} />
          </li>
        ))}
      </ul>
    </div>
  )
}
