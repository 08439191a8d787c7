import { shownNames } from '../shownNames'
import type { AttentionRule } from '../shipment/attentionRule'
import { deliveryDue } from '../shipment/deliveryDue'
import { urgencyOf } from '../shipment/urgencyOf'
import { attentionOf, type AttentionOfRow, type IndexedRow, timeOf } from './indexedRow'

interface ByRule {
  rule: AttentionRule
  attentionOfRow: AttentionOfRow
}

type SortValue = (indexed: IndexedRow, by: ByRule | undefined) => string | number

/** Numbers sort by size, texts as people read them; rows with NaN or '' come last. */
export const sortValues = {
  airwayBillNo: ({ row }) => (/^\d{1,15}$/.test(row.airwayBillNo) ? Number(row.airwayBillNo) : NaN),
  service: ({ row }) => shownNames.service(row.service),
  consignee: ({ row }) => row.consignee,
  consignor: ({ row }) => row.consignor,
  origin: ({ row }) => shownNames.place(row.origin),
  destination: ({ row }) => shownNames.place(row.destination),
  grossTotal: ({ paisa }) => paisa,
  remoteArea: ({ row }) => (row.isRemoteArea === null ? NaN : Number(row.isRemoteArea)),
  status: ({ step }) => step,
  center: ({ row }) => row.center,
  createdAt: ({ booked }) => booked,
  updatedAt: ({ row }) => timeOf(row.updatedAt),
  attention: (indexed, by) => urgencyOf(by?.attentionOfRow(indexed) ?? null) ?? NaN,
  due: ({ row }, by) => (by && deliveryDue(by.rule, row)?.day) ?? '',
} satisfies Record<string, SortValue>

/** The column that rows are sorted by. */
export interface SortedBy {
  column: keyof typeof sortValues
  /** The rule for sorting by `attention` or `due`; without it, no shipment has a value for these. */
  rule?: AttentionRule
}

/** The values that rows are sorted by. */
export function sortValuesOf(rows: readonly IndexedRow[], { column, rule }: SortedBy): (string | number)[] {
  const valueOf: SortValue = sortValues[column]
  const by = rule && { rule, attentionOfRow: attentionOf(rule) }
  return rows.map((row) => valueOf(row, by))
}
