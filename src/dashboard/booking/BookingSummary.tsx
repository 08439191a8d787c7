import { useFormContext, useWatch } from 'react-hook-form'
import { company } from '@/company'
import { YES, type BookingForm } from '@/domain/forms/bookingForm'
import { formatRupees } from '@/domain/money'
import { plainDecimal } from '@/domain/numbers'
import { countedWeightText, formTotal, volumetricText } from './bookingTotals'
import { SummaryRiver } from './SummaryRiver'
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

function useControl() {
  return useFormContext<BookingForm>().control
}

function Journey() {
  const [number, from, fromCity, origin, to, toCity, country] = useWatch({
    control: useControl(),
    name: ['airwayBillNo', 'shipperCompany', 'shipperCity', 'origin', 'recCompany', 'recCity', 'recCountry'],
  })
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
  const id = useWatch({ control: useControl(), name: 'service' })
  const { data = [] } = useServices()
  const name = data.find((service) => service.id === id)?.name
  const window = company.services.find((service) => service.name === name)
  return <Line term={name ?? 'Service'}>{window ? `${window.from}-${window.to} working days` : '—'}</Line>
}

function Weights() {
  const [pieces, weight, dimensions] = useWatch({ control: useControl(), name: ['pieces', 'weight', 'dimValues'] })
  return (
    <>
      <Line term="Pieces, weight">{pieces || weight ? `${pieces || '—'}, ${weight || '—'} kg` : '—'}</Line>
      <Line term="Volumetric">{volumetricText(dimensions)} kg</Line>
      <Line term="Weight that counts">{countedWeightText(weight, dimensions)}</Line>
    </>
  )
}

function Money() {
  const [amount, discount, gst, cod, codAmount] = useWatch({
    control: useControl(),
    name: ['amount', 'discount', 'gst', 'cod', 'codAmount'],
  })
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

/** The form's total in rupees; also stands in the bar that phones show. */
export function TotalText() {
  const [amount, discount, gst] = useWatch({ control: useControl(), name: ['amount', 'discount', 'gst'] })
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
