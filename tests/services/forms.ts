import { type Booking, type BookingFiles, emptyBookingForm, noFiles } from '@/domain/forms/bookingForm'
import type { CenterForm } from '@/domain/forms/centerForm'
import type { ProfileForm } from '@/domain/forms/profileForm'

export const centerForm: CenterForm = {
  centerName: 'Gujrat',
  centerAddress: '4 Ferry Bazaar',
  email: 'gujrat@chenab.example',
  username: 'gujrat',
  password: ' pass word ',
  confirmPassword: ' pass word ',
  fullName: 'Sana Butt',
  phone: '03001234567',
}

export const profileForm: ProfileForm = {
  centerName: 'Gujrat',
  centerAddress: '4 Ferry Bazaar',
  email: '',
  username: 'gujrat',
  fullName: 'Sana Butt',
  phone: '03001234567',
  password: '',
}

/** A validated booking with every field filled. */
export function aBooking(changes: Partial<Booking> = {}): Booking {
  return {
    ...emptyBookingForm('gujrat', '0000123458'),
    service: 'service-1',
    shipperCompany: 'Ravi Traders',
    shipperContactPerson: 'Umer «Ali» عمر',
    shipperRef: 'R-7',
    shipperAddress: '1 Mall Road',
    shipperState: 'Punjab',
    shipperCity: 'Lahore',
    shipperPostCode: '54000',
    shipperPhone1: '03001112223',
    shipperPhone2: '',
    shipperNtnCnicNo: '35202-1234567-1',
    shipperEmail: '',
    recCompany: 'Thames Ltd',
    recContactPerson: 'Ann Lee',
    recAddress: '2 Strand',
    recCountry: 'United Kingdom',
    recState: '',
    recCity: 'London',
    recPostCode: 'WC2',
    recPhone1: '447700900123',
    recPhone2: '',
    recFax: '',
    recEmail: 'ann@thames.example',
    paymentType: '1',
    amount: '14500.00',
    discount: '500',
    gst: '16',
    cod: '1',
    codAmount: '250.5',
    shipmentType: '1',
    weight: '2.5',
    pieces: '1',
    insurance: '1',
    worthOfPackage: '9000',
    insuranceValue: '9000',
    remArea: '0',
    remarks: 'Fragile',
    dimValues: [
      { length: 10, width: 20, height: '' },
      { length: '', width: '', height: '' },
    ],
    invoiceValues: [
      { description: 'Shirts', quantity: 3, price: 12.35 },
      { description: '', quantity: '', price: '' },
      { description: 'Scarf', quantity: '', price: 4 },
    ],
    ...changes,
  }
}

export function files(): BookingFiles {
  return {
    ...noFiles,
    shipperIDFront: new File([new Uint8Array([0xff, 0xd8, 0xff, 0x00])], 'front.jpg', { type: 'image/jpeg' }),
  }
}
