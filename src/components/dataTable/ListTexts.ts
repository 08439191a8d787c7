import type { TextKey } from '@/texts/t'

/** The texts of a list about its rows as a whole. */
export interface ListTexts {
  loading: TextKey
  none: TextKey
  failed: TextKey
  /** Shown when a refresh failed, with the rows of an earlier load; takes `time`. */
  outdated: TextKey
}
