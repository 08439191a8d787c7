import { type ReactNode, useState } from 'react'
import OverlayTrigger from 'react-bootstrap/OverlayTrigger'
import Tooltip from 'react-bootstrap/Tooltip'
import { company } from '@/company'
import { DASH } from '@/domain/dash'
import { deliveryWindowOf } from '@/domain/shipment/deliveryWindow'
import { acceptedNumber, YES } from '@/domain/forms/bookingForm'
import { decimal, formatRupees } from '@/domain/money/money'
import { paymentTypes } from '@/domain/paymentTypes'
import { comma } from '@/texts/language'
import { placeName } from '@/texts/placeName'
import { serviceText } from '@/texts/serviceText'
import { t } from '@/texts/t'
import { useFromFields } from '../fields/useFromFields'
import { useServices } from '../fields/useOptions'
import { CashGiven } from './CashGiven'
import { chargeableText, discountText, formTotal, gstText, piecesAndWeightText, typedRupeesText } from './bookingTotals'

/**
 * `children` are the actions on the booking. `onCash` is called with the cash that the customer has given, as it is
 * typed.
 */
export function BookingSummary({ onCash, children }: { onCash: (given: string) => void; children: ReactNode }) {
  return (
    <aside className="cc-summary" aria-label={t('booking.summary')}>
      <div className="what">
        <div className="cc-summary-head cc-deep">
          <Journey />
        </div>
        <dl className="rows">
          <ServiceLine />
          <Weights />
          <CodLine />
          <Money />
        </dl>
      </div>
      <div className="go">
        <div className="total fw-bold">
          <span>{t('booking.total')}</span>
          <output translate="no">
            <TotalText />
          </output>
        </div>
        {children}
        {/* Last, so that nothing above moves when Cash is chosen. */}
        <Cash onGiven={onCash} />
      </div>
    </aside>
  )
}

function Journey() {
  const [number, from, fromCity, origin, to, toCity, country] = useFromFields(
    ['airwayBillNo', 'shipperCompany', 'shipperCity', 'origin', 'recCompany', 'recCity', 'recCountry'],
    (fields) => fields,
  )
  const isLatin = (name: string) => name !== '' && !/\p{Script=Arabic}/u.test(name)
  /**
   * Beside a Latin name the country is named as in the form: an Urdu name at the end of the line would be read first.
   */
  const place = (name: string, land: string) => (isLatin(name) ? land : placeName(land))
  // The whole line has the direction of the name, so that a place never precedes its company. A long line is cut before
  // the country.
  const end = (name: string, city: string, land = '') => {
    const separator = isLatin(name) ? ', ' : comma
    return (
      <bdi>
        <span className="text-truncate">
          {name}
          {city !== '' && separator}
          <bdi>{city}</bdi>
        </span>
        {land !== '' && (
          <span className="land text-truncate">
            {separator}
            <bdi>{land}</bdi>
          </span>
        )}
      </bdi>
    )
  }
  return (
    <>
      <dl className="d-flex justify-content-between align-items-baseline">
        <dt className="cc-small">{t('booking.airwayBill')}</dt>
        <dd className="cc-number" translate="no">
          {number || DASH}
        </dd>
      </dl>
      <ol className="list-unstyled">
        <li className="end" translate="no">
          {end(from || t('booking.shipper'), fromCity || place(from, origin))}
        </li>
        <li className="end" translate="no">
          {end(to || t('booking.receiver'), country === '' ? toCity : '', place(to, country))}
        </li>
      </ol>
    </>
  )
}

function ServiceLine() {
  const id = useFromFields(['service'], ([service]) => service)
  const { data = [] } = useServices()
  const name = data.find((service) => service.id === id)?.name ?? ''
  const delivery = deliveryWindowOf(company.services, name)
  return (
    <Line term={name ? <bdi>{serviceText(name)}</bdi> : t('booking.service')} isWords>
      {delivery ? t('booking.workingDays', { from: delivery.from, to: delivery.to }) : DASH}
    </Line>
  )
}

