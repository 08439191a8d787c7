import * as z from 'zod/mini'
import type { FileCell } from '@/domain/from-file/fileCells'
import type { ColumnId } from '@/domain/from-file/fileColumns'
import { type FileTable, tableIn } from '@/domain/from-file/fileTable'
import { headingColumns } from '@/domain/from-file/headingRows'
import { type FileLine, linesOf } from '@/domain/from-file/linesOf'
import { matchColumns } from '@/domain/from-file/matchColumns'
import { numberText } from '@/domain/from-file/numberText'
import { withoutGuards } from '@/domain/withoutGuards'
import { readSending, type Sending } from '../draft/readSending'

/** What is known of the booking of a shipment, by the number of its first row. */
export interface FileRow {
  /** Of its cells, another one after each edit: the digest of its row in the file, and what follows a point. */
  version: string
  sending: Sending | null
  booked: { airwayBillNo: string; id: string } | null
  /** It was booked from this browser before the file was chosen. */
  isEarlier: boolean
  /** Why the last attempt did not book it. */
  refusal: string | null
  /** Its rows as they were sent. */
  lines: readonly number[]
}

/** Of the rules by which files are read. Files of earlier versions have none, or a lower one. */
export const STATE_VERSION = 2

/** All that is kept of a file, encrypted, until it is given up. */
export interface FileState {
  version?: number
  /** It was kept by an earlier version: either it was read again, or it must be chosen again. */
  earlier?: 'read again' | 'choose again'
  name: string
  table: FileTable
  /** The column of each column of the file. */
  match: readonly (ColumnId | null)[]
  /** What an earlier file's columns were, and the cells of these cannot be. */
  remembered?: readonly (ColumnId | null)[]
  /** As corrected. */
  lines: readonly FileLine[]
  forAll: Readonly<Partial<Record<ColumnId, string>>>
  rows: Readonly<Record<number, FileRow>>
  /** Rows that are not booked, each with the row with which it was left out. Files of earlier versions have none. */
  leftOut?: Readonly<Record<number, number>>
}

export const untouched: FileRow = {
  version: '',
  sending: null,
  booked: null,
  isEarlier: false,
  refusal: null,
  lines: [],
}

const rowSchema = z.looseObject({
  version: z.string(),
  // Damaged or not, it says that something may have been sent.
  sending: z.pipe(
    z.unknown(),
    z.transform((kept) => readSending(kept)),
  ),
  booked: z.nullable(z.object({ airwayBillNo: z.string(), id: z.string() })),
  isEarlier: z.boolean(),
  refusal: z.nullable(z.string()),
  lines: z.array(z.number()),
})

const stateSchema = z.looseObject({
  name: z.string(),
  // Files of earlier versions know nothing of a second row of headings, nor of rows that are left out by themselves.
  table: z.looseObject({
    rows: z.array(z.array(z.unknown())),
    above: z._default(z.nullable(z.number()), null),
    noShipments: z._default(z.array(z.unknown()), []),
  }),
  match: z.array(z.unknown()),
  lines: z.array(z.looseObject({ no: z.number(), cells: z.looseObject({}) })),
  forAll: z.looseObject({}),
  rows: z.record(z.string(), rowSchema),
})

/** Null for what cannot be gone on with. Its cells are texts, whatever they hold: they are checked as they are shown. */
export const readState = (kept: unknown): FileState | null =>
  current((stateSchema.safeParse(kept).data as FileState | undefined) ?? null)

/**
 * A file of an earlier version, whose numbers may have been read in another unit, is read again from its cells. One of
 * which something was sent stays as it was sent.
 */
function current(state: FileState | null): FileState | null {
  if (!state || (state.version ?? 0) >= STATE_VERSION || isBegun(state)) return state
  const { name, table, rows } = state
  const again = { version: STATE_VERSION, name, forAll: state.forAll, rows }
  try {
    const read = tableIn([{ name: '', rows: table.rows.map((row) => row.map(earlierCell)), hidden: table.hidden }])
    const match = matchColumns(headingColumns(read)).map(({ id }) => id)
    return {
      ...again,
      earlier: 'read again',
      table: { ...read, sheet: table.sheet, ...(table.assumed && { assumed: table.assumed }) },
      match,
      lines: linesOf(read, match),
      leftOut: Object.fromEntries(read.noShipments.map(({ no }) => [no, no])),
    }
  } catch {
    return { ...again, earlier: 'choose again', table, match: [], lines: [], leftOut: {} }
  }
}

/** What the machine adds to a number, which earlier versions kept: `0.30000000000000004`. */
const MACHINE_NUMBER = /^-?\d+\.\d{12,}$/
function earlierCell(cell: FileCell): FileCell {
  if (typeof cell !== 'string') return cell
  return MACHINE_NUMBER.test(cell) ? (numberText(Number(cell), '') ?? cell) : withoutGuards(cell)
}

export const rowOf = ({ rows }: FileState, no: number): FileRow => rows[no] ?? untouched

/** Whether something of it was sent: from then on it is not read again, and its columns stay. */
export const isBegun = ({ rows }: FileState): boolean =>
  Object.values(rows).some(({ booked, sending, isEarlier }) => (booked !== null && !isEarlier) || sending !== null)

/** By this, a row is known when its file is chosen again. */
export const digestIn = (version: string) => version.split('.')[0]
