import { memo } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { DeskButton } from '@/components/desk/DeskButton'
import type { Offered } from '@/domain/booking/bookAgain'
import type { CellNote, FileChecks } from '@/domain/from-file/checkedShipment'
import { cellText, readCell } from '@/domain/from-file/fileCells'
import { type ColumnId, columnName, columnOf, isOfRows } from '@/domain/from-file/fileColumns'
import { numberRulesOf } from '@/domain/forms/bookingForm'
import type { FileLine } from '@/domain/from-file/linesOf'
import { newTab } from '@/domain/links'
import { doubtfulReading } from '@/domain/typedNumbers'
import { paths } from '@/paths'
import { fileChoices } from '@/texts/fileChoices'
import { inLanguage } from '@/texts/inLanguage'
import { say } from '@/texts/say'
import { t } from '@/texts/t'
import { versionTexts } from '../submit/versionTexts'
import { focusRow } from './focusRow'
import type { ShownShipment } from './shipmentReader'

interface GridRowProps {
  shipment: ShownShipment
  line: FileLine
  /** Their ids, separated by spaces. */
  columns: string
  checks: FileChecks
  /** It is being booked, or looked up. */
  isBusy: boolean
  isRunning: boolean
  /** Only the clerk can tell whether it is booked. */
  isDoubtful: boolean
  onEdit: (shipment: ShownShipment, line: number, column: ColumnId, text: string) => void
  onDecide: (no: number) => void
  onBookAgain: (shipment: ShownShipment) => void
  onLeaveOut: (shipment: ShownShipment, line: number) => void
}

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { shipment, line, columns, checks, isBusy, onEdit, onLeaveOut } = props
  const { bookingState, notes, lines } = shipment
  const isFirst = line === lines[0]
  const isFixed = bookingState === 'booked' || bookingState === 'open' || isBusy
  const rowName = t('fromFile.rowNo', { no: line.no })
  return (
    <tr className={`${bookingState}${isFirst ? '' : ' further'}`} data-of={shipment.no} data-row={line.no}>
      <th scope="row">
        <span className="no d-block fw-semibold">{rowName}</span>
        {isFirst && <ShipmentState {...props} />}
        {!isFixed && (
          <DeskButton
            look="inline"
            className="leave-out"
            text={t('fromFile.leaveOut')}
            disabled={props.isRunning}
            onClick={() => {
              flushSync(() => onLeaveOut(shipment, line.no))
              focusRow(line.no)
            }}
          />
        )}
      </th>
      {(columns.split(' ') as ColumnId[]).map((id) => {
        const text = cellText(line.cells[id])
        return (
          <GridCell
            key={id}
            id={id}
            line={line.no}
            text={text}
            forAll={isFirst ? shipment.forAll[id] : undefined}
            note={
              bookingState === 'booked' ? undefined : notes.find((note) => note.line === line.no && note.column === id)
            }
            offered={checks.offered}
            rowName={rowName}
            isReadOnly={isFixed || (!isFirst && !isOfRows(id))}
            onChange={(changed) => onEdit(shipment, line.no, id, changed)}
          />
        )
      })}
    </tr>
  )
})

function ShipmentState({ shipment, isBusy, isRunning, isDoubtful, onDecide, onBookAgain }: GridRowProps) {
  const { bookingState, row, notes, no, bookedAs } = shipment
  if (isBusy) return <span className="d-block text-break">{t('fromFile.isBeingBooked')}</span>
  switch (bookingState) {
    case 'booked': {
      const number = row.booked?.airwayBillNo ?? bookedAs
      const version = row.booked && versionTexts[row.bookedVersion ?? 'latest']
      return (
        <span className="d-block text-break good">
          {t(row.isEarlier || !row.booked ? 'fromFile.bookedEarlier' : 'fromFile.bookedAs')}{' '}
          {row.booked?.id ? (
            <Link to={paths.receipt(row.booked.id)} {...newTab} translate="no">
              {number}
            </Link>
          ) : (
            <span translate="no">{number}</span>
          )}
          {version && <span className="d-block bad">{t(version)}</span>}
          {row.refusal !== null && <span className="d-block bad">{inLanguage(row.refusal)}</span>}
          {row.isEarlier && (
            <DeskButton look="inline" text={t('fromFile.bookAgain')} onClick={() => onBookAgain(shipment)} />
          )}
        </span>
      )
    }
    case 'open':
      return (
        <span className="d-block text-break bad">
          {t('booking.isItBooked', { number: row.sending?.airwayBillNo ?? '' })}
          {isDoubtful && <DeskButton text={t('fromFile.decide')} disabled={isRunning} onClick={() => onDecide(no)} />}
        </span>
      )
    case 'failed':
      return <span className="d-block text-break bad">{inLanguage(row.refusal ?? '')}</span>
    case 'problem':
      return (
        <DeskButton
          look="inline"
          text={t('fromFile.problems', { count: notes.filter(({ kind }) => kind === 'problem').length })}
          className="d-block text-break bad"
          onClick={() => focusFirstWrong(no)}
        />
      )
    case 'ready':
      return <span className="d-block text-break">{t('fromFile.isReady')}</span>
  }
}

