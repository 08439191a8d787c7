import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { ShipmentRecords } from '../shipments/ShipmentRecords'
import { useCurrentUser } from '../session/useCurrentUser'
import { t } from '@/texts/t'

export default function RecordsPage() {
  const { role } = useCurrentUser()
  usePageTitle(`${company.shortName} | ${t('desk.viewRecords')}`)
  return (
    <ShipmentRecords title={t('desk.viewRecords')} label={t('desk.shipments')} viewer={{ role, screen: 'records' }} />
  )
}
