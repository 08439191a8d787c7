import { grossTotal } from '@/domain/billing'
import type { CsvCell } from '@/domain/csv'
import { readDate } from '@/domain/dates'
import type { Shipment } from '@/domain/shipment'
import { latestStatus, statusBadge, statusName } from '@/domain/shipmentStatus'
import type { ShipmentColumnId } from './shipmentColumns'

interface ExportColumn {
  /** The column on the screen that it goes with; null for what only the file has. */
  id: Exclude<ShipmentColumnId, 'actions'> | null
  head: string
  cell: (shipment: Shipment) => CsvCell
}

const isoOf = (moment: string) => readDate(moment)?.toISOString() ?? ''

/** What a file of shipments has, in the order of the screen: amounts as numbers, dates by ISO 8601. */
export const exportColumns: readonly ExportColumn[] = [
  { id: 'airwayBillNo', head: 'AB #', cell: ({ airwayBillNo }) => airwayBillNo },
  { id: 'service', head: 'Service', cell: ({ service }) => service },
  { id: 'consignee', head: 'Consignee', cell: ({ consignee }) => consignee },
  { id: 'consignor', head: 'Consignor', cell: ({ consignor }) => consignor },
  { id: 'origin', head: 'Origin', cell: ({ origin }) => origin },
  { id: 'destination', head: 'Destination', cell: ({ destination }) => destination },
  { id: null, head: 'Amount', cell: ({ amount }) => amount },
  { id: null, head: 'Discount', cell: ({ discount }) => discount },
  { id: null, head: 'GST %', cell: ({ gst }) => gst },
  { id: 'grossTotal', head: 'G.Total', cell: (shipment) => grossTotal(shipment, shipment.dimensions) },
  { id: 'remoteArea', head: 'Remote Area', cell: ({ isRemoteArea }) => (isRemoteArea ? 'Yes' : 'No') },
  { id: 'status', head: 'Status', cell: (shipment) => statusBadge(shipment).text },
  { id: 'latestTracking', head: 'Latest Tracking', cell: (shipment) => latestName(shipment) },
  { id: null, head: 'Description', cell: (shipment) => latestStatus(shipment)?.description },
  { id: null, head: 'Tracking Link', cell: (shipment) => latestStatus(shipment)?.trackingLink },
  { id: 'updatedAt', head: 'Last Update', cell: ({ updatedAt }) => isoOf(updatedAt) },
  { id: 'notes', head: 'Notes', cell: ({ notes }) => notes },
  { id: 'center', head: 'Booked By', cell: ({ center }) => center },
  { id: 'createdAt', head: 'Booking Date', cell: ({ createdAt }) => isoOf(createdAt) },
]

function latestName(shipment: Shipment): string {
  const latest = latestStatus(shipment)
  return latest ? statusName(latest.type) : ''
}
