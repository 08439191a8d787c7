import { company } from '@/company'
import { YES } from '@/domain/forms/bookingForm'
import { formatRupees } from '@/domain/money/money'
import { plainDecimal } from '@/domain/typedNumbers'
import { countedWeight, figureText, formTotal, NO_FIGURE, rupeesText, volumetricText } from './bookingTotals'
import { SummaryRiver } from './SummaryRiver'
import { useLive } from './useLive'
import { useServices } from './useOptions'

/** The bill as it stands, beside the form: who to whom, how heavy, how much. */
export function BookingSummary() {
  return (
    <>
      <Journey />
      <dl className="rows">
        <ServiceLine />
        <Weights />
        <Money />
      </dl>
      <Total />
    </>
  )
}

function Journey() {
  const [number, from, fromCity, origin, to, toCity, country] = useLive([
    'airwayBillNo',
    'shipperCompany',
    'shipperCity',
    'origin',
    'recCompany',
    'recCity',
    'recCountry',
  ])
  const place = (...parts: string[]) => parts.filter(Boolean).join(', ') || '—'
  return (
    <div className="cc-sum-h cc-deep">
      <SummaryRiver />
      <dl className="m-0">
        <dt>Airway bill number</dt>
        <dd className="cc-num">{number || '—'}</dd>
      </dl>
      <ol className="cc-fromto">
        <li>
          {from || 'Shipper'}
          <small>{place(fromCity, origin)}</small>
        </li>
        <li>
          {to || 'Receiver'}
          <small>{place(toCity, country)}</small>
        </li>
      </ol>
    </div>
  )
}

function ServiceLine() {
  const [id] = useLive(['service'])
  const { data = [] } = useServices()
  const name = data.find((service) => service.id === id)?.name
  const window = company.services.find((service) => service.name === name)
  return <Line term={name ?? 'Service'}>{window ? `${window.from}-${window.to} working days` : '—'}</Line>
}

function Weights() {
  const [pieces, weight, dimensions] = useLive(['pieces', 'weight', 'dimValues'])
  const counted = countedWeight(weight, dimensions)
  return (
    <>
      <Line term="Pieces, weight">
        {pieces || weight ? `${figureText(pieces)}, ${figureText(weight)} kg` : NO_FIGURE}
      </Line>
      <Line term="Volumetric">{volumetricText(dimensions)} kg</Line>
      <Line term={counted ? `Counts: ${counted.which}` : 'Counts'}>{counted ? `${counted.text} kg` : '—'}</Line>
    </>
  )
}

function Money() {
  const [amount, discount, gst, cod, codAmount] = useLive(['amount', 'discount', 'gst', 'cod', 'codAmount'])
  return (
    <>
      <Line term="Amount" isFirst>
        {rupeesText(amount)}
      </Line>
      {discount.trim() !== '' && <Line term="Discount">− {rupeesText(discount)}</Line>}
      {gst.trim() !== '' && <Line term="GST">{plainDecimal(gst) ?? NO_FIGURE} %</Line>}
      {cod === YES && <Line term="COD">{rupeesText(codAmount)}</Line>}
    </>
  )
}

function Total() {
  return (
    <div className="total">
      <span>Total</span>
      <output>
        <TotalText />
      </output>
    </div>
  )
}

/** What phones show of the summary beside the total: the weight that counts, and COD. */
export function ShortSummary() {
  const [weight, dimensions, cod, codAmount] = useLive(['weight', 'dimValues', 'cod', 'codAmount'])
  const counted = countedWeight(weight, dimensions)
  const parts = [counted && `${counted.text} kg ${counted.which}`, cod === YES && `COD ${rupeesText(codAmount)}`]
  return <small>{parts.filter(Boolean).join(', ')}</small>
}

/** The form's total in rupees; also stands in the bar that phones show. */
export function TotalText() {
  const [amount, discount, gst] = useLive(['amount', 'discount', 'gst'])
  const total = formTotal({ amount, discount, gst })
  return <>{total === null ? NO_FIGURE : formatRupees(total)}</>
}

function Line({ term, isFirst = false, children }: { term: string; isFirst?: boolean; children: React.ReactNode }) {
  return (
    <div className={isFirst ? 'sep' : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
