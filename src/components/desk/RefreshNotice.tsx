import type { ReactNode } from 'react'
import type { Noun } from '@/components/dataTable/DataTable'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { formatTime } from '@/texts/dates'
import { rich } from '@/texts/rich'
import { t, type TextKey } from '@/texts/t'
import './refreshNotice.css'

interface RefreshNoticeProps {
  noun: Noun
  /** When the rows were loaded, in milliseconds. */
  loadedAt: number
  /** Why they could not be refreshed, where there is more to say. */
  reason: ReactNode
  onRetry: () => void
}

const outdated: Record<Noun, TextKey> = {
  shipments: 'desk.shipmentsOutdated',
  centers: 'desk.centersOutdated',
  archive: 'desk.archiveOutdated',
}

/** Rows that could not be refreshed stay, with the time they are from. */
export function RefreshNotice({ noun, loadedAt, reason, onRetry }: RefreshNoticeProps) {
  return (
    <div className="cc-outdated cc-beside" role="status">
      <DeskIcon name="warning" small />
      <span>
        {reason}
        {rich(outdated[noun], { time: <b>{formatTime(new Date(loadedAt))}</b> })}
      </span>
      <DeskButton look="link" text={t('desk.tryAgain')} onClick={onRetry} />
    </div>
  )
}
