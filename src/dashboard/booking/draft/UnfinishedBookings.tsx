import { useId, useState, useCallback, useEffect } from 'react'
import { bookingInWords, lastTouched } from '@/domain/unfinishedBooking'
import { otherDrafts, removeDraft, type KeptDraft } from '../../session/draftStore'
import { readSending } from '../submit/submissionRecord'
import { ActionDialog } from '../../ActionDialog'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'

interface UnfinishedBookingsProps {
  owner: string
  /** The form holds unsaved input, which is not replaced without asking. */
  isTouched: boolean
  /** Resolves to false if the booking is no longer there. */
  onGoOn: (draftId: string) => Promise<boolean>
}

/** Milliseconds. A tab that is being reloaded or restored takes its draft a moment later. */
const SECOND_LOOK = 600

interface Unfinished extends Pick<KeptDraft, 'id' | 'sent'> {
  words: string
  when: string
  /** The airway bill number it was being sent under, and may be booked under. */
  sentAs: string | null
}

/** Bookings left behind when the browser or the computer went down. */
export function UnfinishedBookings({ owner, isTouched, onGoOn }: UnfinishedBookingsProps) {
  const [found, setFound] = useState<readonly Unfinished[]>([])
  const [question, setQuestion] = useState<{ kind: 'replace' | 'discard'; of: Unfinished } | null>(null)
  const id = useId()

  // A browser that cannot store drafts has none left behind.
  const look = useCallback(() => void leftBehind(owner).then(setFound, () => undefined), [owner])
  useEffect(() => {
    look()
    const lookAgain = setTimeout(look, SECOND_LOOK)
    window.addEventListener('focus', look)
    return () => {
      clearTimeout(lookAgain)
      window.removeEventListener('focus', look)
    }
  }, [look])

  // Another tab may have been quicker: then the list no longer has it.
  const goOn = ({ id: draftId }: Unfinished) =>
    void onGoOn(draftId).then((isOurs) => (isOurs ? undefined : look()), look)
  const discard = ({ id: draftId, sent }: Unfinished) => {
    setFound((earlier) => earlier.filter((each) => each.id !== draftId))
    removeDraft(owner, draftId, sent).catch(() => undefined)
  }

  return (
    <>
      <div role="status">
        {found.length > 0 && (
          <ul className="cc-unfinished">
            {found.map((unfinished) => (
              <li key={unfinished.id}>
                <span id={`${id}-${unfinished.id}`}>
                  {rich('booking.draft', {
                    booking: (
                      <b translate="no">
                        <bdi>{unfinished.words}</bdi>
                      </b>
                    ),
                    time: <bdi>{unfinished.when}</bdi>,
                  })}
                  {unfinished.sentAs !== null && (
                    <span className="note">{t('booking.draftMayBeBooked', { number: unfinished.sentAs })}</span>
                  )}
                </span>
                <span className="d-flex gap-2">
                  <button
                    className="btn btn-light"
                    type="button"
                    aria-describedby={`${id}-${unfinished.id}`}
                    onClick={() => (isTouched ? setQuestion({ kind: 'replace', of: unfinished }) : goOn(unfinished))}
                  >
                    {t('booking.continue')}
                  </button>
                  <button
                    className="btn btn-link"
                    type="button"
                    aria-describedby={`${id}-${unfinished.id}`}
                    onClick={() => setQuestion({ kind: 'discard', of: unfinished })}
                  >
                    {t('booking.discard')}
                  </button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {question && (
        <ActionDialog
          title={t(question.kind === 'replace' ? 'booking.replaceEntered' : 'booking.discardDraft')}
          confirm={t(question.kind === 'replace' ? 'booking.replace' : 'booking.discard')}
          isDangerous
          onConfirm={() => {
            setQuestion(null)
            if (question.kind === 'replace') goOn(question.of)
            else discard(question.of)
          }}
          onCancel={() => setQuestion(null)}
        >
          {question.kind === 'replace' ? (
            rich('booking.replaced', { booking: named(question.of) })
          ) : (
            <>
              {question.of.sentAs !== null && `${t('booking.lookFirst', { number: question.of.sentAs })} `}
              {rich('booking.draftDeleted', { booking: named(question.of) })}
            </>
          )}
        </ActionDialog>
      )}
    </>
  )
}

const named = ({ words }: Unfinished) => <bdi translate="no">{words}</bdi>

async function leftBehind(owner: string): Promise<readonly Unfinished[]> {
  const now = Date.now()
  const drafts = (await otherDrafts(owner)).filter(({ isHeld }) => !isHeld)
  return drafts.map(({ id, sent, at, content }) => {
    const sending = readSending(content.sending)
    return {
      id,
      sent,
      words: bookingInWords(content.texts),
      when: lastTouched(at, now),
      sentAs: sending?.isSettled === false ? sending.airwayBillNo : null,
    }
  })
}
