import type { Big } from 'big.js'
import { momentText, type DataColumn } from '@/components/dataTable/DataColumn'
import { localMoment } from '@/domain/dates'
import type { CsvCell } from '@/domain/csv'
import { grossTotalMeaning } from '@/domain/money/billing'
import { rupeesText } from '@/domain/money/money'

// Columns that lists of live and of archived shipments share.

export const DASH = '—'
/** Texts of up to this many characters fit on two lines in every column. */
const SHORT = 9

/** Longer texts are cut after two lines; short ones need no element of their own. */
export function Clamped({ text }: { text: string }) {
  if (text.length <= SHORT) return text || DASH
  return (
    <span className="clamped" title={text}>
      {text}
    </span>
  )
}

type Filed<Id extends string, Row> = DataColumn<Row> & { id: Id; csv: (row: Row) => CsvCell }
type Options<Id extends string> = Partial<Omit<DataColumn<Record<Id, string>>, 'id'>>

export function textColumn<Id extends string>(id: Id, head: string, options: Options<Id>) {
  const text = (row: Record<Id, string>) => row[id]
  const cell = (row: Record<Id, string>) => <Clamped text={row[id]} />
  return { id, head, isSortable: true, sortValue: text, cell, csv: text, ...options }
}

export function momentColumn<Id extends string>(id: Id, head: string, options: Options<Id>) {
  return {
    id,
    head,
    width: [8, 13.5] as const,
    className: 'detail',
    isSortable: true,
    isDescendingFirst: true,
    sortValue: (row: Record<Id, string>) => Date.parse(row[id]) || null,
    cell: (row: Record<Id, string>) => momentText(row[id]),
    csv: (row: Record<Id, string>) => localMoment(row[id]),
    ...options,
  }
}

export function totalColumn<Row>(head: string, totalOf: (row: Row) => Big | null): Filed<'grossTotal', Row> {
  return {
    id: 'grossTotal',
    head,
    meaning: grossTotalMeaning,
    width: [7, 7.5],
    className: 'number total',
    isSortable: true,
    isDescendingFirst: true,
    sortValue: (row) => totalOf(row)?.toNumber() ?? null,
    cell: (row) => rupeesText(totalOf(row)),
    csv: totalOf,
  }
}

export const service = textColumn('service', 'Service', { width: [5.25, 6.5], className: 'service' })
export const consignee = {
  ...textColumn('consignee', 'Consignee', { width: [4.75, 9], className: 'to' }),
  attributes: (row: { destination: string }) => ({ 'data-place': row.destination || DASH }),
}
export const consignor = {
  ...textColumn('consignor', 'Consignor', { width: [4.75, 9], className: 'from' }),
  attributes: (row: { origin: string }) => ({ 'data-place': row.origin || DASH }),
  cell: (row: { consignor: string }) => (
    <>
      <Clamped text={row.consignor} />
      <i />
    </>
  ),
}
export const origin = textColumn('origin', 'Origin', { width: [4.125, 5.5], yields: 1, className: 'origin' })
export const destination = textColumn('destination', 'Destination', { width: [5.25, 9.5], className: 'destination' })

export const remoteArea: Filed<'remoteArea', { isRemoteArea: boolean }> = {
  id: 'remoteArea',
  head: 'Remote Area',
  cardLabel: 'Remote Area',
  isWords: true,
  width: [3.5, 4.5],
  yields: 2,
  className: 'remote-area',
  isSortable: true,
  isDescendingFirst: true,
  sortValue: ({ isRemoteArea }) => (isRemoteArea ? 1 : 0),
  cell: ({ isRemoteArea }) => (isRemoteArea ? <span className="cc-flag">Yes</span> : 'No'),
  csv: ({ isRemoteArea }) => (isRemoteArea ? 'Yes' : 'No'),
}
