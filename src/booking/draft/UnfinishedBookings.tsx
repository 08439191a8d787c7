import { useCallback, useEffect, useId, useState } from 'react'
import { bookingInWords, heldSince, lastTouched, readHeld, type HeldBooking } from '@/domain/unfinishedBooking'
import { useListener } from '@/browser/useListener'
import { DeskButton } from '@/components/desk/DeskButton'
import { ActionDialog } from '@/components/desk/ActionDialog'
import { otherDrafts, removeDraft, type KeptDraft } from '@/session/draftStore'
import { readSending } from '../submit/readSending'
import type { Holding } from './HeldBookings'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'

/** Milliseconds. A tab that is being reloaded or restored takes its draft a moment later. */
const SECOND_LOOK = 600
/** Milliseconds. Ages change, and so does what other tabs hold. */
const NEXT_LOOK = 30_000

export interface Unfinished extends Pick<KeptDraft, 'id' | 'sent'> {
  words: string
  /** When it was last edited; of a held one, for how long it has been held. */
  when: string
  /** The airway bill number it was being sent under, and may be booked under; '' if it cannot be read any more. */
  sentAs: string | null
  /** Null if it was left behind, when the browser or the computer went down. */
  held: HeldBooking | null
}

export type UnfinishedDrafts = ReturnType<typeof useUnfinished>

/** The user's drafts that no tab works on, the latest first. @param open the one on the screen; null until it is read */
export function useUnfinished(owner: string, open: string | null) {
  const [found, setFound] = useState<readonly Unfinished[]>([])

  // A browser that cannot store drafts has none left behind.
  const look = useCallback(() => void unfinishedOf(owner).then(setFound, () => undefined), [owner])
  useEffect(() => {
    if (open === null) return
    look()
    const lookAgain = setTimeout(look, SECOND_LOOK)
    const lookOn = setInterval(look, NEXT_LOOK)
    return () => {
      clearTimeout(lookAgain)
      clearInterval(lookOn)
    }
  }, [look, open])
  useListener('focus', () => open !== null && look())

  return {
    found: found.filter(({ id }) => id !== open),
    look,
    discard: ({ id, sent }: Unfinished) => {
      setFound((earlier) => earlier.filter((each) => each.id !== id))
      removeDraft(owner, id, sent)
    },
  }
}

async function unfinishedOf(owner: string): Promise<readonly Unfinished[]> {
  const now = Date.now()
  const drafts = (await otherDrafts(owner)).filter(({ isOpen }) => !isOpen)
  return drafts.map(({ id, sent, at, content }) => {
    const sending = readSending(content.sending, sent)
    const held = readHeld(content.held)
    return {
      id,
      sent,
      words: bookingInWords(content.texts),
      when: held ? heldSince(held.at, now) : lastTouched(at, now),
      sentAs: sending?.isSettled === false ? sending.airwayBillNo : null,
      held,
    }
  })
}

interface UnfinishedBookingsProps {
  drafts: readonly Unfinished[]
  holding: Holding
}

/** Bookings left behind when the browser or the computer went down. */
export function UnfinishedBookings({ drafts, holding }: UnfinishedBookingsProps) {
  const id = useId()
  return (
    <div role="status">
      {drafts.length > 0 && (
        <ul className="cc-unfinished cc-lined">
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
                  look="link"
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
      {sentAs !== null &&
        `${sentAs === '' ? t('booking.lookFirstAnyhow') : t('booking.lookFirst', { number: sentAs })} `}
      {rich('booking.draftDeleted', { booking: <bdi translate="no">{held?.name || words}</bdi> })}
    </ActionDialog>
  )
}
