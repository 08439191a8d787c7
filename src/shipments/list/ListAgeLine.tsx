import { DeskButton } from '@/components/desk/DeskButton'
import { useToday } from '@/components/desk/useToday'
import type { ListAge } from '@/domain/shipment-index/listAge'
import { asOfText } from '@/texts/asOfText'
import { shortDayText } from '@/texts/daysText'
import { t } from '@/texts/t'

interface ListAgeLineProps {
  age: ListAge
  isFetching: boolean
  onRefresh: () => void
}

/** Older rows are not refreshed every minute; the button here reloads them. */
export function ListAgeLine({ age, isFetching, onRefresh }: ListAgeLineProps) {
  const { since, seenAt, wholeAt } = age
  const today = useToday()
  const timeText = (milliseconds: number) => asOfText(new Date(milliseconds), today)
  if (since === null) return <span className="wide-only">{t('lists.loadedAt', { time: timeText(seenAt) })}</span>
  return (
    <span className="cc-list-age cc-beside gap-2">
      <span>{t('lists.ages', { day: shortDayText(since), seen: timeText(seenAt), whole: timeText(wholeAt) })}</span>
      <DeskButton
        look="link"
        icon="refresh"
        text={t('desk.refresh')}
        title={t('lists.refreshMeans')}
        disabled={isFetching}
        onClick={onRefresh}
      />
    </span>
  )
}
