import type { ReactNode } from 'react'
import { momentColumn } from '@/components/dataTable/momentColumn'
import { FigureText } from '@/components/FigureText'
import type { DataColumn } from '@/components/dataTable/DataColumn'
import { DeskIcon } from '@/components/desk/DeskIcon'
import type { CsvCell } from '@/domain/csv'
import { DASH } from '@/domain/dash'
import { newTab } from '@/domain/links'
import { grossTotal, netAmountOrNone } from '@/domain/money/billing'
import { type Amount, formatNumber, rupeesText } from '@/domain/money/money'
import { type Viewer, viewerCan } from '@/domain/roles'
import { type Attention, attentionIn } from '@/domain/shipment/attention'
import { attentionMessages } from '@/domain/shipment/attentionMessages'
import type { AttentionRule } from '@/domain/shipment/attentionRule'
import { deliveryDue } from '@/domain/shipment/deliveryDue'
import { lastUpdateMessage } from '@/domain/shipment/lastUpdateMessage'
import type { Shipment } from '@/domain/shipment/shipment'
import { shipmentCan, type ShipmentViewer } from '@/domain/shipment/shipmentCan'
import { englishBadge } from '@/domain/shipment/statusBadge'
import { englishStatusName } from '@/domain/shipment/statusTable'
import { latestStatus, nextStep } from '@/domain/shipment/shipmentStatus'
import { paths } from '@/paths'
import { addressOf } from '@/texts/language'
import { say } from '@/texts/say'
import { statusName } from '@/texts/statusName'
import { t, type TextKey } from '@/texts/t'
import { type OnAction, rowActionSlots, ShipmentActions } from '../actions/ShipmentActions'
import {
  consignee,
  consignor,
  destination,
  DueDay,
  figureCell,
  LatestTracking,
  ONE_ACTION_PADDING_REM,
  origin,
  remoteArea,
  remoteOnCard,
  service,
  StatusCell,
  textColumn,
  totalColumn,
} from './shipmentCells'

/** What cells need besides their shipment. */
interface CellContext {
  viewer: ShipmentViewer
  onAction: OnAction
  rule: AttentionRule
  attentionOf: (shipment: Shipment) => Attention | null
}

type ListColumn = Omit<DataColumn<Shipment>, 'cell'> & {
  cell: (shipment: Shipment, context: CellContext) => ReactNode
  /** Its cells in the CSV file: amounts as plain numbers, dates in local time with its offset. */
  csv?: (shipment: Shipment, rule: AttentionRule) => CsvCell
  /** Its English heading in the file; on Urdu pages `head` can replace it. */
  csvHead?: string
  /** Only viewers who may move shipments have a work queue. */
  isQueue?: boolean
}
/** A column that only the CSV file has. */
export interface FileColumn {
  id: null
  head: TextKey
  csvHead: string
  csv: (shipment: Shipment, rule: AttentionRule) => CsvCell
}

const column = <Id extends string>(id: Id, definition: Omit<ListColumn, 'id'>) => ({ ...definition, id })
const fileColumn = (head: TextKey, csvHead: string, csv: FileColumn['csv']): FileColumn => ({
  id: null,
  head,
  csvHead,
  csv,
})

/** A column of figures that is shown only if it is chosen. */
const figureColumn = <Id extends 'amount' | 'discount' | 'gst'>(
  id: Id,
  head: TextKey,
  csvHead: string,
  text: (value: Amount) => string,
) =>
  column(id, {
    head,
    csvHead,
    cardLabel: head,
    width: [8.5],
    className: `number ${id}`,
    cell: (shipment) => <FigureText value={shipment[id]} text={(value) => (value === null ? DASH : text(value))} />,
    csv: (shipment) => figureCell(shipment[id]),
  })

