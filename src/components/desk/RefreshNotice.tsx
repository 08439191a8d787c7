import type { ReactNode } from 'react'
import type { ListTexts } from '@/components/dataTable/ListTexts'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { useToday } from '@/components/desk/useToday'
import { asOfText } from '@/texts/asOfText'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'
import './refreshNotice.css'

interface RefreshNoticeProps {
  texts: Pick<ListTexts, 'outdated'>
  /** When the rows were loaded, in milliseconds. */
  loadedAt: number
  /** Why they could not be refreshed, where there is more to say. */
  reason: ReactNode
  onRetry: () => void
}

/** Says that the rows could not be refreshed, and when those on the screen were loaded. */
export function RefreshNotice({ texts, loadedAt, reason, onRetry }: RefreshNoticeProps) {
  const today = useToday()
  return (
    <div className="cc-outdated cc-beside" role="status">
      <DeskIcon name="warning" small />
      <span>
        {reason}
        {rich(texts.outdated, { time: <b>{asOfText(new Date(loadedAt), today)}</b> })}
      </span>
      <DeskButton look="link" text={t('desk.tryAgain')} onClick={onRetry} />
    </div>
  )
}
