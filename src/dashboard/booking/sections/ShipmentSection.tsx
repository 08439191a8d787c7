import { useFormContext, useWatch, useFormState } from 'react-hook-form'
import { UNSET, YES, type BookingForm } from '@/domain/forms/bookingForm'
import { TextField } from '@/components/form/TextField'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import { company } from '@/company'
import { formatAmount } from '@/domain/money/money'
import { BookingSection } from './BookingSection'
import { BookingSelect } from '../fields/BookingSelect'
import { choices } from '../fields/choices'
import { BookingText } from '../fields/BookingText'
import { insuranceText, totalText } from '../summary/bookingTotals'
import { useFromFields } from '../fields/useFromFields'
import { textLimits } from '@/domain/forms/textLimits'

const rupees = { text: 'Rs.' }
const percent = { text: '%', end: true }

export function ShipmentSection() {
  return (
    <BookingSection section="shipment">
      <div className="cc-grid cc-shipment">
        <BookingSelect name="paymentType" {...choices.paymentType} place="half" unset="" />
        <BookingText name="amount" label="Amount" place="half" isNumber unit={rupees} deps={['discount']} />
        <BookingText name="discount" label="Discount" place="half" isNumber unit={rupees} />
        <BookingText name="gst" label="GST" place="half" isNumber unit={percent} />
        <TotalField />
        <BookingSelect name="shipmentType" {...choices.shipmentType} place="half" unset="" />
        <BookingText name="weight" label="Weight in Kg" place="half" isNumber />
        <BookingText name="pieces" label="Pieces" place="half" isNumber />
        <BookingSelect name="cod" {...choices.cod} place="half" unset={UNSET} deps={['codAmount']} />
        <CodAmount />
        <BookingSelect name="remArea" {...choices.remArea} place="half" unset={UNSET} />
        <BookingSelect
          name="insurance"
          {...choices.insurance}
          place="half"
          unset={UNSET}
          deps={['worthOfPackage', 'insuranceValue']}
        />
        <Insured />
      </div>
    </BookingSection>
  )
}

function CodAmount() {
  const cod = useWatch({ control: useFormContext<BookingForm>().control, name: 'cod' })
  if (cod !== YES) return null
  return (
    <div className="cc-conditional">
      <BookingText name="codAmount" label="COD Amount" place="" isRequired isNumber unit={rupees} />
    </div>
  )
}

function Insured() {
  const insurance = useWatch({ control: useFormContext<BookingForm>().control, name: 'insurance' })
  if (insurance !== YES) return null
  return (
    <div className="cc-conditional wide">
      <BookingText
        name="worthOfPackage"
        label="Worth of package"
        place=""
        isRequired
        isNumber
        unit={rupees}
        deps={['insuranceValue']}
      />
      <InsuranceValue />
    </div>
  )
}

function TotalField() {
  const total = useFromFields(['amount', 'discount', 'gst'], ([amount, discount, gst]) =>
    totalText({ amount, discount, gst }),
  )
  return (
    <div>
      <TextField label="Total" name="grossTotal" readOnly tabIndex={-1} className="cc-number-field" value={total} />
    </div>
  )
}

function InsuranceValue() {
  const { control } = useFormContext<BookingForm>()
  const { errors } = useFormState({ control, name: 'insuranceValue', exact: true })
  const value = useFromFields(['worthOfPackage'], ([worth]) => insuranceText(worth, company.insuranceRate))
  return (
    <div>
      <TextField
        label="Insurance value"
        name="insuranceValue"
        readOnly
        tabIndex={-1}
        className="cc-number-field"
        error={value === '' ? errors.insuranceValue?.message : undefined}
        value={value === '' ? '' : formatAmount(value)}
      />
    </div>
  )
}

export function Remarks() {
  const { register, control } = useFormContext<BookingForm>()
  const { errors } = useFormState({ control, name: 'remarks', exact: true })
  const { limited, notice } = useLengthNotice(textLimits.note)
  return (
    <BookingSection section="remarks">
      <textarea
        {...limited}
        className={errors.remarks ? 'form-control is-invalid' : 'form-control'}
        rows={2}
        aria-label="Remarks"
        aria-invalid={errors.remarks ? true : undefined}
        {...register('remarks')}
      />
      {notice}
      {errors.remarks && <div className="invalid-feedback d-block">{errors.remarks.message}</div>}
    </BookingSection>
  )
}
