import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { DataColumn } from '@/components/dataTable/DataColumn'
import { Icon } from '@/components/Icon'
import { grossTotal } from '@/domain/money/billing'
import type { ArchivedShipment } from '@/domain/shipment/shipment'
import { archiveStatusBadge } from '@/domain/shipment/shipmentStatus'
import { paths } from '@/paths'
import {
  consignee,
  consignor,
  DASH,
  destination,
  momentColumn,
  origin,
  remoteArea,
  service,
  textColumn,
  totalColumn,
} from '../shipments/table/billColumns'

interface ReceiptLinkProps {
  airwayBillNo: string
  className: string
  /** For screen readers, in place of the content. */
  name?: string
  children: ReactNode
}

function ReceiptLink({ airwayBillNo, className, name, children }: ReceiptLinkProps) {
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

/** In the order of product 10.1. */
export const archiveColumns: readonly DataColumn<ArchivedShipment>[] = [
  textColumn('airwayBillNo', 'AB #', {
    isRowHead: true,
    width: [5.75, 6],
    cell: ({ airwayBillNo }) =>
      airwayBillNo === '' ? (
        DASH
      ) : (
        <ReceiptLink airwayBillNo={airwayBillNo} className="cc-number">
          {airwayBillNo}
        </ReceiptLink>
      ),
  }),
  service,
  consignee,
  consignor,
  origin,
  destination,
  // Archived rows have no dimensions, so the total has no volumetric part.
  totalColumn('Shipment G.Total', ({ shipAmount, discount, gst }) => grossTotal({ amount: shipAmount, discount, gst })),
  remoteArea,
  {
    id: 'status',
    head: 'Shipment Status',
    isWords: true,
    className: 'status',
    isSortable: true,
    width: [7.375, 8],
    sortValue: ({ status }) => status,
    cell: ({ status }) => {
      const badge = archiveStatusBadge(status)
      return badge ? <span className={`badge bg-${badge.variant}`}>{badge.text}</span> : DASH
    },
  },
  textColumn('repFullName', 'Booked By', { width: [5.75, 7], yields: 4, className: 'booked-by' }),
  momentColumn('createdAt', 'Booking Date', { yields: 6 }),
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
