import { company } from '@/company'
import { attentionRule } from '@/domain/shipment/attention'
import { askedDays, dayPresets, daysOf, type Days } from '@/domain/dayRanges'
import { newestFirst, type ShipmentFilter, type ShipmentSort } from '@/domain/shipment-index/shipmentFilter'
import { shipmentSortColumns } from '@/domain/shipment-index/sortOrder'
import { statusTypes, type JourneyStep } from '@/domain/shipment/shipmentStatus'
import { withValues } from '../../lists/useAddressValues'
import { knownColumns, type ShipmentColumnId } from '../table/shipmentColumns'

/** Kept entirely in the address, so that a view can be bookmarked and shared. */
export interface ShipmentView {
  /** Search text, or a list of airway bill numbers. */
  term: string
  /** Days as `YYYY-MM-DD`, or ''. */
  from: string
  to: string
  status: JourneyStep | null
  /** '' means all, here and in the next two. */
  service: string
  destination: string
  center: string
  isRemoteArea: boolean | null
  /** `any`: late or without an update; `step`: without an update, whether late or not. */
  attention: 'any' | 'step' | null
  sort: ShipmentSort
  /** Null for the screen's default columns. */
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
  attention: null,
  sort: newestFirst,
  columns: null,
}

const VOID = 'void'
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What a work queue shows: the most urgent shipments first. */
export const workQueue = {
  attention: 'step',
  sort: { column: 'attention', isDescending: true },
} as const satisfies Partial<ShipmentView>

/** Whether an address asks for certain shipments or an order. */
export const asksForView = (params: URLSearchParams): boolean =>
  writeView({ ...readView(params), columns: null }, new URLSearchParams()).toString() !== ''

/** Invalid parameters are ignored. `days` names days by the calendar: `yesterday` is another day tomorrow. */
export function readView(params: URLSearchParams): ShipmentView {
  const text = (name: string) => params.get(name) ?? ''
  const day = (name: string) => (DAY.test(text(name)) ? text(name) : '')
  const preset = dayPresets.find((name) => name === text('days'))
  return {
    term: text('term'),
    ...(preset ? daysOf(preset, new Date()) : { from: day('from'), to: day('to') }),
    status: readStatus(text('status')),
    service: text('service'),
    destination: text('destination'),
    center: text('center'),
    isRemoteArea: text('remoteArea') === 'yes' ? true : text('remoteArea') === 'no' ? false : null,
    attention: text('attention') === 'yes' ? 'any' : text('attention') === 'step' ? 'step' : null,
    sort: readSort(text('sort')),
    columns: readColumns(params.get('columns')),
  }
}

/** Keeps unrelated query parameters; leaves out default values. */
export function writeView(view: ShipmentView, params: URLSearchParams): URLSearchParams {
  const { status, isRemoteArea, attention, sort, columns } = view
  const isUsual = sort.column === newestFirst.column && sort.isDescending === newestFirst.isDescending
  return withValues(params, {
    term: view.term,
    days: '',
    from: view.from,
    to: view.to,
    status: status === null ? '' : status === 0 ? VOID : String(status),
    service: view.service,
    destination: view.destination,
    center: view.center,
    remoteArea: isRemoteArea === null ? '' : isRemoteArea ? 'yes' : 'no',
    attention: attention === 'any' ? 'yes' : (attention ?? ''),
    sort: isUsual ? '' : `${sort.isDescending ? '-' : ''}${sort.column}`,
    columns: columns?.join(',') ?? '',
  })
}

/**
 * The address of a view to come back to: days that a button names go by the calendar from then on. The search text is
 * left out: it may be a customer's name, and the address is kept.
 */
export function lastingAddress(view: ShipmentView, today: Date): string {
  const address = writeView({ ...view, term: '' }, new URLSearchParams())
  const preset = dayPresets.find((name) => {
    const days = daysOf(name, today)
    return days.from === view.from && days.to === view.to
  })
  return (preset ? withValues(address, { from: '', to: '', days: preset }) : address).toString()
}

/** Without search text and days: those are added along with the source. */
export function filterOf(view: ShipmentView): ShipmentFilter {
  const { status, service, destination, center, isRemoteArea, attention } = view
  const rule = attentionRule(company.services, new Date())
  return {
    ...(status === null ? {} : { status: [status] }),
    ...(service === '' ? {} : { service: [service] }),
    ...(destination === '' ? {} : { destination: [destination] }),
    ...(center === '' ? {} : { center: [center] }),
    ...(isRemoteArea === null ? {} : { isRemoteArea }),
    ...(attention === 'any' ? { attention: rule } : attention === 'step' ? { needsStep: rule } : {}),
  }
}

export function sortOf({ sort }: Pick<ShipmentView, 'sort'>): ShipmentSort {
  return sort.column === 'attention' || sort.column === 'due'
    ? { ...sort, rule: attentionRule(company.services, new Date()) }
    : sort
}

/** Null for all days. */
export function daysIn({ from, to }: Pick<ShipmentView, 'from' | 'to'>, today: Date): Days | null {
  return askedDays(from, to, today)
}

/** Number of filters set, not counting search and days. */
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
  // The number identifies the row, and without Actions nothing could be done.
  return known.length === 0 ? null : [...new Set<ShipmentColumnId>(['airwayBillNo', ...known, 'actions'])]
}
