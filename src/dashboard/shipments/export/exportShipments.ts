import { csvText, type CsvCell } from '@/domain/csv'
import type { ShipmentIndexClient } from '@/services/shipment-list/shipmentIndexClient'
import { csvColumns, type ShipmentColumnId } from '../table/shipmentColumns'
import type { ShipmentList } from '../list/useShipmentList'

/** Rows fetched from the index at a time, so that the page stays responsive. */
const AT_ONCE = 2000

/** Starts over if the list is refreshed meanwhile, as its rows may have moved. Null if the list is gone. */
export async function exportShipments(
  client: Pick<ShipmentIndexClient, 'window'>,
  { source, query }: Pick<ShipmentList, 'source' | 'query'>,
  visible: readonly ShipmentColumnId[] | null,
): Promise<{ text: string; shipments: number } | null> {
  const columns = csvColumns(visible)
  let rows: CsvCell[][] = []
  let version = 0
  let left = 1
  while (left > 0) {
    const part = await client.window({ source, query, offset: rows.length, limit: AT_ONCE })
    if (!part) return null
    if (rows.length > 0 && part.version !== version) rows = []
    else for (const shipment of part.rows) rows.push(columns.map(({ csv }) => csv(shipment)))
    version = part.version
    left = part.totals.shipments - rows.length
  }
  return { text: csvText([columns.map(({ head }) => head), ...rows]), shipments: rows.length }
}
