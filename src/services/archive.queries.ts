import { queryOptions } from '@tanstack/react-query'
import { getArchivedBill, getArchivedShipments } from './archive'

export const archivedShipmentsQuery = () =>
  queryOptions({ queryKey: ['archive', 'list'], queryFn: getArchivedShipments, structuralSharing: false })

export const archivedBillQuery = (airwayBillNo: string) =>
  queryOptions({
    queryKey: ['archive', 'bill', airwayBillNo],
    queryFn: () => getArchivedBill(airwayBillNo),
    gcTime: 0,
  })
