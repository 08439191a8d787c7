import { readDate } from '../dates'
import { foldedText } from '../foldedText'
import type { BookingForm } from '../forms/bookingForm'
import type { Bill } from '../shipment/bill'
import type { Shipment } from '../shipment/shipment'
import { isVoid } from '../shipment/shipmentStatus'

type Names = Pick<BookingForm, 'shipperCompany' | 'shipperContactPerson' | 'recCompany' | 'recContactPerson'>

const inWords = (text: string) => foldedText(text).replace(/\s+/g, ' ').trim()
const isSame = (one: string, other: string) => inWords(one) === inWords(other)

/**
 * The latest shipment between two contact persons; lists name nothing else of the parties. Void shipments and those
 * without a date do not count.
 *
 * @param shipments the latest first
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

/** The later of two shipments by their dates, which may be written in different zones; the second if they are equal. */
export function laterOf<One extends Dated, Other extends Dated>(
  one: One | undefined,
  other: Other | undefined,
): One | Other | undefined {
  return one && other ? (timeOf(one) > timeOf(other) ? one : other) : (one ?? other)
}

type Dated = Pick<Shipment, 'createdAt'>

const timeOf = ({ createdAt }: Dated) => readDate(createdAt)?.getTime() ?? -Infinity

/** Whether a bill is between the same contact persons and companies. A company that is missing may be the same. */
export const isOfPair = ({ consignor, consignee }: Bill, names: Names): boolean =>
  isSame(consignor.contactPerson, names.shipperContactPerson) &&
  isSame(consignee.contactPerson, names.recContactPerson) &&
  isLike(consignor.company, names.shipperCompany) &&
  isLike(consignee.company, names.recCompany)

const isLike = (one: string, other: string) =>
  [one, other].some((company) => inWords(company) === '') || isSame(one, other)
