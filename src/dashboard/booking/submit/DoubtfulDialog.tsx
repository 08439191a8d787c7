import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { Dialog } from '@/components/dialog/Dialog'
import { formatDateTime } from '@/domain/dates'
import { formatRupees } from '@/domain/money/money'
import { plainDecimal } from '@/domain/typedNumbers'
import { paths } from '@/paths'
import type { Doubtful } from './submissionSteps'

interface DoubtfulDialogProps {
  doubt: Doubtful
  isLooking: boolean
  onLookAgain: () => void
  /** Called during the click, so that the browser lets the receipt's tab open. */
  onRecognize: () => void
  /** Called during the click as well: the booking is sent under the next number. */
  onDisown: () => void
}

/** Asks whether the shipment that has the number is this booking: sending it again could book it twice. */
export function DoubtfulDialog({ doubt, isLooking, onLookAgain, onRecognize, onDisown }: DoubtfulDialogProps) {
  const { airwayBillNo, shipment } = doubt
  const look = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={
        shipment
          ? `Airway bill ${airwayBillNo} exists and looks like this booking`
          : `Airway bill ${airwayBillNo} exists, but no list shows it`
      }
      kind="cc-doubtful"
      backdrop="static"
      keyboard={false}
      onClose={() => undefined}
      onShow={() => look.current?.focus()}
      foot={
        <>
          <button className="btn btn-light" type="button" ref={look} disabled={isLooking} onClick={onLookAgain}>
            {isLooking ? 'Looking now…' : 'Look again'}
          </button>
          <button className="btn btn-light" type="button" disabled={isLooking} onClick={onDisown}>
            It is another shipment
          </button>
          {shipment?.id ? (
            <button className="btn btn-primary" type="button" disabled={isLooking} onClick={onRecognize}>
              Open receipt
            </button>
          ) : (
            <Link className="btn btn-primary" to={paths.screen('records')} target="_blank" rel="noopener noreferrer">
              View Records
            </Link>
          )}
        </>
      }
    >
      <p>
        {shipment
          ? 'The server’s answer does not tell whether it is this booking. Compare the two.'
          : 'An earlier answer was lost, so it may be this booking. Look for it in Records, or ask the head office.'}
      </p>
      {shipment && <Comparison doubt={doubt} />}
      <p className="mb-0 cc-muted">“It is another shipment” books this one under the next number.</p>
    </Dialog>
  )
}

const DASH = '—'

function Comparison({ doubt: { attempt, shipment } }: { doubt: Doubtful }) {
  const amount = plainDecimal(attempt.amount)
  const rows = [
    ['Shipper', attempt.shipperContactPerson, shipment?.consignor],
    ['Receiver', attempt.recContactPerson, shipment?.consignee],
    ['Destination', attempt.recCountry, shipment?.destination],
    ['Amount', amount && formatRupees(amount), shipment?.amount != null && formatRupees(shipment.amount)],
    ['Booked by', attempt.user, shipment?.center],
    ['Booking date', null, shipment?.createdAt && formatDateTime(shipment.createdAt)],
  ] as const
  return (
    <table className="table cc-comparison">
      <thead>
        <tr>
          <td />
          <th scope="col">This booking</th>
          <th scope="col">Airway bill</th>
        </tr>
      </thead>
      <tbody translate="no">
        {rows.map(([name, typed, listed]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td dir="auto">{typed || DASH}</td>
            <td dir="auto">{listed || DASH}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
