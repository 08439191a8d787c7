import { company } from '@/company'
import { attentionRule } from '@/domain/shipment/attention'
import { askedDays, type Days } from '@/domain/dayRanges'
import {
  newestFirst,
  shipmentSortColumns,
  type ShipmentFilter,
  type ShipmentSort,
} from '@/domain/shipment-index/shipmentFilter'
import { statusTypes, type JourneyStep } from '@/domain/shipment/shipmentStatus'
import { knownColumns, type ShipmentColumnId } from '../table/shipmentColumns'

/** All of it stands in the address, so that a view can be kept and sent. */
export interface ShipmentView {
  /** Or a list of airway bill numbers. */
  term: string
  /** Days as `YYYY-MM-DD`, or ''. */
  from: string
  to: string
  status: JourneyStep | null
  /** '' is every one. */
  service: string
  destination: string
  center: string
  isRemoteArea: boolean | null
  needsAttention: boolean
  sort: ShipmentSort
  /** Null for the screen's own. */
  columns: readonly ShipmentColumnId[] | null
}

export const plainView: ShipmentView = {
  term: '',
  from: '',
  to: '',
  status: null,
  service: '',
  destination: '',
  center: '',
  isRemoteArea: null,
  needsAttention: false,
  sort: newestFirst,
  columns: null,
}

const VOID = 'void'
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Parts of an address that make a view; others stand beside it. */
const NAMES = ['term', 'from', 'to', 'status', 'service', 'destination', 'center', 'remoteArea', 'attention', 'sort']

/** What makes no sense in the address is left out. @param start where the address asks for nothing */
export function readView(params: URLSearchParams, start: Partial<ShipmentView> = {}): ShipmentView {
  const text = (name: string) => params.get(name) ?? ''
  const day = (name: string) => (DAY.test(text(name)) ? text(name) : '')
  return {
    term: text('term'),
    from: day('from'),
    to: day('to'),
    status: readStatus(text('status')),
    service: text('service'),
    destination: text('destination'),
    center: text('center'),
    isRemoteArea: text('remoteArea') === 'yes' ? true : text('remoteArea') === 'no' ? false : null,
    needsAttention: text('attention') === 'yes',
    sort: readSort(text('sort')),
    columns: readColumns(params.get('columns')),
    ...(NAMES.some((name) => params.has(name)) ? {} : start),
  }
}

/** Beside whatever else stands in the address; what is as always is left out. */
export function writeView(
  view: ShipmentView,
  params: URLSearchParams,
  start: Partial<ShipmentView> = {},
): URLSearchParams {
  const { status, isRemoteArea, needsAttention, sort, columns } = view
  const isUsual = sort.column === newestFirst.column && sort.isDescending === newestFirst.isDescending
  const texts: Record<string, string> = {
    term: view.term,
    from: view.from,
    to: view.to,
    status: status === null ? '' : status === 0 ? VOID : String(status),
    service: view.service,
    destination: view.destination,
    center: view.center,
    remoteArea: isRemoteArea === null ? '' : isRemoteArea ? 'yes' : 'no',
    attention: needsAttention ? 'yes' : '',
    sort: isUsual ? '' : `${sort.isDescending ? '-' : ''}${sort.column}`,
    columns: columns?.join(',') ?? '',
  }
  const written = new URLSearchParams(params)
  for (const [name, value] of Object.entries(texts)) {
    if (value === '') written.delete(name)
    else written.set(name, value)
  }
  // The view that a screen begins with leaves the address bare; any other that would do so says «attention=no».
  const { columns: _chosen, ...wanted } = view
  const { columns: _usual, ...first } = { ...plainView, ...start }
  const begins = JSON.stringify(wanted) === JSON.stringify(first)
  if (begins) for (const name of NAMES) written.delete(name)
  else if (!NAMES.some((name) => written.has(name))) written.set('attention', 'no')
  return written
}

/** The search and the days are the source's business. */
export function filterOf(view: ShipmentView): ShipmentFilter {
  const { status, service, destination, center, isRemoteArea, needsAttention } = view
  return {
    ...(status === null ? {} : { status: [status] }),
    ...(service === '' ? {} : { service: [service] }),
    ...(destination === '' ? {} : { destination: [destination] }),
    ...(center === '' ? {} : { center: [center] }),
    ...(isRemoteArea === null ? {} : { isRemoteArea }),
    ...(needsAttention ? { attention: attentionRule(company.services, new Date()) } : {}),
  }
}

export function sortOf({ sort }: Pick<ShipmentView, 'sort'>): ShipmentSort {
  return sort.column === 'attention' ? { ...sort, rule: attentionRule(company.services, new Date()) } : sort
}

/** Null for all days. */
export function daysIn({ from, to }: Pick<ShipmentView, 'from' | 'to'>, today: Date): Days | null {
  return askedDays(from, to, today)
}

/** Search and days aside. */
export function choicesIn(view: ShipmentView): number {
  return Object.keys(filterOf(view)).length
}

function readStatus(text: string): JourneyStep | null {
  if (text === VOID) return 0
  return statusTypes.find((type) => String(type) === text) ?? null
}

function readSort(text: string): ShipmentSort {
  const isDescending = text.startsWith('-')
  const column = shipmentSortColumns.find((name) => name === text.slice(isDescending ? 1 : 0))
  return column ? { column, isDescending } : newestFirst
}

function readColumns(text: string | null): ShipmentView['columns'] {
  if (text === null) return null
  const names = text.split(',')
  const known = knownColumns.map(({ id }) => id).filter((id) => names.includes(id))
  // The number names the row, and without an action nothing could be done.
  return known.length === 0 ? null : [...new Set<ShipmentColumnId>(['airwayBillNo', ...known, 'actions'])]
}
