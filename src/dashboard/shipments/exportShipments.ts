import { csvText, type CsvCell } from '@/domain/csv'
import type { ShipmentIndexClient } from '@/services/shipmentIndexClient'
import { exportColumns } from './exportColumns'
import type { ShipmentColumnId } from './shipmentColumns'
import type { ShipmentList } from './useShipmentList'

/** Rows fetched from the index at a time, so that the page answers meanwhile. */
const AT_ONCE = 2000

/**
 * A CSV file of all that a list has filtered, in its order. Where the list is refreshed meanwhile, its rows have moved: the
 * file is begun anew.
 *
 * @param visible the columns that show, to have these alone; null for all there are
 * @returns the file's text and its number of shipments; null where the list is gone
 */
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
