import { type ClipboardEvent, type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { tableRoles } from '@/components/dataTable/tableRoles'
import { DeskButton } from '@/components/desk/DeskButton'
import { type BookingForm, emptyDimensionRow, emptyInvoiceRow } from '@/domain/forms/bookingForm'
import { MAX_ROWS, pastedMessage, readPastedRows, rowColumns } from '@/domain/forms/pastedRows'
import { readTyped } from '@/domain/typedNumbers'
import { hidden, rich } from '@/texts/rich'
import { say } from '@/texts/say'
import { t, type TextKey } from '@/texts/t'
import { CellInput } from '../fields/CellInput'
import { useFromFields } from '../fields/useFromFields'
import { useBlurMessage } from '../fields/useBlurMessage'
import { PresetSelect } from '../presets/PresetSelect'
import { BookingSection } from './BookingSection'

type Table = 'dimValues' | 'invoiceValues'
type Row = Record<string, string>

/** A change that Undo takes back: `after` rows have replaced the rows `before`; none, if a row was removed. */
interface Change {
  index: number
  before: readonly Row[]
  after: number
  text: string
}

const emptyRows: Record<Table, Row> = { dimValues: emptyDimensionRow, invoiceValues: emptyInvoiceRow }

const isEmpty = (row: Row | undefined) => Object.values(row ?? {}).every((cell) => cell === '')

/** The first row is emptied rather than removed. What was removed or pasted can be undone, the latest first. */
function useRows(table: Table) {
  const { control, getValues } = useFormContext<BookingForm>()
  const { fields, append, insert, remove } = useFieldArray({ control, name: table })
  const [past, setPast] = useState<readonly Change[]>([])
  const count = fields.length
  const rowsFrom = (index: number, end?: number): Row[] => getValues(table).slice(index, end)
  const focus = (row: number, cell: string = rowColumns[table][0]) =>
    document.getElementsByName(`${table}.${row}.${cell}`)[0]?.focus()
  const splice = (index: number, removed: number, rows: readonly Row[]) =>
    flushSync(() => {
      remove(Array.from({ length: Math.min(removed, count - index) }, (_, at) => index + at))
      if (rows.length > 0) insert(index, rows.map((row) => ({ ...row })) as never, { shouldFocus: false })
    })

  const onAdd = () =>
    append({ ...emptyRows[table] } as never, { focusName: `${table}.${count}.${rowColumns[table][0]}` })
  const onDelete = (index: number) => {
    const before = rowsFrom(index, index + 1)
    if (index === 0 && isEmpty(before[0])) return
    const focused = document.activeElement
    const cell =
      focused instanceof HTMLInputElement && focused.closest('table') ? focused.name.split('.')[2] : undefined
    splice(index, 1, index === 0 ? [emptyRows[table]] : [])
    // The focused field was removed with its row, or the pressed button disappears because only one row is left.
    if (cell !== undefined) focus(Math.min(index, count - 2), cell)
    else if (count <= 2) focus(0)
    const text = index === 0 ? t('booking.firstRowCleared') : t('booking.rowRemoved', { row: index + 1 })
    setPast([...past, { index, before, after: 0, text }])
  }
  const onPasteCapture = (event: ClipboardEvent) => {
    const [, row, column] = event.target instanceof HTMLInputElement ? event.target.name.split('.') : []
    if (row === undefined || column === undefined) return
    const index = Number(row)
    const block = readPastedRows(event.clipboardData.getData('text'), table, { row: index, column })
    if (!block) return
    event.preventDefault()
    const after = block.rows.length
    const before = rowsFrom(index, index + after)
    splice(
      index,
      after,
      block.rows.map((each, at) => ({ ...emptyRows[table], ...before[at], ...each })),
    )
    focus(index, column)
    setPast([...past, { index, before, after, text: say(pastedMessage(block)) }])
  }
  const undo = ({ index, before, after }: Change) => {
    setPast(past.slice(0, -1))
    // If something has been typed into the emptied first row since, that stays, and the old row is inserted before it.
    const isStillEmptied = index === 0 && after === 0 && isEmpty(rowsFrom(0)[0])
    splice(index, isStillEmptied ? 1 : after, before)
    focus(before.length > 0 ? index : index - 1)
  }
  const last = past.at(-1)
  return {
    fields,
    onAdd,
    onDelete,
    onPasteCapture,
    done: last && { text: last.text, undo: () => undo(last) },
    /** The last row, repeated so that it is there this many times. */
    onTimes: (times: number) => {
      const [row] = rowsFrom(count - 1)
      const added = Math.min(times - 1, MAX_ROWS - count)
      if (!row || isEmpty(row) || added < 1) return
      splice(count, 0, Array<Row>(added).fill(row))
      const text = t('booking.rowTimes', { row: count, times: added + 1 })
      setPast([...past, { index: count, before: [], after: added, text }])
    },
    /** Fills the last row if it is empty, else appends one. */
    put: (row: Row) => {
      const index = isEmpty(rowsFrom(count - 1)[0]) ? count - 1 : count
      splice(index, 1, [row])
      focus(index)
    },
  }
}

interface RowColumn {
  cell: string
  label: TextKey
  /** For screen readers; by default the label. */
  spoken?: TextKey
  /** Words, which are required; a number otherwise. */
  isText?: boolean
}

export interface TableTexts {
  table: Table
  section: 'dimensions' | 'invoice'
  note?: TextKey
  caption: TextKey
  add: TextKey
  remove: TextKey
  undo: TextKey
  /** The heading of the numbers of the rows, for screen readers. */
  index: TextKey
  columns: readonly RowColumn[]
  /** A cell's name for screen readers, its row counted from 1. */
  nameOf: (label: string, row: number) => string
  presets: TextKey
  times: TextKey
}

interface RowTableProps {
  texts: TableTexts
  presets: readonly { name: string; row: Row }[]
  /** Draws a last column, which is calculated. */
  total?: ((index: number) => ReactNode) | undefined
  /** Beside the heading. */
  status?: ReactNode
  /** Shown below, in the same card. */
  after?: ReactNode
  /** What is calculated from all rows. */
  children: ReactNode
}

/** Alt + Enter appends a row, Alt + Shift + Enter removes the current one; a key held down acts once. */
export function RowTable({ texts, presets, total, status, after, children }: RowTableProps) {
  const { table, section, note, caption, add, remove, undo, index, columns, times } = texts
  const { fields, onAdd, onDelete, onPasteCapture, onTimes, done, put } = useRows(table)
  const isLastFilled = useFromFields([table], ([rows]) => !isEmpty(rows.at(-1)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (event.repeat) return
    const within = event.target instanceof Element ? event.target.closest<HTMLTableRowElement>('tbody tr') : null
    if (!event.shiftKey) onAdd()
    else if (within) onDelete(within.sectionRowIndex)
  }
  return (
    <BookingSection section={section} note={note && t(note)} status={status} onKeyDown={onKeyDown}>
      <table className={`cc-lines cc-${section}`} {...tableRoles.table} onPasteCapture={onPasteCapture}>
        <caption className="visually-hidden">{t(caption)}</caption>
        <thead className="cc-wide-only" {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th className="index" {...tableRoles.columnHead}>
              <span className="visually-hidden">{t(index)}</span>
            </th>
            {columns.map(({ cell, label, isText }) => (
              <th key={cell} className={isText ? 'cc-required' : 'number'} {...tableRoles.columnHead}>
                {t(label)}
              </th>
            ))}
            {total && (
              <th className="number" {...tableRoles.columnHead}>
                {t('booking.lineTotal')}
              </th>
            )}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {fields.map((field, at) => (
            <TableRow key={field.id} texts={texts} index={at} total={total} />
          ))}
        </tbody>
      </table>
      <div className="cc-add cc-beside">
        <DeskButton icon="add" text={rich(add, { hidden })} aria-keyshortcuts="Alt+Enter" onClick={onAdd} />
        <DeskButton
          icon="delete"
          text={rich(remove, { hidden })}
          disabled={fields.length === 1}
          onClick={() => onDelete(fields.length - 1)}
        />
        <PresetSelect
          label={t(texts.presets)}
          names={presets.map((preset) => preset.name)}
          onPick={(at) => put(presets[at]?.row ?? {})}
        />
        {isLastFilled && <Times label={t(times)} onTimes={onTimes} />}
        <output className="ms-auto text-end">{children}</output>
      </div>
      <p className="cc-aside" role="status">
        {done && (
          <>
            {done.text} <DeskButton look="inline" text={rich(undo, { hidden })} onClick={done.undo} />
          </>
        )}
      </p>
      {after}
    </BookingSection>
  )
}

interface TableRowProps extends Pick<RowTableProps, 'texts' | 'total'> {
  index: number
}

const TableRow = memo(function TableRow({ texts, index, total }: TableRowProps) {
  const { table, columns, nameOf } = texts
  const { control } = useFormContext<BookingForm>()
  const { errors } = useFormState({ control, name: `${table}.${index}` })
  const ofRow = errors[table]?.[index] as Record<string, { message?: string } | undefined> | undefined
  return (
    <tr {...tableRoles.row}>
      <td className="index cc-wide-only" {...tableRoles.cell}>
        {index + 1}
      </td>
      {columns.map(({ cell, label, spoken = label, isText = false }) => (
        <td key={cell} className={isText ? 'wide' : undefined} data-label={t(label)} {...tableRoles.cell}>
          <RowCell
            name={`${table}.${index}.${cell}` as CellName}
            label={nameOf(t(spoken), index + 1)}
            isText={isText}
            error={ofRow?.[cell]?.message}
          />
        </td>
      ))}
      {total && (
        <td data-label={t('booking.lineTotal')} {...tableRoles.cell}>
          {total(index)}
        </td>
      )}
    </tr>
  )
})

type CellName = `dimValues.${number}.width`

function RowCell({
  name,
  error,
  ...input
}: {
  name: CellName
  label: string
  isText: boolean
  error?: string | undefined
}) {
  const { register } = useFormContext<BookingForm>()
  const registered = register(name)
  const blurMessage = useBlurMessage(name)
  return (
    <CellInput
      {...input}
      {...registered}
      onBlur={(event) => {
        void registered.onBlur(event)
        blurMessage.onLeft()
      }}
      error={error ?? blurMessage.problem}
      hint={blurMessage.hint}
    />
  )
}

/** “× n” of the last row. Enter then goes on to the next field, as anywhere. */
function Times({ label, onTimes }: { label: string; onTimes: (times: number) => void }) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const press = () => {
    apply()
    // The button is disabled now, and would lose the focus.
    field.current?.focus()
  }
  const apply = () => {
    const read = readTyped(typed)
    if (read.kind === 'number') onTimes(Math.trunc(Number(read.plain)))
    setTyped('')
  }
  return (
    <div className="cc-times">
      <input
        ref={field}
        className="form-control text-end"
        aria-label={label}
        inputMode="numeric"
        placeholder="× n"
        autoComplete="off"
        maxLength={3}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && apply()}
      />
      <DeskButton text={t('booking.repeatRow')} disabled={typed === ''} onClick={press} />
    </div>
  )
}
