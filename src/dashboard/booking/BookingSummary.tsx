import { company } from '@/company'
import { YES } from '@/domain/forms/bookingForm'
import { formatRupees } from '@/domain/money/money'
import { plainDecimal } from '@/domain/numbers'
import { countedWeight, formTotal, volumetricText } from './bookingTotals'
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
      <Line term="Pieces, weight">{pieces || weight ? `${pieces || '—'}, ${weight || '—'} kg` : '—'}</Line>
      <Line term="Volumetric">{volumetricText(dimensions)} kg</Line>
      <Line term={counted ? `Counts: ${counted.which}` : 'Counts'}>{counted ? `${counted.text} kg` : '—'}</Line>
    </>
  )
}

function Money() {
  const [amount, discount, gst, cod, codAmount] = useLive(['amount', 'discount', 'gst', 'cod', 'codAmount'])
  const rupees = (text: string) => formatRupees(plainDecimal(text) ?? 0)
  return (
    <>
      <Line term="Amount" isFirst>
        {rupees(amount)}
      </Line>
      {plainDecimal(discount) !== null && <Line term="Discount">− {rupees(discount)}</Line>}
      {plainDecimal(gst) !== null && <Line term="GST">{plainDecimal(gst)} %</Line>}
      {cod === YES && <Line term="COD">{rupees(codAmount)}</Line>}
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
  const parts = [
    counted && `${counted.text} kg ${counted.which}`,
    cod === YES && `COD ${formatRupees(plainDecimal(codAmount) ?? 0)}`,
  ]
  return <small>{parts.filter(Boolean).join(', ')}</small>
}

/** The form's total in rupees; also stands in the bar that phones show. */
export function TotalText() {
  const [amount, discount, gst] = useLive(['amount', 'discount', 'gst'])
  return <>{formatRupees(formTotal({ amount, discount, gst }))}</>
}

function Line({ term, isFirst = false, children }: { term: string; isFirst?: boolean; children: React.ReactNode }) {
  return (
    <div className={isFirst ? 'sep' : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
