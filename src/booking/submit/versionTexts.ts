import type { TextKey } from '@/texts/t'
import type { BookedVersion } from './bookedVersion'

/** What is said of a shipment whose booking is not, or perhaps not, what the screen shows now; null if it is. */
export const versionTexts: Record<BookedVersion, TextKey | null> = {
  latest: null,
  earlier: 'booking.bookedEarlier',
  either: 'booking.bookedEither',
}
