import { useFormContext, useFormState } from 'react-hook-form'
import { TextField } from '@/components/form/TextField'
import { company } from '@/company'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { formatAmount } from '@/domain/money/money'
import { insuranceText, rowTotalText, totalText } from '../summary/bookingTotals'
import { useLive } from '../fields/useLive'

/** Read-only fields that follow what is typed; each watches its own sources alone, and Tab passes it over. */

export function TotalField({ place }: { place: string }) {
  const [amount, discount, gst] = useLive(['amount', 'discount', 'gst'])
  return (
    <div className={place}>
      <TextField
        label="Total"
        name="grossTotal"
        readOnly
        tabIndex={-1}
        className="cc-number-field"
        value={totalText({ amount, discount, gst })}
      />
    </div>
  )
}

export function InsuranceValue() {
  const { control } = useFormContext<BookingForm>()
  const [worth] = useLive(['worthOfPackage'])
  const { errors } = useFormState({ control, name: 'insuranceValue', exact: true })
  const value = insuranceText(worth, company.insuranceRate)
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

export function RowTotal({ index }: { index: number }) {
  const [row] = useLive([`invoiceValues.${index}`])
  return (
    <input
      className="form-control cc-number-field"
      name={`invoiceValues.${index}.total`}
      aria-label={`Total, line ${index + 1}`}
      readOnly
      tabIndex={-1}
      value={row ? rowTotalText(row) : ''}
    />
  )
}
