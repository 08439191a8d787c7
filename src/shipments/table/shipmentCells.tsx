import type { CSSProperties } from 'react'
import { FigureText } from '@/components/FigureText'
import type { DataColumn } from '@/components/dataTable/DataColumn'
import type { CsvCell } from '@/domain/csv'
import { DASH } from '@/domain/dash'
import type { Total } from '@/domain/money/billing'
import { rupeesText } from '@/domain/money/money'
import { isUnreadable } from '@/domain/numbers'
import type { AttentionRule } from '@/domain/shipment/attentionRule'
import { deliveryDue } from '@/domain/shipment/deliveryDue'
import { lateMessage } from '@/domain/shipment/lateMessage'
import type { Shipment } from '@/domain/shipment/shipment'
import { DELIVERED, isVoid, journeyStep, latestStatus } from '@/domain/shipment/shipmentStatus'
import { ownDescription } from '@/domain/shipment/statusTable'
import { statusBadge, stepBehindBadge } from '@/domain/shipment/statusBadge'
import { formatWeekday } from '@/texts/dates'
import { placeName } from '@/texts/placeName'
import { say } from '@/texts/say'
import { serviceText } from '@/texts/serviceText'
import { statusName } from '@/texts/statusName'
import { t, type TextKey } from '@/texts/t'

// Columns that lists of live and of archived shipments share.

/** Padding around a row's only action, whose column is as wide as its heading, in rem. */
export const ONE_ACTION_PADDING_REM = 1.875
/** Texts of up to this many characters always fit on two lines. */
const SHORT_TEXT_LENGTH = 9

/** Longer texts are cut after two lines; short ones need no element of their own. */
function Clamped({ text }: { text: string }) {
  if (text.length <= SHORT_TEXT_LENGTH) return text || DASH
  return (
    <span className="clamped" title={text}>
      {text}
    </span>
  )
}

/** A party's name, isolated from the place that follows it on a card: each has its own direction of writing. */
function PartyName({ name }: { name: string }) {
  return name.length <= SHORT_TEXT_LENGTH ? <bdi>{name || DASH}</bdi> : <Clamped text={name} />
}

/** Amounts of up to this many characters, up to Rs. 99,999,999.99, have room at full size; longer ones are set smaller. */
const FULL_SIZE_LENGTH = 17
/** Up to Rs. 999,999,999.99; longer ones are set smaller again. */
const LONG_LENGTH = 18

function Amount({ text }: { text: string }) {
  if (text.length <= FULL_SIZE_LENGTH) return text
  return <small className={text.length <= LONG_LENGTH ? 'long' : 'longest'}>{text}</small>
}

type Filed<Id extends string, Row> = DataColumn<Row> & { id: Id; csv: (row: Row) => CsvCell }
type Options<Id extends string> = Partial<Omit<DataColumn<Record<Id, string>>, 'id'>>

export function textColumn<Id extends string>(id: Id, head: TextKey, options: Options<Id>) {
  const text = (row: Record<Id, string>) => row[id]
  const cell = (row: Record<Id, string>) => <Clamped text={row[id]} />
  return { id, head, isSortable: true, sortValue: text, cell, csv: text, ...options }
}

/** In English, as all cells of files. */
const CANNOT_BE_READ = 'cannot be read'

/** A figure's cell in a file. */
export function figureCell(value: number | Total): CsvCell {
  return isUnreadable(value) ? CANNOT_BE_READ : value
}

export function totalColumn<Row>(head: TextKey, totalOf: (row: Row) => Total): Filed<'grossTotal', Row> {
  return {
    id: 'grossTotal',
    head,
    meaning: 'lists.grossTotalMeaning',
    width: [7.5, 8.5],
    className: 'number total',
    isSortable: true,
    isDescendingFirst: true,
    sortValue: (row) => {
      const total = totalOf(row)
      return total === null || isUnreadable(total) ? null : total.toNumber()
    },
    cell: (row) => <FigureText value={totalOf(row)} text={(total) => <Amount text={rupeesText(total)} />} />,
    csv: (row) => figureCell(totalOf(row)),
  }
}

/** A column that is shown, sorted and searched in the language of the page; files have the stored value. */
const shownIn = <Id extends string>(id: Id, shownOf: (text: string) => string) => ({
  sortValue: (row: Record<Id, string>) => shownOf(row[id]),
  cell: (row: Record<Id, string>) => <Clamped text={shownOf(row[id])} />,
})

