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
import type { BookedVersion } from '../submit/bookedVersion'

/** The state of the booking of a shipment, stored by the number of its first row. */
export interface FileRow {
  /**
   * Changes with each edit of its cells: the digest of its row in the file, followed by a point and a new id for the
   * edit.
   */
  version: string
  sending: Sending | null
  booked: { airwayBillNo: string; id: string } | null
  /** Which version of its cells is booked; by default the present one. */
  bookedVersion?: BookedVersion
  /** It was booked from this browser before the file was chosen. */
  isEarlier: boolean
  /** Why the last attempt did not book it, or what has failed besides. */
  refusal: string | null
  /** Its rows as they were sent. */
  lines: readonly number[]
  /** What filled its blank cells when it was sent. */
  forAll?: ForAll
}

/** What fills the blank cells of all shipments. */
type ForAll = Readonly<Partial<Record<ColumnId, string>>>

/** Version of the rules by which files are read. Files of earlier versions have none, or a lower one. */
export const STATE_VERSION = 3

/** All that is stored of a file, encrypted, until it is discarded. */
export interface FileState {
  version?: number
  /** Set if it was stored by an earlier version: it was read again, or has to be chosen again. */
  earlier?: 'read again' | 'choose again'
  name: string
  table: FileTable
  /** Our column for each column of the file; null if it is not used. */
  match: readonly (ColumnId | null)[]
  /** Matches of an earlier file with the same headings that the cells of this file contradict. */
  remembered?: readonly (ColumnId | null)[]
  /** The rows, as corrected. */
  lines: readonly FileLine[]
  forAll: ForAll
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
  // Even a damaged entry means that something may have been sent.
  sending: z.pipe(
    z.unknown(),
    z.transform((stored) => readSending(stored)),
  ),
  booked: z.nullable(z.object({ airwayBillNo: z.string(), id: z.string() })),
  bookedVersion: z._default(z.catch(z.enum(['latest', 'earlier', 'either']), 'latest'), 'latest'),
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

/**
 * Reads a stored file; null if it cannot be continued. The contents of cells are not checked here, but when they are
 * shown.
 */
export const readState = (stored: unknown): FileState | null =>
  current((stateSchema.safeParse(stored).data as FileState | undefined) ?? null)

/**
 * A file of an earlier version is read again from its cells, as its numbers may have been read in another unit; but not
 * if something of it was sent already.
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

/** A number with the rounding error of binary arithmetic, which earlier versions stored: `0.30000000000000004`. */
const MACHINE_NUMBER = /^-?\d+\.\d{12,}$/
function earlierCell(cell: FileCell): FileCell {
  if (typeof cell !== 'string') return cell
  return MACHINE_NUMBER.test(cell) ? (numberText(Number(cell), '') ?? cell) : withoutGuards(cell)
}

export const rowOf = ({ rows }: FileState, no: number): FileRow => rows[no] ?? untouched

/** Whether it is or may be booked. */
export const isSent = ({ booked, sending }: FileRow): boolean => booked !== null || sending?.isSettled === false

/**
 * Whether any shipment of the file was sent: from then on the file is not read again, and its columns cannot be matched
 * differently.
 */
export const isBegun = ({ rows }: FileState): boolean =>
  Object.values(rows).some(({ booked, sending, isEarlier }) => (booked !== null && !isEarlier) || sending !== null)

/** Identifies a row when its file is chosen again. */
export const digestIn = (version: string): string => version.split('.')[0] ?? ''
