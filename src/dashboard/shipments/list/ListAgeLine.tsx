import { DeskIcon } from '@/dashboard/DeskIcon'
import { formatTime } from '@/domain/dates'
import { shortDayText } from '@/domain/dayRanges'
import type { ListAge } from '@/domain/shipment-index/freshness'
import './listAge.css'

interface ListAgeLineProps {
  age: ListAge
  isFetching: boolean
  onRefresh: () => void
}

const timeText = (milliseconds: number) => formatTime(new Date(milliseconds))

/** Older rows are not refreshed every minute; the button here reloads them. */
export function ListAgeLine({ age, isFetching, onRefresh }: ListAgeLineProps) {
  const { since, seenAt, wholeAt } = age
  if (since === null) return <span className="wide-only">Loaded {timeText(seenAt)}</span>
  return (
    <span className="cc-list-age cc-beside">
      <span>
        Booked since {shortDayText(since)}: as of {timeText(seenAt)} · older: as of {timeText(wholeAt)}
      </span>
      <button
        className="btn btn-link"
        type="button"
        title="Load all shipments again, with changes to older ones"
        disabled={isFetching}
        onClick={onRefresh}
      >
        <DeskIcon name="refresh" small />
        Refresh
      </button>
    </span>
  )
}
