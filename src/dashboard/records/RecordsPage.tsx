import { useMatch } from 'react-router-dom'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { paths } from '@/paths'
import { t } from '@/texts/t'
import { useCurrentUser } from '../session/useCurrentUser'
import { ShipmentRecords } from '../shipments/ShipmentRecords'
import type { ShipmentColumnId } from '../shipments/table/shipmentColumns'

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

/** View Records and Tracking Management: the same list, which is a work queue at the second address. */
export default function RecordsPage() {
  const { role } = useCurrentUser()
  const isQueue = useMatch(paths.screen('trackingManagement')) !== null
  const title = t(isQueue ? 'desk.trackingManagement' : 'desk.viewRecords')
  usePageTitle(`${company.shortName} | ${title}`)
  return (
    <ShipmentRecords
      title={title}
      label={t('desk.shipments')}
      viewer={{ role, screen: isQueue ? 'trackingManagement' : 'records' }}
      {...(isQueue && { isQueue, standard: trackingColumns })}
    />
  )
}
