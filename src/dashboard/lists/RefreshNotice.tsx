import { useEffect, useState } from 'react'
import { DeskIcon } from '@/dashboard/DeskIcon'
import { formatTime } from '@/domain/dates'
import { NotAuthorized } from '../NotAuthorized'
import './refreshNotice.css'

interface RefreshNoticeProps {
  /** For example “Centers”. */
  noun: string
  /** When the rows were loaded, in milliseconds. */
  loadedAt: number
  error: Error | null
  onRetry: () => void
}

const MINUTE = 60_000

/** Rows that could not be refreshed stay, with the time they are from. */
export function RefreshNotice({ noun, loadedAt, error, onRetry }: RefreshNoticeProps) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="cc-outdated cc-beside" role="status">
      <DeskIcon name="warning" small />
      <span>
        <NotAuthorized error={error} />
        {noun} could not be refreshed. These are from <b>{formatTime(new Date(loadedAt))}</b>, {ageOf(now - loadedAt)}.
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
