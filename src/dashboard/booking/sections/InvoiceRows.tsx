import { memo } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { tableRoles } from '@/components/dataTable/tableRoles'
import type { BookingForm } from '@/domain/forms/bookingForm'
import type { LinePreset } from '@/domain/booking/presets'
import { BookingSection } from './BookingSection'
import { invoiceSumText, rowTotalText } from '../summary/bookingTotals'
import { CellInput } from '../fields/BookingText'
import { PresetSelect } from '../presets/PresetSelect'
import { RowButtons, useRowTable } from './useRowTable'
import { useFromFields } from '../fields/useFromFields'

export function InvoiceRows({ lines }: { lines: readonly LinePreset[] }) {
  const { fields, onAdd, onDeleteLast, onKeyDown, onPasteCapture, done, put } = useRowTable('invoiceValues')
  const putLine = (index: number) => {
    const line = lines[index]
    if (line) put({ ...line })
  }
  return (
    <BookingSection section="invoice" onKeyDown={onKeyDown}>
      <table className="cc-lines cc-invoice" {...tableRoles.table} onPasteCapture={onPasteCapture}>
        <caption className="visually-hidden">Invoice details</caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th className="index" {...tableRoles.columnHead}>
              <span className="visually-hidden">Line</span>
            </th>
            <th className="cc-required" {...tableRoles.columnHead}>
              Description
            </th>
            <th className="quantity number" {...tableRoles.columnHead}>
              Qty
            </th>
            <th className="price number" {...tableRoles.columnHead}>
              Price (US$)
            </th>
            <th className="price number" {...tableRoles.columnHead}>
              Total
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {fields.map((field, index) => (
            <InvoiceRow key={field.id} index={index} />
          ))}
        </tbody>
      </table>
      <RowButtons
        table="invoice details"
        rows={fields.length}
        onAdd={onAdd}
        onDeleteLast={onDeleteLast}
        done={done}
        presets={
          <PresetSelect label="Put in a line" names={lines.map(({ description }) => description)} onPick={putLine} />
        }
      >
        <Sum />
      </RowButtons>
    </BookingSection>
  )
}

const InvoiceRow = memo(function InvoiceRow({ index }: { index: number }) {
  const { control, register } = useFormContext<BookingForm>()
  const { errors } = useFormState({ control, name: `invoiceValues.${index}` })
  const line = index + 1
  const error = errors.invoiceValues?.[index]
  return (
    <tr {...tableRoles.row}>
      <td className="index" {...tableRoles.cell}>
        {line}
      </td>
      <td className="wide" data-label="Description" {...tableRoles.cell}>
        <CellInput
          {...register(`invoiceValues.${index}.description`)}
          label={`Description, line ${line}`}
          isText
          error={error?.description?.message}
        />
      </td>
      <td className="quantity" data-label="Qty" {...tableRoles.cell}>
        <CellInput
          {...register(`invoiceValues.${index}.quantity`)}
          label={`Quantity, line ${line}`}
          error={error?.quantity?.message}
        />
      </td>
      <td className="price" data-label="Price (US$)" {...tableRoles.cell}>
        <CellInput
          {...register(`invoiceValues.${index}.price`)}
          label={`Price, line ${line}`}
          error={error?.price?.message}
        />
      </td>
      <td className="price" data-label="Total" {...tableRoles.cell}>
        <RowTotal index={index} />
      </td>
    </tr>
  )
})

function RowTotal({ index }: { index: number }) {
  const total = useFromFields([`invoiceValues.${index}`], ([row]) => (row ? rowTotalText(row) : ''))
  return (
    <input
      className="form-control cc-number-field"
      name={`invoiceValues.${index}.total`}
      aria-label={`Total, line ${index + 1}`}
      readOnly
      tabIndex={-1}
      value={total}
    />
  )
}

function Sum() {
  const sum = useFromFields(['invoiceValues'], ([rows]) => invoiceSumText(rows))
  return sum === null ? (
    <>Sum: a quantity or price cannot be read</>
  ) : (
    <>
      Sum <b>{sum}</b>
    </>
  )
}
