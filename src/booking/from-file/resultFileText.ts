import { csvText } from '@/domain/csv'
import { cellText, resultText } from '@/domain/from-file/fileCells'
import { columnOf, fillableColumns } from '@/domain/from-file/fileColumns'
import { LEFT_OUT, RESULT_HEADING } from '@/domain/from-file/rowsWithoutShipment'
import { say } from '@/texts/say'
import type { BookedVersion } from '../submit/bookedVersion'
import type { FileState } from './fileState'
import type { ShownShipment, BookingState } from './shipmentReader'
import { withLeftOut } from './withLeftOut'

/** In English, as all of the file is. */
const results: Record<BookingState, string> = {
  booked: 'Booked',
  open: 'Not known whether it is booked',
  failed: 'Not booked',
  ready: 'Not booked yet',
  problem: 'Not booked',
}

/** The results of shipments whose booking differs, or may differ, from the cells. */
const otherVersions: Record<BookedVersion, string> = {
  latest: '',
  earlier: 'as first sent, without the later changes',
  either: 'before or after the later changes: see the receipt',
}

/**
 * The result file as CSV: all cells as corrected, with the number and the result of each shipment. If it is chosen
 * again, only shipments without a number are booked.
 */
export function resultFileText(
  shipments: readonly ShownShipment[],
  { lines, leftOut = {} }: Pick<FileState, 'lines' | 'leftOut'>,
): string {
  const columns = fillableColumns.filter(
    (id) => shipments.some(({ forAll }) => forAll[id]) || lines.some(({ cells }) => cellText(cells[id]) !== ''),
  )
  const rows = shipments.flatMap(({ row, bookingState, notes, bookedAs, forAll, lines: own }) => {
    const problem = notes.find(({ kind }) => kind === 'problem')
    const version = row.booked ? otherVersions[row.bookedVersion ?? 'latest'] : ''
    const why = bookingState === 'problem' ? problem && say(problem.message) : version || row.refusal
    // Omitted if the number was looked up in vain, because a row with a number counts as booked when the file is read
    // again.
    const openNo = bookingState === 'open' ? row.sending?.airwayBillNo : undefined
    const airwayBillNo = row.booked?.airwayBillNo ?? openNo ?? bookedAs
    return own.map(({ no, cells }, index) => ({
      no,
      cells: [
        airwayBillNo,
        why ? `${results[bookingState]}: ${why}` : results[bookingState],
        ...columns.map((id) => resultText(cells[id]) || (index === 0 ? (forAll[id] ?? '') : '')),
      ],
    }))
  })
  const others = lines
    .filter(({ no }) => no in leftOut)
    .map(({ no, cells }) => ({ no, cells: ['', LEFT_OUT, ...columns.map((id) => resultText(cells[id]))] }))
  const head = [columnOf('airwayBillNo').heading, RESULT_HEADING, ...columns.map((id) => columnOf(id).heading)]
  return csvText([head, ...withLeftOut(rows, others).map(({ cells }) => cells)])
}
