import { useId, useState, useCallback, useEffect, useRef } from 'react'
import { ConfirmDialog } from '@/components/dialog/Dialog'
import { bookingInWords, lastTouched } from '@/domain/unfinishedBooking'
import { otherDrafts, removeDraft } from '../../session/draftStore'
import { readJournal } from '../submit/submissionJournal'

interface UnfinishedBookingsProps {
  owner: string
  /** The form holds unsaved input, which is not replaced without asking. */
  isTouched: boolean
  /** Resolves to false if the booking is no longer there. */
  onGoOn: (draftId: string) => Promise<boolean>
}

/** Bookings left behind when the browser or the computer went down. */
export function UnfinishedBookings({ owner, isTouched, onGoOn }: UnfinishedBookingsProps) {
  const { found, look, discard } = useUnfinished(owner)
  const [question, setQuestion] = useState<{ of: Unfinished; is: 'replace' | 'discard' } | null>(null)
  const id = useId()

  const goOn = (unfinished: Unfinished) => {
    setQuestion(null)
    // Another tab may have been quicker: then the list no longer has it.
    void onGoOn(unfinished.id).then(
      (isOurs) => (isOurs ? undefined : look()),
      () => look(),
    )
  }
  const drop = (unfinished: Unfinished) => {
    setQuestion(null)
    void discard(unfinished.id)
  }

  return (
    <>
      <div role="status">
        {found.length > 0 && (
          <ul className="cc-unfinished">
            {found.map((unfinished) => (
              <li key={unfinished.id}>
                <span id={`${id}-${unfinished.id}`}>
                  Unfinished booking: <b translate="no">{unfinished.words}</b>, {unfinished.when}
                  {unfinished.sentAs !== null && (
                    <span className="note">
                      It was being sent as airway bill {unfinished.sentAs}: going on looks it up first.
                    </span>
                  )}
                </span>
                <span className="do">
                  <button
                    className="btn btn-light"
                    type="button"
                    aria-describedby={`${id}-${unfinished.id}`}
                    onClick={() => (isTouched ? setQuestion({ of: unfinished, is: 'replace' }) : goOn(unfinished))}
                  >
                    Go on with it
                  </button>
                  <button
                    className="btn btn-link"
                    type="button"
                    aria-describedby={`${id}-${unfinished.id}`}
                    onClick={() => setQuestion({ of: unfinished, is: 'discard' })}
                  >
                    Discard
                  </button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {question?.is === 'replace' && (
        <ConfirmDialog
          title="Replace what stands in the form?"
          confirm="Replace"
          isDangerous
          onConfirm={() => goOn(question.of)}
          onCancel={() => setQuestion(null)}
        >
          What you typed for this shipment is discarded, and the unfinished booking{' '}
          <span translate="no">{question.of.words}</span> takes its place.
        </ConfirmDialog>
      )}
      {question?.is === 'discard' && (
        <ConfirmDialog
          title="Discard the unfinished booking?"
          confirm="Discard"
          isDangerous
          onConfirm={() => drop(question.of)}
          onCancel={() => setQuestion(null)}
        >
          {question.of.sentAs !== null &&
            `Airway bill ${question.of.sentAs} may be booked: look for it in Records first. `}
          What was typed for <span translate="no">{question.of.words}</span> is discarded.
        </ConfirmDialog>
      )}
    </>
  )
}

/** Milliseconds. A reloading tab releases its draft for a moment; the second look finds it held again. */
const SECOND_LOOK = 600

interface Unfinished {
  id: string
  words: string
  when: string
  /** The airway bill number it was being sent under, and may be booked under. */
  sentAs: string | null
}

function useUnfinished(owner: string) {
  const [found, setFound] = useState<readonly Unfinished[]>([])
  const isOver = useRef(false)

  const look = useCallback(async () => {
    const lookOnce = async () => {
      const left = await leftBehind(owner)
      if (!isOver.current) setFound(left)
      return left.length > 0
    }
    try {
      if (!(await lookOnce())) return
      await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK))
      await lookOnce()
    } catch {
      // A browser that cannot store drafts has none left behind.
    }
  }, [owner])

  useEffect(() => {
    isOver.current = false
    const lookAgain = () => void look()
    lookAgain()
    window.addEventListener('focus', lookAgain)
    return () => {
      isOver.current = true
      window.removeEventListener('focus', lookAgain)
    }
  }, [look])

  const discard = async (id: string) => {
    setFound((earlier) => earlier.filter((each) => each.id !== id))
    await removeDraft(owner, id).catch(() => undefined)
  }
  return { found, look, discard }
}

async function leftBehind(owner: string): Promise<readonly Unfinished[]> {
  const now = Date.now()
  const drafts = (await otherDrafts(owner)).filter(({ isHeld }) => !isHeld)
  return drafts.map(({ id, at, content }) => {
    const sent = readJournal(content.sending)
    return {
      id,
      words: bookingInWords(content.texts),
      when: lastTouched(at, now),
      sentAs: sent && !sent.isSettled ? sent.airwayBillNo : null,
    }
  })
}
