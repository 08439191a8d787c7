/** Sorts numbers in names by size: “Branch 9” before “Branch 10”. Slow to create, so created on first use. */
const collatorOf = (locale: string) => new Intl.Collator(locale, { numeric: true })

let readersLanguage = 'en'
let collator: Intl.Collator | null = null

/** Called once by the dashboard and once by its worker, with the language of the page (`en`, `ur`). */
export function sortTextsIn(locale: string): void {
  readersLanguage = locale
  collator = null
}

/** Letters of Arabic keyboards and of Urdu ones; without this, the Arabic ones would be sorted after all others. */
const letters: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ' }
const VARIANT = /[يىكه]/g

/** A text as {@link compareSortable} takes it; only for long lists, where each text is prepared once. */
export const sortable = (text: string): string => text.replace(VARIANT, (letter) => letters[letter] ?? letter)

/** {@link compareTexts} for two texts that {@link sortable} has prepared. */
export function compareSortable(one: string, other: string): number {
  collator ??= collatorOf(readersLanguage)
  return collator.compare(one, other)
}

/**
 * Which of two texts comes first in a list, by the alphabet of the reader’s language (product 10.13): negative for
 * `one`, positive for `other`, 0 where they are the same to readers.
 */
export const compareTexts = (one: string, other: string): number => compareSortable(sortable(one), sortable(other))
