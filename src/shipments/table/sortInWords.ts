import type { ShipmentSort } from '@/domain/shipment-index/shipmentSort'
import { t } from '@/texts/t'
import { knownColumns } from './shipmentColumns'

/** What a list is sorted by, where no heading of a column says so. */
export function sortInWords({ column, isDescending }: ShipmentSort): string {
  const head = knownColumns.find(({ id }) => id === column)?.head
  return t(isDescending ? 'lists.sortedDownBy' : 'lists.sortedBy', { column: head ? t(head) : column })
}
