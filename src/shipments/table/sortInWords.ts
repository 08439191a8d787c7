import type { ShipmentSort } from '@/domain/shipment-index/shipmentSort'
import { t } from '@/texts/t'
import { knownColumns } from './shipmentColumns'

/** Says what a list is sorted by if no column heading shows it. */
export function sortInWords({ column, isDescending }: ShipmentSort): string {
  const head = knownColumns.find(({ id }) => id === column)?.head
  return t(isDescending ? 'lists.sortedDownBy' : 'lists.sortedBy', { column: head ? t(head) : column })
}
