import { company } from '@/company'
import { TrackingCode } from '@/components/send/TrackingCode'
import { t } from '@/texts/t'

/** The QR code of the booked shipment's tracking, for the customer's phone at the counter. */
export function BookedCode({ number }: { number: string }) {
  return <TrackingCode number={number} site={company.siteUrl} label={t('booking.qrCode', { number })} />
}
