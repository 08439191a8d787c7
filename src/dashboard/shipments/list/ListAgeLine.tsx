import { useEffect, useState } from 'react'
import { Icon } from '@/components/Icon'
import { formatTime } from '@/domain/dates'
import { shortDayText } from '@/domain/dayRanges'
import type { ListAge } from '@/domain/shipment-index/freshness'
import { NotAuthorized } from '../../NotAuthorized'
import type { ShipmentList } from './useShipmentList'
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
    <span className="cc-list-age">
      <span>
        Booked since {shortDayText(since)}: as of {timeText(seenAt)} · older: as of {timeText(wholeAt)}
      </span>
      <button
        className="btn btn-link"
        type="button"
        title="Loads all shipments again, with what others have changed in older ones"
        disabled={isFetching}
        onClick={onRefresh}
      >
        <Icon name="refresh" small />
        Refresh
      </button>
    </span>
  )
}

const MINUTE = 60_000

export function OutdatedNotice({ list: { age, error, retry } }: { list: ShipmentList }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2)
    return () => clearInterval(timer)
  }, [])
  if (!age) return null
  const { seenAt } = age
  return (
    <div className="cc-outdated" role="status">
      <Icon name="warning" small />
      <span>
        <NotAuthorized error={error} />
        Shipments could not be refreshed. These are from <b>{formatTime(new Date(seenAt))}</b>, {ageOf(now - seenAt)}.
      </span>
      <button className="btn btn-link" type="button" onClick={retry}>
        Try again
      </button>
    </div>
  )
}

function ageOf(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE)
  if (minutes < 1) return 'less than a minute ago'
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
  const hours = Math.floor(minutes / 60)
  return hours === 1 ? '1 hour ago' : `${hours} hours ago`
}
