import { useRef } from 'react'
import { DeskButton } from '@/components/desk/DeskButton'
import { Dialog } from '@/components/dialog/Dialog'
import { DASH } from '@/domain/dash'
import { formatRupees, rupeesText } from '@/domain/money/money'
import { plainDecimal } from '@/domain/typedNumbers'
import { formatDateTime } from '@/texts/dates'
import { t, type TextKey } from '@/texts/t'
import { ViewRecords } from './ViewRecords'
import { doubtfulTitle } from './doubtfulTitle'
import type { Doubtful } from './submission'

export interface DoubtfulAnswers {
  onLookAgain: () => void
  /** The shipment that has the number is this booking. Called during the click, so that the receipt's tab opens. */
  onRecognize: (doubt: Doubtful) => void
  /** It is another shipment: the booking is sent under the next number. Called during the click as well. */
  onDisown: (doubt: Doubtful) => void
}

interface DoubtfulDialogProps extends DoubtfulAnswers {
  doubt: Doubtful
  isLooking: boolean
}

/** Asks whether the shipment that has the number is this booking: sending it again could book it twice. */
export function DoubtfulDialog({ doubt, isLooking, onLookAgain, onRecognize, onDisown }: DoubtfulDialogProps) {
  const { airwayBillNo, shipment, why } = doubt
  const isOpen = why === 'not looked up'
  const openText = airwayBillNo === '' ? 'booking.numberUnknown' : 'booking.couldNotLookUp'
  const look = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={doubtfulTitle(doubt)}
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
