import { memo, useState, type KeyboardEvent } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import {
  columnOf,
  fillableColumns,
  groupNames,
  requiredColumns,
  type ColumnGroup,
  type ColumnId,
} from '@/domain/from-file/fileColumns'
import { useCountries } from '../../fields/useOptions'
import type { FileChecks } from '@/domain/from-file/checkedShipment'
import { COUNTRIES, GridCell } from './GridCell'
import { GridRow, idsIn } from './GridRow'
import type { ShownShipment } from '../fileState'
import type { FileBookingsModel } from '../useFileBookings'
import { t } from '@/texts/t'

interface FileGridProps {
  bookings: FileBookingsModel
  onDecide: (no: number) => void
}

/** Rows of the file on a page: so many inputs are quick everywhere. */
const AT_ONCE = 50

const noteOf = ({ notes }: ShownShipment, kind: 'problem' | 'doubt') => notes.filter((note) => note.kind === kind)

/** The shipments in cells, where what is wrong is told and corrected. */
export function FileGrid({ bookings, onDecide }: FileGridProps) {
  const { state, progress, checks, shipments, edit, setForAll, bookAgain } = bookings
  const [isAll, setIsAll] = useState(false)
  const [isWrongOnly, setIsWrongOnly] = useState(false)
  const [page, setPage] = useState(0)

  const required = requiredColumns()
  const noted = new Set(
    shipments.flatMap(({ standing, notes }) => (standing === 'booked' ? [] : notes.map(({ column }) => column))),
  )
  const columns = fillableColumns.filter(
    (id) => isAll || state.match.includes(id) || required.has(id) || noted.has(id) || Boolean(state.forAll[id]),
  )
  // One text: rows are drawn again only if they, or the columns, are others.
  const shown = columns.join(' ')
  const groups = columns.reduce<{ group: ColumnGroup; count: number; first: ColumnId }[]>((all, id) => {
    const { group } = columnOf(id)
    const last = all.at(-1)
    if (last?.group === group) last.count += 1
    else all.push({ group, count: 1, first: id })
    return all
  }, [])

  const toCorrect = shipments.filter(({ standing, row }) => standing !== 'booked' || (row.isEarlier && row.booked))
  const listed = isWrongOnly
    ? toCorrect.filter((shipment) => shipment.standing !== 'ready' || noteOf(shipment, 'doubt').length > 0)
    : shipments
  const lines = listed.flatMap((shipment) => shipment.lines.map((line) => ({ shipment, line })))
  const pages = Math.max(1, Math.ceil(lines.length / AT_ONCE))
  const current = Math.min(page, pages - 1)
  const proposals = shipments.flatMap((shipment) =>
    shipment.standing === 'booked' || shipment.standing === 'open'
      ? []
      : shipment.notes.flatMap(({ line, column, instead }) =>
          instead === null ? [] : [{ shipment, line, column, instead }],
        ),
  )
  const takeAll = () => {
    for (const { shipment, line, column, instead } of proposals) edit(shipment, line, column, instead)
  }

  return (
    <section className="cc-file-grid" aria-label={t('fromFile.shipments')}>
      <div className="tools">
        <FormCheck
          id="from-file-wrong"
          label={t('fromFile.wrongOnly')}
          checked={isWrongOnly}
          onChange={({ target }) => setIsWrongOnly(target.checked)}
        />
        <FormCheck
          id="from-file-all"
          label={t('fromFile.allColumns')}
          checked={isAll}
          onChange={({ target }) => setIsAll(target.checked)}
        />
        {proposals.length > 0 && (
          <button className="btn btn-light" type="button" onClick={takeAll}>
            {t('fromFile.takeProposals', { count: proposals.length })}
          </button>
        )}
        {pages > 1 && (
          <nav className="pages" aria-label={t('fromFile.pages')}>
            <button
              className="btn btn-light"
              type="button"
              disabled={current === 0}
              onClick={() => setPage(current - 1)}
            >
              {t('fromFile.previous')}
            </button>
            <span>{t('fromFile.pageOf', { page: current + 1, pages })}</span>
            <button
              className="btn btn-light"
              type="button"
              disabled={current === pages - 1}
              onClick={() => setPage(current + 1)}
            >
              {t('fromFile.next')}
            </button>
          </nav>
        )}
      </div>
      <div className="frame">
        <table onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <td />
              {groups.map(({ group, count, first }) => (
                <th key={first} scope="colgroup" colSpan={count}>
                  <span>{t(groupNames[group])}</span>
                </th>
              ))}
            </tr>
            <tr>
              <th scope="col">{t('fromFile.row')}</th>
              {columns.map((id) => (
                <th key={id} scope="col">
                  {t(columnOf(id).label)}
                  {required.has(id) && <span aria-hidden="true"> *</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <ForAllRow columns={shown} checks={checks} onChange={setForAll} />
            {lines.slice(current * AT_ONCE, (current + 1) * AT_ONCE).map(({ shipment, line }) => (
              <GridRow
                key={line.no}
                shipment={shipment}
                line={line}
                columns={shown}
                checks={checks}
                isBusy={progress.run?.no === shipment.no}
                isRunning={progress.run !== null}
                isDoubtful={shipment.no in progress.doubts}
                onEdit={edit}
                onDecide={onDecide}
                onBookAgain={bookAgain}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Countries />
    </section>
  )
}

interface ForAllRowProps {
  /** Their ids. */
  columns: string
  checks: FileChecks
  onChange: (column: ColumnId, text: string) => void
}

/** What fills the blank cells of all shipments. */
const ForAllRow = memo(function ForAllRow({ columns, checks, onChange }: ForAllRowProps) {
  return (
    <tr className="for-all">
      <th scope="row">{t('fromFile.forAll')}</th>
      {idsIn(columns).map((id) => (
        <GridCell
          key={id}
          id={id}
          line={0}
          text={checks.forAll[id] ?? ''}
          offered={checks.offered}
          rowName={t('fromFile.forAll')}
          onChange={(text) => onChange(id, text)}
        />
      ))}
    </tr>
  )
})

const Countries = memo(function Countries() {
  const { data: countries = [] } = useCountries()
  return (
    <datalist id={COUNTRIES}>
      {countries.map(({ name }) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
})

/** Up and down, and Enter, as in a spreadsheet; where a list opens with the arrows, Enter alone. */
function onKeyDown(event: KeyboardEvent): void {
  const { target, key, shiftKey } = event
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || event.nativeEvent.isComposing)
    return
  const hasList = target instanceof HTMLSelectElement || target.hasAttribute('list')
  const way = key === 'Enter' ? (shiftKey ? -1 : 1) : hasList ? 0 : key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (way === 0) return
  event.preventDefault()
  const column = target.closest('td')?.cellIndex ?? -1
  let row: Element | null | undefined = target.closest('tr')
  do row = way > 0 ? row?.nextElementSibling : row?.previousElementSibling
  while (row && !controlAt(row, column))
  const next = row && controlAt(row, column)
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}

const controlAt = (row: Element, column: number) =>
  (row as HTMLTableRowElement).cells[column]?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select')
