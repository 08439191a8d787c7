import { company } from '@/company'
import { usePageTitle } from '@/components/usePageTitle'
import { bookingTitle } from '@/domain/bookingTitle'
import { useFromFields } from '../fields/useFromFields'

/** Named after the booking, so that several tabs can be told apart. */
export function BookingTitle() {
  const title = useFromFields(
    ['shipperContactPerson', 'shipperCompany', 'recCity'],
    ([shipperContactPerson, shipperCompany, recCity]) =>
      bookingTitle({ shipperContactPerson, shipperCompany, recCity }),
  )
  usePageTitle(title === null ? `${company.shortName} | Add New AirwayBill` : `${title} | ${company.shortName}`)
  return null
}
