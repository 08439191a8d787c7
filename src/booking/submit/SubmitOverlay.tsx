import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { Loader } from '@/components/Loader'
import { Dialog } from '@/components/dialog/Dialog'
import { formatDateTime, formatTime } from '@/domain/dates'
import { formatRupees, rupeesText } from '@/domain/money/money'
import { plainDecimal } from '@/domain/typedNumbers'
import { DeskButton } from '@/components/desk/DeskButton'
import { newTab } from '@/domain/links'
import { paths } from '@/paths'
import { sessionEndedQuery } from '@/services/center.queries'
import { inLanguage } from '@/texts/language'
import { t, type TextKey } from '@/texts/t'
import type { Doing } from './runSubmission'
import type { Doubtful } from './submissionSteps'
import type { SubmitState } from './useSubmitBooking'

interface SubmitOverlayProps {
  state: SubmitState
  /** What the form still waits for before anything is sent. */
  awaited: string | null
  onLookAgain: () => void
  /** Stops waiting. */
  onBack: () => void
  /** The shipment that has the number is this booking. Called during the click, so that the receipt's tab opens. */
  onRecognize: (doubt: Doubtful) => void
  /** It is another one: the booking is sent under the next number, during the click as well. */
  onDisown: (doubt: Doubtful) => void
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

const ViewRecords = ({ className }: { className: string }) => (
  <Link className={className} to={paths.screen('records')} {...newTab}>
    {t('booking.viewRecords')}
  </Link>
)

function detailOf(doing: Doing): string {
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

interface DoubtfulDialogProps extends Pick<SubmitOverlayProps, 'onLookAgain' | 'onRecognize' | 'onDisown'> {
  doubt: Doubtful
  isLooking: boolean
}

/** Asks whether the shipment that has the number is this booking: sending it again could book it twice. */
function DoubtfulDialog({ doubt, isLooking, onLookAgain, onRecognize, onDisown }: DoubtfulDialogProps) {
  const { airwayBillNo, shipment, why } = doubt
  const isOpen = why === 'not looked up'
  const openText = airwayBillNo === '' ? 'booking.numberUnknown' : 'booking.couldNotLookUp'
  const look = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={titleOf(doubt)}
      kind="cc-doubtful"
      backdrop="static"
      keyboard={false}
      onClose={() => undefined}
      onShow={() => look.current?.focus()}
      foot={
        <>
          <DeskButton
            text={t(isLooking ? 'booking.looking' : 'booking.lookAgain')}
            ref={look}
            disabled={isLooking}
            onClick={onLookAgain}
          />
          <DeskButton
            text={t(isOpen ? 'booking.isNotThere' : 'booking.isAnother')}
            disabled={isLooking}
            onClick={() => onDisown(doubt)}
          />
          {shipment?.id ? (
            <DeskButton
              look="primary"
              text={t('booking.openReceipt')}
              disabled={isLooking}
              onClick={() => onRecognize(doubt)}
            />
          ) : (
            <ViewRecords className="btn btn-primary" />
          )}
        </>
      }
    >
      <p>{t(isOpen ? openText : shipment ? 'booking.compare' : 'booking.lookFor')}</p>
      {shipment && <Comparison doubt={doubt} />}
      <p className="mt-3 mb-0 cc-muted">{t(isOpen ? 'booking.notThereBooks' : 'booking.anotherBooks')}</p>
    </Dialog>
  )
}

function titleOf({ airwayBillNo: number, shipment, why }: Doubtful): string {
  if (shipment) return t('booking.existsAlike', { number })
  if (why === 'exists') return t('booking.existsUnlisted', { number })
  return number === '' ? t('booking.mayBeBooked') : t('booking.isItBooked', { number })
}

const DASH = '—'

function Comparison({ doubt: { attempt, shipment } }: { doubt: Doubtful }) {
  const amount = plainDecimal(attempt.amount, 'rupees')
  const rows = [
    ['booking.shipper', attempt.shipperContactPerson, shipment?.consignor],
    ['booking.receiver', attempt.recContactPerson, shipment?.consignee],
    ['booking.destination', attempt.recCountry, shipment?.destination],
    ['booking.amount', amount && formatRupees(amount), shipment?.amount != null && rupeesText(shipment.amount)],
    ['booking.bookedBy', attempt.user, shipment?.center],
    ['booking.bookingDate', null, shipment?.createdAt && formatDateTime(shipment.createdAt)],
  ] as const satisfies (readonly [TextKey, ...unknown[]])[]
  return (
    <table className="table cc-comparison">
      <thead>
        <tr>
          <td />
          <th scope="col">{t('booking.thisBooking')}</th>
          <th scope="col">{t('booking.airwayBill')}</th>
        </tr>
      </thead>
      <tbody translate="no">
        {rows.map(([name, typed, listed]) => (
          <tr key={name}>
            <th scope="row">{t(name)}</th>
            <td dir="auto">{typed || DASH}</td>
            <td dir="auto">{listed || DASH}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
