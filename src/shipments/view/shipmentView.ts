import { company } from '@/company'
import { withValues } from '@/components/useAddressValues'
import { dayOf, readDate } from '@/domain/dates'
import { type DayPreset, dayPresets, daysOf } from '@/domain/dayPresets'
import type { ShipmentFilter } from '@/domain/shipment-index/shipmentFilter'
import { newestFirst, type ShipmentSort, shipmentSortColumns } from '@/domain/shipment-index/shipmentSort'
import { attentionRule } from '@/domain/shipment/attentionRule'
import { type JourneyStep, statusTypes, VOID } from '@/domain/shipment/shipmentStatus'
import { TOKEN_PARAM, rememberedTerm, rememberTerm } from '@/session/rememberedTerms'
import { knownColumns, type ShipmentColumnId } from '../table/shipmentColumns'

/**
 * Reads a part of the view from the address, and writes it. '' is the default, and an unreadable value is read as the
 * default.
 */
interface Part<Value> {
  read: (text: string) => Value
  write: (value: Value) => string
}

const words: Part<string> = { read: (text) => text, write: (value) => value }
/** Days that do not exist, such as 2026-02-31, are ignored. */
const day: Part<string> = {
  ...words,
  read: (text) => {
    const date = readDate(text)
    return date !== null && dayOf(date) === text ? text : ''
  },
}

const oneOf = <Value>(values: readonly (readonly [name: string, value: Value])[]): Part<Value | null> => ({
  read: (text) => values.find(([name]) => name === text)?.[1] ?? null,
  write: (value) => values.find(([, each]) => each === value)?.[0] ?? '',
})

const parts = {
  /** Search text, or a list of airway bill numbers. The address has a token in its place. */
  term: { read: rememberedTerm, write: rememberTerm },
  from: day,
  to: day,
  status: oneOf<JourneyStep>([['void', VOID], ...statusTypes.map((type) => [String(type), type] as const)]),
  /** '' means all, here and in the next two. */
  service: words,
  destination: words,
  center: words,
  isRemoteArea: oneOf([
    ['yes', true],
    ['no', false],
  ]),
  /** `any`: late or without an update; `step`: without an update, whether late or not. */
  attention: oneOf<'any' | 'step'>([
    ['yes', 'any'],
    ['step', 'step'],
  ]),
  sort: { read: readSort, write: sortText } satisfies Part<ShipmentSort>,
  /** Null for the screen's default columns. */
  columns: { read: readColumns, write: (columns) => columns?.join(',') ?? '' } satisfies Part<Columns>,
}

type Columns = readonly ShipmentColumnId[] | null

/** All of it is in the address, so that a view can be bookmarked and shared, except the search text. */
export type ShipmentView = { [Name in keyof typeof parts]: ReturnType<(typeof parts)[Name]['read']> }

/** The names of parts that have a different one in the address. */
const otherNames: Readonly<Partial<Record<string, string>>> = { isRemoteArea: 'remoteArea', term: TOKEN_PARAM }

const inAddress = Object.entries(parts).map(([name, part]) => ({
  name: name as keyof ShipmentView,
  key: otherNames[name] ?? name,
  ...(part as Part<unknown>),
}))

export const plainView = readView(new URLSearchParams())

/** Reads the view from an address. A named range such as `yesterday` depends on the present day. */
export function readView(params: URLSearchParams): ShipmentView {
  const values = inAddress.map(({ name, key, read }) => [name, read(params.get(key) ?? '')])
  const preset = dayPresets.find((name) => name === params.get('days'))
  return { ...(Object.fromEntries(values) as ShipmentView), ...(preset && daysOf(preset, new Date())) }
}

/** Leaves unrelated query parameters unchanged. */
export function writeView(view: ShipmentView, params: URLSearchParams): URLSearchParams {
  const values = inAddress.map(({ name, key, write }) => [key, write(view[name])])
  return withValues(params, { ...(Object.fromEntries(values) as Record<string, string>), days: '' })
}

/** The query of an address for a view with only these parts set. */
export const viewAddress = (view: Partial<ShipmentView>): string =>
  writeView({ ...plainView, ...view }, new URLSearchParams()).toString()

/** The name of the chosen range of days, if a button has it. On a Monday, this week and today are the same range. */
export const namedDays = ({ from, to }: ShipmentView, today: Date): DayPreset | undefined =>
  dayPresets.find((name) => {
    const days = daysOf(name, today)
    return days.from === from && days.to === to
  })

/**
 * The address under which a view is saved. Days that a button names are saved by that name, so that "yesterday" is
 * another day tomorrow. The search text is left out, as it may be a customer's name and the address is stored.
 */
export function lastingAddress(view: ShipmentView, today: Date): string {
  const address = writeView({ ...view, term: '' }, new URLSearchParams())
  const days = namedDays(view, today)
  return (days ? withValues(address, { from: '', to: '', days }) : address).toString()
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

/** Number of filters set, not counting search and days. */
export function choicesIn(view: ShipmentView): number {
  return Object.keys(filterOf(view)).length
}

function readSort(text: string): ShipmentSort {
  const isDescending = text.startsWith('-')
  const column = shipmentSortColumns.find((name) => name === text.slice(isDescending ? 1 : 0))
  return column ? { column, isDescending } : newestFirst
}

function sortText({ column, isDescending }: ShipmentSort): string {
  const isUsual = column === newestFirst.column && isDescending === newestFirst.isDescending
  return isUsual ? '' : `${isDescending ? '-' : ''}${column}`
}

function readColumns(text: string): Columns {
  const names = text.split(',')
  const known = knownColumns.map(({ id }) => id).filter((id) => names.includes(id))
  // The number identifies the row, and without Actions nothing could be done.
  return known.length === 0 ? null : [...new Set<ShipmentColumnId>(['airwayBillNo', ...known, 'actions'])]
}
