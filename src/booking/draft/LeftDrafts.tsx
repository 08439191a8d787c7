import { useId } from 'react'
import { DeskButton } from '@/components/desk/DeskButton'
import { language } from '@/texts/language'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'
import type { Holding } from './useHolding'
import type { OtherDraft } from './useOtherDrafts'

interface LeftDraftsProps {
  drafts: readonly OtherDraft[]
  holding: Holding
}

/** Bookings left behind when the browser or the computer went down. */
export function LeftDrafts({ drafts, holding }: LeftDraftsProps) {
  const id = useId()
  return (
    <div role="status">
      {drafts.length > 0 && (
        <ul className="cc-left-drafts cc-lined">
          {drafts.map((draft) => (
            <li className="cc-beside flex-wrap" key={draft.id}>
              <span id={`${id}-${draft.id}`}>
                {rich('booking.draft', {
                  booking: (
                    <b translate="no">
                      <bdi dir={language === 'ur' ? 'rtl' : 'ltr'}>{draft.words}</bdi>
                    </b>
                  ),
                  time: <bdi>{draft.when}</bdi>,
                })}
                {draft.sentAs !== null && (
                  <span className="cc-muted cc-small">
                    {draft.sentAs === ''
                      ? t('booking.draftMayBeBookedSomehow')
                      : t('booking.draftMayBeBooked', { number: draft.sentAs })}
                  </span>
                )}
              </span>
              <span className="d-flex gap-2">
                <DeskButton
                  text={t('booking.continue')}
                  aria-describedby={`${id}-${draft.id}`}
                  onClick={() => holding.goOn(draft)}
                />
                <DeskButton
                  look="plain"
                  className="btn-outline-danger"
                  text={t('booking.discard')}
                  aria-describedby={`${id}-${draft.id}`}
                  onClick={() => holding.discard(draft)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
