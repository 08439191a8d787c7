import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { momentText, type DataColumn } from '@/components/dataTable/DataColumn'
import { Icon } from '@/components/Icon'
import { grossTotal, grossTotalMeaning } from '@/domain/money/billing'
import { formatRupees } from '@/domain/money/money'
import type { ArchivedShipment } from '@/domain/shipment/shipment'
import { archiveStatusBadge } from '@/domain/shipment/shipmentStatus'
import { paths } from '@/paths'

/** Shown for values that old rows lack. */
const NOTHING = '—'

const clamped = (text: string): ReactNode => (
  <span className="clamped" title={text}>
    {text || NOTHING}
  </span>
)

/** Archived rows have no dimensions, so the total has no volumetric part. */
function totalOf({ shipAmount, discount, gst }: ArchivedShipment) {
  return grossTotal({ amount: shipAmount, discount, gst })
}

function ReceiptLink({
  airwayBillNo,
  className,
  name,
  children,
}: {
  airwayBillNo: string
  className: string
  /** For screen readers, in place of the content. */
  name?: string
  children: ReactNode
}) {
  return (
    <Link
      className={className}
      to={paths.archiveReceipt(airwayBillNo)}
      target="_blank"
      rel="noopener noreferrer"
      title={name}
      aria-label={name}
    >
      {children}
    </Link>
  )
}

function StatusBadge({ status }: Pick<ArchivedShipment, 'status'>) {
  const badge = archiveStatusBadge(status)
  return badge ? <span className={`badge bg-${badge.variant}`}>{badge.text}</span> : NOTHING
}

/** In the order of product 10.1. */
export const archiveColumns: readonly DataColumn<ArchivedShipment>[] = [
  {
    id: 'airwayBillNo',
    head: 'AB #',
    isRowHead: true,
    isSortable: true,
    width: [5.75, 6],
    sortValue: ({ airwayBillNo }) => airwayBillNo,
    cell: ({ airwayBillNo }) =>
      airwayBillNo === '' ? (
        NOTHING
      ) : (
        <ReceiptLink airwayBillNo={airwayBillNo} className="cc-number">
          {airwayBillNo}
        </ReceiptLink>
      ),
  },
  {
    id: 'service',
    head: 'Service',
    className: 'service',
    isSortable: true,
    width: [5.25, 6.5],
    sortValue: ({ service }) => service,
    cell: ({ service }) => service || NOTHING,
  },
  {
    id: 'consignee',
    head: 'Consignee',
    className: 'to',
    isSortable: true,
    width: [4.875, 9],
    sortValue: ({ consignee }) => consignee,
    cell: ({ consignee }) => clamped(consignee),
    attributes: ({ destination }) => ({ 'data-place': destination || NOTHING }),
  },
  {
    id: 'consignor',
    head: 'Consignor',
    className: 'from',
    isSortable: true,
    width: [4.875, 9],
    sortValue: ({ consignor }) => consignor,
    cell: ({ consignor }) => (
      <>
        {clamped(consignor)}
        <i aria-hidden="true" />
      </>
    ),
    attributes: ({ origin }) => ({ 'data-place': origin || NOTHING }),
  },
  {
    id: 'origin',
    head: 'Origin',
    className: 'origin',
    isSortable: true,
    width: [4.25, 5.5],
    yields: 1,
    sortValue: ({ origin }) => origin,
    cell: ({ origin }) => clamped(origin),
  },
  {
    id: 'destination',
    head: 'Destination',
    className: 'destination',
    isSortable: true,
    width: [5.375, 8],
    sortValue: ({ destination }) => destination,
    cell: ({ destination }) => clamped(destination),
  },
  {
    id: 'grossTotal',
    head: 'Shipment G.Total',
    meaning: grossTotalMeaning,
    className: 'number total',
    isSortable: true,
    isDescendingFirst: true,
    width: [7, 7.5],
    sortValue: (shipment) => totalOf(shipment)?.toNumber() ?? null,
    cell: (shipment) => {
      const total = totalOf(shipment)
      return total === null ? NOTHING : formatRupees(total)
    },
  },
  {
    id: 'isRemoteArea',
    head: 'Remote Area',
    isWords: true,
    className: 'remote-area',
    isSortable: true,
    isDescendingFirst: true,
    width: [3.625, 4.5],
    yields: 2,
    sortValue: ({ isRemoteArea }) => (isRemoteArea ? 1 : 0),
    cell: ({ isRemoteArea }) => (isRemoteArea ? <span className="cc-flag">Yes</span> : 'No'),
  },
  {
    id: 'status',
    head: 'Shipment Status',
    isWords: true,
    className: 'status',
    isSortable: true,
    width: [7.375, 8],
    sortValue: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'repFullName',
    head: 'Booked By',
    className: 'booked-by',
    isSortable: true,
    width: [5.75, 7],
    yields: 4,
    sortValue: ({ repFullName }) => repFullName,
    cell: ({ repFullName }) => clamped(repFullName),
  },
  {
    id: 'createdAt',
    head: 'Booking Date',
    className: 'detail',
    isSortable: true,
    isDescendingFirst: true,
    width: [8, 13.5],
    yields: 6,
    sortValue: ({ createdAt }) => Date.parse(createdAt) || null,
    cell: ({ createdAt }) => momentText(createdAt),
  },
  {
    id: 'actions',
    head: 'Actions',
    isWords: true,
    className: 'actions',
    width: [2.125, 0],
    slots: 1,
    cell: ({ airwayBillNo }) =>
      airwayBillNo !== '' && (
        <div className="cc-actions">
          <ReceiptLink airwayBillNo={airwayBillNo} className="cc-action" name="View">
            <Icon name="view" />
            <span>View</span>
          </ReceiptLink>
        </div>
      ),
  },
]
