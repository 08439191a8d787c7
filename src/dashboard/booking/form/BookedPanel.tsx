import { useState } from 'react'
import { Link } from 'react-router-dom'
import { company } from '@/company'
import { paymentTypes, YES, type BookingFiles, type BookingForm } from '@/domain/forms/bookingForm'
import { formatRupees } from '@/domain/money/money'
import { messageLink } from '@/domain/phone'
import { paths } from '@/paths'
import { addressOf } from '@/texts/language'
import type { BookedShipment } from '../submit/useSubmitBooking'
import { formTotal, NO_FIGURE, rupeesText } from '../summary/bookingTotals'

/** This tab's last booking. */
export interface LastBooking {
  shipment: BookedShipment
  /** Null if another tab booked it. */
  filled: { form: BookingForm; files: BookingFiles; shipperId: string } | null
}

interface BookedPanelProps {
  last: LastBooking
  isPrinted: boolean
  /** Something is entered: the panel shrinks to a line. */
  isNextBegun: boolean
  onNext: () => void
  onSameShipper: (filled: NonNullable<LastBooking['filled']>) => void
}

const versionTexts: Record<BookedShipment['version'], string> = {
  latest: '',
  earlier: 'It was booked as you first sent it, without your later changes. ',
  either: 'You changed the booking between two attempts. Check on the receipt which one was booked. ',
}

export function BookedPanel({ last, isPrinted, isNextBegun, onNext, onSameShipper }: BookedPanelProps) {
  const { shipment: booked, filled } = last
  const [isPutAway, setIsPutAway] = useState(false)
  const form = filled?.form ?? null
  const sentence = (
    <p className="mb-0">
      {booked.instead === null ? (
        <>
          <b className="cc-bill-number" translate="no">
            {booked.airwayBillNo}
          </b>{' '}
          is booked.{' '}
        </>
      ) : (
        <>
          Booked as{' '}
          <b className="cc-bill-number" translate="no">
            {booked.airwayBillNo}
          </b>
          , because {booked.instead} was used by another counter.{' '}
        </>
      )}
      {versionTexts[booked.version]}
    </p>
  )
  const papers = (label: string, className: string, only?: 'labels') => (
    <Link className={className} to={paths.receipt(booked.id, { only })} target="_blank" rel="noopener noreferrer">
      {label}
    </Link>
  )
  if (isPutAway || isNextBegun) {
    return (
      <div className="cc-booked-line">
        {sentence} {papers('Open receipt', 'cc-link')}
      </div>
    )
  }
  return (
    <section className="cc-booked-panel cc-beside flex-wrap justify-content-between" aria-label="Booked">
      <div>
        {sentence}
        {form && booked.version === 'latest' && <ToCollect form={form} />}
      </div>
      <div className="d-flex flex-wrap gap-2">
        <button
          className="btn btn-primary"
          type="button"
          onClick={() => {
            setIsPutAway(true)
            onNext()
          }}
        >
          Next booking
        </button>
        {filled && (
          <button className="btn btn-light" type="button" onClick={() => onSameShipper(filled)}>
            Same shipper again
          </button>
        )}
        {papers(isPrinted ? 'Print again' : 'Print papers', 'btn btn-light')}
        {papers('Print label', 'btn btn-light', 'labels')}
        <a
          className="btn btn-light"
          href={shareLink(booked.airwayBillNo, form)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Send on WhatsApp
        </a>
      </div>
    </section>
  )
}

function ToCollect({ form }: { form: BookingForm }) {
  const total = formTotal(form)
  const isCredit = form.paymentType === paymentTypes.credit
  return (
    <dl>
      <div>
        <dt>{isCredit ? 'On credit: nothing to collect' : 'Collect now in cash'}</dt>
        <dd translate="no">{total === null ? NO_FIGURE : formatRupees(total)}</dd>
      </div>
      {form.cod === YES && (
        <div>
          <dt>COD from the receiver</dt>
          <dd translate="no">{rupeesText(form.codAmount)}</dd>
        </div>
      )}
    </dl>
  )
}

function shareLink(airwayBillNo: string, form: BookingForm | null): string {
  const place = new URL(addressOf(paths.tracking(airwayBillNo)), window.location.origin).href
  return messageLink(
    form?.shipperPhone1 ?? '',
    form?.origin ?? '',
    `${company.name}: your shipment ${airwayBillNo} is booked. Track it here: ${place}`,
  )
}
