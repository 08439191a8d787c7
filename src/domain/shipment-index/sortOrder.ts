import { foldedText } from '../foldedText'
import { weightOf } from '../shipment/attention'
import { attentionOf, timeOf, type IndexedRow } from './indexedRow'
import type { ShipmentSort } from './shipmentFilter'

export type SortedBy = Pick<ShipmentSort, 'column' | 'rule'>

/** A rank per row. Equal values share a rank; rows without a value have the rank `count`. */
export interface Ranks {
  of: Uint32Array
  count: number
}

/** Ranks rows by a column: 100,000 rows take some 50 ms, after which {@link orderOf} takes 3 ms. */
export function ranksOf(rows: readonly IndexedRow[], { column, rule }: SortedBy): Ranks {
  switch (column) {
    case 'createdAt':
      return rankNumbers(rows.map(({ booked }) => booked))
    case 'updatedAt':
      return rankNumbers(rows.map(({ row }) => timeOf(row.updatedAt)))
    case 'grossTotal':
      return rankNumbers(rows.map(({ paisa }) => paisa))
    case 'status':
      return rankNumbers(rows.map(({ step }) => step))
    case 'remoteArea':
      return rankNumbers(rows.map(({ row }) => Number(row.isRemoteArea)))
    case 'airwayBillNo':
      return rankNumbers(rows.map(({ row }) => (/^\d{1,15}$/.test(row.airwayBillNo) ? Number(row.airwayBillNo) : NaN)))
    case 'attention': {
      const attention = rule && attentionOf(rule)
      return rankNumbers(rows.map((row) => weightOf(attention?.(row) ?? null) ?? NaN))
    }
    case 'service':
    case 'consignee':
    case 'consignor':
    case 'origin':
    case 'destination':
    case 'center': {
      // Names recur: each is prepared once.
      const keys = new Map<string, string>()
      for (const { row } of rows) if (!keys.has(row[column])) keys.set(row[column], sortKey(row[column]))
      const texts = rows.map(({ row }) => keys.get(row[column]) ?? '')
      return rankValues(texts, [...new Set(texts)].sort(), '')
    }
  }
}

/** The rows by rank. Both directions are stable: equal ranks keep their order, rows without a value come last. */
export function orderOf(rows: readonly IndexedRow[], { of, count }: Ranks, isDescending: boolean): IndexedRow[] {
  // A counting sort takes linear time.
  const starts = new Uint32Array(count + 2)
  const place = (rank: number) => (isDescending && rank < count ? count - 1 - rank : rank)
  for (const rank of of) starts[place(rank) + 1] = (starts[place(rank) + 1] ?? 0) + 1
  for (let rank = 1; rank < starts.length; rank++) starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0)
  const order = [...rows]
  rows.forEach((row, index) => {
    const at = place(of[index] ?? count)
    order[starts[at] ?? 0] = row
    starts[at] = (starts[at] ?? 0) + 1
  })
  return order
}

const rankNumbers = (values: readonly number[]): Ranks =>
  rankValues(values, Float64Array.from(new Set(values)).sort(), NaN)

/** @param sorted the distinct values, in order @param none stands for a missing value */
function rankValues<Value>(values: readonly Value[], sorted: Iterable<Value>, none: Value): Ranks {
  const ranks = new Map<Value, number>()
  for (const value of sorted) if (!Object.is(value, none)) ranks.set(value, ranks.size)
  return { of: Uint32Array.from(values, (value) => ranks.get(value) ?? ranks.size), count: ranks.size }
}

/** Sorts «Branch 9» before «Branch 10» and ignores accents, five times as fast as a collator. */
const sortKey = (text: string) => foldedText(text.trim()).replace(/\d+/g, (digits) => digits.padStart(12, '0'))
