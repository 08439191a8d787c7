import { cellText } from '@/domain/from-file/fileCells'
import { checkedShipment, type CheckedShipment, type FileChecks } from '@/domain/from-file/checkedShipment'
import type { ColumnId } from '@/domain/from-file/fileColumns'
import { shipmentsIn, type FileLine, type FileShipment } from '@/domain/from-file/fileShipments'
import type { Sending } from '../submit/submissionRecord'
import type { ReadTable } from './reading/readFile'

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
  /** As they were sent: its rows until that is settled. */
  lines: readonly number[]
}

/** All that is kept of a file, encrypted, until it is given up. */
export interface FileState {
  name: string
  table: ReadTable
  /** The column of each column of the file. */
  match: readonly (ColumnId | null)[]
  /** Cells as corrected, by row and column. */
  edits: Readonly<Record<string, string>>
  forAll: Readonly<Partial<Record<ColumnId, string>>>
  rows: Readonly<Record<number, FileRow>>
}

export const editKey = (line: number, column: ColumnId) => `${line} ${column}`

export const newVersion = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('-')

/** By this, a row is known when its file is chosen again. */
export const digestIn = (version: string) => version.split('.')[0]
export const editedVersion = (version: string) => `${digestIn(version)}.${newVersion()}`

const untouched: FileRow = { version: '', sending: null, booked: null, isEarlier: false, refusal: null, lines: [] }

export const rowOf = ({ rows }: FileState, no: number): FileRow => rows[no] ?? untouched

/** `open`: it may be booked, and is looked up or asked about. */
export type Standing = 'booked' | 'open' | 'failed' | 'ready' | 'problem'

export interface ShownShipment extends CheckedShipment {
  no: number
  row: FileRow
  standing: Standing
}

/** The filled rows below the headings. */
export function linesOf({ table, match, edits }: FileState): FileLine[] {
  const columns = match.flatMap((id, at) => (id ? [{ id, at }] : []))
  const edited = new Map<number, ColumnId[]>()
  for (const key of Object.keys(edits)) {
    const [no = '', id = ''] = key.split(' ')
    edited.set(Number(no), [...(edited.get(Number(no)) ?? []), id as ColumnId])
  }
  return table.rows.flatMap((row, index) => {
    const no = index + 1
    if (index <= table.headings || !row.some((cell) => cellText(cell).trim() !== '')) return []
    const own = edited.get(no) ?? []
    return [
      {
        no,
        cells: {
          ...Object.fromEntries(columns.map(({ id, at }) => [id, row[at] ?? ''])),
          ...Object.fromEntries(own.map((id) => [id, edits[editKey(no, id)]])),
        },
      },
    ]
  })
}

/** What may have been sent stays as it was sent. */
const isSettled = ({ booked, sending }: FileRow) => booked === null && sending?.isSettled !== false

/** A reader that checks again only what has changed. */
export function shipmentReader() {
  const lines = new Map<number, { text: string; line: FileLine }>()
  let checkedBy: FileChecks | null = null
  let checked = new Map<number, ShownShipment>()

  const kept = (line: FileLine): FileLine => {
    const text = JSON.stringify(line.cells)
    const known = lines.get(line.no)
    if (known?.text === text) return known.line
    lines.set(line.no, { text, line })
    return line
  }
  const isSame = (one: FileShipment, other: FileShipment) =>
    one.lines.length === other.lines.length &&
    one.lines.every((line, index) => line === other.lines[index]) &&
    JSON.stringify(one.differsIn) === JSON.stringify(other.differsIn)

  return (state: FileState, checks: FileChecks): ShownShipment[] => {
    const all = linesOf(state).map(kept)
    const byNo = new Map(all.map((line) => [line.no, line]))
    const fixed = Object.values(state.rows).flatMap((row): FileShipment[] => {
      const [first, ...others] = isSettled(row) ? [] : row.lines.flatMap((no) => byNo.get(no) ?? [])
      return first ? [{ lines: [first, ...others], differsIn: null }] : []
    })
    const sent = new Set(fixed.flatMap((shipment) => shipment.lines))
    const shipments = [...fixed, ...shipmentsIn(all.filter((line) => !sent.has(line)))]
    const before = checkedBy === checks ? checked : new Map<number, ShownShipment>()
    checkedBy = checks
    const results = shipments.map((shipment): ShownShipment => {
      const no = shipment.lines[0].no
      const known = before.get(no)
      const row = rowOf(state, no)
      const isKnown = known !== undefined && isSame(known, shipment)
      if (isKnown && known.row === row) return known
      const result = isKnown ? known : checkedShipment(shipment, checks)
      return { ...result, no, row, standing: standingOf(result, row) }
    })
    checked = new Map(results.map((result) => [result.no, result]))
    return results.sort((one, other) => one.no - other.no)
  }
}

function standingOf({ bookedAs, booking }: CheckedShipment, { booked, sending, refusal }: FileRow): Standing {
  if (booked || bookedAs !== '') return 'booked'
  if (sending?.isSettled === false) return 'open'
  if (booking === null) return 'problem'
  return refusal === null ? 'ready' : 'failed'
}
