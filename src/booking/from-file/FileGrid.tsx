import { type KeyboardEvent, useState } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import { DeskButton } from '@/components/desk/DeskButton'
import type { FileChecks } from '@/domain/from-file/checkedShipment'
import { type ColumnId, columnIds, columnOf, groupNames, requiredColumns } from '@/domain/from-file/fileColumns'
import type { FileLine } from '@/domain/from-file/linesOf'
import { t, type TextKey } from '@/texts/t'
import { COUNTRY_LIST_ID, GridCell } from './GridCell'
import { GridRow } from './GridRow'
import { LeftOutRow } from './LeftOutRow'
import type { OpenFile } from './openFile'
import type { ShownShipment } from './shipmentReader'
import { withLeftOut } from './withLeftOut'

interface FileGridProps {
  file: OpenFile
  checks: FileChecks
  shipments: readonly ShownShipment[]
  onDecide: (no: number) => void
}

/** Rows of the file per page: as many inputs as are fast on every computer. */
const ROWS_PER_PAGE = 50

const needsAttention = ({ bookingState, notes, row }: ShownShipment) =>
  bookingState === 'booked'
    ? row.isEarlier || (row.bookedVersion ?? 'latest') !== 'latest'
    : bookingState !== 'ready' || notes.length > 0

/** The shipments as a grid of cells, which show what is wrong and can be corrected. */
export function FileGrid({ file, checks, shipments, onDecide }: FileGridProps) {
  const { state, progress } = file.read()
  const [isAll, setIsAll] = useState(false)
  /** The shipments that needed attention when the filter was set: they must not disappear while they are corrected. */
  const [wrong, setWrong] = useState<readonly number[] | null>(null)
  const [page, setPage] = useState(0)

  const required = requiredColumns()
  const noted = new Set(
    shipments.flatMap(({ bookingState, notes }) =>
      bookingState === 'booked' ? [] : notes.map(({ column }) => column),
    ),
  )
  /** Whether something was typed into a column that the file does not fill: it is sent, so it stays visible. */
  const isTyped = (id: ColumnId) => !state.match.includes(id) && state.lines.some(({ cells }) => id in cells)
  const columns = columnIds.filter(
    (id) =>
      (isAll && id !== 'airwayBillNo') ||
      (state.match.includes(id) && id !== 'airwayBillNo') ||
      isTyped(id) ||
      required.has(id) ||
      noted.has(id) ||
      Boolean(state.forAll[id]) ||
      shipments.some(({ forAll }) => forAll[id]),
  )
  // One string, so that the memoised rows are drawn again only when the columns change.
  const shown = columns.join(' ')
  const groups = columns.reduce<{ first: ColumnId; count: number }[]>((all, id) => {
    const last = all.at(-1)
    if (last && columnOf(last.first).group === columnOf(id).group) last.count += 1
    else all.push({ first: id, count: 1 })
    return all
  }, [])

  const listed = wrong ? shipments.filter((each) => wrong.includes(each.no) || needsAttention(each)) : shipments
  const out = state.leftOut ?? {}
  const lines = withLeftOut<{ no: number; line: FileLine; shipment: ShownShipment | null }>(
    listed.flatMap((shipment) => shipment.lines.map((line) => ({ no: line.no, line, shipment }))),
    wrong ? [] : state.lines.flatMap((line) => (line.no in out ? [{ no: line.no, line, shipment: null }] : [])),
  )
  const pages = Math.max(1, Math.ceil(lines.length / ROWS_PER_PAGE))
  const current = Math.min(page, pages - 1)
  const proposals = shipments.flatMap((shipment) =>
    ['booked', 'open'].includes(shipment.bookingState) || progress.run?.no === shipment.no
      ? []
      : shipment.notes.flatMap(({ line, column, instead }) =>
          instead === null ? [] : [() => file.edit(shipment, line, column, instead)],
        ),
  )
  const toPage = (to: number, text: TextKey) => (
    <DeskButton text={t(text)} disabled={to < 0 || to >= pages} onClick={() => setPage(to)} />
  )
  const check = (id: string, text: TextKey, isOn: boolean, turn: (isOn: boolean) => void) => (
    <FormCheck id={id} label={t(text)} checked={isOn} onChange={({ target }) => turn(target.checked)} />
  )

  return (
    <section className="cc-file-grid" aria-label={t('fromFile.shipments')}>
      <div className="tools">
        {check('from-file-wrong', 'fromFile.wrongOnly', wrong !== null, (isOn) =>
          setWrong(isOn ? shipments.filter(needsAttention).map(({ no }) => no) : null),
        )}
        {check('from-file-all', 'fromFile.allColumns', isAll, setIsAll)}
        {proposals.length > 0 && (
          <DeskButton
            text={t('fromFile.takeProposals', { count: proposals.length })}
            onClick={() => proposals.forEach((take) => take())}
          />
        )}
        {pages > 1 && (
          <nav className="pages ms-auto" aria-label={t('fromFile.pages')}>
            {toPage(current - 1, 'fromFile.previous')}
            <span>{t('fromFile.pageOf', { page: current + 1, pages })}</span>
            {toPage(current + 1, 'fromFile.next')}
          </nav>
        )}
      </div>
      <div className="frame">
        <table onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <td />
              {groups.map(({ first, count }) => (
                <th className="cc-muted" key={first} scope="colgroup" colSpan={count}>
                  <span>{t(groupNames[columnOf(first).group])}</span>
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
            {/* What fills the blank cells of all shipments. */}
            <tr className="for-all">
              <th scope="row">{t('fromFile.forAll')}</th>
              {columns.map((id) => (
                <GridCell
                  key={id}
                  id={id}
                  line={0}
                  text={checks.forAll[id] ?? ''}
                  offered={checks.offered}
                  rowName={t('fromFile.forAll')}
                  onChange={(text) => file.setForAll(id, text)}
                />
              ))}
            </tr>
            {lines
              .slice(current * ROWS_PER_PAGE, (current + 1) * ROWS_PER_PAGE)
              .map(({ shipment, line }) =>
                shipment ? (
                  <GridRow
                    key={line.no}
                    shipment={shipment}
                    line={line}
                    columns={shown}
                    checks={checks}
                    isBusy={progress.run?.no === shipment.no}
                    isRunning={progress.run !== null}
                    isDoubtful={shipment.no in progress.doubts}
                    onEdit={file.edit}
                    onDecide={onDecide}
                    onBookAgain={file.bookAgain}
                    onLeaveOut={file.leaveOut}
                  />
                ) : (
                  <LeftOutRow
                    key={line.no}
                    line={line}
                    columns={columns}
                    isRunning={progress.run !== null}
                    onPutBack={file.putBack}
                  />
                ),
              )}
          </tbody>
        </table>
      </div>
      <datalist id={COUNTRY_LIST_ID}>
        {checks.offered.countries.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </section>
  )
}

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
  const rows = [...(target.closest('tbody')?.rows ?? [])]
  const at = rows.findIndex((row) => row.contains(target))
  const others = way > 0 ? rows.slice(at + 1) : rows.slice(0, at).reverse()
  const controls = others.map((row) => row.cells[column]?.querySelector<HTMLElement>('input, select'))
  const next = controls.find((control) => control)
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}
