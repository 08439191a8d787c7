import { useEffect, useState } from 'react'
import { Icon } from '@/components/Icon'
import { formatTime } from '@/domain/dates'

const MINUTE = 60_000

interface OutdatedNoticeProps {
  /** When the rows came, in milliseconds. */
  seenAt: number | null
  onRetry: () => void
}

/** Over rows that could not be refreshed: how old they are. */
export function OutdatedNotice({ seenAt, onRetry }: OutdatedNoticeProps) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2)
    return () => clearInterval(timer)
  }, [])
  if (seenAt === null) return null
  return (
    <div className="cc-outdated" role="status">
      <Icon name="warning" small />
      <span>
        Shipments could not be refreshed. These are from <b>{formatTime(new Date(seenAt))}</b>, {ageOf(now - seenAt)}.
      </span>
      <button className="btn btn-link" type="button" onClick={onRetry}>
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