/** All columns of shipments, on the screen, in the choice of columns and in the CSV file, in this order. */
export const columns = [
  column('airwayBillNo', {
    head: 'lists.abNo',
    csvHead: 'AB #',
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
        <a className="cc-number" translate="no" href={addressOf(paths.receipt(id))} {...newTab}>
          {airwayBillNo || DASH}
        </a>
      ),
    csv: ({ airwayBillNo }) => airwayBillNo,
  }),
  service,
  consignee,
  consignor,
  origin,
  destination,
  figureColumn('amount', 'lists.amount', 'Amount', rupeesText),
  figureColumn('discount', 'lists.discount', 'Discount', rupeesText),
  figureColumn('gst', 'lists.gstPercent', 'GST %', formatNumber),
  {
    ...totalColumn('lists.gTotal', (shipment: Shipment) => grossTotal(shipment, shipment.dimensions)),
    csvHead: 'G.Total',
  },
  fileColumn('lists.netAmount', 'Net Amount', (shipment) => figureCell(netAmountOrNone(shipment))),
  remoteArea,
  column('status', {
    head: 'lists.status',
    csvHead: 'Status',
    isWords: true,
    width: [10.5, 10.5],
    className: 'status',
    isSortable: true,
    cell: (shipment) => <StatusCell shipment={shipment} />,
    csv: (shipment) => englishBadge(shipment),
  }),
  column('attention', {
    head: 'lists.waiting',
    isQueue: true,
    isWords: true,
    width: [9.375, 11],
    className: 'waiting',
    isSortable: true,
    isDescendingFirst: true,
    meaning: 'lists.attentionOrder',
    cell: (shipment, { attentionOf, rule }) => {
      const attention = attentionOf(shipment)
      if (!attention) {
        const message = lastUpdateMessage(rule, shipment)
        return message && <span className="in-time">{say(message)}</span>
      }
      return attentionMessages(attention)
        .map(say)
        .map((text, index) => (
          <span className={index === 0 && attention.late !== null ? 'late' : undefined} key={text}>
            {text}
          </span>
        ))
    },
  }),
  column('nextStep', {
    head: 'lists.nextStep',
    isQueue: true,
    isWords: true,
    width: [8.125, 10],
    className: 'next-step',
    cardLabel: 'lists.nextStep',
    cell: (shipment, { viewer, onAction }) => {
      const step = nextStep(shipment)
      if (step === null || shipment.id === '' || !shipmentCan.upTrack(shipment, viewer)) return null
      return (
        <button
          className="btn btn-outline-secondary cc-next"
          type="button"
          data-repeated
          aria-label={t('lists.nextStepOf', { status: statusName(step) })}
          onClick={() => onAction('upTrack', shipment, step)}
        >
          <DeskIcon name="upTrack" small />
          <span key={step}>{statusName(step)}</span>
        </button>
      )
    },
  }),
  column('latestTracking', {
    head: 'lists.latestTracking',
    csvHead: 'Latest Tracking',
    cardLabel: 'lists.latestTrackingOnCard',
    isWords: true,
    width: [9, 14],
    className: 'line',
    cell: (shipment) => <LatestTracking shipment={shipment} />,
    csv: (shipment) => {
      const latest = latestStatus(shipment)
      return latest && englishStatusName(latest.type)
    },
  }),
  fileColumn('lists.description', 'Description', (shipment) => latestStatus(shipment)?.description),
  fileColumn('lists.trackingLink', 'Tracking Link', (shipment) => latestStatus(shipment)?.trackingLink),
  {
    ...momentColumn('updatedAt', 'lists.lastUpdate', { cardLabel: 'lists.lastUpdateOnCard' }),
    csvHead: 'Last Update',
  },
  {
    ...textColumn('notes', 'lists.notes', {
      width: [7.5, 13],
      className: 'line',
      cardLabel: 'lists.notes',
    }),
    csvHead: 'Notes',
    attributes: ({ notes }) => (notes === '' ? { 'data-empty': '' } : {}),
    isSortable: false,
    isWords: true,
  },
  {
    ...textColumn('center', 'lists.bookedBy', { width: [5, 6.5], className: 'booked-by' }),
    csvHead: 'Booked By',
    attributes: remoteOnCard,
  },
  { ...momentColumn('createdAt', 'lists.bookingDate'), csvHead: 'Booking Date' },
  column('due', {
    head: 'lists.due',
    csvHead: 'Due Date',
    cardLabel: 'lists.due',
    isWords: true,
    width: [6, 9],
    className: 'detail',
    isSortable: true,
    cell: (shipment, { rule }) => <DueDay shipment={shipment} rule={rule} />,
    csv: (shipment, rule) => deliveryDue(rule, shipment)?.day,
  }),
  fileColumn('lists.daysLateHead', 'Working Days Late', (shipment, rule) => deliveryDue(rule, shipment)?.late),
] as const satisfies readonly (ListColumn | FileColumn)[]

