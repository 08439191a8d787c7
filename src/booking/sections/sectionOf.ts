import type { FieldPath } from 'react-hook-form'
import type { UploadField } from '@/domain/booking/uploadFields'
import { type BookingForm, requiredFields } from '@/domain/forms/bookingForm'
import type { TextKey } from '@/texts/t'

/** In the order in which the clerk asks. */
export const sectionNames = {
  booking: 'booking.booking',
  shipper: 'booking.shipper',
  receiver: 'booking.receiver',
  shipment: 'booking.shipment',
  dimensions: 'booking.dimensions',
  invoice: 'booking.invoice',
} as const satisfies Record<string, TextKey>

export type Section = keyof typeof sectionNames

const nameAt = (path: string) => path.split('.')[0] as keyof BookingForm

/** The fields that complete a section once they are filled; `UNSET` counts as not chosen. Dimensions are not required. */
export function completing(section: Section): FieldPath<BookingForm>[] {
  if (section === 'dimensions') return ['dimValues.0.length', 'dimValues.0.width', 'dimValues.0.height']
  return requiredFields().filter((path) => sectionOf(nameAt(path)) === section) as FieldPath<BookingForm>[]
}

/** Excludes the calculated field, which nobody can be asked to correct. */
export const isTypedIn = (field: keyof BookingForm): boolean => field !== 'insuranceValue'

export function sectionOf(field: keyof BookingForm | UploadField): Section {
  if (field === 'dimValues') return 'dimensions'
  if (field === 'invoiceValues' || field === 'remarks') return 'invoice'
  if (field.startsWith('shipper') || field === 'customNTN') return 'shipper'
  if (field.startsWith('rec')) return 'receiver'
  if (field === 'airwayBillNo' || field === 'user' || field === 'origin' || field === 'service') return 'booking'
  return 'shipment'
}
