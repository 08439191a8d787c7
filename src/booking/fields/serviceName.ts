import { t } from '@/texts/t'
import { EVERYBODY, serviceStore } from './optionStores'

/** Database ids, which mean nothing to people. */
const LIKE_AN_ID = /^([0-9a-f]{24}|\d+)$/i

/** `value`: the service's id, or its name if it comes from an earlier bill. */
export function serviceName(value: string): string {
  const known = serviceStore.read(EVERYBODY).find(({ id }) => id === value)
  return known?.name ?? (LIKE_AN_ID.test(value) ? t('booking.theChosenService') : value)
}
