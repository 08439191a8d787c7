import { useId, useState, useCallback, useEffect } from 'react'
import { bookingInWords, lastTouched } from '@/domain/unfinishedBooking'
import { otherDrafts, removeDraft, type KeptDraft } from '../../session/draftStore'
import { readSending } from '../submit/submissionRecord'
import { ActionDialog } from '../../ActionDialog'

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
                  Draft: <b translate="no">{unfinished.words}</b>, {unfinished.when}
                  {unfinished.sentAs !== null && (
                    <span className="note">
                      It may already be booked as airway bill {unfinished.sentAs}. “Continue” looks it up first.
                    </span>
                  )}
                </span>
                <span className="d-flex gap-2">
                  <button
                    className="btn btn-light"
                    type="button"
                    aria-describedby={`${id}-${unfinished.id}`}
                    onClick={() => (isTouched ? setQuestion({ kind: 'replace', of: unfinished }) : goOn(unfinished))}
                  >
                    Continue
                  </button>
                  <button
                    className="btn btn-link"
                    type="button"
                    aria-describedby={`${id}-${unfinished.id}`}
                    onClick={() => setQuestion({ kind: 'discard', of: unfinished })}
                  >
                    Discard
                  </button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {question && (
        <ActionDialog
          title={question.kind === 'replace' ? 'Replace what you have entered?' : 'Discard this draft?'}
          confirm={question.kind === 'replace' ? 'Replace' : 'Discard'}
          isDangerous
          onConfirm={() => {
            setQuestion(null)
            if (question.kind === 'replace') goOn(question.of)
            else discard(question.of)
          }}
          onCancel={() => setQuestion(null)}
        >
          {question.kind === 'replace' ? (
            <>
              This booking is discarded, and your draft <span translate="no">{question.of.words}</span> is opened.
            </>
          ) : (
            <>
              {question.of.sentAs !== null &&
                `Airway bill ${question.of.sentAs} may already be booked. Look for it in View Records first. `}
              The draft <span translate="no">{question.of.words}</span> is deleted.
            </>
          )}
        </ActionDialog>
      )}
    </>
  )
}

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
