import { memo } from 'react'
import { Link } from 'react-router-dom'
import { cellText } from '@/domain/from-file/fileCells'
import type { FileChecks } from '@/domain/from-file/checkedShipment'
import { isOfRows, type ColumnId } from '@/domain/from-file/fileColumns'
import type { FileLine } from '@/domain/from-file/fileShipments'
import { paths } from '@/paths'
import { inLanguage } from '@/texts/answers'
import { GridCell } from './GridCell'
import type { ShownShipment } from './fileState'
import { t } from '@/texts/t'

interface GridRowProps {
  shipment: ShownShipment
  line: FileLine
  /** Their ids. */
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
}

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { shipment, line, columns, checks, isBusy, onEdit } = props
  const { standing, notes, lines } = shipment
  const isFirst = line === lines[0]
  const isFixed = standing === 'booked' || standing === 'open' || isBusy
  const rowName = t('fromFile.rowNo', { no: line.no })
  return (
    <tr className={`${standing}${isFirst ? '' : ' further'}`} data-of={shipment.no}>
      <th scope="row">
        <span className="no">{rowName}</span>
        {isFirst && <StandingOf {...props} />}
      </th>
      {(columns.split(' ') as ColumnId[]).map((id) => {
        const text = cellText(line.cells[id])
        return (
          <GridCell
            key={id}
            id={id}
            line={line.no}
            text={text}
            forAll={isFirst ? checks.forAll[id] : undefined}
            note={standing === 'booked' ? undefined : notes.find((note) => note.line === line.no && note.column === id)}
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

function StandingOf({ shipment, isBusy, isRunning, isDoubtful, onDecide, onBookAgain }: GridRowProps) {
  const { standing, row, notes, no, bookedAs } = shipment
  if (isBusy) return <span className="d-block text-break">{t('fromFile.isBeingBooked')}</span>
  switch (standing) {
    case 'booked': {
      const number = row.booked?.airwayBillNo ?? bookedAs
      return (
        <span className="d-block text-break good">
          {t(row.isEarlier || !row.booked ? 'fromFile.bookedEarlier' : 'fromFile.bookedAs')}{' '}
          {row.booked?.id ? (
            <Link to={paths.receipt(row.booked.id)} target="_blank" rel="noopener noreferrer" translate="no">
              {number}
            </Link>
          ) : (
            <span translate="no">{number}</span>
          )}
          {row.isEarlier && (
            <button className="btn btn-link cc-inline" type="button" onClick={() => onBookAgain(shipment)}>
              {t('fromFile.bookAgain')}
            </button>
          )}
        </span>
      )
    }
    case 'open':
      return (
        <span className="d-block text-break bad">
          {t('booking.isItBooked', { number: row.sending?.airwayBillNo ?? '' })}
          {isDoubtful && (
            <button className="btn btn-light" type="button" disabled={isRunning} onClick={() => onDecide(no)}>
              {t('fromFile.decide')}
            </button>
          )}
        </span>
      )
    case 'failed':
      return <span className="d-block text-break bad">{inLanguage(row.refusal ?? '')}</span>
    case 'problem':
      return (
        <button
          className="btn btn-link cc-inline d-block text-break bad"
          type="button"
          onClick={() => focusFirstWrong(no)}
        >
          {t('fromFile.problems', { count: notes.filter(({ kind }) => kind === 'problem').length })}
        </button>
      )
    case 'ready':
      return <span className="d-block text-break">{t('fromFile.isReady')}</span>
  }
}

/** Of the shipment's rows, as they stand. */
function focusFirstWrong(no: number): void {
  const cell = document.querySelector<HTMLElement>(`[data-of="${no}"] [aria-invalid]`)
  cell?.scrollIntoView({ block: 'nearest', inline: 'center' })
  cell?.focus({ preventScroll: true })
}