/** The first wrong cell of the shipment's rows, in the order of the screen. */
function focusFirstWrong(no: number): void {
  const cell = document.querySelector<HTMLElement>(`[data-of="${no}"] [aria-invalid]`)
  cell?.scrollIntoView({ block: 'nearest', inline: 'center' })
  cell?.focus({ preventScroll: true })
}

/** The id of the one list of countries that all cells share. */
export const COUNTRY_LIST_ID = 'from-file-countries'

interface GridCellProps {
  id: ColumnId
  line: number
  text: string
  /** The value for all shipments, which counts while the cell is blank. */
  forAll?: string | undefined
  note?: CellNote | undefined
  offered: Offered
  rowName: string
  isReadOnly?: boolean
  onChange: (text: string) => void
}

/** A cell of the grid, with its note. */
export function GridCell(props: GridCellProps) {
  const { id, line, text, forAll = '', note, offered, rowName, isReadOnly = false, onChange } = props
  const { kind } = columnOf(id)
  const noteId = `note-${line}-${id}`
  const isWrong = note?.kind === 'problem'
  // As in a field of the form: says that a comma was read as the decimal mark.
  const reading = kind === 'number' && !note ? doubtfulReading(text, numberRulesOf(id)?.unit) : null
  const control = {
    name: `${line}.${id}`,
    'aria-label': t('fromFile.cellOf', { column: say(columnName(id)), row: rowName }),
    'aria-invalid': isWrong ? true : undefined,
    'aria-describedby': note || reading ? noteId : undefined,
  } as const
  if (isReadOnly) return <td className={kind}>{text ? <bdi>{text}</bdi> : <bdi className="cc-muted">{forAll}</bdi>}</td>
  const state = isWrong ? 'is-invalid' : note ? 'doubt' : ''
  const choices = id === 'recCountry' ? [] : fileChoices(id, offered)
  const chosen = choices.find(({ value }) => value === readCell(id, text, offered).value)?.name ?? text

  return (
    <td className={kind}>
      {choices.length > 0 ? (
        <select
          {...control}
          className={`form-select ${state}`}
          value={chosen}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{forAll}</option>
          {choices.every(({ name }) => name !== chosen) && chosen !== '' && <option value={chosen}>“{chosen}”</option>}
          {choices.map(({ value, name }) => (
            <option key={value} value={name}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          className={`form-control ${state}`}
          dir={kind === 'text' || kind === 'choice' ? 'auto' : 'ltr'}
          inputMode={kind === 'number' ? 'decimal' : kind === 'phone' ? 'tel' : 'text'}
          autoComplete="off"
          list={id === 'recCountry' ? COUNTRY_LIST_ID : undefined}
          placeholder={forAll}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {note && (
        <span className={isWrong ? 'note d-block text-break bad' : 'note d-block text-break'} id={noteId}>
          {say(note.message)}
          {note.instead !== null && (
            <DeskButton
              look="inline"
              text={t('fromFile.use', { instead: note.instead })}
              onClick={() => onChange(note.instead ?? '')}
            />
          )}
        </span>
      )}
      {reading !== null && (
        <span className="form-text d-block" id={noteId}>
          {t('booking.readAs', { plain: reading })}
        </span>
      )}
    </td>
  )
}
