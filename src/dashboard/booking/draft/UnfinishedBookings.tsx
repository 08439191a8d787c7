import { useId } from 'react'
import { ActionDialog } from '../../ActionDialog'
import type { Unfinished } from './useUnfinished'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'

interface UnfinishedBookingsProps {
  drafts: readonly Unfinished[]
  onGoOn: (draft: Unfinished) => void
  onDiscard: (draft: Unfinished) => void
}

/** Bookings left behind when the browser or the computer went down. */
export function UnfinishedBookings({ drafts, onGoOn, onDiscard }: UnfinishedBookingsProps) {
  const id = useId()
  return (
    <div role="status">
      {drafts.length > 0 && (
        <ul className="cc-unfinished">
          {drafts.map((draft) => (
            <li className="cc-beside flex-wrap" key={draft.id}>
              <span id={`${id}-${draft.id}`}>
                {rich('booking.draft', {
                  booking: (
                    <b translate="no">
                      <bdi>{draft.words}</bdi>
                    </b>
                  ),
                  time: <bdi>{draft.when}</bdi>,
                })}
                {draft.sentAs !== null && (
                  <span className="cc-muted cc-small">{t('booking.draftMayBeBooked', { number: draft.sentAs })}</span>
                )}
              </span>
              <span className="d-flex gap-2">
                <button
                  className="btn btn-light"
                  type="button"
                  aria-describedby={`${id}-${draft.id}`}
                  onClick={() => onGoOn(draft)}
                >
                  {t('booking.continue')}
                </button>
                <button
                  className="btn btn-link"
                  type="button"
                  aria-describedby={`${id}-${draft.id}`}
                  onClick={() => onDiscard(draft)}
                >
                  {t('booking.discard')}
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface DiscardQuestionProps {
  draft: Unfinished
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
      {sentAs !== null && `${t('booking.lookFirst', { number: sentAs })} `}
      {rich('booking.draftDeleted', { booking: <bdi translate="no">{held?.name || words}</bdi> })}
    </ActionDialog>
  )
}
