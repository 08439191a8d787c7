import { isUnauthorized } from '@/services/http/errors'
import { t } from '@/texts/t'
import { inLanguage } from '@/texts/language'

/** In the place of what could not be loaded: the user's role may not see it. Says nothing about other failures. */
export function NotAuthorized({ error }: { error: unknown }) {
  return isUnauthorized(error) && <span dir="auto">{inLanguage(error.message)} </span>
}

interface ReloadHintProps {
  /** What could not be loaded, for example “The charts could not be loaded.” */
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
import { DeskButton } from '@/components/desk/DeskButton'
