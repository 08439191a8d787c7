import { t } from '@/texts/t'
import { Button } from './Button'

/**
 * What can be done while an answer is late that a message will report: a backend may never answer, and no call has a
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
