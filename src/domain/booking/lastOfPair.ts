import { foldedText } from '../foldedText'
import type { BookingForm } from '../forms/bookingForm'
import type { Bill } from '../shipment/bill'
import type { Shipment } from '../shipment/shipment'
import { isVoid } from '../shipment/shipmentStatus'

type Names = Pick<BookingForm, 'shipperCompany' | 'shipperContactPerson' | 'recCompany' | 'recContactPerson'>

const plain = (text: string) => foldedText(text).replace(/\s+/g, ' ').trim()
const isSame = (one: string, other: string) => plain(one) === plain(other)

/**
 * The first of the shipments, which are the latest first, between two contact persons, unless it is void or has no date:
 * lists name no more of a party.
 */
export const lastOfPair = (shipments: readonly Shipment[], names: Names): Shipment | undefined =>
  shipments.find(
    (each) =>
      each.id !== '' &&
      each.createdAt !== '' &&
      !isVoid(each) &&
      isSame(each.consignor, names.shipperContactPerson) &&
      isSame(each.consignee, names.recContactPerson),
  )

/** Whether the whole bill is of the pair as well. A company that is missing on either side says nothing. */
export const isOfPair = ({ consignor, consignee }: Bill, names: Names): boolean =>
  isSame(consignor.contactPerson, names.shipperContactPerson) &&
  isSame(consignee.contactPerson, names.recContactPerson) &&
  isLike(consignor.company, names.shipperCompany) &&
  isLike(consignee.company, names.recCompany)

const isLike = (one: string, other: string) =>
  [one, other].some((company) => plain(company) === '') || isSame(one, other)
