import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { bookingTitle } from '@/domain/bookingTitle'
import { useLive } from '../fields/useLive'

/** The tab is called by its booking, so that several of them can be told apart. */
export function BookingTitle() {
  const [shipperContactPerson, shipperCompany, recCity] = useLive(['shipperContactPerson', 'shipperCompany', 'recCity'])
  const title = bookingTitle({ shipperContactPerson, shipperCompany, recCity })
  usePageTitle(title === null ? `${company.shortName} | Add New AirwayBill` : `${title} | ${company.shortName}`)
  return null
}
