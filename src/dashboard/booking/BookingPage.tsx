import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useMessages } from '@/components/messages/useMessages'
import { identityOf } from '@/domain/people'
import { paths } from '@/paths'
import { nextAirwayBillNoQuery } from '@/services/airwayBill.queries'
import { useCurrentUser } from '../session/useCurrentUser'
import './booking.css'
import { bookedElsewhere } from './submit/bookedElsewhere'
import { BookingForm } from './form/BookingForm'
import { BookingSkeleton } from './form/BookingSkeleton'
import { readPrintWanted, writePrintWanted } from './draft/tabStorage'
import { useDrafts } from './draft/useDrafts'
import { forgetNextNumber } from './number/useNextNumber'
import type { BookedShipment } from './submit/useSubmitBooking'

const NOT_KEPT = 'This browser cannot keep an unfinished booking. Finish it before you reload or close this tab.'

const versionTexts: Record<BookedShipment['version'], string> = {
  latest: '',
  earlier: 'It was booked as you first sent it: what you changed after that is not in it. ',
  either: 'You changed the booking between two attempts. Look on the receipt which of them was booked. ',
}

/** Add New AirwayBill: one booking after the other, each on a fresh form. */
export default function BookingPage() {
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const messages = useMessages()
  const [params, setParams] = useSearchParams()
  const [again, setAgain] = useState(() => ({ id: params.get('from'), isTaken: false }))
  const [last, setLast] = useState<BookedShipment | null>(null)
  const [isReceiptWanted, setIsReceiptWanted] = useState(() => readPrintWanted(identityOf(user)))
  const isTold = useRef(false)

  const startAnew = (shipment: BookedShipment) => {
    forgetNextNumber(queryClient)
    setLast(shipment)
    setAgain({ id: null, isTaken: false })
    window.scrollTo(0, 0)
  }
  const { draft, serial, next, goOn } = useDrafts(identityOf(user), ({ id, airwayBillNo }, wasOurs) => {
    if (wasOurs) startAnew({ id, airwayBillNo, version: 'latest', instead: null })
    // The other tab took the number that stands here.
    else void queryClient.invalidateQueries({ queryKey: nextAirwayBillNoQuery().queryKey })
  })
  const tellNotKept = () => {
    if (!isTold.current) messages.error(NOT_KEPT)
    isTold.current = true
  }
  const onTaken = () => {
    setAgain({ ...again, isTaken: true })
    // A reload goes on with the draft.
    setParams({}, { replace: true })
  }

  return (
    <>
      <div className="cc-page-head">
        <h1>Add New AirwayBill</h1>
      </div>
      {last && (
        <p className="cc-booked">
          {last.instead === null ? (
            <>
              <b className="cc-bill-number">{last.airwayBillNo}</b> is booked.{' '}
            </>
          ) : (
            <>
              Booked as <b className="cc-bill-number">{last.airwayBillNo}</b>: {last.instead} went to another counter
              meanwhile.{' '}
            </>
          )}
          {versionTexts[last.version]}
          <Link className="cc-link" to={paths.receipt(last.id)} target="_blank" rel="noopener noreferrer">
            Open receipt
          </Link>
        </p>
      )}
      {draft === null ? (
        <BookingSkeleton />
      ) : (
        <BookingForm
          key={serial}
          user={user}
          draft={draft}
          again={again.id === null ? null : { id: again.id, isTaken: again.isTaken, onTaken }}
          isReceiptWanted={isReceiptWanted}
          onReceiptWanted={(isWanted) => {
            setIsReceiptWanted(isWanted)
            writePrintWanted(identityOf(user), isWanted)
          }}
          onBooked={(shipment) => {
            bookedElsewhere.tell({ draftId: draft.id(), id: shipment.id, airwayBillNo: shipment.airwayBillNo })
            next(draft, 'booked')
            startAnew(shipment)
          }}
          onGivenUp={() => next(draft, 'given up')}
          onGoOn={goOn}
          onCancel={() => void navigate(paths.dashboard())}
          onNotKept={tellNotKept}
        />
      )}
    </>
  )
}