export const service = {
  ...textColumn('service', 'lists.service', { width: [5.125, 6.5], className: 'service' }),
  ...shownIn('service', serviceText),
  csvHead: 'Service',
}
export const consignee = {
  ...textColumn('consignee', 'lists.consignee', { width: [6.125, 9], className: 'to' }),
  csvHead: 'Consignee',
  attributes: (row: { destination: string }) => ({ 'data-place': placeName(row.destination) || DASH }),
  cell: (row: { consignee: string }) => <PartyName name={row.consignee} />,
}
export const consignor = {
  ...textColumn('consignor', 'lists.consignor', { width: [6.125, 9], className: 'from' }),
  csvHead: 'Consignor',
  attributes: (row: { origin: string }) => ({ 'data-place': placeName(row.origin) || DASH }),
  cell: (row: { consignor: string }) => (
    <>
      <PartyName name={row.consignor} />
      <i />
    </>
  ),
}
export const origin = {
  ...textColumn('origin', 'lists.origin', { width: [3.875, 5.5], className: 'origin' }),
  ...shownIn('origin', placeName),
  csvHead: 'Origin',
}
export const destination = {
  ...textColumn('destination', 'lists.destination', { width: [6.125, 9.5], className: 'destination' }),
  ...shownIn('destination', placeName),
  csvHead: 'Destination',
}

/** A dash where the row does not say. */
export function remoteAreaText(isRemoteArea: boolean | null): string {
  if (isRemoteArea === null) return DASH
  return isRemoteArea ? t('lists.yes') : t('lists.no')
}

export const remoteArea: Filed<'remoteArea', Pick<Shipment, 'isRemoteArea'>> & { csvHead: string } = {
  id: 'remoteArea',
  head: 'lists.remoteArea',
  csvHead: 'Remote Area',
  isWords: true,
  width: [3.5, 4.5],
  className: 'remote-area',
  isSortable: true,
  isDescendingFirst: true,
  sortValue: ({ isRemoteArea }) => (isRemoteArea === null ? null : Number(isRemoteArea)),
  cell: ({ isRemoteArea }) => {
    const text = remoteAreaText(isRemoteArea)
    return isRemoteArea ? <span className="cc-flag">{text}</span> : text
  },
  csv: ({ isRemoteArea }) => (isRemoteArea === null ? null : isRemoteArea ? 'Yes' : 'No'),
}

/** On a card, “Remote area” is shown beside the center, only if it applies. */
export const remoteOnCard = ({
  isRemoteArea,
}: Pick<Shipment, 'isRemoteArea'>): Readonly<Record<`data-${string}`, string>> =>
  isRemoteArea ? { 'data-remote': `${t('lists.remoteArea')}: ${t('lists.yes')}` } : {}

export function StatusCell({ shipment }: { shipment: Shipment }) {
  const { key, variant } = statusBadge(shipment)
  const badge = t(key)
  const step = stepBehindBadge(shipment)
  const stepName = step === null ? badge : statusName(step)
  return (
    <>
      <span className={`badge bg-${variant}`}>{badge}</span>
      {/* in Urdu the badge of types 5 and above is worded as the step of type 6 */}
      {stepName !== badge && <span className="cc-step">{stepName}</span>}
      <span
        className={isVoid(shipment) ? 'cc-leg void' : 'cc-leg'}
        style={{ '--travelled': journeyStep(shipment) / DELIVERED } as CSSProperties}
      />
    </>
  )
}

/** The latest step, with its description if it says more than the step's name. */
export function LatestTracking({ shipment }: { shipment: Shipment }) {
  const latest = latestStatus(shipment)
  const name = latest ? statusName(latest.type) : ''
  return <Clamped text={latest && ownDescription(latest) ? `${name}: ${latest.description}` : name} />
}

/** When a shipment is due, and how late it is or was delivered (product 4.6). */
export function DueDay({ shipment, rule }: { shipment: Shipment; rule: AttentionRule }) {
  const due = deliveryDue(rule, shipment)
  if (!due) return DASH
  return (
    <>
      <span className="cc-whole">{formatWeekday(due.day)}</span>{' '}
      {due.late !== null && due.late > 0 && <span className="cc-whole">{say(lateMessage(due.late))}</span>}
    </>
  )
}
