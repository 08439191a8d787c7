import { type ReactNode, useId, useState } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { company } from '@/company'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { LazySendChoices } from '@/components/send/LazySendChoices'
import { lazyPart } from '@/components/lazyPart'
import { baseForNextBooking, bookingFromForm } from '@/domain/booking/bookAgain'
import { uploadFields } from '@/domain/booking/uploadFields'
import { DASH } from '@/domain/dash'
import { type BookingFiles, type BookingForm, YES } from '@/domain/forms/bookingForm'
import { customerOf } from '@/domain/forms/partyFields'
import { newTab } from '@/domain/links'
import { formatRupees } from '@/domain/money/money'
import { paymentTypes } from '@/domain/paymentTypes'
import { paths } from '@/paths'
import { rich } from '@/texts/rich'
import { t, type TextKey } from '@/texts/t'
import type { FormFilling } from '../customers/useFilling'
import { serviceName } from '../fields/serviceName'
import type { FormFiles } from '../files/useBookingFiles'
import type { BookedShipment } from '../submit/useSubmitBooking'
import { versionTexts } from '../submit/versionTexts'
import { CashGiven } from '../summary/CashGiven'
import { formTotal, typedRupeesText } from '../summary/bookingTotals'
import { focusFirstEmpty } from './focusFirstEmpty'
import { useFunctionKey } from './useFunctionKey'

/** The encoder of QR codes is loaded after the form. */
const BookedCode = lazyPart(async () => (await import('./BookedCode')).BookedCode, {
  failed: 'booking.qrCodeFailed',
  waiting: <span className="cc-qr" />,
})

/** This tab's last booking. */
export interface LastBooking {
  shipment: BookedShipment
  /** Null if another tab booked it. */
  filled: { form: BookingForm; files: BookingFiles; ids: ReturnType<FormFilling['savedIds']> } | null
  /** The cash that the customer has given, as typed. */
  cash: string
}

interface BookedPanelProps {
  last: LastBooking
  /** True once something is entered: the panel shrinks to a line. */
  isNextBegun: boolean
  /** The form of the next booking, and what fills it. */
  untouched: BookingForm
  filling: FormFilling
  files: FormFiles
}

const paperTexts: Record<BookedShipment['receipt'], TextKey> = {
  opened: 'booking.printAgain',
  blocked: 'booking.openReceipt',
  'not opened': 'booking.printPapers',
}

