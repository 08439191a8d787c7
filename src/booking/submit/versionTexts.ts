import type { TextKey } from '@/texts/t'
import type { BookedVersion } from './bookedVersion'

/** The note on a booking that differs, or may differ, from what the screen shows now; null if it does not. */
export const versionTexts: Record<BookedVersion, TextKey | null> = {
  latest: null,
  earlier: 'booking.bookedEarlier',
  either: 'booking.bookedEither',
}
