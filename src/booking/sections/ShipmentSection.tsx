import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { company } from '@/company'
import { TextField } from '@/components/form/TextField'
import { lazyPart } from '@/components/lazyPart'
import { invoiceOfType } from '@/domain/booking/invoiceOfType'
import { type BookingForm, UNSET, YES } from '@/domain/forms/bookingForm'
import { formatAmount } from '@/domain/money/money'
import { loadTexts, t } from '@/texts/t'
import { BookingSelect, choicesOf } from '../fields/BookingSelect'
import { BookingText } from '../fields/BookingText'
import { useFromFields } from '../fields/useFromFields'
import { insuranceText, totalText } from '../summary/bookingTotals'
import { BookingSection } from './BookingSection'

const rupees = { text: 'Rs.' }
const percent = { text: '%', end: true }

const PriceHint = lazyPart(
  async () => (await Promise.all([import('../last-times/PriceHint'), loadTexts('lastTimes')]))[0].PriceHint,
  { failed: 'booking.billNotLoaded' },
)

export function ShipmentSection({ owner }: { owner: string }) {
  const hasPrice = useFromFields(['recCountry', 'service'], ([country, service]) => country !== '' && service !== '')
  return (
    <BookingSection section="shipment" status={hasPrice && <PriceHint owner={owner} />}>
      <div className="cc-shipment-fields">
        <div className="cc-grid money">
          <BookingSelect name="paymentType" {...choicesOf('paymentType')} place="half" unset="" />
          <BookingText name="amount" label={t('booking.amount')} place="half" isNumber unit={rupees} />
          <BookingText name="discount" label={t('booking.discount')} place="half" isNumber unit={rupees} />
          <BookingText name="gst" label={t('booking.gst')} place="half" isNumber unit={percent} />
          <TotalField />
          <BookingSelect name="cod" {...choicesOf('cod')} place="half" unset={UNSET} deps={['codAmount']} />
        </div>
        <div className="cc-grid goods">
          <CodAmount />
          <ShipmentTypeSelect />
          <BookingText name="weight" label={t('booking.weightInKg')} place="half" isNumber />
          <BookingText name="pieces" label={t('booking.pieces')} place="half" isNumber />
          <BookingSelect
            name="insurance"
            {...choicesOf('insurance')}
            place="half"
            unset={UNSET}
            deps={['worthOfPackage', 'insuranceValue']}
          />
          <BookingSelect name="remArea" {...choicesOf('remArea')} place="half" unset={UNSET} />
        </div>
        <Insured />
      </div>
    </BookingSection>
  )
}

function ShipmentTypeSelect() {
  const { control, getValues, setValue } = useFormContext<BookingForm>()
  const { isSubmitted } = useFormState({ control })
  const onChosen = (type: string) => {
    const rows = getValues('invoiceValues')
    const [first] = invoiceOfType(type, rows)
    if (first && first !== rows[0])
      setValue('invoiceValues.0.description', first.description, { shouldValidate: isSubmitted })
  }
  return <BookingSelect name="shipmentType" {...choicesOf('shipmentType')} place="half" unset="" onChosen={onChosen} />
}

function CodAmount() {
  const cod = useWatch({ control: useFormContext<BookingForm>().control, name: 'cod' })
  if (cod !== YES) return null
  return (
    <div className="cc-conditional half">
      <BookingText name="codAmount" label={t('booking.codAmountField')} place="" isRequired isNumber unit={rupees} />
    </div>
  )
}

function Insured() {
  const insurance = useWatch({ control: useFormContext<BookingForm>().control, name: 'insurance' })
  if (insurance !== YES) return null
  return (
    <div className="cc-conditional insured">
      <BookingText
        name="worthOfPackage"
        label={t('booking.worth')}
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
    <div className="half">
      <TextField
        label={t('booking.total')}
        name="grossTotal"
        readOnly
        tabIndex={-1}
        className="text-end"
        dir="ltr"
        value={total}
      />
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
        label={t('booking.insuranceValue')}
        name="insuranceValue"
        readOnly
        tabIndex={-1}
        className="text-end"
        dir="ltr"
        // A hint, not an error: the field to correct, and to count, is the worth.
        hint={value === '' ? errors.insuranceValue?.message : undefined}
        value={value === '' ? '' : formatAmount(value)}
      />
    </div>
  )
}
