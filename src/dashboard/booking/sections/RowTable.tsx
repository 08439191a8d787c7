import { memo, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { tableRoles } from '@/components/dataTable/tableRoles'
import { emptyDimensionRow, emptyInvoiceRow, type BookingForm } from '@/domain/forms/bookingForm'
import { pastedText, readPastedRows, rowColumns } from '@/domain/forms/pastedRows'
import { Icon } from '@/components/Icon'
import { CellInput } from '../fields/BookingText'
import { PresetSelect } from '../presets/PresetSelect'
import { BookingSection } from './BookingSection'

type Table = 'dimValues' | 'invoiceValues'
type Row = Record<string, string>

/** Rows that took the place of others: pasted ones, or none of one that was removed or emptied. */
interface Change {
  index: number
  before: readonly Row[]
  after: number
  text: string
}

const emptyRows: Record<Table, Row> = { dimValues: emptyDimensionRow, invoiceValues: emptyInvoiceRow }

const isEmpty = (row: Row | undefined) => Object.values(row ?? {}).every((cell) => cell === '')
const cellNamed = (name: string): HTMLElement | undefined => document.getElementsByName(name)[0]

/** The first row is emptied rather than removed. What was removed or pasted can be undone, the latest first. */
function useRows(table: Table) {
  const { control, getValues, setValue } = useFormContext<BookingForm>()
  const { fields, append, insert, remove } = useFieldArray({ control, name: table })
  const [past, setPast] = useState<readonly Change[]>([])
  const rows = fields.length
  const cellOf = (row: number, cell: string = rowColumns[table][0]) => `${table}.${row}.${cell}`
  const rowAt = (index: number): Row => ({ ...getValues(table)[index] })
  const write = (index: number, row: Row) => {
    for (const [cell, value] of Object.entries(row)) setValue(cellOf(index, cell) as `dimValues.${number}.width`, value)
  }

  const onAdd = () => append({ ...emptyRows[table] } as never, { focusName: cellOf(rows) })
  const onDelete = (index: number) => {
    const row = rowAt(index)
    if (index === 0 && isEmpty(row)) return
    if (index === 0) write(0, emptyRows[table])
    else {
      leave(index)
      remove(index)
    }
    const text = index === 0 ? 'Row 1 emptied.' : `Row ${index + 1} removed.`
    setPast([...past, { index, before: [row], after: 0, text }])
  }
  /** Moves the focus to the same cell of a neighbouring row, because it would be lost with the deleted one. */
  const leave = (index: number) => {
    const focused = document.activeElement
    const cell = focused instanceof HTMLInputElement ? focused.name.split('.')[2] : undefined
    if (cell === undefined || !focused?.closest('table')) return
    ;(cellNamed(cellOf(index + 1, cell)) ?? cellNamed(cellOf(index - 1, cell)))?.focus()
  }
  const onPasteCapture = (event: ClipboardEvent) => {
    const [, row, column] = event.target instanceof HTMLInputElement ? event.target.name.split('.') : []
    if (row === undefined || column === undefined) return
    const index = Number(row)
    const block = readPastedRows(event.clipboardData.getData('text'), table, { row: index, column })
    if (!block) return
    event.preventDefault()
    const before = block.rows.slice(0, rows - index).map((_, place) => rowAt(index + place))
    before.forEach((each, place) => write(index + place, { ...each, ...block.rows[place] }))
    const added = block.rows.slice(before.length).map((each) => ({ ...emptyRows[table], ...each }))
    if (added.length > 0) append(added as never, { shouldFocus: false })
    setPast([...past, { index, before, after: block.rows.length, text: pastedText(block) }])
  }
  const undo = ({ index, before, after }: Change) => {
    setPast(past.slice(0, -1))
    const [first] = before
    const place = Math.min(index, rows)
    // What was typed since into an emptied row stays.
    if (after === 0 && first && !(place === 0 && isEmpty(rowAt(0)))) {
      insert(place, first as never, { focusName: cellOf(place) })
      return
    }
    before.forEach((row, at) => write(index + at, row))
    const added = Array.from({ length: Math.max(0, after - before.length) }, (_, at) => index + before.length + at)
    if (added.length > 0) remove(added.filter((row) => row < rows))
    cellNamed(cellOf(index))?.focus()
  }
  const last = past.at(-1)
  return {
    fields,
    onAdd,
    onDelete,
    onPasteCapture,
    done: last && { text: last.text, undo: () => undo(last) },
    /** Fills the last row if it is empty, else appends one. */
    put: (row: Row) => {
      if (isEmpty(rowAt(rows - 1))) write(rows - 1, row)
      else append({ ...row } as never, { focusName: cellOf(rows) })
    },
  }
}

export interface RowColumn {
  cell: string
  label: string
  /** For screen readers; by default the label. */
  spoken?: string
  isText?: boolean
  heading?: 'number' | 'cc-required'
}

interface RowTableProps {
  table: Table
  section: 'dimensions' | 'invoice'
  note?: string
  caption: string
  /** The table's name on its buttons. */
  name: string
  /** The heading of the numbers of the rows, for screen readers. */
  index: string
  columns: readonly RowColumn[]
  /** A cell's name for screen readers, its row counted from 1. */
  nameOf: (column: string, row: number) => string
  presets: { label: string; names: readonly string[]; rows: readonly Row[] }
  /** A last column that is calculated. */
  total?: { label: string; cell: (index: number) => ReactNode } | undefined
  children: ReactNode
}

/** Alt + Enter appends a row, Alt + Shift + Enter removes the current one; a key held down acts once. */
export function RowTable({ table, section, note, caption, name, index, presets, children, ...row }: RowTableProps) {
  const { columns, nameOf, total } = row
  const { fields, onAdd, onDelete, onPasteCapture, done, put } = useRows(table)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (event.repeat) return
    const within = event.target instanceof Element ? event.target.closest<HTMLTableRowElement>('tbody tr') : null
    if (!event.shiftKey) onAdd()
    else if (within) onDelete(within.sectionRowIndex)
  }
  return (
    <BookingSection section={section} note={note} onKeyDown={onKeyDown}>
      <table className={`cc-lines cc-${section}`} {...tableRoles.table} onPasteCapture={onPasteCapture}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th className="index" {...tableRoles.columnHead}>
              <span className="visually-hidden">{index}</span>
            </th>
            {columns.map(({ cell, label, heading }) => (
              <th key={cell} className={heading} {...tableRoles.columnHead}>
                {label}
              </th>
            ))}
            {total && (
              <th className="number" {...tableRoles.columnHead}>
                {total.label}
              </th>
            )}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {fields.map((field, at) => (
            <TableRow key={field.id} table={table} index={at} columns={columns} nameOf={nameOf} total={total} />
          ))}
        </tbody>
      </table>
      <div className="cc-add">
        <button className="btn btn-light" type="button" aria-keyshortcuts="Alt+Enter" onClick={onAdd}>
          <Icon name="add" small />
          Add row <span className="visually-hidden">to {name}</span>
        </button>
        <button
          className="btn btn-light"
          type="button"
          disabled={fields.length === 1}
          onClick={() => onDelete(fields.length - 1)}
        >
          <Icon name="delete" small />
          Delete row <span className="visually-hidden">of {name}</span>
        </button>
        <PresetSelect label={presets.label} names={presets.names} onPick={(at) => put(presets.rows[at] ?? {})} />
        <output>{children}</output>
      </div>
      <p className="cc-undo" role="status">
        {done && (
          <>
            {done.text}{' '}
            <button className="btn btn-link p-0 cc-inline" type="button" onClick={done.undo}>
              Undo <span className="visually-hidden">for {name}</span>
            </button>
          </>
        )}
      </p>
    </BookingSection>
  )
}

interface TableRowProps extends Pick<RowTableProps, 'table' | 'columns' | 'nameOf' | 'total'> {
  index: number
}

const TableRow = memo(function TableRow({ table, index, columns, nameOf, total }: TableRowProps) {
  const { control, register } = useFormContext<BookingForm>()
  const { errors } = useFormState({ control, name: `${table}.${index}` })
  const ofRow = errors[table]?.[index] as Record<string, { message?: string } | undefined> | undefined
  return (
    <tr {...tableRoles.row}>
      <td className="index" {...tableRoles.cell}>
        {index + 1}
      </td>
      {columns.map(({ cell, label, spoken = label, isText = false }) => (
        <td key={cell} className={isText ? 'wide' : undefined} data-label={label} {...tableRoles.cell}>
          <CellInput
            {...register(`${table}.${index}.${cell}` as `dimValues.${number}.width`)}
            label={nameOf(spoken, index + 1)}
            isText={isText}
            error={ofRow?.[cell]?.message}
          />
        </td>
      ))}
      {total && (
        <td data-label={total.label} {...tableRoles.cell}>
          {total.cell(index)}
        </td>
      )}
    </tr>
  )
})
