import { foldedText } from '../foldedText'
import { deliveryDue, weightOf, type AttentionRule } from '../shipment/attention'
import { attentionOf, timeOf, type AttentionOfRow, type IndexedRow } from './indexedRow'
import type { ShipmentSort } from './shipmentFilter'

export type SortedBy = Pick<ShipmentSort, 'column' | 'rule'>

/** A rank per row. Equal values share a rank; rows without a value have the rank `count`. */
export interface Ranks {
  of: Uint32Array
  count: number
}

interface ByRule {
  rule: AttentionRule
  attentionOfRow: AttentionOfRow
}

type SortValue = (indexed: IndexedRow, by: ByRule | undefined) => string | number

/** Numbers sort by size, texts as people read them; rows with NaN or '' come last. */
const sortValues = {
  airwayBillNo: ({ row }) => (/^\d{1,15}$/.test(row.airwayBillNo) ? Number(row.airwayBillNo) : NaN),
  service: ({ row }) => row.service,
  consignee: ({ row }) => row.consignee,
  consignor: ({ row }) => row.consignor,
  origin: ({ row }) => row.origin,
  destination: ({ row }) => row.destination,
  grossTotal: ({ paisa }) => paisa,
  remoteArea: ({ row }) => Number(row.isRemoteArea),
  status: ({ step }) => step,
  center: ({ row }) => row.center,
  createdAt: ({ booked }) => booked,
  updatedAt: ({ row }) => timeOf(row.updatedAt),
  attention: (indexed, by) => weightOf(by?.attentionOfRow(indexed) ?? null) ?? NaN,
  due: ({ row }, by) => (by && deliveryDue(by.rule, row)?.day) ?? '',
} satisfies Record<string, SortValue>

export type ShipmentSortColumn = keyof typeof sortValues
export const shipmentSortColumns = Object.keys(sortValues) as readonly ShipmentSortColumn[]

/** What rows are sorted by. */
export function sortValuesOf(rows: readonly IndexedRow[], { column, rule }: SortedBy): (string | number)[] {
  const valueOf: SortValue = sortValues[column]
  const by = rule && { rule, attentionOfRow: attentionOf(rule) }
  return rows.map((row) => valueOf(row, by))
}

/** Ranks values of rows: 100,000 take some 50 ms, after which {@link orderOf} takes 3 ms. NaN and '' come last. */
export function ranksOf(values: readonly (string | number)[]): Ranks {
  // Texts recur: each is prepared once.
  const keys = new Map([...new Set(values)].map((value) => [value, typeof value === 'string' ? sortKey(value) : value]))
  const distinct = [...new Set(keys.values())].filter((key) => key !== '' && !Number.isNaN(key))
  const numbers = Float64Array.from(distinct.filter((key) => typeof key === 'number')).sort()
  const texts = distinct.filter((key) => typeof key === 'string').sort()
  const ranks = new Map([...numbers, ...texts].map((key, rank) => [key, rank]))
  return { of: Uint32Array.from(values, (value) => ranks.get(keys.get(value) ?? '') ?? ranks.size), count: ranks.size }
}

/** The rows by rank. Both directions are stable: equal ranks keep their order, rows without a value come last. */
export function orderOf<Row>(rows: readonly Row[], { of, count }: Ranks, isDescending: boolean): Row[] {
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

/** Sorts “Branch 9” before “Branch 10” and ignores accents, five times as fast as a collator. */
const sortKey = (text: string) => foldedText(text.trim()).replace(/\d+/g, (digits) => digits.padStart(12, '0'))
