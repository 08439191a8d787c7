import { emptyBookingForm, NO, type BookingForm } from '@/domain/forms/bookingForm'
import { paymentTypes } from '@/domain/paymentTypes'
import { shipmentTypes } from '@/domain/shipment/shipmentType'

/** A valid booking form in which only the required fields are filled. */
export function filledBookingForm(changes: Partial<BookingForm> = {}): BookingForm {
  return {
    ...emptyBookingForm('gujrat', '1234567890'),
    service: 's1',
    shipperCompany: 'Sutlej Textiles',
    shipperContactPerson: 'Ayesha Khan',
    shipperPhone1: '03001234567',
    shipperNtnCnicNo: '34201-1234567-1',
    recCompany: 'Marlow & Sons',
    recContactPerson: 'John Marlow',
    recAddress: '4 Quay Street',
    recCountry: 'United Kingdom',
    recCity: 'Leeds',
    recPostCode: 'LS1 4AP',
    recPhone1: '441130000000',
    paymentType: paymentTypes.cash,
    amount: '14500',
    cod: NO,
    shipmentType: shipmentTypes.parcel,
    weight: '12.5',
    pieces: '2',
    remArea: NO,
    invoiceValues: [{ description: 'Shirts', quantity: '12', price: '15' }],
    ...changes,
  }
}
