import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { ShipmentRecords } from '../shipments/ShipmentRecords'
import { useCurrentUser } from '../session/useCurrentUser'

export default function RecordsPage() {
  const { role } = useCurrentUser()
  usePageTitle(`${company.shortName} | View Records`)
  return <ShipmentRecords title="View Records" label="Shipments" viewer={{ role, screen: 'records' }} />
}
