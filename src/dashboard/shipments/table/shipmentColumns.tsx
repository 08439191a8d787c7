import { momentText, type DataColumn } from '@/components/dataTable/DataColumn'
import { grossTotal, grossTotalMeaning } from '@/domain/money/billing'
import { formatRupees } from '@/domain/money/money'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentSortColumn } from '@/domain/shipment-index/shipmentFilter'
import type { ShipmentViewer } from '@/domain/shipment/shipmentCan'
import {
  isVoid,
  journeyStep,
  latestStatus,
  statusBadge,
  statusName,
  stepBehindBadge,
} from '@/domain/shipment/shipmentStatus'
import { paths } from '@/paths'
import type { Viewer } from '@/domain/roles'
import type { AttentionRule } from '@/domain/shipment/attention'
import { hasQueue, queueChoices, queueColumns, type QueueColumnId } from '../queue/queueColumns'
import { ActionsMenu, actionSlots, canBookAgain, ShipmentActions, type OnAction } from '../actions/ShipmentActions'

const DASH = '—'
/** Padding around a row's actions, in rem. */
const APART = 1.25
/** Texts of up to this many characters fit on two lines in every column. */
const SHORT = 9

/** Sortable columns have the names that the shipment index sorts by. */
export type ShipmentColumnId = ShipmentSortColumn | QueueColumnId | 'latestTracking' | 'notes' | 'actions'
type ShipmentColumn = DataColumn<Shipment> & { id: ShipmentColumnId }

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
    width: [6, 6],
    isRowHead: true,
    isSortable: true,
    // Without an id there is no receipt to open.
    cell: ({ id, airwayBillNo }) =>
      id === '' ? (
        <span className="cc-number" translate="no">
          {airwayBillNo || DASH}
        </span>
      ) : (
        <a className="cc-number" translate="no" href={paths.receipt(id)} target="_blank" rel="noopener noreferrer">
          {airwayBillNo || DASH}
        </a>
      ),
  },
  {
    id: 'service',
    head: 'Service',
    width: [5.25, 6.5],
    yields: 2.5,
    className: 'service',
    isSortable: true,
    cell: ({ service }) => <Clamped text={service} />,
  },
  {
    id: 'consignee',
    head: 'Consignee',
    width: [4.75, 9],
    className: 'to',
    isSortable: true,
    attributes: ({ destination }) => ({ 'data-place': destination || DASH }),
    cell: ({ consignee }) => <Clamped text={consignee} />,
  },
  {
    id: 'consignor',
    head: 'Consignor',
    width: [4.75, 9],
    yields: 6,
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
    width: [4.125, 5.5],
    yields: 1,
    className: 'origin',
    isSortable: true,
    cell: ({ origin }) => <Clamped text={origin} />,
  },
  {
    id: 'destination',
    head: 'Destination',
    width: [5.25, 9.5],
    yields: 8,
    className: 'destination',
    isSortable: true,
    cell: ({ destination }) => <Clamped text={destination} />,
  },
  {
    id: 'grossTotal',
    head: 'G.Total',
    meaning: grossTotalMeaning,
    width: [7, 7.5],
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
    isWords: true,
    width: [3.5, 4.5],
    yields: 2,
    className: 'remote-area',
    isSortable: true,
    isDescendingFirst: true,
    cell: ({ isRemoteArea }) => (isRemoteArea ? <span className="cc-flag">Yes</span> : 'No'),
  },
  {
    id: 'status',
    head: 'Status',
    isWords: true,
    width: [9.25, 10],
    className: 'status',
    isSortable: true,
    cell: (shipment) => <StatusCell shipment={shipment} />,
  },
  {
    id: 'latestTracking',
    head: 'Latest Tracking',
    isWords: true,
    width: [9, 14],
    yields: 0.1,
    className: 'latest',
    cell: (shipment) => <Clamped text={latestTracking(shipment)} />,
  },
  {
    id: 'updatedAt',
    head: 'Last Update',
    width: [8, 13.5],
    yields: 0.2,
    className: 'detail updated',
    isSortable: true,
    isDescendingFirst: true,
    cell: ({ updatedAt }) => momentText(updatedAt),
  },
  {
    id: 'notes',
    head: 'Notes',
    isWords: true,
    width: [7.5, 13],
    yields: 7.5,
    className: 'notes',
    cell: ({ notes }) => <Clamped text={notes} />,
  },
  {
    id: 'center',
    head: 'Booked By',
    width: [4.625, 6.5],
    yields: 4,
    className: 'booked-by',
    isSortable: true,
    cell: ({ center }) => <Clamped text={center} />,
  },
  {
    id: 'createdAt',
    head: 'Booking Date',
    width: [8, 13.5],
    yields: 7,
    className: 'detail',
    isSortable: true,
    isDescendingFirst: true,
    cell: ({ createdAt }) => momentText(createdAt),
  },
]

export function columnChoices(viewer: Viewer) {
  return knownColumns.filter(({ id }) => hasQueue(viewer) || queueChoices.every((choice) => choice.id !== id))
}

export const knownColumns: readonly { id: ShipmentColumnId; head: string }[] = [...facts, ...queueChoices]

/** Keep `onAction` and `rule` memoised. */
export function shipmentColumns(
  viewer: ShipmentViewer,
  onAction: OnAction,
  rule: AttentionRule,
): readonly ShipmentColumn[] {
  const slots = actionSlots(viewer)
  const side = slots.length + (canBookAgain(viewer) ? 1 : 0)
  // The queue's columns come right after the status.
  const status = facts.findIndex(({ id }) => id === 'status') + 1
  return [
    ...facts.slice(0, status),
    ...queueColumns(viewer, onAction, rule),
    ...facts.slice(status),
    {
      id: 'actions',
      head: 'Actions',
      isWords: true,
      width: [APART, 0],
      slots: side,
      className: 'actions',
      cell: (shipment) => <ShipmentActions shipment={shipment} viewer={viewer} slots={slots} onAction={onAction} />,
      ...(side > 3 && {
        // With up to three slots, they collapse into a menu only just before Destination (yields 8) is hidden.
        yields: slots.length > 3 ? 3 : 7.8,
        narrow: {
          width: [2.125, 0],
          slots: 1,
          cell: (shipment) => <ActionsMenu shipment={shipment} viewer={viewer} slots={slots} onAction={onAction} />,
        },
      }),
    },
  ]
}

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
  const step = stepBehindBadge(shipment)
  return (
    <>
      <span className={`badge bg-${variant}`}>{text}</span>
      {step !== null && <span className="cc-step">{step}</span>}
      <span className={`cc-leg cc-leg-${journeyStep(shipment)}`} />
    </>
  )
}

function latestTracking(shipment: Shipment): string {
  const latest = latestStatus(shipment)
  if (!latest) return ''
  const name = statusName(latest.type)
  return latest.description && latest.description !== name ? `${name}: ${latest.description}` : name
}
