import { NO, paymentTypes, shipmentTypes, YES } from '@/domain/forms/bookingForm'
import { t } from '@/texts/t'

const yesOrNo = () => [
  { value: YES, text: t('booking.yes') },
  { value: NO, text: t('booking.no') },
]

/** The selects whose options are fixed. */
export const choices = {
  paymentType: () => ({
    label: t('booking.payment'),
    options: [
      { value: paymentTypes.cash, text: t('booking.cash') },
      { value: paymentTypes.credit, text: t('booking.credit') },
    ],
  }),
  shipmentType: () => ({
    label: t('booking.shipmentType'),
    options: [
      { value: shipmentTypes.parcel, text: t('booking.parcel') },
      { value: shipmentTypes.document, text: t('booking.document') },
    ],
  }),
  cod: () => ({
    label: t('booking.codOrNot'),
    options: [
      { value: YES, text: t('booking.cod') },
      { value: NO, text: t('booking.notCod') },
    ],
  }),
  remArea: () => ({ label: t('booking.remoteArea'), options: yesOrNo() }),
  insurance: () => ({ label: t('booking.insurance'), options: yesOrNo() }),
}
