import { csvText, type CsvCell } from '@/domain/csv'
import type { ShipmentIndexClient } from '@/services/shipmentIndexClient'
import { exportColumns } from './exportColumns'
import type { ShipmentColumnId } from './shipmentColumns'
import type { ShipmentList } from './useShipmentList'

/** Rows fetched from the index at a time, so that the page answers meanwhile. */
const AT_ONCE = 2000

/**
 * A CSV file of all that a list has filtered, in its order.
 *
 * @param visible the columns that show, to have these alone; null for all there are
 * @returns the file's text and its number of shipments; null where the list is gone
 */
export async function exportShipments(
  client: ShipmentIndexClient,
  { source, query }: Pick<ShipmentList, 'source' | 'query'>,
  visible: readonly ShipmentColumnId[] | null,
): Promise<{ text: string; shipments: number } | null> {
  const columns = exportColumns.filter(({ id }) => visible === null || (id !== null && visible.includes(id)))
  const ids = await client.ids(source, query)
  if (!ids) return null
  const rows: CsvCell[][] = [columns.map(({ head }) => head)]
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const shipments = (await client.byIds(source, ids.slice(start, start + AT_ONCE))) ?? []
    for (const shipment of shipments) rows.push(columns.map(({ cell }) => cell(shipment)))
  }
  return { text: csvText(rows), shipments: rows.length - 1 }
}
