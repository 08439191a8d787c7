import { memo } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { DeskButton } from '@/components/desk/DeskButton'
import type { FileChecks } from '@/domain/from-file/checkedShipment'
import { cellText } from '@/domain/from-file/fileCells'
import { type ColumnId, isOfRows } from '@/domain/from-file/fileColumns'
import type { FileLine } from '@/domain/from-file/linesOf'
import { newTab } from '@/domain/links'
import { paths } from '@/paths'
import { inLanguage } from '@/texts/inLanguage'
import { t } from '@/texts/t'
import { versionTexts } from '../submit/versionTexts'
import { GridCell } from './GridCell'
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
