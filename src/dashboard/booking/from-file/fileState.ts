import { checkedShipment, type CheckedShipment, type FileChecks } from '@/domain/from-file/checkedShipment'
import type { ColumnId } from '@/domain/from-file/fileColumns'
import { shipmentsIn, type FileLine, type FileShipment } from '@/domain/from-file/fileShipments'
import type { FileTable } from '@/domain/from-file/fileTable'
import type { Sending } from '../submit/runSubmission'

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

/** All that is kept of a file, encrypted, until it is given up. */
export interface FileState {
  name: string
  table: FileTable
  /** The column of each column of the file. */
  match: readonly (ColumnId | null)[]
  /** As corrected. */
  lines: readonly FileLine[]
  forAll: Readonly<Partial<Record<ColumnId, string>>>
  rows: Readonly<Record<number, FileRow>>
}

export const untouched: FileRow = {
  version: '',
  sending: null,
  booked: null,
  isEarlier: false,
  refusal: null,
  lines: [],
}

export const rowOf = ({ rows }: FileState, no: number): FileRow => rows[no] ?? untouched

/** By this, a row is known when its file is chosen again. */
export const digestIn = (version: string) => version.split('.')[0]

/** `open`: it may be booked, and is looked up or asked about. */
export type Standing = 'booked' | 'open' | 'failed' | 'ready' | 'problem'

export interface ShownShipment extends CheckedShipment {
  no: number
  row: FileRow
  standing: Standing
}

/** What may have been sent stays as it was sent, whatever its other rows are called now. */
function shipmentsOf({ lines, rows }: FileState): FileShipment[] {
  const fixed = Object.values(rows).flatMap((row): FileShipment[] => {
    const isSent = row.booked !== null || row.sending?.isSettled === false
    const [first, ...others] = isSent ? lines.filter(({ no }) => row.lines.includes(no)) : []
    return first ? [{ lines: [first, ...others], differsIn: null }] : []
  })
  const sent = new Set(fixed.flatMap((shipment) => shipment.lines))
  const all = [...fixed, ...shipmentsIn(lines.filter((line) => !sent.has(line)))]
  return all.sort((one, other) => one.lines[0].no - other.lines[0].no)
}

/** A reader that checks again only what has changed. */
export function shipmentReader(checks: FileChecks): (state: FileState) => ShownShipment[] {
  let known = new Map<string, ShownShipment>()
  return (state) => {
    const before = known
    known = new Map()
    return shipmentsOf(state).map((shipment) => {
      const { no } = shipment.lines[0]
      const row = rowOf(state, no)
      const key = JSON.stringify([shipment, row])
      let shown = before.get(key)
      if (!shown) {
        const checked = checkedShipment(shipment, checks)
        shown = { ...checked, no, row, standing: standingOf(checked, row) }
      }
      known.set(key, shown)
      return shown
    })
  }
}

function standingOf({ bookedAs, booking }: CheckedShipment, { booked, sending, refusal }: FileRow): Standing {
  if (booked || bookedAs !== '') return 'booked'
  if (sending?.isSettled === false) return 'open'
  if (booking === null) return 'problem'
  return refusal === null ? 'ready' : 'failed'
}
