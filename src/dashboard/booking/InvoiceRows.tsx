import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { emptyInvoiceRow, type BookingForm } from '@/domain/forms/bookingForm'
import { BookingSection } from './BookingSection'
import { invoiceSumText } from './bookingTotals'
import { CellInput } from './CellInput'
import { RowTotal } from './ComputedFields'
import { RowButtons } from './RowButtons'

/** The invoice's lines (specification 2): the first row stays, Add appends, Delete removes the last. */
export function InvoiceRows() {
  const { control, register } = useFormContext<BookingForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'invoiceValues' })
  const { errors } = useFormState({ control, name: 'invoiceValues' })
  return (
    <BookingSection section="invoice">
      <table className="cc-lines">
        <caption className="visually-hidden">Invoice details</caption>
        <thead>
          <tr>
            <th scope="col" className="i">
              <span className="visually-hidden">Line</span>
            </th>
            <th scope="col" className="cc-req">
              Description
            </th>
            <th scope="col" className="q n">
              Qty
            </th>
            <th scope="col" className="p n">
              Price
            </th>
            <th scope="col" className="p n">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field, index) => {
            const line = index + 1
            const error = errors.invoiceValues?.[index]
            return (
              <tr key={field.id}>
                <td className="i">{line}</td>
                <td className="wide" data-l="Description">
                  <CellInput
                    {...register(`invoiceValues.${index}.description`)}
                    label={`Description, line ${line}`}
                    isText
                    error={error?.description?.message}
                  />
                </td>
                <td className="q" data-l="Qty">
                  <CellInput
                    {...register(`invoiceValues.${index}.quantity`)}
                    label={`Quantity, line ${line}`}
                    error={error?.quantity?.message}
                  />
                </td>
                <td className="p" data-l="Price">
                  <CellInput
                    {...register(`invoiceValues.${index}.price`)}
                    label={`Price, line ${line}`}
                    error={error?.price?.message}
                  />
                </td>
                <td className="p" data-l="Total">
                  <RowTotal index={index} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <RowButtons
        table="invoice details"
        rows={fields.length}
        onAdd={() => append({ ...emptyInvoiceRow }, { focusName: `invoiceValues.${fields.length}.description` })}
        onDelete={() => remove(fields.length - 1)}
      >
        <Sum />
      </RowButtons>
    </BookingSection>
  )
}

function Sum() {
  const rows = useWatch({ control: useFormContext<BookingForm>().control, name: 'invoiceValues' })
  return (
    <>
      Sum <b>{invoiceSumText(rows)}</b>
    </>
  )
}
