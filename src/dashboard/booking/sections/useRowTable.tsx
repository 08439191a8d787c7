import { useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { emptyDimensionRow, emptyInvoiceRow, type BookingForm } from '@/domain/forms/bookingForm'
import { pastedText, readPastedRows } from '@/domain/forms/pastedRows'
import { Icon } from '@/components/Icon'

type Table = 'dimValues' | 'invoiceValues'

const emptyRows = { dimValues: emptyDimensionRow, invoiceValues: emptyInvoiceRow }
const firstCells = { dimValues: 'length', invoiceValues: 'description' } as const

interface Removed<Row> {
  index: number
  row: Row
}

interface Pasted<Row> {
  index: number
  /** The rows that were there, and are filled now. */
  before: readonly Row[]
  /** How many were added after them. */
  added: number
  text: string
}

const isEmpty = (row: Record<string, string>) => Object.values(row).every((cell) => cell === '')
const cellNamed = (name: string): HTMLElement | undefined => document.getElementsByName(name)[0]

/** The first row is emptied rather than removed. What was removed or pasted can be undone, the latest first. */
export function useRowTable<Name extends Table>(table: Name) {
  const { control, getValues, setValue } = useFormContext<BookingForm>()
  const { fields, append, insert, remove } = useFieldArray<BookingForm, Table>({ control, name: table })
  type Row = BookingForm[Name][number]
  const [past, setPast] = useState<readonly (Removed<Row> | Pasted<Row>)[]>([])
  const rows = fields.length
  const cellOf = (row: number, cell: string = firstCells[table]) => `${table}.${row}.${cell}`

  const write = (index: number, row: BookingForm[Name][number]) => {
    for (const [cell, value] of Object.entries(row))
      setValue(`${table}.${index}.${cell}` as never, value as never, { shouldDirty: true })
  }
  const onAdd = () => append({ ...emptyRows[table] }, { focusName: cellOf(rows) })
  const onDelete = (index: number) => {
    const row = { ...getValues(`${table}.${index}`) } as BookingForm[Name][number]
    if (index === 0) {
      if (isEmpty({ ...row })) return
      write(0, { ...emptyRows[table] })
    } else {
      leave(index)
      remove(index)
    }
    setPast([...past, { index, row }])
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
    const before = getValues(table)
      .slice(index, index + block.rows.length)
      .map((each) => ({ ...each }))
    before.forEach((each, place) => write(index + place, { ...each, ...block.rows[place] }))
    const added = block.rows.slice(before.length).map((each) => ({ ...emptyRows[table], ...each }))
    if (added.length > 0) append(added, { shouldFocus: false })
    setPast([...past, { index, before, added: added.length, text: pastedText(block) }])
  }
  const undo = () => {
    const last = past.at(-1)
    if (!last) return
    setPast(past.slice(0, -1))
    if ('before' in last) {
      const { index, before, added } = last
      before.forEach((row, place) => write(index + place, row))
      if (added > 0)
        remove(Array.from({ length: added }, (_, place) => index + before.length + place).filter((row) => row < rows))
      cellNamed(cellOf(index))?.focus()
      return
    }
    const index = Math.min(last.index, rows)
    if (index === 0 && isEmpty({ ...getValues(`${table}.0`) })) {
      write(0, last.row)
      cellNamed(cellOf(0))?.focus()
    } else insert(index, last.row, { focusName: cellOf(index) })
  }
  const last = past.at(-1)
  return {
    fields,
    onAdd,
    onDeleteLast: () => onDelete(rows - 1),
    onKeyDown: rowKeys({ onAdd, onDelete }),
    onPasteCapture,
    done: last ? { text: 'text' in last ? last.text : removedText(last.index + 1), undo } : null,
    /** Fills the last row if it is empty, else appends one. */
    put: (row: BookingForm[Name][number]) => {
      if (isEmpty({ ...getValues(`${table}.${rows - 1}`) })) write(rows - 1, row)
      else append(row, { focusName: cellOf(rows) })
    },
  }
}

const removedText = (row: number) => `Row ${row} ${row === 1 ? 'emptied' : 'removed'}.`

interface RowKeys {
  onAdd: () => void
  /** Counted from 0. */
  onDelete: (index: number) => void
}

/** Alt + Enter appends a row, Alt + Shift + Enter removes the current one; a key held down acts once. */
function rowKeys({ onAdd, onDelete }: RowKeys) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (event.repeat) return
    if (!event.shiftKey) {
      onAdd()
      return
    }
    const row = event.target instanceof Element ? event.target.closest<HTMLTableRowElement>('tbody tr') : null
    if (row) onDelete(row.sectionRowIndex)
  }
}

interface RowButtonsProps {
  /** The table's name for screen readers. */
  table: string
  rows: number
  onAdd: () => void
  onDeleteLast: () => void
  /** What was done last, and can be undone. */
  done: { text: string; undo: () => void } | null
  presets?: ReactNode
  children: ReactNode
}

export function RowButtons({ table, rows, onAdd, onDeleteLast, done, presets, children }: RowButtonsProps) {
  return (
    <>
      <div className="cc-add">
        <button className="btn btn-light" type="button" aria-keyshortcuts="Alt+Enter" onClick={onAdd}>
          <Icon name="add" small />
          Add row <span className="visually-hidden">to {table}</span>
        </button>
        <button className="btn btn-light" type="button" disabled={rows === 1} onClick={onDeleteLast}>
          <Icon name="delete" small />
          Delete row <span className="visually-hidden">of {table}</span>
        </button>
        {presets}
        <output>{children}</output>
      </div>
      <p className="cc-undo" role="status">
        {done && (
          <>
            {done.text}{' '}
            <button className="btn btn-link p-0 cc-inline" type="button" onClick={done.undo}>
              Undo <span className="visually-hidden">for {table}</span>
            </button>
          </>
        )}
      </p>
    </>
  )
}
