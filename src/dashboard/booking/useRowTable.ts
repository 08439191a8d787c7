import { useFieldArray, useFormContext } from 'react-hook-form'
import { emptyDimensionRow, emptyInvoiceRow, type BookingForm } from '@/domain/forms/bookingForm'
import { rowKeys } from './rowKeys'

type Table = 'dimValues' | 'invoiceValues'

const emptyRows = { dimValues: emptyDimensionRow, invoiceValues: emptyInvoiceRow }
const firstCells = { dimValues: 'length', invoiceValues: 'description' } as const

/**
 * A row table (specification 2): the first row stays, a new one comes at the end, the last one goes.
 *
 * @param table which of the two
 */
export function useRowTable<Name extends Table>(table: Name) {
  const { control, getValues, setValue } = useFormContext<BookingForm>()
  const { fields, append, remove } = useFieldArray<BookingForm, Table>({ control, name: table })
  const rows = fields.length
  const cellOf = (row: number) => `${table}.${row}.${firstCells[table]}`

  const onAdd = () => append({ ...emptyRows[table] }, { focusName: cellOf(rows) })
  const onDelete = () => {
    remove(rows - 1)
    // The focus may have stood in the row that goes; on the button it stays.
    if (document.activeElement?.closest('table')) document.getElementsByName(cellOf(rows - 2))[0]?.focus()
  }
  return {
    fields,
    onAdd,
    onDelete,
    onKeyDown: rowKeys({ onAdd, onDelete, rows }),
    /** Puts a whole row in: into the last one if that is empty, else behind it. */
    put: (row: BookingForm[Name][number]) => {
      const last = getValues(`${table}.${rows - 1}`)
      if (Object.values(last).some((cell) => cell !== '')) append(row, { focusName: cellOf(rows) })
      else
        for (const [cell, value] of Object.entries(row))
          setValue(`${table}.${rows - 1}.${cell}` as never, value as never)
    },
  }
}
