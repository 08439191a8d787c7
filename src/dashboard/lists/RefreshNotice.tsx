import { useEffect, useState } from 'react'
import { DeskButton } from '@/dashboard/DeskButton'
import { DeskIcon } from '@/dashboard/DeskIcon'
import { formatTime } from '@/domain/dates'
import { NotAuthorized } from '../NotAuthorized'
import type { Noun } from '@/components/dataTable/DataTable'
import { rich } from '@/texts/rich'
import { t, type TextKey } from '@/texts/t'
import './refreshNotice.css'

interface RefreshNoticeProps {
  noun: Noun
  /** When the rows were loaded, in milliseconds. */
  loadedAt: number
  error: Error | null
  onRetry: () => void
}

const MINUTE = 60_000

const outdated: Record<Noun, TextKey> = {
  shipments: 'desk.shipmentsOutdated',
  centers: 'desk.centersOutdated',
  archive: 'desk.archiveOutdated',
}

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
        {rich(outdated[noun], { time: <b>{formatTime(new Date(loadedAt))}</b>, age: ageOf(now - loadedAt) })}
      </span>
      <DeskButton look="link" text={t('desk.tryAgain')} onClick={onRetry} />
    </div>
  )
}

function ageOf(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE)
  if (minutes < 1) return t('desk.justNow')
  if (minutes < 60) return t('desk.minutesAgo', { count: minutes })
  return t('desk.hoursAgo', { count: Math.floor(minutes / 60) })
}
