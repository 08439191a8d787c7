import { useQuery } from '@tanstack/react-query'
import { Loader } from '@/components/Loader'
import { DeskButton } from '@/components/desk/DeskButton'
import { Dialog } from '@/components/dialog/Dialog'
import { sessionEndedQuery } from '@/services/session.queries'
import { inLanguage } from '@/texts/inLanguage'
import { formatTime } from '@/texts/dates'
import { t } from '@/texts/t'
import { type DoubtfulAnswers, DoubtfulDialog } from './DoubtfulDialog'
import { ViewRecords } from './ViewRecords'
import type { SubmissionProgress } from './submission'
import type { SubmitState } from './useSubmitBooking'

interface SubmitOverlayProps extends DoubtfulAnswers {
  state: SubmitState
  /** What the form still waits for before anything is sent. */
  awaited: string | null
  /** Stops waiting. */
  onBack: () => void
}

export function SubmitOverlay({ state, awaited, onLookAgain, onBack, onRecognize, onDisown }: SubmitOverlayProps) {
  const { data: hasSessionEnded } = useQuery(sessionEndedQuery())
  if (state.kind === 'sending') {
    const { progress, doing } = state
    return (
      <Loader text={t('common.processing')}>
        {doing && <small className="cc-doing">{detailOf(doing)}</small>}
        {doing === null && awaited !== null && (
          <>
            <small className="cc-doing">{awaited}</small>
            <DeskButton text={t('booking.backToForm')} className="mt-3" onClick={onBack} />
          </>
        )}
        {progress !== null && progress < 1 && (
          <progress className="cc-progress" max={1} value={progress} aria-label={t('booking.filesSent')} />
        )}
      </Loader>
    )
  }
  // Nothing may cover the sign-in popup; the lookup goes on by itself after signing in.
  if (hasSessionEnded) return null
  if (state.kind === 'doubtful') {
    return <DoubtfulDialog {...state} onLookAgain={onLookAgain} onRecognize={onRecognize} onDisown={onDisown} />
  }
  if (state.kind !== 'unknown') return null
  return (
    <Dialog
      title={t('booking.isItBooked', { number: state.airwayBillNo })}
      backdrop="static"
      keyboard={false}
      onClose={() => undefined}
      foot={
        <>
          <ViewRecords className="btn btn-light" />
          <DeskButton look="primary" text={t('booking.lookAgain')} onClick={onLookAgain} />
        </>
      }
    >
      <p>
        {state.message === null
          ? t('booking.noAnswer')
          : t('booking.unclearAnswer', { message: inLanguage(state.message) })}
      </p>
      <p>{t('booking.lookedUpAgain')}</p>
      <p className="mb-0 cc-muted">
        {state.isLooking ? t('booking.looking') : t('booking.lastChecked', { time: formatTime(state.lookedAt) })}
      </p>
    </Dialog>
  )
}

function detailOf(doing: SubmissionProgress): string {
  switch (doing.kind) {
    case 'asking':
      return doing.taken === null ? t('booking.gettingNumber') : t('booking.gettingNextNumber', { taken: doing.taken })
    case 'booking':
      return doing.instead === null
        ? t('booking.bookingAs', { number: doing.airwayBillNo })
        : t('booking.bookingInstead', { number: doing.airwayBillNo, taken: doing.instead })
    case 'queued':
      return t('booking.queued')
    case 'looking up':
      return t('booking.lookingUp', { number: doing.airwayBillNo })
  }
}
