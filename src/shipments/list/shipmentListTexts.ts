import type { ListTexts } from '@/components/dataTable/ListTexts'

export const shipmentListTexts: ListTexts = {
  loading: 'desk.loadingShipments',
  none: 'desk.noShipments',
  failed: 'desk.shipmentsFailed',
  outdated: 'desk.shipmentsOutdated',
}
