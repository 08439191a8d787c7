import { NO, paymentTypes, shipmentTypes, YES } from '@/domain/forms/bookingForm'

const yesOrNo = [
  { value: YES, text: 'Yes' },
  { value: NO, text: 'No' },
]

/** The selects whose options are fixed. */
export const choices = {
  paymentType: {
    label: 'Payment',
    options: [
      { value: paymentTypes.cash, text: 'Cash' },
      { value: paymentTypes.credit, text: 'Credit' },
    ],
  },
  shipmentType: {
    label: 'Shipment type',
    options: [
      { value: shipmentTypes.parcel, text: 'Parcel' },
      { value: shipmentTypes.document, text: 'Document' },
    ],
  },
  cod: {
    label: 'COD/Non-COD',
    options: [
      { value: YES, text: 'COD' },
      { value: NO, text: 'Non-COD' },
    ],
  },
  remArea: { label: 'Remote area', options: yesOrNo },
  insurance: { label: 'Insurance', options: yesOrNo },
}
