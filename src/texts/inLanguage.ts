import { language } from './language'

/** A map, because an object would also have an entry for `constructor`. */
let known: ReadonlyMap<string, string> = new Map()

/** Sets the Urdu of the texts that the backend sends; only Urdu pages load it. */
export function setAnswerTranslations(answers: Readonly<Record<string, string>>): void {
  known = new Map(Object.entries(answers))
}

/**
 * A text from the backend, or one of ours in its place, in the language of the page. Code compares the English text. An
 * unknown text is shown as it was received (product 17.3).
 */
export const inLanguage = (text: string): string => known.get(text) ?? text

/** The direction of such a text. An Urdu one may begin with a Latin name, by which `dir="auto"` would go. */
export const directionOf = (text: string) => (language === 'ur' && /[\u0600-\u06ff]/.test(text) ? 'rtl' : 'auto')
