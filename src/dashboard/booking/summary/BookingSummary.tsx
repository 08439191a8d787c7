import type { ReactNode } from 'react'
import OverlayTrigger from 'react-bootstrap/OverlayTrigger'
import Tooltip from 'react-bootstrap/Tooltip'
import { company } from '@/company'
import { paymentTypes, YES } from '@/domain/forms/bookingForm'
import { decimal, formatRupees } from '@/domain/money/money'
import { plainDecimal } from '@/domain/typedNumbers'
import { River } from '@/components/River'
import {
  chargeableText,
  formTotal,
  gstText,
  NO_FIGURE,
  piecesAndWeightText,
  rupeesText,
  volumetricText,
} from './bookingTotals'
import { CashGiven } from './CashGiven'
import { useFromFields } from '../fields/useFromFields'
import { useServices } from '../fields/useOptions'
import { comma } from '@/texts/language'
import { t } from '@/texts/t'

/** `children`: what is done with it all. `onCash`: the cash that the customer has given, as it is typed. */
export function BookingSummary({ onCash, children }: { onCash: (given: string) => void; children: ReactNode }) {
  return (
    <aside className="cc-summary" aria-label={t('booking.summary')}>
      <div className="what">
        <div className="cc-summary-head cc-deep">
          <SummaryRiver />
          <Journey />
        </div>
        <dl className="rows">
          <ServiceLine />
          <Weights />
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
        <Cash onGiven={onCash} />
        {children}
      </div>
    </aside>
  )
}

function Journey() {
  const [number, from, fromCity, origin, to, toCity, country] = useFromFields(
    ['airwayBillNo', 'shipperCompany', 'shipperCity', 'origin', 'recCompany', 'recCity', 'recCountry'],
    (fields) => fields,
  )
  const place = (...parts: string[]) => parts.filter(Boolean).join(comma) || '—'
  return (
    <>
      <dl className="d-flex flex-wrap justify-content-between align-items-baseline">
        <dt className="cc-small">{t('booking.airwayBill')}</dt>
        <dd className="cc-number" translate="no">
          {number || '—'}
        </dd>
      </dl>
      <ol className="cc-from-to mt-2" translate="no">
        <li>
          <b className="fw-semibold">
            <bdi>{from || t('booking.shipper')}</bdi>
          </b>
          <small>{place(fromCity, origin)}</small>
        </li>
        <li>
          <b className="fw-semibold">
            <bdi>{to || t('booking.receiver')}</bdi>
          </b>
          <small>{place(toCity, country)}</small>
        </li>
      </ol>
    </>
  )
}

function ServiceLine() {
  const id = useFromFields(['service'], ([service]) => service)
  const { data = [] } = useServices()
  const name = data.find((service) => service.id === id)?.name
  const window = company.services.find((service) => service.name === name)
  return (
    <Line term={name ? <bdi>{name}</bdi> : t('booking.service')} isWords>
      {window ? t('booking.workingDays', { from: window.from, to: window.to }) : '—'}
    </Line>
  )
}

function Weights() {
  const { asTyped, volumetric, counted } = useFromFields(
    ['pieces', 'weight', 'dimValues'],
    ([pieces, weight, dimensions]) => ({
      asTyped: pieces || weight ? piecesAndWeightText(pieces, weight) : NO_FIGURE,
      volumetric: volumetricText(dimensions),
      counted: chargeableText(weight, dimensions),
    }),
  )
  return (
    <>
      <Line term={t('booking.piecesWeight')}>{asTyped}</Line>
      <Line term={t('booking.volumetric')} tip={t('booking.volumetricTip')} tipName={t('booking.volumetricTipName')}>
        {volumetric} kg
      </Line>
      <Line term={t('booking.chargeable')} tip={t('booking.chargeableTip')} tipName={t('booking.chargeableTipName')}>
        {counted ? `${counted} kg` : NO_FIGURE}
      </Line>
    </>
  )
}

