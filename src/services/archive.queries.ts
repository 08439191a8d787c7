import { queryOptions } from '@tanstack/react-query'
import { getArchivedBill, getArchivedShipments } from './archive'

/** All archived shipments. */
export const archivedShipmentsQuery = () =>
  queryOptions({ queryKey: ['archive', 'list'], queryFn: getArchivedShipments, structuralSharing: false })

/** An archived bill for its papers, cached only while they are shown. */
export const archivedBillQuery = (airwayBillNo: string) =>
  queryOptions({
    queryKey: ['archive', 'bill', airwayBillNo],
    queryFn: () => getArchivedBill(airwayBillNo),
    gcTime: 0,
  })
