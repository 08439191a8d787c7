import { csvText, type CsvCell } from '@/domain/csv'
import type { ShipmentIndexClient } from '@/services/shipment-list/shipmentIndexClient'
import { grossTotal, netAmountOrNone } from '@/domain/money/billing'
import { localMoment } from '@/domain/dates'
import type { Shipment } from '@/domain/shipment/shipment'
import { latestStatus, statusBadge, statusName } from '@/domain/shipment/shipmentStatus'
import type { ShipmentColumnId } from '../table/shipmentColumns'
import type { ShipmentList } from '../list/useShipmentList'

/** Rows fetched from the index at a time, so that the page stays responsive. */
const AT_ONCE = 2000

/** Starts over if the list is refreshed meanwhile, as its rows may have moved. Null if the list is gone. */
export async function exportShipments(
  client: Pick<ShipmentIndexClient, 'part'>,
  { source, query }: Pick<ShipmentList, 'source' | 'query'>,
  visible: readonly ShipmentColumnId[] | null,
): Promise<{ text: string; shipments: number } | null> {
  const columns = exportColumns.filter(({ id }) => visible === null || (id !== null && visible.includes(id)))
  let rows: CsvCell[][] = []
  let version = 0
  let left = 1
  while (left > 0) {
    const part = await client.part({ source, query, offset: rows.length, limit: AT_ONCE })
    if (!part) return null
    if (rows.length > 0 && part.version !== version) rows = []
    else for (const shipment of part.rows) rows.push(columns.map(({ cell }) => cell(shipment)))
    version = part.version
    left = part.totals.shipments - rows.length
  }
  return { text: csvText([columns.map(({ head }) => head), ...rows]), shipments: rows.length }
}

interface ExportColumn {
  /** Null for columns that only the file has. */
  id: Exclude<ShipmentColumnId, 'actions'> | null
  head: string
  cell: (shipment: Shipment) => CsvCell
}

/** In screen order; amounts as plain numbers, dates in local time with its offset. */
const exportColumns: readonly ExportColumn[] = [
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
  { id: null, head: 'Net Amount', cell: (shipment) => netAmountOrNone(shipment) },
  { id: 'remoteArea', head: 'Remote Area', cell: ({ isRemoteArea }) => (isRemoteArea ? 'Yes' : 'No') },
  { id: 'status', head: 'Status', cell: (shipment) => statusBadge(shipment).text },
  { id: 'latestTracking', head: 'Latest Tracking', cell: (shipment) => latestName(shipment) },
  { id: null, head: 'Description', cell: (shipment) => latestStatus(shipment)?.description },
  { id: null, head: 'Tracking Link', cell: (shipment) => latestStatus(shipment)?.trackingLink },
  { id: 'updatedAt', head: 'Last Update', cell: ({ updatedAt }) => localMoment(updatedAt) },
  { id: 'notes', head: 'Notes', cell: ({ notes }) => notes },
  { id: 'center', head: 'Booked By', cell: ({ center }) => center },
  { id: 'createdAt', head: 'Booking Date', cell: ({ createdAt }) => localMoment(createdAt) },
]

function latestName(shipment: Shipment): string {
  const latest = latestStatus(shipment)
  return latest ? statusName(latest.type) : ''
}
