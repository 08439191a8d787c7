import { dayOf } from '@/domain/dates'
import { centerIds, serviceIds } from '../backend/branches'
import { aShipment } from '../backend/builders'

/** The date this many days ago, in the format of date fields. */
export const day = (daysAgo: number) => {
  const date = new Date()
  return dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() - daysAgo))
}
const noon = (daysAgo: number) => new Date(`${day(daysAgo)}T12:00:00`).toISOString()

/** Booked today, yesterday, the day before and long ago, newest first. */
export const fourShipments = () => [
  aShipment({
    airwayBillNo: '4900000004',
    createdAt: noon(0),
    consignee: { contactPerson: 'Ruth Hallam' },
    status: 2,
  }),
  aShipment({
    airwayBillNo: '4900000003',
    createdAt: noon(1),
    consignee: { contactPerson: 'Luis Ferrán', company: 'Aurora Imports', country: 'Spain' },
    service: serviceIds.Urgent,
    center: centerIds.sialkot,
    amount: 900,
    isRemoteArea: 1,
  }),
  aShipment({ airwayBillNo: '4900000002', createdAt: noon(2), amount: 50_000, status: 7 }),
  aShipment({ airwayBillNo: '4900000001', createdAt: noon(40), status: 'void' }),
]

/** Their numbers in the same order. */
export const allNumbers = ['4900000004', '4900000003', '4900000002', '4900000001']
