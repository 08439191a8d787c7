import { useFormContext, useWatch, useFormState } from 'react-hook-form'
import { NO, paymentTypes, shipmentTypes, UNSET, YES, type BookingForm } from '@/domain/forms/bookingForm'
import { TextField } from '@/components/form/TextField'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import { company } from '@/company'
import { formatAmount } from '@/domain/money/money'
import { BookingSection } from './BookingSection'
import { BookingSelect } from '../fields/BookingSelect'
import { BookingText } from '../fields/BookingText'
import { insuranceText, totalText } from '../summary/bookingTotals'
import { useFromFields } from '../fields/useFromFields'
import { textLimits } from '@/domain/forms/textLimits'

const yesOrNo = [
  { value: YES, text: 'Yes' },
  { value: NO, text: 'No' },
]
const payments = [
  { value: paymentTypes.cash, text: 'Cash' },
  { value: paymentTypes.credit, text: 'Credit' },
]
const types = [
  { value: shipmentTypes.parcel, text: 'Parcel' },
  { value: shipmentTypes.document, text: 'Document' },
]
const codChoices = [
  { value: YES, text: 'COD' },
  { value: NO, text: 'Non-COD' },
]

const rupees = { text: 'Rs.' }
const percent = { text: '%', end: true }

export function ShipmentSection() {
  return (
    <BookingSection section="shipment">
      <div className="cc-grid">
        <BookingSelect name="paymentType" label="Payment" place="span-3 half" isRequired unset="" options={payments} />
        <BookingText
          name="amount"
          label="Amount"
          place="span-3 half"
          isRequired
          isNumber
          unit={rupees}
          deps={['discount']}
        />
        <BookingText name="discount" label="Discount" place="span-2 half" isNumber unit={rupees} />
        <BookingText name="gst" label="GST" place="span-2 half" isNumber unit={percent} />
        <TotalField place="span-2" />
        <BookingSelect
          name="shipmentType"
          label="Shipment type"
          place="span-2 half"
          isRequired
          unset=""
          options={types}
        />
        <BookingText name="weight" label="Weight in Kg" place="span-2 half" isRequired isNumber />
        <BookingText name="pieces" label="Pieces" place="span-2 half" isRequired isNumber />
        <BookingSelect
          name="cod"
          label="COD/Non-COD"
          place="span-3 half"
          isRequired
          unset={UNSET}
          options={codChoices}
          deps={['codAmount']}
        />
        <CodAmount />
        <BookingSelect
          name="remArea"
          label="Remote area"
          place="span-3 half"
          isRequired
          unset={UNSET}
          options={yesOrNo}
        />
        <BookingSelect
          name="insurance"
          label="Insurance"
          place="span-3 half"
          unset={UNSET}
          options={yesOrNo}
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
    <div className="span-3">
      <div className="cc-conditional one">
        <BookingText name="codAmount" label="COD Amount" place="" isRequired isNumber unit={rupees} />
      </div>
    </div>
  )
}

function Insured() {
  const insurance = useWatch({ control: useFormContext<BookingForm>().control, name: 'insurance' })
  if (insurance !== YES) return null
  return (
    <div className="span-6">
      <div className="cc-conditional">
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
    </div>
  )
}

function TotalField({ place }: { place: string }) {
  const total = useFromFields(['amount', 'discount', 'gst'], ([amount, discount, gst]) =>
    totalText({ amount, discount, gst }),
  )
  return (
    <div className={place}>
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
