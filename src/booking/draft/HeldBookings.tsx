import { DeskButton } from '@/components/desk/DeskButton'
import { IconButton } from '@/components/desk/IconButton'
import { t } from '@/texts/t'
import type { Holding } from './useHolding'

/** The bookings that were set aside, in one line, beside the button that does so. */
export function HeldBookings({ holding, isTouched }: { holding: Holding; isTouched: boolean }) {
  const { held, isInert, ask, goOn, discard } = holding
  return (
    <div className="cc-held cc-beside" inert={isInert}>
      <DeskButton
        text={t('booking.hold')}
        className="flex-none"
        title="F8"
        aria-keyshortcuts="F8"
        disabled={!isTouched || isInert}
        onClick={ask}
      />
      <ul className="d-flex flex-1" aria-label={t('booking.heldBookings')}>
        {held.map((draft) => {
          const note = draft.held?.note
          const shown = draft.held?.name || draft.words
          return (
            <li className="cc-beside flex-none" key={draft.id}>
              <button
                className="cc-chip text-nowrap"
                type="button"
                title={note || undefined}
                onClick={() => goOn(draft)}
              >
                <span className="visually-hidden">{t('booking.continue')}</span>
                <bdi className="text-truncate fw-semibold" translate="no">
                  {shown}
                </bdi>
                <span>{draft.when}</span>
                {note && (
                  <bdi className="text-truncate" translate="no">
                    {note}
                  </bdi>
                )}
              </button>
              <IconButton
                icon="close"
                name={t('booking.discardHeld', { name: shown })}
                small
                onClick={() => discard(draft)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
