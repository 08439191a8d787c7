import type { UseQueryResult } from '@tanstack/react-query'
import { formatTime } from '@/domain/dates'

interface RefreshNoticeProps {
  /** What the rows are: «Centers». */
  noun: string
  list: Pick<UseQueryResult, 'isRefetchError' | 'dataUpdatedAt' | 'refetch'>
}

/** Over the rows of a short list that could not be refreshed: they stay, and how old they are is said. */
export function RefreshNotice({ noun, list }: RefreshNoticeProps) {
  if (!list.isRefetchError) return null
  return (
    <p className="cc-old-rows" role="status">
      {noun} could not be refreshed. These are from <b>{formatTime(new Date(list.dataUpdatedAt))}</b>.{' '}
      <button className="btn btn-link cc-inline p-0" type="button" onClick={() => void list.refetch()}>
        Try again
      </button>
    </p>
  )
}