export function BookedPanel({ last, isNextBegun, untouched, filling, files }: BookedPanelProps) {
  const { getValues } = useFormContext<BookingForm>()
  const { shipment: booked, filled } = last
  const [isPutAway, setIsPutAway] = useState(false)
  const sendId = useId()
  const form = filled?.form ?? null
  const number = (
    <b className="cc-bill-number" translate="no">
      {booked.airwayBillNo}
    </b>
  )
  const version = versionTexts[booked.version]
  const sentence = (
    <p className="mb-0">
      {booked.instead === null
        ? rich('booking.isBooked', { number })
        : rich('booking.bookedInstead', { number, taken: booked.instead })}{' '}
      {version && `${t(version)} `}
      {booked.receipt === 'blocked' && `${t('booking.receiptBlocked')} `}
    </p>
  )
  const papers = (label: string, className: string) => (
    <Link className={className} to={paths.receipt(booked.id)} {...newTab}>
      {label}
    </Link>
  )
  const isLine = isPutAway || isNextBegun
  const bookNext = (how: 'sameShipper' | 'repeat') => {
    if (!filled || isLine) return
    const { shipperId, recId } = filled.ids
    const shipper = customerOf('shipper', filled.form, shipperId)
    if (how === 'sameShipper') filling.fill('shipper', shipper)
    else {
      const saved = { shipper, receiver: customerOf('receiver', filled.form, recId) }
      const bill = { airwayBillNo: booked.airwayBillNo, missing: { service: '', recCountry: '' }, saved }
      filling.fillFromBill({ ...baseForNextBooking(untouched), ...bookingFromForm(filled.form) }, bill)
    }
    for (const field of uploadFields) {
      const file = filled.files[field]
      if (file) files.put(field, file)
    }
    focusFirstEmpty(how === 'sameShipper' ? 'receiver' : 'booking', getValues)
  }
  useFunctionKey('F9', filled && !isLine ? (isShifted) => bookNext(isShifted ? 'repeat' : 'sameShipper') : null)
  if (isLine) {
    return (
      <div className="cc-booked-line d-flex flex-wrap gap-2 mb-3">
        {sentence} {papers(t('booking.openReceipt'), 'cc-link')}
      </div>
    )
  }
  return (
    <section className="cc-booked-panel" aria-label={t('booking.booked')}>
      <div className="headline cc-deep">
        <DeskIcon name="check" />
        {sentence}
      </div>
      {form && booked.version === 'latest' && <ToCollect form={form} cash={last.cash} />}
      <div className="buttons d-flex flex-wrap gap-2">
        <DeskButton
          look="primary"
          text={t('booking.nextBooking')}
          onClick={() => {
            setIsPutAway(true)
            focusFirstEmpty('booking', getValues)
          }}
        />
        {filled && (
          <button
            className="btn btn-light cc-by-key"
            type="button"
            aria-keyshortcuts="F9"
            onClick={() => bookNext('sameShipper')}
          >
            {t('booking.sameShipperShort')}
            <Keys keys={['F9']} />
          </button>
        )}
        {papers(t(paperTexts[booked.receipt]), 'btn btn-light')}
        <MoreMenu>
          {filled && (
            <Dropdown.Item
              className="cc-by-key"
              as="button"
              type="button"
              aria-keyshortcuts="Shift+F9"
              onClick={() => bookNext('repeat')}
            >
              {t('booking.repeat')}
              <Keys keys={['Shift', 'F9']} />
            </Dropdown.Item>
          )}
          <Dropdown.Item as={Link} to={paths.receipt(booked.id, { only: 'labels' })} {...newTab}>
            {t('booking.printLabel')}
          </Dropdown.Item>
          {form && (
            <div role="group" aria-labelledby={sendId}>
              <p className="dropdown-header mb-0" id={sendId}>
                {t('booking.sendOnWhatsApp')}
              </p>
              <LazySendChoices
                company={company}
                airwayBillNo={booked.airwayBillNo}
                // Not shown if another version of the form may have been booked.
                service={booked.version === 'latest' ? serviceName(form.service) : ''}
                shipper={customerOf('shipper', form, '')}
                receiver={customerOf('receiver', form, '')}
              />
            </div>
          )}
        </MoreMenu>
      </div>
      <figure className="code">
        <BookedCode number={booked.airwayBillNo} />
        <figcaption className="cc-muted">{t('booking.qrCodeCaption')}</figcaption>
      </figure>
    </section>
  )
}

function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span aria-hidden="true" dir="ltr">
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  )
}

function MoreMenu({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dropdown show={isOpen} onToggle={setIsOpen}>
      <Dropdown.Toggle variant="light">
        {t('booking.more')}
        <DeskIcon name="down" small />
      </Dropdown.Toggle>
      {isOpen && <Dropdown.Menu>{children}</Dropdown.Menu>}
    </Dropdown>
  )
}

function ToCollect({ form, cash }: { form: BookingForm; cash: string }) {
  const total = formTotal(form)
  const isCredit = form.paymentType === paymentTypes.credit
  return (
    <>
      <dl className="collect">
        <div>
          <dt className="cc-small">{t(isCredit ? 'booking.onCredit' : 'booking.collectCash')}</dt>
          <dd translate="no">{total === null ? DASH : formatRupees(total)}</dd>
        </div>
        {form.cod === YES && (
          <div>
            <dt className="cc-small">{t('booking.codFromReceiver')}</dt>
            <dd translate="no">{typedRupeesText('codAmount', form.codAmount)}</dd>
          </div>
        )}
      </dl>
      {!isCredit && <CashGiven total={total} first={cash} />}
    </>
  )
}