function Money() {
  const [amount, discount, gst, cod, codAmount] = useFromFields(
    ['amount', 'discount', 'gst', 'cod', 'codAmount'],
    (fields) => fields,
  )
  return (
    <>
      <Line term={t('booking.amount')} isFirst>
        {rupeesText(amount)}
      </Line>
      {discount.trim() !== '' && <Line term={t('booking.discount')}>− {rupeesText(discount)}</Line>}
      {gst.trim() !== '' && (
        <Line term={t('booking.gstOf', { percent: plainDecimal(gst) ?? NO_FIGURE })}>
          {gstText({ amount, discount, gst })}
        </Line>
      )}
      {/* Paid on delivery, so it is not part of the total. */}
      {cod === YES && <Line term={t('booking.codAmount')}>{rupeesText(codAmount)}</Line>}
    </>
  )
}

function Cash({ onGiven }: { onGiven: (given: string) => void }) {
  const total = useFromFields(['paymentType', 'amount', 'discount', 'gst'], ([paymentType, amount, discount, gst]) =>
    paymentType === paymentTypes.cash ? (formTotal({ amount, discount, gst })?.toFixed() ?? '') : null,
  )
  return total === null ? null : <CashGiven total={total === '' ? null : decimal(total)} onGiven={onGiven} />
}

/** Beside the total on phones. */
export function ShortSummary() {
  const short = useFromFields(['weight', 'dimValues', 'cod', 'codAmount'], ([weight, dimensions, cod, codAmount]) => {
    const counted = chargeableText(weight, dimensions)
    const parts = [
      counted && t('booking.shortChargeable', { weight: counted }),
      cod === YES && t('booking.shortCod', { amount: rupeesText(codAmount) }),
    ]
    return parts.filter(Boolean).join(comma)
  })
  return <small>{short}</small>
}

export function TotalText() {
  const total = useFromFields(['amount', 'discount', 'gst'], ([amount, discount, gst]) => {
    const sum = formTotal({ amount, discount, gst })
    return sum === null ? NO_FIGURE : formatRupees(sum)
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
      <dd className="ms-auto" translate={isWords ? undefined : 'no'}>
        {isWords ? children : <bdi>{children}</bdi>}
      </dd>
    </div>
  )
}

const strands = [
  'M315 -29C309 -27 290 -24 280 -18C269 -11 262 1 254 11C245 21 238 33 229 41C220 49 208 51 200 58C192 65 182 74 182 84C181 93 191 107 200 115C208 124 221 129 232 134C243 139 255 143 266 147C278 150 295 155 301 157',
  'M319 -22C314 -18 302 -2 292 5C282 12 271 16 259 21C248 26 236 28 225 33C213 38 199 43 192 51C184 60 178 74 180 84C181 94 193 105 202 113C211 120 223 124 234 129C245 134 257 137 268 143C278 149 293 160 298 164',
  'M323 -15C317 -13 299 -8 288 -3C276 1 265 7 255 13C244 19 234 26 224 32C214 39 201 45 194 53C188 62 184 74 186 83C188 93 197 101 205 110C212 119 220 130 230 138C239 146 249 155 261 160C272 165 292 165 298 166',
  'M319 -22C314 -19 298 -10 287 -4C277 2 267 9 257 16C247 23 238 32 228 39C218 45 206 48 197 55C188 63 174 73 173 85C172 96 182 116 191 124C201 133 217 135 230 136C244 138 259 133 271 134C284 135 300 143 306 145',
  'M321 -18C316 -14 302 -2 291 4C281 10 270 14 258 18C246 21 232 21 219 25C207 29 189 33 182 43C175 52 174 74 179 84C184 94 202 96 212 102C222 108 230 112 239 120C248 128 256 139 266 148C275 156 291 166 296 170',
  'M321 -18C315 -17 294 -16 282 -13C270 -10 258 -7 248 1C239 9 232 23 224 33C217 43 211 55 205 63C200 71 194 73 193 82C193 91 194 105 200 115C206 125 217 135 228 141C239 147 252 148 264 151C277 154 295 157 301 159',
] as const

function SummaryRiver() {
  return <River strands={strands} height={180} viewBox="0 0 296 180" stretched />
}
