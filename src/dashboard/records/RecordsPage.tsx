import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { ShipmentRecords } from '../shipments/ShipmentRecords'
import { useCurrentUser } from '../useCurrentUser'

/** View Records (specification 2). */
export default function RecordsPage() {
  const { role } = useCurrentUser()
  usePageTitle(`${company.shortName} | View Records`)
  return (
    <>
      <div className="cc-h">
        <h1>View Records</h1>
      </div>
      <ShipmentRecords label="Shipments" viewer={{ role, screen: 'records' }} />
    </>
  )
}
