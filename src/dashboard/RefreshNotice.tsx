import type { UseQueryResult } from '@tanstack/react-query'
import { formatTime } from '@/domain/dates'

/** Between heading and rows: a refresh has failed, the rows stay, and how old they are is said. */
export function RefreshNotice({
  list,
}: {
  list: Pick<UseQueryResult, 'isRefetchError' | 'dataUpdatedAt' | 'refetch'>
}) {
  if (!list.isRefetchError) return null
  return (
    <p className="cc-old-rows" role="status">
      The list could not be refreshed. It is as it was at {formatTime(new Date(list.dataUpdatedAt))}.{' '}
      <button className="btn btn-link cc-inline p-0" type="button" onClick={() => void list.refetch()}>
        Try again
      </button>
    </p>
  )
}
