import { type AttentionRule, deliveryDue, weightOf } from '../shipment/attention'
import { compareSortable, sortable } from '../textOrder'
import { attentionOf, type AttentionOfRow, type IndexedRow, timeOf } from './indexedRow'

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
  const ranks = new Map<string | number, number>()
  let count = 0
  const distinct = [...new Set(values)]
  for (const number of Float64Array.from(distinct.filter((value) => typeof value === 'number')).sort()) {
    if (!Number.isNaN(number)) ranks.set(number, count++)
  }
  // Texts recur: each is compared once, with its blanks around it left out.
  const texts = distinct.flatMap((value) => {
    const text = typeof value === 'string' ? sortable(value.trim()) : ''
    return text === '' ? [] : [{ value, text }]
  })
  texts.sort((one, other) => compareSortable(one.text, other.text))
  texts.forEach(({ value, text }, place) => {
    const before = texts[place - 1]
    if (!before || compareSortable(before.text, text) !== 0) count += 1
    ranks.set(value, count - 1)
  })
  return { of: Uint32Array.from(values, (value) => ranks.get(value) ?? count), count }
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

export interface ShipmentSort {
  column: ShipmentSortColumn
  isDescending: boolean
  /** The rule for sorting by `attention` or `due`; without it, no shipment has any. */
  rule?: AttentionRule
}

export const newestFirst: ShipmentSort = { column: 'createdAt', isDescending: true }
