import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import type { ShipmentColumnId } from '../shipments/table/shipmentColumns'
import { ShipmentRecords } from '../shipments/ShipmentRecords'
import { useCurrentUser } from '../session/useCurrentUser'
import { t } from '@/texts/t'

/** A work queue: its columns show what a shipment waits for and how long, instead of what it costs. */
const trackingColumns: readonly ShipmentColumnId[] = [
  'airwayBillNo',
  'service',
  'consignee',
  'destination',
  'status',
  'attention',
  'nextStep',
  'latestTracking',
  'updatedAt',
  'notes',
  'center',
  'actions',
]

export default function TrackingManagementPage() {
  const { role } = useCurrentUser()
  usePageTitle(`${company.shortName} | ${t('desk.trackingManagement')}`)
  return (
    <ShipmentRecords
      title={t('desk.trackingManagement')}
      label={t('desk.shipments')}
      viewer={{ role, screen: 'trackingManagement' }}
      isQueue
      standard={trackingColumns}
    />
  )
}
