import type { ReactNode } from 'react'
import { receiverFields, shipperFields, type BookingForm } from '@/domain/forms/bookingForm'
import type { Customer } from '@/domain/people'
import type { PartyRole, SavedName } from '@/domain/booking/savedParties'

export type Role = PartyRole

/** What a section needs to be filled from saved ones. */
export interface SavedParty {
  owner: string
  /** What stands beside the heading. */
  note: ReactNode
  /** What stands there in any case: somebody is on his way, or a question is open. */
  status: ReactNode
  onLookup: (by: 'company' | 'contactPerson') => void
  onPick: (customer: SavedName) => void
}

/** The fields that a saved shipper or receiver fills. Blanks of the saved one leave blanks. */
export const filledBy: Record<Role, (customer: Customer) => Partial<BookingForm>> = {
  shipper: (customer) => ({
    shipperCompany: customer.company,
    shipperContactPerson: customer.contactPerson,
    shipperRef: customer.ref,
    shipperAddress: customer.address,
    shipperState: customer.state,
    shipperCity: customer.city,
    shipperPostCode: customer.postCode,
    shipperPhone1: customer.phone1,
    shipperPhone2: customer.phone2,
    shipperNtnCnicNo: customer.ntnCnic,
    shipperEmail: customer.email,
  }),
  receiver: (customer) => ({
    recCompany: customer.company,
    recContactPerson: customer.contactPerson,
    recAddress: customer.address,
    recCountry: customer.country,
    recState: customer.state,
    recCity: customer.city,
    recPostCode: customer.postCode,
    recPhone1: customer.phone1,
    recPhone2: customer.phone2,
    recFax: customer.fax,
    recEmail: customer.email,
  }),
}

/** The fields of a section, whoever fills it. */
export const partyFields: Record<Role, readonly (keyof BookingForm)[]> = {
  shipper: shipperFields,
  receiver: receiverFields,
}