export type ShipmentColumnId = Exclude<(typeof columns)[number]['id'], null> | 'actions'
export type KnownColumn = ListColumn & { id: ShipmentColumnId }

export const knownColumns: readonly KnownColumn[] = columns.filter((each) => each.id !== null)

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

/** View Records has the notes as well. */
export const recordsColumns: readonly ShipmentColumnId[] = withNotes(standardColumns)

/** Tracking Management: beside the status, what a shipment waits for, and its next step. */
export const trackingColumns: readonly ShipmentColumnId[] = withNotes(
  standardColumns.flatMap((id): ShipmentColumnId[] => (id === 'status' ? [id, 'attention', 'nextStep'] : [id])),
)

function withNotes(ids: readonly ShipmentColumnId[]): ShipmentColumnId[] {
  return ids.flatMap((id): ShipmentColumnId[] => (id === 'center' ? ['notes', id] : [id]))
}

/** The columns that a viewer may have. */
export function columnChoices(viewer: Viewer): readonly KnownColumn[] {
  return knownColumns.filter(({ isQueue = false }) => !isQueue || viewerCan.moveShipments(viewer))
}

const queueFirst: readonly string[] = ['airwayBillNo', 'status', 'attention', 'nextStep']

/**
 * The columns in order. In Tracking Management those that are worked on come first, as the others may require
 * scrolling.
 */
function inOrder(all: readonly KnownColumn[], isQueue: boolean): readonly KnownColumn[] {
  if (!isQueue) return all
  const isFirst = ({ id }: KnownColumn) => queueFirst.includes(id)
  return [...all.filter(isFirst), ...all.filter((each) => !isFirst(each))]
}

/**
 * The widths of columns that are narrower in Tracking Management, to leave room for those that are worked on: as wide
 * as their longest word.
 */
const queueWidths: Partial<Record<ShipmentColumnId, NonNullable<ListColumn['width']>>> = {
  airwayBillNo: [5.5, 5.5],
  status: [9, 10.5],
  attention: [8.875, 11],
  consignee: [5.625, 9],
  consignor: [5.625, 9],
}

/** Padding around a row's actions, in rem. */
const ACTIONS_PADDING_REM = 1.25
/** The width of a row's actions with their names under them, in rem. */
const LABELLED_ACTIONS_REM = 15

/** `onAction` and `rule` must be memoised. */
export function shipmentColumns(
  viewer: ShipmentViewer,
  onAction: OnAction,
  rule: AttentionRule,
  { areCards, isBesidePanel }: { areCards: boolean; isBesidePanel: boolean },
): readonly DataColumn<Shipment>[] {
  const slots = rowActionSlots(viewer)
  const isQueue = viewer.screen === 'trackingManagement'
  // In Tracking Management the actions have their names under the icons. Beside the panel, which shows the names as
  // well, the other columns get this room.
  const hasLabels = isQueue && !isBesidePanel
  const padding = slots.length === 1 ? ONE_ACTION_PADDING_REM : ACTIONS_PADDING_REM
  const context = { viewer, onAction, rule, attentionOf: attentionIn(rule) }
  return [
    ...inOrder(columnChoices(viewer), isQueue).map((each) => ({
      ...each,
      ...(isQueue && queueWidths[each.id] ? { width: queueWidths[each.id] } : {}),
      cell: (shipment: Shipment) => each.cell(shipment, context),
    })),
    {
      id: 'actions',
      head: 'lists.actions' as const,
      isWords: true,
      width: [hasLabels ? LABELLED_ACTIONS_REM : padding, 0],
      slots: hasLabels ? 0 : slots.length,
      className: slots.length === 1 ? 'actions single' : 'actions',
      cell: (shipment) => (
        <ShipmentActions
          shipment={shipment}
          viewer={viewer}
          slots={slots}
          onAction={onAction}
          hasLabels={hasLabels || areCards}
        />
      ),
    },
  ]
}
