import { ActionDialog } from '@/components/desk/ActionDialog'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'
import type { OtherDraft } from './useOtherDrafts'

interface DiscardQuestionProps {
  draft: OtherDraft
  onDiscard: () => void
  onCancel: () => void
}

export function DiscardQuestion({ draft, onDiscard, onCancel }: DiscardQuestionProps) {
  const { sentAs, held, words } = draft
  return (
    <ActionDialog
      title={t('booking.discardDraft')}
      confirm={t('booking.discard')}
      isDangerous
      onConfirm={onDiscard}
      onCancel={onCancel}
    >
      {sentAs !== null &&
        `${sentAs === '' ? t('booking.lookFirstAnyhow') : t('booking.lookFirst', { number: sentAs })} `}
      {rich('booking.draftDeleted', { booking: <bdi translate="no">{held?.name || words}</bdi> })}
    </ActionDialog>
  )
}
