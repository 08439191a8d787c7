import { type BookingForm, emptyBookingForm } from '../forms/bookingForm'
import { invoiceOfType } from './invoiceOfType'
import { defaultFields, type Presets } from './presets'

/** The initial form for a new booking by `user`, with the stored defaults filled in. */
export function presetBookingForm(user: string, { defaults }: Presets): BookingForm {
  const chosen = defaultFields.filter((field) => defaults[field] !== '')
  const form = { ...emptyBookingForm(user, ''), ...Object.fromEntries(chosen.map((field) => [field, defaults[field]])) }
  return { ...form, invoiceValues: [...invoiceOfType(form.shipmentType, form.invoiceValues)] }
}
