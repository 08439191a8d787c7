import type { Customer } from '../customer'
import type { BookingForm } from '../forms/bookingForm'

const plain = (text: string) => text.trim().toLowerCase()

/**
 * Whether the shipper about to be filled in differs from the one in the form, so that the form's files belong to
 * someone else. A partly typed name that would find the new shipper in a search counts as the same shipper.
 */
export function isAnotherShipper(
  before: Pick<BookingForm, 'shipperCompany' | 'shipperContactPerson' | 'shipperNtnCnicNo'>,
  next: Pick<Customer, 'company' | 'contactPerson' | 'phone1' | 'ntnCnic'>,
): boolean {
  const names = [before.shipperCompany, before.shipperContactPerson].map(plain).filter((name) => name !== '')
  const own = plain(`${next.company}\n${next.contactPerson}\n${next.phone1}`)
  if (names.some((name) => !own.includes(name))) return true
  const [former, latter] = [before.shipperNtnCnicNo, next.ntnCnic].map((text) => text.replace(/\W/g, ''))
  if (!former) return false
  return latter ? former !== latter : names.length === 0
}
