import { company } from '@/company'
import { usePageTitle } from '@/components/usePageTitle'
import { bookingTitle } from '@/domain/bookingTitle'
import { useLive } from '../fields/useLive'

/** Named after the booking, so that several tabs can be told apart. */
export function BookingTitle() {
  const [shipperContactPerson, shipperCompany, recCity] = useLive(['shipperContactPerson', 'shipperCompany', 'recCity'])
  const title = bookingTitle({ shipperContactPerson, shipperCompany, recCity })
  usePageTitle(title === null ? `${company.shortName} | Add New AirwayBill` : `${title} | ${company.shortName}`)
  return null
}
