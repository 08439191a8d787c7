import type { DataColumn } from '@/components/dataTable/DataColumn'
import { grossTotal, grossTotalMeaning } from '@/domain/money/billing'
import { formatDateTime } from '@/domain/dates'
import { formatRupees } from '@/domain/money/money'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentSortColumn } from '@/domain/shipment-index/shipmentFilter'
import {
  isVoid,
  journeyStep,
  latestStatus,
  statusBadge,
  statusName,
  type ShipmentViewer,
} from '@/domain/shipment/shipmentStatus'
import { paths } from '@/paths'
import { actionSlots, canBookAgain, ShipmentActions, type PopupAction } from '../actions/ShipmentActions'

/** Where an answer has nothing. */
const DASH = '—'
/** So many letters fit on two lines of every column. */
const SHORT = 9

/** Columns by their ids; those that sort have the index's names. */
export type ShipmentColumnId = ShipmentSortColumn | 'latestTracking' | 'notes' | 'actions'
type ShipmentColumn = DataColumn<Shipment> & { id: ShipmentColumnId }

/** What every list of shipments shows unless somebody chooses otherwise. */
export const standardColumns: readonly ShipmentColumnId[] = [
  'airwayBillNo',
  'service',
  'consignee',
  'consignor',
  'origin',
  'destination',
  'grossTotal',
  'remoteArea',
  'status',
  'center',
  'createdAt',
  'actions',
]

const facts: readonly ShipmentColumn[] = [
  {
    id: 'airwayBillNo',
    head: 'AB #',
    width: [6.5, 5.25],
    isRowHead: true,
    isSortable: true,
    // Without an id there is no receipt to open.
    cell: ({ id, airwayBillNo }) =>
      id === '' ? (
        <span className="cc-number">{airwayBillNo || DASH}</span>
      ) : (
        <a className="cc-number" href={paths.receipt(id)} target="_blank" rel="noopener noreferrer">
          {airwayBillNo || DASH}
        </a>
      ),
  },
  {
    id: 'service',
    head: 'Service',
    width: [5.5, 4.625],
    className: 'service',
    isSortable: true,
    cell: ({ service }) => <Clamped text={service} />,
  },
  {
    id: 'consignee',
    head: 'Consignee',
    className: 'to',
    isSortable: true,
    attributes: ({ destination }) => ({ 'data-place': destination || DASH }),
    cell: ({ consignee }) => <Clamped text={consignee} />,
  },
  {
    id: 'consignor',
    head: 'Consignor',
    className: 'from',
    isSortable: true,
    attributes: ({ origin }) => ({ 'data-place': origin || DASH }),
    cell: ({ consignor }) => (
      <>
        <Clamped text={consignor} />
        <i />
      </>
    ),
  },
  {
    id: 'origin',
    head: 'Origin',
    width: [4.25, 3.5],
    className: 'origin',
    isSortable: true,
    cell: ({ origin }) => <Clamped text={origin} />,
  },
  {
    id: 'destination',
    head: 'Destination',
    width: [5.75, 5.125],
    className: 'destination',
    isSortable: true,
    cell: ({ destination }) => <Clamped text={destination} />,
  },
  {
    id: 'grossTotal',
    head: 'G.Total',
    meaning: grossTotalMeaning,
    width: [6.75, 5.5],
    className: 'number total',
    isSortable: true,
    isDescendingFirst: true,
    cell: (shipment) => {
      const total = grossTotal(shipment, shipment.dimensions)
      return total === null ? DASH : formatRupees(total)
    },
  },
  {
    id: 'remoteArea',
    head: 'Remote Area',
    width: [3.5, 3.375],
    className: 'remote-area',
    isSortable: true,
    isDescendingFirst: true,
    cell: ({ isRemoteArea }) => (isRemoteArea ? <span className="cc-flag">Yes</span> : 'No'),
  },
  {
    id: 'status',
    head: 'Status',
    width: [9.125, 8.5],
    className: 'status',
    isSortable: true,
    cell: (shipment) => <StatusCell shipment={shipment} />,
  },
  {
    id: 'latestTracking',
    head: 'Latest Tracking',
    width: [9, 8],
    className: 'latest',
    cell: (shipment) => <Clamped text={latestTracking(shipment)} />,
  },
  {
    id: 'updatedAt',
    head: 'Last Update',
    width: [7.75, 7.375],
    className: 'detail updated',
    isSortable: true,
    isDescendingFirst: true,
    cell: ({ updatedAt }) => moment(updatedAt),
  },
  { id: 'notes', head: 'Notes', width: [9, 7.625], className: 'notes', cell: ({ notes }) => <Clamped text={notes} /> },
  {
    id: 'center',
    head: 'Booked By',
    width: [4.875, 4.25],
    className: 'booked-by',
    isSortable: true,
    cell: ({ center }) => <Clamped text={center} />,
  },
  {
    id: 'createdAt',
    head: 'Booking Date',
    width: [7.75, 7.375],
    className: 'detail',
    isSortable: true,
    isDescendingFirst: true,
    cell: ({ createdAt }) => moment(createdAt),
  },
]

/** The columns that somebody may choose from, by name. */
export const columnChoices = facts.map(({ id, head }) => ({ id, head }))

/**
 * The columns of a list of shipments, Actions last.
 *
 * @param viewer who looks, and on which screen
 * @param onAction hears which popup to open; keep it memoised
 */
export function shipmentColumns(
  viewer: ShipmentViewer,
  onAction: (action: PopupAction, shipment: Shipment) => void,
): readonly ShipmentColumn[] {
  const slots = actionSlots(viewer)
  return [
    ...facts,
    {
      id: 'actions',
      head: 'Actions',
      width: slots.length > 3 ? [12.375, 10.5] : canBookAgain(viewer) ? [8.625, 7.375] : [6.75, 5.75],
      className: 'actions',
      cell: (shipment) => <ShipmentActions shipment={shipment} viewer={viewer} slots={slots} onAction={onAction} />,
    },
  ]
}

/** A row's class: void rows are muted. */
export function shipmentRowClass(shipment: Shipment): string {
  return isVoid(shipment) ? 'void' : ''
}

/** Longer texts are cut after two lines; short ones need no element of their own. */
function Clamped({ text }: { text: string }) {
  if (text.length <= SHORT) return text || DASH
  return (
    <span className="clamped" title={text}>
      {text}
    </span>
  )
}

function StatusCell({ shipment }: { shipment: Shipment }) {
  const { text, variant } = statusBadge(shipment)
  return (
    <>
      <span className={`badge bg-${variant}`}>{text}</span>
      <span className={`cc-leg cc-leg-${journeyStep(shipment)}`} />
    </>
  )
}

/** Day and time on a line each, where the styles keep the lines. */
function moment(value: string): string {
  const text = formatDateTime(value)
  const time = text.lastIndexOf(', ') + 2
  return time < 2 ? text : `${text.slice(0, time)}\n${text.slice(time)}`
}

function latestTracking(shipment: Shipment): string {
  const latest = latestStatus(shipment)
  if (!latest) return ''
  const name = statusName(latest.type)
  return latest.description && latest.description !== name ? `${name}: ${latest.description}` : name
}
