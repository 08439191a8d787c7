import { t } from '@/texts/t'
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
  if (since === null) return <span className="wide-only">{t('lists.loadedAt', { time: timeText(seenAt) })}</span>
  return (
    <span className="cc-list-age cc-beside">
      <span>{t('lists.ages', { day: shortDayText(since), seen: timeText(seenAt), whole: timeText(wholeAt) })}</span>
      <button
        className="btn btn-link"
        type="button"
        title={t('lists.refreshMeans')}
        disabled={isFetching}
        onClick={onRefresh}
      >
        <DeskIcon name="refresh" small />
        {t('lists.refresh')}
      </button>
    </span>
  )
}
