import { company } from '@/company'
import { type CsvCell, csvText } from '@/domain/csv'
import { dayOf } from '@/domain/dates'
import { attentionRule } from '@/domain/shipment/attentionRule'
import type { ShipmentWindow, WindowRequest } from '@/services/shipment-list/shipmentSource'
import type { ShipmentList } from '../list/useShipmentList'
import type { ShipmentColumnId } from '../table/shipmentColumns'
import { csvColumns } from './csvColumns'

export const exportedFileName = () => `shipments-${dayOf(new Date())}.csv`

/** Rows fetched from the index at a time, so that the page stays responsive. */
const ROWS_PER_PART = 2000

/**
 * The rows of a query as CSV. Starts over if the list is refreshed meanwhile, because its rows may have moved. Null if
 * the list is no longer loaded.
 */
export async function exportShipments(
  lists: { window: (request: WindowRequest) => Promise<ShipmentWindow | null> },
  { source, query }: Pick<ShipmentList, 'source' | 'query'>,
  visible: readonly ShipmentColumnId[] | null,
  isTranslated = false,
): Promise<{ text: string; shipments: number } | null> {
  const columns = csvColumns(visible, isTranslated)
  const rule = attentionRule(company.services, new Date())
  let rows: CsvCell[][] = []
  let version = 0
  let left = 1
  while (left > 0) {
    const part = await lists.window({ source, query, offset: rows.length, limit: ROWS_PER_PART })
    // A list that is loading from the start has version 0 until it is complete.
    if (!part || part.version === 0) return null
    if (rows.length > 0 && part.version !== version) rows = []
    else for (const shipment of part.rows) rows.push(columns.map(({ csv }) => csv(shipment, rule)))
    version = part.version
    left = part.totals.shipments - rows.length
  }
  return { text: csvText([columns.map(({ head }) => head), ...rows]), shipments: rows.length }
}
