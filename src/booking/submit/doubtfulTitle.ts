import { t } from '@/texts/t'
import type { Doubtful } from './submission'

export function doubtfulTitle({ airwayBillNo: number, shipment, why }: Doubtful): string {
  if (shipment) return t('booking.existsAlike', { number })
  if (why === 'exists') return t('booking.existsUnlisted', { number })
  return number === '' ? t('booking.mayBeBooked') : t('booking.isItBooked', { number })
}
