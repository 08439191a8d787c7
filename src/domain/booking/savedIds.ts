import type { BookingForm } from '../forms/bookingForm'
import type { PartyRole } from '../forms/partyFields'
import type { SavedName } from './rememberedCustomers'

const idWhile = (saved: SavedName | undefined, company: string, contactPerson: string) =>
  saved && saved.company.trim() === company.trim() && saved.contactPerson.trim() === contactPerson.trim()
    ? saved.id
    : ''

/** The saved customers' ids to send with a booking; '' for a party that is not saved or has been renamed since. */
export function savedIds(
  form: BookingForm,
  filled: { [Role in PartyRole]?: SavedName | undefined },
): Pick<BookingForm, 'shipperId' | 'recId'> {
  return {
    shipperId: idWhile(filled.shipper, form.shipperCompany, form.shipperContactPerson),
    recId: idWhile(filled.receiver, form.recCompany, form.recContactPerson),
  }
}
