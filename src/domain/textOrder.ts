import type { Language } from '@/texts/addresses'
import { language } from '@/texts/language'

/** Numbers in names by size: “Branch 9” before “Branch 10”. Made when first used, each takes a while. */
const collatorOf = (of: Language) => new Intl.Collator(of, { numeric: true })

/** The reader’s: that of the page. */
let reader: Language = language
let collator: Intl.Collator | null = null

/** A worker has no page: it is told which language its page is in. */
export function sortTextsIn(of: Language): void {
  reader = of
  collator = null
}

/** Arabic keyboards write these in another way than Urdu ones, which would stand behind all other letters. */
const letters: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ' }
const VARIANT = /[يىكه]/g

/** A text as {@link compareSortable} takes it; only for long lists, where each text is prepared once. */
export const sortable = (text: string): string => text.replace(VARIANT, (letter) => letters[letter] ?? letter)

export function compareSortable(one: string, other: string): number {
  collator ??= collatorOf(reader)
  return collator.compare(one, other)
}

/**
 * Which of two texts stands first in a list, by the alphabet of the reader’s language (product 10.13): negative for
 * `one`, positive for `other`, 0 where they are the same to readers.
 */
export const compareTexts = (one: string, other: string): number => compareSortable(sortable(one), sortable(other))
