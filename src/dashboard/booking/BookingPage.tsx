import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '@/components/ConfirmDialog'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { paths } from '@/paths'
import { nextAirwayBillNoQuery } from '@/services/airwayBill.queries'
import { useCurrentUser } from '../useCurrentUser'
import { BookingForm } from './BookingForm'
import { forgetDraft } from './draft'
import type { BookedShipment } from './useSubmitBooking'

/** Add New AirwayBill (specification 2): one booking after the other, each on a fresh form. */
export default function BookingPage() {
  usePageTitle(`${company.shortName} | Add New AirwayBill`)
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const [booked, setBooked] = useState<readonly BookedShipment[]>([])
  const [isReceiptWanted, setIsReceiptWanted] = useState(true)
  const [isLeaving, setIsLeaving] = useState(false)
  const last = booked.at(-1)

  const startAnew = (shipment: BookedShipment) => {
    queryClient.removeQueries({ queryKey: nextAirwayBillNoQuery().queryKey })
    setBooked([...booked, shipment])
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }
  const leave = () => {
    forgetDraft(user.username)
    void navigate(paths.dashboard())
  }

  return (
    <>
      <div className="cc-h">
        <h1 ref={heading} tabIndex={-1}>
          Add New AirwayBill
        </h1>
      </div>
      {last && (
        <p className="cc-booked">
          <b className="cc-awb">{last.airwayBillNo}</b> is booked.{' '}
          <Link className="cc-link" to={paths.receipt(last.id)} target="_blank" rel="noopener noreferrer">
            Open receipt
          </Link>
        </p>
      )}
      <BookingForm
        key={booked.length}
        user={user}
        isFirst={booked.length === 0}
        isReceiptWanted={isReceiptWanted}
        onReceiptWanted={setIsReceiptWanted}
        onBooked={startAnew}
        onCancel={(isTouched) => (isTouched ? setIsLeaving(true) : leave())}
      />
      {isLeaving && (
        <ConfirmDialog
          title="Leave without booking?"
          confirm="Discard"
          isDangerous
          onConfirm={leave}
          onCancel={() => setIsLeaving(false)}
        >
          What you typed for this shipment is discarded.
        </ConfirmDialog>
      )}
    </>
  )
}
