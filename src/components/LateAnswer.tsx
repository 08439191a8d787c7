import { t } from '@/texts/t'
import { Button } from './Button'

/**
 * The way out while an answer is late that will be reported by a message: a backend may never answer, and no call has a
 * timeout (product 8.5).
 */
export function LateAnswer({ onClose }: { onClose: () => void }) {
  return (
    <>
      <small>{t('late.notKnownYet')}</small>
      <small>{t('late.reportedLater')}</small>
      <Button text={t('common.close')} onClick={onClose} />
    </>
  )
}