function Weights() {
  const { asTyped, counted } = useFromFields(['pieces', 'weight', 'dimValues'], ([pieces, weight, dimensions]) => ({
    asTyped: piecesAndWeightText(pieces, weight),
    counted: chargeableText(weight, dimensions),
  }))
  return (
    <>
      <Line term={t('booking.piecesWeight')}>{asTyped}</Line>
      <Line term={t('booking.chargeable')} tip={t('booking.chargeableTip')} tipName={t('booking.chargeableTipName')}>
        {counted ? `${counted} kg` : DASH}
      </Line>
    </>
  )
}

/** Above the lines that make up the total, because COD is paid on delivery. */
function CodLine() {
  const [cod, codAmount] = useFromFields(['cod', 'codAmount'], (fields) => fields)
  return <Line term={t('booking.codAmount')}>{cod === YES ? typedRupeesText('codAmount', codAmount) : DASH}</Line>
}

function Money() {
  const [amount, discount, gst] = useFromFields(['amount', 'discount', 'gst'], (fields) => fields)
  const percent = acceptedNumber('gst', gst)
  return (
    <>
      <Line term={t('booking.amount')} isFirst>
        {typedRupeesText('amount', amount)}
      </Line>
      {/* Shown even without a figure, so that nothing below moves while the form is filled. */}
      <Line term={t('booking.discount')}>{discountText(discount)}</Line>
      {percent === null ? (
        <Line term={t('booking.gst')}>{DASH}</Line>
      ) : (
        <Line term={t('booking.gstOf', { percent })}>{gstText({ amount, discount, gst })}</Line>
      )}
    </>
  )
}

function Cash({ onGiven }: { onGiven: (given: string) => void }) {
  const total = useFromFields(['paymentType', 'amount', 'discount', 'gst'], ([paymentType, amount, discount, gst]) =>
    paymentType === paymentTypes.cash ? (formTotal({ amount, discount, gst })?.toFixed() ?? '') : null,
  )
  /** Shown again if another payment type was chosen in between. */
  const [given, setGiven] = useState('')
  const give = (cash: string) => {
    setGiven(cash)
    onGiven(cash)
  }
  return total === null ? null : <CashGiven total={total === '' ? null : decimal(total)} first={given} onGiven={give} />
}

/** Beside the total on phones. */
export function ShortSummary() {
  const short = useFromFields(['weight', 'dimValues', 'cod', 'codAmount'], ([weight, dimensions, cod, codAmount]) => {
    const counted = chargeableText(weight, dimensions)
    const parts = [
      counted ? t('booking.shortChargeable', { weight: counted }) : '',
      cod === YES ? t('booking.shortCod', { amount: typedRupeesText('codAmount', codAmount) }) : '',
    ]
    // A line breaks between them, not within an amount.
    const whole = parts.filter((part) => part !== '').map((part) => part.replaceAll(' ', '\u00a0'))
    return whole.join(comma)
  })
  return <small>{short}</small>
}

export function TotalText() {
  const total = useFromFields(['amount', 'discount', 'gst'], ([amount, discount, gst]) => {
    const sum = formTotal({ amount, discount, gst })
    return sum === null ? DASH : formatRupees(sum)
  })
  return <>{total}</>
}

interface LineProps {
  term: ReactNode
  /** Explains the term. */
  tip?: string
  /** The name of its button. */
  tipName?: string
  isFirst?: boolean
  /** Browsers may translate it. */
  isWords?: boolean
  children: ReactNode
}

function Line({ term, tip, tipName, isFirst = false, isWords = false, children }: LineProps) {
  return (
    <div className={isFirst ? 'sep' : undefined}>
      <dt>
        {term}
        {tip && (
          <OverlayTrigger overlay={<Tooltip>{tip}</Tooltip>}>
            <button className="cc-tip" type="button" aria-label={tipName}>
              ?
            </button>
          </OverlayTrigger>
        )}
      </dt>
      <dd className={children === DASH ? 'ms-auto none' : 'ms-auto'} translate={isWords ? undefined : 'no'}>
        {isWords ? children : <bdi>{children}</bdi>}
      </dd>
    </div>
  )
}
