import { type CheckedShipment, checkedShipment, type FileChecks } from '@/domain/from-file/checkedShipment'
import { type FileShipment, furtherLine, shipmentsIn } from '@/domain/from-file/shipmentsIn'
import { type FileRow, type FileState, isSent, rowOf } from './fileState'

/** `open`: it may be booked, and is looked up or asked about. */
export type BookingState = 'booked' | 'open' | 'failed' | 'ready' | 'problem'

export interface ShownShipment extends CheckedShipment {
  no: number
  row: FileRow
  bookingState: BookingState
  /** The values that fill its blank cells; if it was sent, the values at that time. */
  forAll: FileChecks['forAll']
}

/** A shipment that may have been sent stays as it was sent, however the rows are grouped now. */
function shipmentsOf({ lines, rows, leftOut = {} }: FileState): FileShipment[] {
  const fixed = Object.values(rows).flatMap((row): FileShipment[] => {
    const [first, ...others] = isSent(row) ? lines.filter(({ no }) => row.lines.includes(no)) : []
    return first
      ? [{ lines: [first, ...others.map(furtherLine)], differsIn: null, sameReceiver: null, repeats: [] }]
      : []
  })
  const sent = new Set(fixed.flatMap((shipment) => shipment.lines.map(({ no }) => no)))
  const out = new Set(Object.keys(leftOut).map(Number))
  const all = [...fixed, ...shipmentsIn(lines, { sent, leftOut: out })]
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
        const forAll = isSent(row) ? (row.forAll ?? {}) : checks.forAll
        const checked = checkedShipment(shipment, { ...checks, forAll })
        const isOfFile = checked.bookedAs !== '' && !isSent(row)
        shown = { ...checked, no, row, bookingState: bookingStateOf(checked, row), forAll: isOfFile ? {} : forAll }
      }
      known.set(key, shown)
      return shown
    })
  }
}

function bookingStateOf({ bookedAs, booking }: CheckedShipment, { booked, sending, refusal }: FileRow): BookingState {
  if (booked || bookedAs !== '') return 'booked'
  if (sending?.isSettled === false) return 'open'
  if (booking === null) return 'problem'
  return refusal === null ? 'ready' : 'failed'
}
