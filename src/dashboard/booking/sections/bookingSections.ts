import type { FieldPath } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'
import type { UploadField } from '@/domain/booking/uploads'

/** The stations of the form, in the order in which the conversation at the counter goes. */
export const sectionNames = {
  booking: 'Booking',
  shipper: 'Shipper',
  receiver: 'Receiver',
  shipment: 'Shipment',
  dimensions: 'Dimensions',
  invoice: 'Invoice details',
  remarks: 'Remarks',
} as const

export type Section = keyof typeof sectionNames

/** A section is passed once these are filled; `-1` counts as not chosen. */
export const requiredFields: Record<Section, readonly FieldPath<BookingForm>[]> = {
  booking: ['airwayBillNo', 'service'],
  shipper: ['shipperCompany', 'shipperContactPerson', 'shipperPhone1', 'shipperNtnCnicNo'],
  receiver: ['recCompany', 'recContactPerson', 'recAddress', 'recCountry', 'recCity', 'recPostCode', 'recPhone1'],
  shipment: ['paymentType', 'amount', 'shipmentType', 'weight', 'pieces', 'cod', 'remArea'],
  dimensions: ['dimValues.0.length', 'dimValues.0.width', 'dimValues.0.height'],
  invoice: ['invoiceValues.0.description'],
  remarks: ['remarks'],
}

/** Whether somebody fills the field in himself: of what is reckoned nobody is told to mend it. */
export const isTypedIn = (field: keyof BookingForm): boolean => field !== 'insuranceValue'

/**
 * The section that a field stands in.
 *
 * @param field the field's name, or the beginning of a row's
 */
export function sectionOf(field: keyof BookingForm | UploadField): Section {
  if (field === 'dimValues') return 'dimensions'
  if (field === 'invoiceValues') return 'invoice'
  if (field === 'remarks') return 'remarks'
  if (field.startsWith('shipper') || field === 'customNTN') return 'shipper'
  if (field.startsWith('rec')) return 'receiver'
  if (field === 'airwayBillNo' || field === 'user' || field === 'origin' || field === 'service') return 'booking'
  return 'shipment'
}
