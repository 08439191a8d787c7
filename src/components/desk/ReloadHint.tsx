import { DeskButton } from './DeskButton'
import { t } from '@/texts/t'
import { NotAuthorized } from './NotAuthorized'

interface ReloadHintProps {
  /** The sentence that says what could not be loaded: “The charts could not be loaded.” */
  failed: string
  error: unknown
  onRetry: () => void
}

export function ReloadHint({ failed, error, onRetry }: ReloadHintProps) {
  return (
    <>
      {failed} <NotAuthorized error={error} />
      <DeskButton look="inline" text={t('desk.tryAgain')} onClick={onRetry} />
    </>
  )
}
