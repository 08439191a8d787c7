import { language } from './language'

/** A map, as an object would answer for `constructor` too. */
let known: ReadonlyMap<string, string> = new Map()

/** Sets the Urdu of the texts that the backend sends; only Urdu pages load it. */
export function setAnswerTranslations(answers: Readonly<Record<string, string>>): void {
  known = new Map(Object.entries(answers))
}

/**
 * A text from the backend, or one of ours in its place, for people to read. Code that recognises it sees the English
 * one; a text that is not known appears as it was received (product 8.3).
 */
export const inLanguage = (text: string): string => known.get(text) ?? text

/** The direction of such a text. An Urdu one may begin with a Latin name, which would decide with `dir="auto"`. */
export const directionOf = (text: string) => (language === 'ur' && /[\u0600-\u06ff]/.test(text) ? 'rtl' : 'auto')
