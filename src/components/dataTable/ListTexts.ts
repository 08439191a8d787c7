import type { TextKey } from '@/texts/t'

/** What a list says of its rows as a whole. */
export interface ListTexts {
  loading: TextKey
  none: TextKey
  failed: TextKey
  /** With the rows of an earlier load; takes `time`. */
  outdated: TextKey
}
